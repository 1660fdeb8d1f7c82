#include "bindings.h"
#include "wharf_version.h"

PYBIND11_MODULE(_wharf, module) {
    module.doc() = "The engine of Wharf; use it through the package wharf.";
    module.attr("__version__") = wharf::kVersion;
    wharf::python::bind_types(module);
    wharf::python::bind_games(module);
    wharf::python::bind_states(module);
    wharf::python::bind_observers(module);
    wharf::python::bind_players(module);
    wharf::python::bind_batch(module);
}
