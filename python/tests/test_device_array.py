"""Arrays of a device as others take them. What they tell needs no device: nobody looks into the memory here."""

import gc
import weakref

import numpy as np
import pytest

from wharf import DeviceArray


def test_what_it_tells():
    array = DeviceArray(0x1000, "<f4", (3, 4))
    assert array.shape == (3, 4) and array.typestr == "<f4"
    assert array.__cuda_array_interface__ == {
        "shape": (3, 4), "typestr": "<f4", "data": (0x1000, False), "strides": None, "version": 3,
    }  # fmt: skip
    assert array.__dlpack_device__() == (2, 0)
    assert DeviceArray(0x1000, "<u1", (5,)).__cuda_array_interface__["typestr"] == "|u1"


def test_a_capsule_keeps_the_owner_until_it_goes():
    owner = np.zeros((3, 4), np.float32)
    gone = weakref.ref(owner)
    capsule = DeviceArray(owner.ctypes.data, "<f4", owner.shape, owner).__dlpack__(stream=1)
    assert '"dltensor"' in repr(capsule)
    assert DeviceArray(0x1000, "<f4", (3,)).__dlpack__(max_version=(1, 0), copy=False)
    with pytest.raises(BufferError):
        DeviceArray(0x1000, "<f4", (3,)).__dlpack__(copy=True)
    del owner
    gc.collect()
    assert gone() is not None
    del capsule
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize("typestr", ["", "f4", ">f4", "<f3", "<c8", "<f4<f4"])
def test_bad_types(typestr):
    with pytest.raises(ValueError, match="is no type of numbers"):
        DeviceArray(0x1000, typestr, (3,))
