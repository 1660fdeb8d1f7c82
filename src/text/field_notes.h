// What an object was when somebody was last shown it, noted field by field, a few bytes each: what has become different
// since is found, and written, while its fields are described again (text/fields.h). Nothing is written that is as it
// was.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

#include "text/json_text.h"

namespace wharf::text {

// Of one description. Its changes are fields {"/view/table/round": 3, …} as json_changes.h has them: where an object
// has other fields than before, or a list another length, it stands there as a whole.
class FieldNotes {
 public:
    // `before`: the notes of last time, or nothing. `pointer`: where the object is. The notes of now are written over
    // what `now` holds, and are all there after end().
    FieldNotes(std::string_view before, std::string& now, std::string_view pointer)
        : before_(before), now_(now), mode_(before.empty() ? Mode::noting : Mode::comparing) {
        constexpr std::size_t kUsual = 60;
        pointer_.reserve(kUsual);
        pointer_ = pointer;
    }

    void end() { now_.resize(size_); }
    // Whether anything has become different; also where there is nothing of before.
    bool has_changed() const { return has_changed_ || before_.empty(); }

    enum class Mode : std::uint8_t {
        noting,     // nothing is known of before, nothing is written
        comparing,  // what has changed is written, with its pointer
        whole,      // within an object or a list that is written as a whole
    };
    Mode mode() const { return mode_; }
    // Something of another shape than before was found: the object around it is described again, as a whole.
    bool is_broken() const { return is_broken_; }

    // Whether a value need not be written.
    template <class T>
    bool passes(const T& value) {
        static_assert(std::has_unique_object_representations_v<T>);
        if (is_broken_) return true;
        put(&value, sizeof value);
        if (mode_ != Mode::comparing) return mode_ == Mode::noting;
        if (before_.size() - at_ < sizeof value) return break_off();
        const bool is_same = std::memcmp(before_.data() + at_, &value, sizeof value) == 0;
        at_ += sizeof value;
        has_changed_ = has_changed_ || !is_same;
        return is_same;
    }
    // One whose length changes.
    bool passes_text(std::string_view bytes);
    // Whether fields are there that are not always there.
    bool is_there(bool condition) {
        note_shape(condition);
        return condition && !is_broken_;
    }
    void write_key(JsonText& to, std::string_view name) {
        const std::size_t here = point(name);
        to.key(pointer_);
        point_back(here);
    }

    // An object or a list, whose notes have their length before them.
    struct Part {
        std::size_t begin;    // behind it
        std::size_t old_end;  // in the notes of before
        std::size_t pointed;  // around it
        Mode mode;
    };
    Part enter(std::string_view name);
    // Whether this object has other fields than before: then it is described once more, now as a whole.
    bool breaks_off(const Part& part);
    // Whether this list has as many items as before; if not, it is written as a whole.
    bool has_length(const Part& part, std::uint32_t length);
    void leave(const Part& part);

    const std::string& pointer() const { return pointer_; }
    // Further in, until it is pointed back.
    std::size_t point(std::string_view name) {
        const std::size_t here = pointer_.size();
        if (name.empty()) return here;
        pointer_ += '/';
        pointer_ += name;
        return here;
    }
    std::size_t point(int item) { return point(std::to_string(item)); }
    void point_back(std::size_t size) { pointer_.resize(size); }

 private:
    void note_shape(std::uint8_t value) {
        std::uint8_t old_value = value;
        if (is_broken_) return;
        put(&value, sizeof value);
        if (mode_ == Mode::comparing && (!take(&old_value, sizeof old_value) || old_value != value)) break_off();
    }
    void become_whole(const Part& part);
    bool break_off() {
        is_broken_ = true;
        return true;
    }
    bool take(void* value, std::size_t bytes) {
        if (before_.size() - at_ < bytes) return false;
        std::memcpy(value, before_.data() + at_, bytes);
        at_ += bytes;
        return true;
    }
    void put(const void* value, std::size_t bytes) {
        if (now_.size() - size_ < bytes) grow(bytes);
        if (bytes > 0) std::memcpy(now_.data() + size_, value, bytes);
        size_ += bytes;
    }
    void grow(std::size_t bytes);

    std::string_view before_;
    std::size_t at_ = 0;
    std::string& now_;  // longer than what is noted until the end
    std::size_t size_ = 0;
    std::string pointer_;
    Mode mode_;
    bool is_broken_ = false;
    bool has_changed_ = false;
};

}  // namespace wharf::text
