#include "wasm/table.h"

namespace wharf::wasm {

namespace {

constexpr std::int64_t kMostNumbers = 1'000'000'000;

}  // namespace

int Table::add(Open opened) {
    if (matches_.size() >= kMostOpen) return 0;
    matches_.emplace(++last_, std::move(opened));
    return last_;
}

Open* Table::find(const Asked& asked) {
    const auto number = asked.number("match", 1, kMostNumbers);
    if (!number) return nullptr;
    const auto found = matches_.find(static_cast<int>(*number));
    return found == matches_.end() ? nullptr : &found->second;
}

bool Table::remove(const Asked& asked) {
    const auto number = asked.number("match", 1, kMostNumbers);
    return number && matches_.erase(static_cast<int>(*number)) > 0;
}

}  // namespace wharf::wasm
