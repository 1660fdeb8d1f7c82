// What the module is made of, one function per file.
#pragma once

#include <pybind11/pybind11.h>

namespace wharf::python {

void bind_types(pybind11::module_& module);
void bind_games(pybind11::module_& module);
void bind_states(pybind11::module_& module);
void bind_observers(pybind11::module_& module);
void bind_players(pybind11::module_& module);
void bind_batch(pybind11::module_& module);

}  // namespace wharf::python
