/* Writing into a caller's memory without Python objects: the fast equals of buffers.py. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

/* Opens a buffer for writing if it holds exactly this many numbers of one of these formats. */
static int
open_for_writing(PyObject *object, Py_buffer *view, const char *formats, Py_ssize_t numbers)
{
    const char *format;

    if (PyObject_GetBuffer(object, view, PyBUF_WRITABLE | PyBUF_FORMAT | PyBUF_C_CONTIGUOUS) < 0) {
        PyErr_Clear();
        return 0;
    }
    format = view->format == NULL ? "B" : view->format;
    if (*format == '<' || *format == '=' || *format == '@')
        format++;
    if (*format == '\0' || format[1] != '\0' || strchr(formats, *format) == NULL
        || view->len != numbers * view->itemsize) {
        PyBuffer_Release(view);
        return 0;
    }
    return 1;
}

static int
five_arguments(Py_ssize_t count)
{
    if (count == 5)
        return 1;
    PyErr_SetString(PyExc_TypeError, "five arguments were expected");
    return 0;
}

static int
row_of_rows(PyObject *row_object, PyObject *rows_object, Py_ssize_t *row, Py_ssize_t *rows)
{
    *row = PyLong_AsSsize_t(row_object);
    *rows = PyLong_AsSsize_t(rows_object);
    if (PyErr_Occurred())
        return 0;
    if (*row < 0 || *row >= *rows) {
        PyErr_SetString(PyExc_IndexError, "there is no such row");
        return 0;
    }
    return 1;
}

static PyObject *
pour(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    Py_buffer page, scales, out;
    Py_ssize_t row, rows, numbers, n;
    int fits;

    if (!five_arguments(count) || !row_of_rows(arguments[3], arguments[4], &row, &rows))
        return NULL;
    /* A vec shows its numbers as read-only; a page is lent out so that it is written on, here too. */
    if (PyObject_GetBuffer(arguments[0], &page, PyBUF_SIMPLE) < 0)
        return NULL;
    if (PyObject_GetBuffer(arguments[1], &scales, PyBUF_SIMPLE) < 0) {
        PyBuffer_Release(&page);
        return NULL;
    }
    numbers = page.len / (Py_ssize_t)sizeof(int64_t);
    if (scales.len != numbers * (Py_ssize_t)sizeof(float)) {
        PyBuffer_Release(&scales);
        PyBuffer_Release(&page);
        PyErr_SetString(PyExc_ValueError, "a page and its scales must be equally long");
        return NULL;
    }
    fits = open_for_writing(arguments[2], &out, "f", numbers * rows);
    if (fits) {
        const int64_t *restrict counts = page.buf;
        const float *restrict times = scales.buf;
        float *restrict to = (float *)out.buf + row * numbers;
        for (n = 0; n < numbers; n++)
            to[n] = (float)(int32_t)counts[n] * times[n];
        PyBuffer_Release(&out);
    }
    memset(page.buf, 0, page.len);
    PyBuffer_Release(&scales);
    PyBuffer_Release(&page);
    return PyBool_FromLong(fits);
}

static PyObject *
mark(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    Py_buffer out;
    Py_ssize_t row, rows, width, n;
    char *to;

    if (!five_arguments(count) || !row_of_rows(arguments[3], arguments[4], &row, &rows))
        return NULL;
    width = PyLong_AsSsize_t(arguments[1]);
    if (width < 0 || !PyList_Check(arguments[0])) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError, "a list of actions and a width were expected");
        return NULL;
    }
    if (!open_for_writing(arguments[2], &out, "B?", width * rows))
        Py_RETURN_FALSE;
    to = (char *)out.buf + row * width;
    memset(to, 0, width);
    for (n = 0; n < PyList_GET_SIZE(arguments[0]); n++) {
        Py_ssize_t action = PyLong_AsSsize_t(PyList_GET_ITEM(arguments[0], n));
        if (action < 0 || action >= width) {
            PyBuffer_Release(&out);
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_IndexError, "an action beyond the mask");
            return NULL;
        }
        to[action] = 1;
    }
    PyBuffer_Release(&out);
    Py_RETURN_TRUE;
}

static PyMethodDef methods[] = {
    {"pour", (PyCFunction)(void (*)(void))pour, METH_FASTCALL, "See buffers.py."},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "See buffers.py."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_buffers", "Writing into a caller's memory: the fast equals of buffers.py.", 0, methods,
};

PyMODINIT_FUNC
PyInit__buffers(void)
{
    return PyModuleDef_Init(&definition);
}
