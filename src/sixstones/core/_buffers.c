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
expected_arguments(Py_ssize_t count, Py_ssize_t expected)
{
    if (count == expected)
        return 1;
    PyErr_Format(PyExc_TypeError, "%zd arguments were expected", expected);
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

/* What a cell of a page stands for, and the numbers of one step of a recipe: as in buffers.py. */
enum form { COUNTS, ONE, BITS, NIBBLES, ROWS };
enum { FORM, CELLS, WIDTH, AT, SHEET, STEP };

static int
lowest_bit(uint64_t bits)
{
#if defined(__GNUC__)
    return __builtin_ctzll(bits);
#else
    int n = 0;
    while (!(bits >> n & 1))
        n++;
    return n;
#endif
}

/* Writes the numbers one cell stands for over zeros; whether it stands for any of its block. */
static int
expand(int64_t value, const int64_t *step, const float *numbers, float *to)
{
    const int64_t width = step[WIDTH];
    uint64_t bits = (uint64_t)value;

    switch (step[FORM]) {
    case ONE:
        if (value < 0 || value > width)
            return 0;
        to[value - 1] = numbers[value - 1];
        return 1;
    case BITS:
        if (bits >> width != 0)
            return 0;
        for (; bits != 0; bits &= bits - 1) {
            int n = lowest_bit(bits);
            to[n] = numbers[n];
        }
        return 1;
    case NIBBLES:
        if (bits >> 4 * width != 0)
            return 0;
        while (bits != 0) {
            int n = lowest_bit(bits) >> 2;
            to[n] = (float)(bits >> 4 * n & 15) * numbers[n];
            bits &= ~((uint64_t)15 << 4 * n);
        }
        return 1;
    case ROWS:
        if (value < 0 || value > step[SHEET])
            return 0;
        memcpy(to, numbers + (value - 1) * width, width * sizeof(float));
        return 1;
    }
    return 0;
}

/* Fills a row; 0 if a cell says what its block has no numbers for. */
static int
fill(const int64_t *cell, const int64_t *step, const int64_t *end, const float *numbers, float *to)
{
    for (; step < end; step += STEP) {
        const float *at = numbers + step[AT];
        const int64_t count = step[CELLS], width = step[WIDTH];
        int64_t n;
        if (step[FORM] == COUNTS) {
            for (n = 0; n < count; n++)
                to[n] = (float)(int32_t)cell[n] * at[n];
        } else {
            for (n = 0; n < count; n++)
                if (cell[n] != 0 && !expand(cell[n], step, at, to + n * width))
                    return 0;
        }
        cell += count;
        to += count * width;
    }
    return 1;
}

static PyObject *
pour(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    Py_buffer page, recipe, numbers, out;
    Py_ssize_t row, rows;
    const int64_t *steps;
    int fits, filled = 1;

    if (!expected_arguments(count, 6) || !row_of_rows(arguments[4], arguments[5], &row, &rows))
        return NULL;
    /* A vec shows its numbers as read-only; a page is lent out so that it is written on, here too. */
    if (PyObject_GetBuffer(arguments[0], &page, PyBUF_SIMPLE) < 0)
        return NULL;
    if (PyObject_GetBuffer(arguments[1], &recipe, PyBUF_SIMPLE) < 0) {
        PyBuffer_Release(&page);
        return NULL;
    }
    if (PyObject_GetBuffer(arguments[2], &numbers, PyBUF_SIMPLE) < 0) {
        PyBuffer_Release(&recipe);
        PyBuffer_Release(&page);
        return NULL;
    }
    steps = recipe.buf;
    if (recipe.len < 2 * (Py_ssize_t)sizeof(int64_t) || page.len != steps[1] * (Py_ssize_t)sizeof(int64_t)) {
        PyErr_SetString(PyExc_ValueError, "the page is not one of this recipe");
        fits = -1;
    } else {
        fits = open_for_writing(arguments[3], &out, "f", steps[0] * rows);
        if (fits) {
            float *to = (float *)out.buf + row * steps[0];
            memset(to, 0, steps[0] * sizeof(float));
            filled = fill(page.buf, steps + 2, steps + recipe.len / sizeof(int64_t), numbers.buf, to);
            PyBuffer_Release(&out);
        }
        memset(page.buf, 0, page.len);
        if (!filled)
            PyErr_SetString(PyExc_IndexError, "a cell beyond its block");
    }
    PyBuffer_Release(&numbers);
    PyBuffer_Release(&recipe);
    PyBuffer_Release(&page);
    return fits < 0 || !filled ? NULL : PyBool_FromLong(fits);
}

static PyObject *
mark(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    Py_buffer out;
    Py_ssize_t row, rows, width, n;
    char *to;

    if (!expected_arguments(count, 5) || !row_of_rows(arguments[3], arguments[4], &row, &rows))
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
