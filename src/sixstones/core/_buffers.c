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

/* Every set of four as numbers. */
static const float FOURS[16][4] = {
    {0, 0, 0, 0}, {1, 0, 0, 0}, {0, 1, 0, 0}, {1, 1, 0, 0}, {0, 0, 1, 0}, {1, 0, 1, 0}, {0, 1, 1, 0}, {1, 1, 1, 0},
    {0, 0, 0, 1}, {1, 0, 0, 1}, {0, 1, 0, 1}, {1, 1, 0, 1}, {0, 0, 1, 1}, {1, 0, 1, 1}, {0, 1, 1, 1}, {1, 1, 1, 1},
};

/* Writes the numbers one cell stands for over zeros; whether it stands for any of its block. */
static int
expand(int64_t value, const int64_t *step, const float *numbers, float *to)
{
    const int64_t width = step[WIDTH];
    uint64_t bits = (uint64_t)value;
    int64_t n, k;

    switch (step[FORM]) {
    case ONE:
        if (value < 0 || value > width)
            return 0;
        to[value - 1] = numbers[value - 1];
        return 1;
    case BITS:
        if (bits >> width != 0)
            return 0;
        for (n = 0; n + 4 <= width; n += 4) /* four at a time, without a branch for each */
            for (k = 0; k < 4; k++)
                to[n + k] = FOURS[bits >> n & 15][k] * numbers[n + k];
        for (; n < width; n++)
            to[n] = FOURS[bits >> n & 1][0] * numbers[n];
        return 1;
    case NIBBLES:
        if (bits >> 4 * width != 0)
            return 0;
        while (bits != 0) {
            n = lowest_bit(bits) >> 2;
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

/* What a page is and how it is written: the vectors stay open for as long as they are used. */
struct press {
    Py_buffer page, recipe, numbers;
};

static void
close_press(struct press *press)
{
    PyBuffer_Release(&press->numbers);
    PyBuffer_Release(&press->recipe);
    PyBuffer_Release(&press->page);
}

static int
open_press(struct press *press, PyObject *page, PyObject *recipe, PyObject *numbers)
{
    const int64_t *steps;

    memset(press, 0, sizeof(*press));
    /* A vec shows its numbers as read-only; a page is lent out so that it is written on, here too. */
    if (PyObject_GetBuffer(page, &press->page, PyBUF_SIMPLE) < 0
        || PyObject_GetBuffer(recipe, &press->recipe, PyBUF_SIMPLE) < 0
        || PyObject_GetBuffer(numbers, &press->numbers, PyBUF_SIMPLE) < 0) {
        close_press(press);
        return 0;
    }
    steps = press->recipe.buf;
    if (press->recipe.len < 2 * (Py_ssize_t)sizeof(int64_t)
        || press->page.len != steps[1] * (Py_ssize_t)sizeof(int64_t)) {
        close_press(press);
        PyErr_SetString(PyExc_ValueError, "the page is not one of this recipe");
        return 0;
    }
    return 1;
}

static Py_ssize_t
row_length(const struct press *press)
{
    return ((const int64_t *)press->recipe.buf)[0];
}

/* Writes the page into a row and makes it zeros again. */
static int
print_row(struct press *press, float *to)
{
    const int64_t *steps = press->recipe.buf;
    int filled;

    memset(to, 0, steps[0] * sizeof(float));
    filled = fill(press->page.buf, steps + 2, steps + press->recipe.len / sizeof(int64_t), press->numbers.buf, to);
    memset(press->page.buf, 0, press->page.len);
    if (!filled)
        PyErr_SetString(PyExc_IndexError, "a cell beyond its block");
    return filled;
}

static PyObject *
pour(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    struct press press;
    Py_buffer out;
    Py_ssize_t row, rows;
    int fits, filled = 1;

    if (!expected_arguments(count, 6) || !row_of_rows(arguments[4], arguments[5], &row, &rows)
        || !open_press(&press, arguments[0], arguments[1], arguments[2]))
        return NULL;
    fits = open_for_writing(arguments[3], &out, "f", row_length(&press) * rows);
    if (fits) {
        filled = print_row(&press, (float *)out.buf + row * row_length(&press));
        PyBuffer_Release(&out);
    } else {
        memset(press.page.buf, 0, press.page.len);
    }
    close_press(&press);
    return filled ? PyBool_FromLong(fits) : NULL;
}

/* Writes a row of a mask. */
static int
mark_row(PyObject *actions, Py_ssize_t width, char *to)
{
    Py_ssize_t n, count;

    if (!PyList_Check(actions)) {
        PyErr_SetString(PyExc_TypeError, "a list of actions was expected");
        return 0;
    }
    memset(to, 0, width);
    count = PyList_GET_SIZE(actions);
    for (n = 0; n < count; n++) {
        Py_ssize_t action = PyLong_AsSsize_t(PyList_GET_ITEM(actions, n));
        if (action < 0 || action >= width) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_IndexError, "an action beyond the mask");
            return 0;
        }
        to[action] = 1;
    }
    return 1;
}

static PyObject *
mark(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    Py_buffer out;
    Py_ssize_t row, rows, width;
    int marked;

    if (!expected_arguments(count, 5) || !row_of_rows(arguments[3], arguments[4], &row, &rows))
        return NULL;
    width = PyLong_AsSsize_t(arguments[1]);
    if (width < 0) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "a width was expected");
        return NULL;
    }
    if (!open_for_writing(arguments[2], &out, "B?", width * rows))
        Py_RETURN_FALSE;
    marked = mark_row(arguments[0], width, (char *)out.buf + row * width);
    PyBuffer_Release(&out);
    if (!marked)
        return NULL;
    Py_RETURN_TRUE;
}

static PyObject *
fits(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    Py_buffer view;
    Py_ssize_t numbers;
    const char *formats;

    if (!expected_arguments(count, 3))
        return NULL;
    formats = PyUnicode_AsUTF8(arguments[1]);
    numbers = PyLong_AsSsize_t(arguments[2]);
    if (formats == NULL || PyErr_Occurred())
        return NULL;
    if (!open_for_writing(arguments[0], &view, formats, numbers))
        Py_RETURN_FALSE;
    PyBuffer_Release(&view);
    Py_RETURN_TRUE;
}

static PyObject *
first_shut(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    Py_buffer actions, masks;
    Py_ssize_t rows, width, row;

    if (!expected_arguments(count, 2))
        return NULL;
    if (PyObject_GetBuffer(arguments[0], &actions, PyBUF_C_CONTIGUOUS) < 0)
        return NULL;
    if (PyObject_GetBuffer(arguments[1], &masks, PyBUF_C_CONTIGUOUS) < 0) {
        PyBuffer_Release(&actions);
        return NULL;
    }
    rows = actions.len / (Py_ssize_t)sizeof(int64_t);
    width = rows == 0 ? 0 : masks.len / rows;
    for (row = 0; row < rows; row++) {
        int64_t action = ((const int64_t *)actions.buf)[row];
        if (action < 0 || action >= width || !((const char *)masks.buf)[row * width + action])
            break;
    }
    PyBuffer_Release(&masks);
    PyBuffer_Release(&actions);
    return PyLong_FromSsize_t(row == rows ? -1 : row);
}

typedef struct {
    PyObject_HEAD
    struct press press;
    Py_buffer observations, masks, seats;
    Py_ssize_t rows, width;
} Ledger;

static void
ledger_dealloc(Ledger *self)
{
    PyTypeObject *type = Py_TYPE(self);

    PyBuffer_Release(&self->seats);
    PyBuffer_Release(&self->masks);
    PyBuffer_Release(&self->observations);
    close_press(&self->press);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyObject *
ledger_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    PyObject *page, *recipe, *numbers, *observations, *masks, *seats;
    Py_ssize_t width, rows;
    Ledger *self;

    if (!PyArg_ParseTuple(arguments, "OOOOOOnn", &page, &recipe, &numbers, &observations, &masks, &seats, &width, &rows))
        return NULL;
    self = (Ledger *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->rows = rows;
    self->width = width;
    if (!open_press(&self->press, page, recipe, numbers)) {
        Py_DECREF(self);
        return NULL;
    }
    if (!open_for_writing(observations, &self->observations, "f", row_length(&self->press) * rows)
        || !open_for_writing(masks, &self->masks, "B?", width * rows)
        || !open_for_writing(seats, &self->seats, "lq", rows) || self->seats.itemsize != sizeof(int64_t)) {
        PyErr_SetString(PyExc_ValueError, "a buffer does not fit");
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

static PyObject *
ledger_write(Ledger *self, PyObject *const *arguments, Py_ssize_t count)
{
    Py_ssize_t row, seat;

    if (!expected_arguments(count, 3))
        return NULL;
    row = PyLong_AsSsize_t(arguments[0]);
    seat = PyLong_AsSsize_t(arguments[1]);
    if ((row == -1 || seat == -1) && PyErr_Occurred())
        return NULL;
    if (row < 0 || row >= self->rows) {
        PyErr_SetString(PyExc_IndexError, "there is no such row");
        return NULL;
    }
    ((int64_t *)self->seats.buf)[row] = seat;
    if (!print_row(&self->press, (float *)self->observations.buf + row * row_length(&self->press))
        || !mark_row(arguments[2], self->width, (char *)self->masks.buf + row * self->width))
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef ledger_methods[] = {
    {"write", (PyCFunction)(void (*)(void))ledger_write, METH_FASTCALL, "See buffers.py."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot ledger_slots[] = {
    {Py_tp_dealloc, ledger_dealloc},
    {Py_tp_new, ledger_new},
    {Py_tp_methods, ledger_methods},
    {0, NULL},
};

static PyType_Spec ledger_type = {
    "sixstones.core._buffers.Ledger", sizeof(Ledger), 0, Py_TPFLAGS_DEFAULT, ledger_slots,
};

static PyMethodDef methods[] = {
    {"pour", (PyCFunction)(void (*)(void))pour, METH_FASTCALL, "See buffers.py."},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "See buffers.py."},
    {"first_shut", (PyCFunction)(void (*)(void))first_shut, METH_FASTCALL, "See buffers.py."},
    {"fits", (PyCFunction)(void (*)(void))fits, METH_FASTCALL, "See buffers.py."},
    {NULL, NULL, 0, NULL},
};

static int
execute(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&ledger_type);
    int added = type == NULL ? -1 : PyModule_AddObjectRef(module, "Ledger", type);

    Py_XDECREF(type);
    return added;
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, execute},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_buffers", "Writing into a caller's memory: the fast equals of buffers.py.", 0, methods,
    slots,
};

PyMODINIT_FUNC
PyInit__buffers(void)
{
    return PyModuleDef_Init(&definition);
}
