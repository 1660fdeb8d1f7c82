// The parts of FieldReader that do not depend on the type being read.
#include "text/fields.h"

namespace wharf::text {

const json::value* FieldReader::next(std::string_view name) {
    if (fault_.found()) return nullptr;
    asked_.push_back(name);
    const json::value* found = object_.if_contains(name);
    if (found == nullptr) fault_.set(at(name), faults::kMissing());
    return found;
}

const json::array* FieldReader::next_list(std::string_view name, std::size_t least, std::size_t most) {
    const json::value* found = next(name);
    const json::array* list = found == nullptr ? nullptr : read_list(*found, at(name), fault_);
    if (list == nullptr || (list->size() >= least && list->size() <= most)) return list;
    fault_.set(at(name), least == most ? faults::kOtherNumber(most, list->size()) : faults::kTooManyItems(most));
    return nullptr;
}

void FieldReader::check_unknown() {
    if (fault_.found()) return;
    refuse_unknown(object_, here_, fault_, [&](std::string_view name) {
        return std::find(asked_.begin(), asked_.end(), name) != asked_.end();
    });
}

}  // namespace wharf::text
