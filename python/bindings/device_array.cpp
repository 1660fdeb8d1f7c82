#include "device_array.h"

#include <pybind11/stl.h>

#include <memory>
#include <stdexcept>

namespace wharf::python {

namespace py = pybind11;

namespace {

// DLPack's data structures (version 0.8), as its specification lays them out.
struct DlDevice {
    std::int32_t type;
    std::int32_t id;
};
struct DlType {
    std::uint8_t code;
    std::uint8_t bits;
    std::uint16_t lanes;
};
struct DlTensor {
    void* data;
    DlDevice device;
    std::int32_t dimensions;
    DlType type;
    std::int64_t* shape;
    std::int64_t* strides;
    std::uint64_t byte_offset;
};
struct DlManagedTensor {
    DlTensor tensor;
    void* context;
    void (*deleter)(DlManagedTensor*);
};

constexpr std::int32_t kCuda = 2;
constexpr const char* kFresh = "dltensor";

// What a taker holds: the tensor, its shape, and the owner of its memory.
struct Held {
    DlManagedTensor managed;
    std::vector<std::int64_t> shape;
    py::object owner;
};

void release(DlManagedTensor* managed) {
    const py::gil_scoped_acquire gil;
    delete static_cast<Held*>(managed->context);
}

// Of a capsule nobody took.
void release_capsule(PyObject* capsule) {
    if (PyCapsule_IsValid(capsule, kFresh) == 0) return;
    auto* managed = static_cast<DlManagedTensor*>(PyCapsule_GetPointer(capsule, kFresh));
    managed->deleter(managed);
}

}  // namespace

ElementType read_type(const std::string& text) {
    const bool is_type = text.size() == 3 && (text[0] == '<' || text[0] == '|') &&
                         std::string("iuf").find(text[1]) != std::string::npos &&
                         std::string("1248").find(text[2]) != std::string::npos;
    if (!is_type) throw std::invalid_argument("\"" + text.substr(0, 40) + "\" is no type of numbers like \"<i4\"");
    return {text[1], text[2] - '0'};
}

std::string DeviceArray::type_text() const {
    return (type_.bytes == 1 ? "|" : "<") + std::string(1, type_.kind) + std::to_string(type_.bytes);
}

py::dict DeviceArray::cuda_array_interface() const {
    py::dict fields;
    fields["shape"] = py::tuple(py::cast(shape_));
    fields["typestr"] = type_text();
    fields["data"] = py::make_tuple(reinterpret_cast<std::uintptr_t>(data_), false);
    fields["strides"] = py::none();
    fields["version"] = 3;
    return fields;
}

py::capsule DeviceArray::dlpack() const {
    const auto code = static_cast<std::uint8_t>(type_.kind == 'i' ? 0 : type_.kind == 'u' ? 1 : 2);
    auto held = std::make_unique<Held>(Held{{}, shape_, owner_});
    held->managed = {{data_,
                      {kCuda, 0},
                      static_cast<std::int32_t>(shape_.size()),
                      {code, static_cast<std::uint8_t>(8 * type_.bytes), 1},
                      held->shape.data(),
                      nullptr,
                      0},
                     held.get(),
                     release};
    PyObject* capsule = PyCapsule_New(&held->managed, kFresh, release_capsule);
    if (capsule == nullptr) throw py::error_already_set();
    held.release();
    return py::reinterpret_steal<py::capsule>(capsule);
}

}  // namespace wharf::python
