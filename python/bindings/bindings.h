// The parts of the Python module, each in a file of its own.
#pragma once

#include <pybind11/pybind11.h>

namespace wharf::python {

void bind_games(pybind11::module_& module);
void bind_batch(pybind11::module_& module);

}  // namespace wharf::python
