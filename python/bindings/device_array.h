// An array in the memory of a CUDA device, as other libraries take it without a copy: by the CUDA array interface or by
// DLPack.
#pragma once

#include <pybind11/pybind11.h>

#include <cstdint>
#include <string>
#include <vector>

namespace wharf::python {

// The element types of a batch's buffers.
struct ElementType {
    char kind;  // 'i', 'u' or 'f', as numpy writes it
    int bytes;
};

// "<f4", "|u1", …; std::invalid_argument for anything else.
ElementType read_type(const std::string& text);

class DeviceArray {
 public:
    DeviceArray(void* data, ElementType type, std::vector<std::int64_t> shape, pybind11::object owner)
        : data_(data), type_(type), shape_(std::move(shape)), owner_(std::move(owner)) {}

    const std::vector<std::int64_t>& shape() const { return shape_; }
    std::string type_text() const;  // "<f4"
    pybind11::dict cuda_array_interface() const;
    // A capsule that keeps the owner of the memory alive until its taker lets go.
    pybind11::capsule dlpack() const;

 private:
    void* data_;
    ElementType type_;
    std::vector<std::int64_t> shape_;
    pybind11::object owner_;
};

}  // namespace wharf::python
