/* Reading a field of a struct from compiled code.
 *
 * mypyc knows nothing of msgspec's structs, so each `state.round` is a look through the type for a descriptor that then says
 * at which place of the object the field lies. Here every such read remembers that place, as the interpreter itself does
 * (its LOAD_ATTR_SLOT): the next object of the same type is read at once. A type that has been changed since has another
 * version and is looked through again; whatever is not a plain field goes the usual way.
 *
 * The compiler is told to include this file before everything else.
 */
#pragma once
#include <Python.h>

#if (defined(__GNUC__) || defined(__clang__)) && !defined(Py_GIL_DISABLED)
#include <structmember.h>

typedef struct {
    PyObject *name; /* not every read has always the same: getattr(thing, name); kept, so that it cannot become another */
    PyTypeObject *type;
    unsigned int version; /* unique among all types, 0 is none */
    Py_ssize_t offset;
} eldertable_slot;

__attribute__((noinline, unused)) static PyObject *
eldertable_look_up(PyObject *object, PyObject *name, eldertable_slot *slot)
{
    PyTypeObject *type = Py_TYPE(object);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name); /* borrowed; gives the type a version */
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type)) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX && type->tp_version_tag != 0
                && PyType_IsSubtype(type, ((PyDescrObject *)found)->d_type)) {
                Py_INCREF(name);
                Py_XSETREF(slot->name, name);
                slot->type = type;
                slot->version = type->tp_version_tag;
                slot->offset = member->offset;
            }
        }
    }
    return PyObject_GetAttr(object, name);
}

__attribute__((always_inline, unused)) static inline PyObject *
eldertable_read(PyObject *object, PyObject *name, eldertable_slot *slot)
{
    PyTypeObject *type = Py_TYPE(object);
    if (__builtin_expect(type == slot->type && type->tp_version_tag == slot->version && name == slot->name, 1)) {
        PyObject *value = *(PyObject **)((char *)object + slot->offset);
        if (__builtin_expect(value != NULL, 1)) {
            Py_INCREF(value);
            return value;
        }
    }
    return eldertable_look_up(object, name, slot);
}

#define PyObject_GetAttr(object, name) \
    (__extension__({ static eldertable_slot slot_of_this_read; eldertable_read((object), (name), &slot_of_this_read); }))
#endif
