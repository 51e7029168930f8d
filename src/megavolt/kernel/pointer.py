"""Rows, masks and tables on a GPU as bare pointers into a known kind of memory.

Numba passes an array as seven numbers, counts negative indices from its end, and does not know in
which memory it lies. The functions of the kernel need none of that: given a pointer they are the
same functions, and each access is one instruction. Imported only where there is a GPU.
"""

import operator
from importlib import import_module
from typing import Any, Final

ir: Any = import_module("llvmlite.ir")
types: Any = import_module("numba.cuda.types")
extending: Any = import_module("numba.cuda.extending")
models: Any = import_module("numba.cuda.datamodel.models")
templates: Any = import_module("numba.cuda.typing.templates")
declared: Any = import_module("numba.cuda.cudadecl").registry
lowered: Any = import_module("numba.cuda.cudaimpl").registry
make_array: Any = import_module("numba.cuda.np.arrayobj").make_array

GLOBAL: Final = 1  # the compiler's numbers for kinds of memory
SHARED: Final = 3
LOCAL: Final = 5
GIVEN: Final = 0  # a stride that is known only when it runs

_32: Any = ir.IntType(32)
_64: Any = ir.IntType(64)


class _Address(types.Type):  # type: ignore[misc]
    def __init__(self, dtype: Any, space: int) -> None:
        self.dtype, self.space = dtype, space
        super().__init__(name=f"Address({dtype}, {space})")


class Pointer(types.Type):  # type: ignore[misc]
    """Items of a type, each `stride` after the one before; `fixed` if nobody writes them."""

    def __init__(self, dtype: Any, space: int, stride: int = 1, fixed: bool = False) -> None:
        self.dtype, self.space, self.stride, self.fixed = dtype, space, stride, fixed
        super().__init__(name=f"Pointer({dtype}, {space}, {stride}, {fixed})")


@extending.register_model(_Address)
class _AddressModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        item = manager.lookup(kind.dtype).get_data_type()
        super().__init__(manager, kind, ir.PointerType(item, kind.space))


@extending.register_model(Pointer)
class _PointerModel(models.StructModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        members = [("data", _Address(kind.dtype, kind.space))]
        if kind.stride == GIVEN:
            members.append(("stride", types.int32))
        super().__init__(manager, kind, members)


# ---- reading and writing an item


@declared.register_global(operator.getitem)
class _GetItem(templates.AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        pointer, index = args
        if isinstance(pointer, Pointer) and isinstance(index, types.Integer):
            return templates.signature(pointer.dtype, pointer, index)
        return None


@declared.register_global(operator.setitem)
class _SetItem(templates.AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        pointer, index, value = args
        if isinstance(pointer, Pointer) and isinstance(index, types.Integer):
            return templates.signature(types.none, pointer, index, value)
        return None


def _get_item(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    kind = signature.args[0]
    loaded = builder.load(_item(builder, kind, *args))
    if kind.fixed:
        loaded.set_metadata("invariant.load", builder.module.add_metadata([]))
    return loaded


def _set_item(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    kind, _, given = signature.args
    pointer, index, value = args
    value = context.cast(builder, value, given, kind.dtype)
    builder.store(value, _item(builder, kind, pointer, index))
    return context.get_dummy_value()


lowered.lower(operator.getitem, Pointer, types.Integer)(_get_item)
lowered.lower(operator.setitem, Pointer, types.Integer, types.Any)(_set_item)


def _item(builder: Any, kind: Any, pointer: Any, index: Any) -> Any:
    """The address of an item. Its number has 32 bits, since a GPU computes with so many."""
    if index.type.width != 32:
        index = (builder.trunc if index.type.width > 32 else builder.sext)(index, _32)
    if kind.stride == GIVEN:
        stride = builder.sext(builder.extract_value(pointer, 1), _64)
        index = builder.mul(builder.sext(index, _64), stride)
    elif kind.stride > 1:
        index = builder.mul(index, ir.Constant(_32, kind.stride))
    return builder.gep(builder.extract_value(pointer, 0), [index])


# ---- from arrays to pointers, called in kernels


def _pointer(context: Any, builder: Any, kind: Any, data: Any, stride: Any = None) -> Any:
    address = context.get_value_type(_Address(kind.dtype, kind.space))
    pointer = ir.Constant(context.get_value_type(kind), ir.Undefined)
    pointer = builder.insert_value(pointer, builder.addrspacecast(data, address), 0)
    return pointer if stride is None else builder.insert_value(pointer, stride, 1)


def _into(space: int, fixed: bool = False) -> Any:
    """To an array whose items lie one after another."""

    def into(typing: Any, array: Any) -> Any:
        kind = Pointer(array.dtype, space, 1, fixed)

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            data = make_array(signature.args[0])(context, builder, args[0]).data
            return _pointer(context, builder, kind, data)

        return kind(array), generate

    return into


def _row_of(typing: Any, rows: Any, i: Any) -> Any:
    """To a row of a batch, whose columns lie as many items apart as there are rows."""
    kind = Pointer(rows.dtype, GLOBAL, GIVEN)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = make_array(signature.args[0])(context, builder, args[0])
        number = context.cast(builder, args[1], signature.args[1], types.int64)
        apart = builder.trunc(builder.extract_value(array.shape, 0), _32)
        return _pointer(context, builder, kind, builder.gep(array.data, [number]), apart)

    return kind(rows, i), generate


table = extending.intrinsic(_into(GLOBAL, fixed=True))
local = extending.intrinsic(_into(LOCAL))
row_of = extending.intrinsic(_row_of)
