// Many games at once for Python: arrays that show the batch's own buffers, without copies.
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <mutex>
#include <stdexcept>

#include "batch/batch.h"
#include "bindings.h"
#include "device_array.h"
#include "game.h"
#include "gpu/engine.h"

namespace wharf::python {

namespace py = pybind11;

namespace {

batch::Made make(const match::AnyGame& rules, int version, const Config& config, std::int64_t lanes, std::uint64_t seed,
                 int threads, const std::string& device) {
    if (device == "cpu") return batch::make_batch(rules.id(), version, config, lanes, seed, threads);
    if (device != "cuda") return {nullptr, "there is no device \"" + device.substr(0, 40) + "\"; there are cpu, cuda"};
    std::string problem;
    const gpu::Engine* engine = gpu::load_engine(problem);
    if (engine == nullptr) return {nullptr, problem};
    return engine->make_batch(rules.id(), version, config, lanes, seed);
}

class Environments {
 public:
    Environments(const std::string& name, int version, int players, const Options& options, std::int64_t lanes,
                 std::uint64_t seed, int threads, const std::string& device, bool observations) {
        const match::AnyGame& rules = find_rules(name);
        batch::Made made = make(rules, version, read_config(rules, players, options), lanes, seed, threads, device);
        if (made.batch == nullptr) throw std::invalid_argument(made.problem);
        batch_ = std::move(made.batch);
        io_ = batch_->buffers();
        if (!observations) io_.observations = nullptr;
        batch_->reset(seed, io_);
    }

    const batch::Shape& shape() const { return batch_->shape(); }
    const batch::Buffers& buffers() const { return io_; }

    batch::Report reset(std::uint64_t seed) {
        const auto lock = enter();
        return batch_->reset(seed, io_);
    }

    // What is plainly not legal is refused before any lane moves.
    batch::Report step(const std::int32_t* actions) {
        const auto lock = enter();
        if (!shape().on_device) check(actions);
        batch::Buffers io = io_;
        io.actions = const_cast<std::int32_t*>(actions);  // a step only reads them
        const batch::Report report = batch_->step(io);
        if (report.refused > 0)
            throw std::invalid_argument("environment " + std::to_string(report.first_refused) +
                                        ": its action is not legal; it stays as it was (" +
                                        std::to_string(report.refused) + " of this kind)");
        return report;
    }

    void draw_actions() {
        const auto lock = enter();
        batch_->draw_actions(io_);
    }

    batch::Report roll_out(int steps) {
        if (steps < 0) throw std::invalid_argument("steps must not be negative");
        const auto lock = enter();
        const batch::Report report = batch_->roll_out(steps);
        batch_->look(io_);
        return report;
    }

 private:
    // A batch serves one caller at a time.
    std::unique_lock<std::mutex> enter() {
        std::unique_lock lock(mutex_, std::try_to_lock);
        if (!lock) throw std::runtime_error("another thread is using these environments");
        return lock;
    }

    void check(const std::int32_t* actions) const {
        for (std::int64_t lane = 0; lane < shape().lanes; ++lane) {
            const std::int32_t action = actions[lane];
            if (action >= 0 && action < shape().actions && io_.masks[lane * shape().actions + action] != 0) continue;
            throw std::invalid_argument("environment " + std::to_string(lane) + ": action " + std::to_string(action) +
                                        " is not legal for player " + std::to_string(io_.seats[lane]));
        }
    }

    std::mutex mutex_;
    std::unique_ptr<batch::Batch> batch_;
    batch::Buffers io_;
};

// The rows of a buffer as an array: numpy's on the CPU, ours on a device.
template <class T>
py::object show(const py::object& self, T* buffer, int width) {
    if (buffer == nullptr) return py::none();
    const auto& environments = self.cast<const Environments&>();
    std::vector<std::int64_t> shape{environments.shape().lanes};
    if (width > 0) shape.push_back(width);
    if (!environments.shape().on_device) return py::array_t<T>(shape, buffer, self);
    const char kind = std::is_floating_point_v<T> ? 'f' : std::is_signed_v<T> ? 'i' : 'u';
    return py::cast(DeviceArray(buffer, {kind, sizeof(T)}, shape, self));
}

[[noreturn]] void refuse_shape(const std::string& found, std::int64_t lanes) {
    throw std::invalid_argument("actions must have the shape (" + std::to_string(lanes) + ",), not " + found);
}

py::object cuda_fields(const py::object& array) { return py::getattr(array, "__cuda_array_interface__", py::none()); }

batch::Report step_on_device(Environments& environments, const py::object& actions) {
    const py::object fields = cuda_fields(actions);
    if (fields.is_none())
        throw py::type_error("actions are not in the memory of the CUDA device: they have no __cuda_array_interface__");
    const auto type = fields["typestr"].cast<std::string>();
    if (type != "<i4") throw py::type_error("actions must be int32 (<i4), not " + type);
    const auto shape = fields["shape"].cast<std::vector<std::int64_t>>();
    if (shape != std::vector<std::int64_t>{environments.shape().lanes})
        refuse_shape(py::str(py::object(fields["shape"])), environments.shape().lanes);
    if (const py::object strides = py::dict(fields).attr("get")("strides");
        !strides.is_none() && strides.cast<std::vector<std::int64_t>>() != std::vector<std::int64_t>{4})
        throw std::invalid_argument("actions must lie side by side in memory");
    const auto address = py::tuple(fields["data"])[0].cast<std::uintptr_t>();
    const py::gil_scoped_release released;
    return environments.step(reinterpret_cast<const std::int32_t*>(address));
}

batch::Report step(Environments& environments, const py::object& actions) {
    if (environments.shape().on_device) return step_on_device(environments, actions);
    if (!py::isinstance<py::array>(actions) && !cuda_fields(actions).is_none())
        throw py::type_error("actions are in the memory of a CUDA device, the environments are on the CPU");
    const auto array = py::array::ensure(actions);
    if (!array) {
        PyErr_Clear();
        throw py::type_error("actions must be an array of int32");
    }
    const py::dtype type = array.dtype();
    const int bytes = type.attr("itemsize").cast<int>();  // as any numpy tells it: where it is stored has changed
    if (type.kind() != 'i' || (bytes != 4 && bytes != 8))
        throw py::type_error("actions must be int32 or int64, not " + std::string(py::str(py::object(type))));
    if (array.ndim() != 1 || array.shape(0) != environments.shape().lanes)
        refuse_shape(py::str(py::object(array.attr("shape"))), environments.shape().lanes);
    if (bytes == 8) {
        const auto wide = py::array_t<std::int64_t, py::array::c_style>::ensure(array);
        for (py::ssize_t lane = 0; lane < wide.size(); ++lane)
            if (wide.at(lane) != static_cast<std::int32_t>(wide.at(lane)))
                throw std::invalid_argument("environment " + std::to_string(lane) + ": action " +
                                            std::to_string(wide.at(lane)) + " is not legal");
    }
    const auto plain = py::array_t < std::int32_t, py::array::c_style | py::array::forcecast > ::ensure(array);
    const std::int32_t* data = plain.data();
    const py::gil_scoped_release released;
    return environments.step(data);
}

}  // namespace

void bind_batch(py::module_& module) {
    py::class_<DeviceArray>(module, "DeviceArray",
                            "An array in the memory of a CUDA device; torch, cupy and jax take it.")
        .def(py::init([](std::uintptr_t address, const std::string& typestr, const std::vector<std::int64_t>& shape,
                         const py::object& owner) {
                 return DeviceArray(reinterpret_cast<void*>(address), read_type(typestr), shape, owner);
             }),
             py::arg("address"), py::arg("typestr"), py::arg("shape"), py::arg("owner") = py::none(),
             "Memory at an address of the device, kept alive by its owner.")
        .def_property_readonly("shape", [](const DeviceArray& array) { return py::tuple(py::cast(array.shape())); })
        .def_property_readonly("typestr", &DeviceArray::type_text)
        .def_property_readonly("__cuda_array_interface__", &DeviceArray::cuda_array_interface)
        .def(
            "__dlpack__",
            [](const DeviceArray& array, const py::object&, const py::kwargs& wishes) {
                if (wishes.contains("copy") && py::object(wishes["copy"]).is(py::bool_(true)))
                    throw py::buffer_error("the memory is shared: copy it with what takes it");
                return array.dlpack();
            },
            py::arg("stream") = py::none())
        .def("__dlpack_device__", [](const DeviceArray&) { return py::make_tuple(2, 0); });
    py::class_<batch::Report>(module, "Report", "What a call did.")
        .def_readonly("steps", &batch::Report::steps, "Decisions and chance events.")
        .def_readonly("games", &batch::Report::games, "Games that were finished.");
    using Self = const py::object&;
    const auto buffers = [](Self self) -> const batch::Buffers& { return self.cast<const Environments&>().buffers(); };
    const auto shape = [](Self self) -> const batch::Shape& { return self.cast<const Environments&>().shape(); };
    py::class_<Environments>(module, "Environments", "Many games of one kind side by side.")
        .def(py::init<const std::string&, int, int, const Options&, std::int64_t, std::uint64_t, int,
                      const std::string&, bool>(),
             py::arg("name"), py::arg("version"), py::arg("players"), py::arg("options"), py::arg("num_envs"),
             py::arg("seed"), py::arg("threads"), py::arg("device"), py::arg("observations"))
        .def("reset", &Environments::reset, py::arg("seed"), py::call_guard<py::gil_scoped_release>())
        .def("step", &step, py::arg("actions"))
        .def("draw_actions", &Environments::draw_actions, py::call_guard<py::gil_scoped_release>())
        .def("roll_out", &Environments::roll_out, py::arg("steps"), py::call_guard<py::gil_scoped_release>())
        .def_property_readonly("num_envs", [](const Environments& e) { return e.shape().lanes; })
        .def_property_readonly("num_players", [](const Environments& e) { return e.shape().players; })
        .def_property_readonly("num_actions", [](const Environments& e) { return e.shape().actions; })
        .def_property_readonly("observation_size", [](const Environments& e) { return e.shape().observation; })
        .def_property_readonly("device", [](const Environments& e) { return e.shape().on_device ? "cuda" : "cpu"; })
        .def_property_readonly("actions", [=](Self self) { return show(self, buffers(self).actions, 0); })
        .def_property_readonly("players", [=](Self self) { return show(self, buffers(self).seats, 0); })
        .def_property_readonly("masks", [=](Self self) { return show(self, buffers(self).masks, shape(self).actions); })
        .def_property_readonly(
            "observations", [=](Self self) { return show(self, buffers(self).observations, shape(self).observation); })
        .def_property_readonly("dones", [=](Self self) { return show(self, buffers(self).done, 0); })
        .def_property_readonly("rewards",
                               [=](Self self) { return show(self, buffers(self).rewards, shape(self).players); })
        .def_property_readonly("scores",
                               [=](Self self) { return show(self, buffers(self).scores, shape(self).players); })
        .def_property_readonly("ranks",
                               [=](Self self) { return show(self, buffers(self).ranks, shape(self).players); });
}

}  // namespace wharf::python
