#include "bindings.h"

PYBIND11_MODULE(_wharf, module) {
    module.doc() = "The engine of Wharf; use it through the package wharf.";
    wharf::python::bind_games(module);
    wharf::python::bind_batch(module);
}
