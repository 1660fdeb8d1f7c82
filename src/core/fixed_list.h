// A list with a fixed capacity that lives where it is declared: on the stack or inside a state.
#pragma once

#include <type_traits>

#include "core/portable.h"

namespace wharf {

// Declared without `{}` its items are uninitialised (move lists); inside a value-initialised state they are zero, and
// every removal keeps unused places zero, so that equal lists are equal bytes.
template <class T, int N>
struct FixedList {
    using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;
    static constexpr int kCapacity = N;

    T items[N];
    Size count;

    GAME_FN constexpr int size() const { return count; }
    GAME_FN constexpr bool empty() const { return count == 0; }
    GAME_FN constexpr bool full() const { return count == N; }

    GAME_FN constexpr T& operator[](int i) {
        assert(i >= 0 && i < count);
        return items[i];
    }
    GAME_FN constexpr const T& operator[](int i) const {
        assert(i >= 0 && i < count);
        return items[i];
    }
    GAME_FN constexpr const T* begin() const { return items; }
    GAME_FN constexpr const T* end() const { return items + count; }
    GAME_FN constexpr const T& back() const { return (*this)[count - 1]; }

    // Forgets the items without touching them: for move lists, which are filled again at once.
    GAME_FN constexpr void reset() { count = 0; }

    GAME_FN constexpr void push_back(const T& item) {
        assert(count < N);
        items[count] = item;
        count += 1;
    }

    GAME_FN constexpr T pop_back() {
        assert(count > 0);
        count -= 1;
        const T item = items[count];
        items[count] = T{};
        return item;
    }

    // Removes one item; those behind it close the gap.
    GAME_FN constexpr T remove_at(int i) {
        assert(i >= 0 && i < count);
        const T item = items[i];
        for (int k = i + 1; k < count; ++k) items[k - 1] = items[k];
        pop_back();
        return item;
    }

    // Index of the first equal item, or -1.
    GAME_FN constexpr int find(const T& item) const {
        for (int i = 0; i < count; ++i)
            if (items[i] == item) return i;
        return -1;
    }

    GAME_FN friend constexpr bool operator==(const FixedList& a, const FixedList& b) {
        if (a.count != b.count) return false;
        for (int i = 0; i < a.count; ++i)
            if (!(a.items[i] == b.items[i])) return false;
        return true;
    }
};

}  // namespace wharf
