#include "text/field_notes.h"

namespace wharf::text {

namespace {

using Length = std::uint32_t;

}  // namespace

bool FieldNotes::passes_text(std::string_view bytes) {
    if (is_broken_) return true;
    const std::size_t begin = size_;
    const auto length = static_cast<Length>(bytes.size());
    put(&length, sizeof length);
    put(bytes.data(), bytes.size());
    if (mode_ != Mode::comparing) return mode_ == Mode::noting;
    const std::size_t noted = size_ - begin;
    if (before_.size() - at_ >= noted && std::memcmp(before_.data() + at_, now_.data() + begin, noted) == 0) {
        at_ += noted;
        return true;
    }
    Length old_length = 0;
    if (!take(&old_length, sizeof old_length) || before_.size() - at_ < old_length) return break_off();
    at_ += old_length;
    has_changed_ = true;
    return false;
}

FieldNotes::Part FieldNotes::enter(std::string_view name) {
    const std::size_t here = point(name);
    Length old_length = 0;
    put(&old_length, sizeof old_length);
    Part part{size_, at_, here, mode_};
    if (mode_ != Mode::comparing) return part;
    if (take(&old_length, sizeof old_length) && before_.size() - at_ >= old_length)
        part.old_end = at_ + old_length;
    else
        break_off();
    return part;
}

void FieldNotes::become_whole(const Part& part) {
    is_broken_ = false;
    has_changed_ = true;
    mode_ = Mode::whole;
    size_ = part.begin;
}

bool FieldNotes::breaks_off(const Part& part) {
    if (!is_broken_) return false;
    become_whole(part);
    return true;
}

bool FieldNotes::has_length(const Part& part, std::uint32_t length) {
    Length old_length = length;
    const bool is_same = part.mode != Mode::comparing || (take(&old_length, sizeof old_length) && old_length == length);
    if (!is_same || is_broken_) become_whole(part);
    put(&length, sizeof length);
    return mode_ != Mode::whole;
}

void FieldNotes::leave(const Part& part) {
    point_back(part.pointed);
    if (is_broken_) return;
    mode_ = part.mode;
    if (mode_ == Mode::comparing) at_ = part.old_end;
    const auto length = static_cast<Length>(size_ - part.begin);
    std::memcpy(now_.data() + part.begin - sizeof length, &length, sizeof length);
}

void FieldNotes::grow(std::size_t bytes) {
    constexpr std::size_t kUsual = 512;
    now_.resize(2 * now_.size() + bytes + kUsual);
}

}  // namespace wharf::text
