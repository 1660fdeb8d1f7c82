#include "storage/name_key.h"

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/uspoof.h>

#include <memory>
#include <stdexcept>

namespace wharf::storage {

namespace {

void check(UErrorCode status) {
    if (U_FAILURE(status)) throw std::runtime_error(std::string("Unicode data: ") + u_errorName(status));
}

struct CloseChecker {
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};

// Looking up skeletons changes nothing in it: threads may share it.
const USpoofChecker& checker() {
    static const std::unique_ptr<USpoofChecker, CloseChecker> opened = [] {
        UErrorCode status = U_ZERO_ERROR;
        std::unique_ptr<USpoofChecker, CloseChecker> fresh(uspoof_open(&status));
        check(status);
        return fresh;
    }();
    return *opened;
}

}  // namespace

std::string name_key(std::string_view name) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* fold = icu::Normalizer2::getNFKCCasefoldInstance(status);
    check(status);
    std::string key;
    icu::StringByteSink<std::string> sink(&key);
    fold->normalizeUTF8(0, {name.data(), static_cast<std::int32_t>(name.size())}, sink, nullptr, status);
    check(status);
    return key;
}

// The skeleton of the letters as they stand: a capital I looks like a small l, which folding first would hide.
std::string name_skeleton(std::string_view name) {
    std::string skeleton(name.size() * 4 + 16, '\0');
    const auto size = static_cast<std::int32_t>(name.size());
    for (;;) {
        UErrorCode status = U_ZERO_ERROR;
        const std::int32_t length = uspoof_getSkeletonUTF8(&checker(), 0, name.data(), size, skeleton.data(),
                                                           static_cast<std::int32_t>(skeleton.size()), &status);
        if (status != U_BUFFER_OVERFLOW_ERROR) check(status);
        skeleton.resize(static_cast<std::size_t>(length));
        if (status != U_BUFFER_OVERFLOW_ERROR) return name_key(skeleton);
    }
}

}  // namespace wharf::storage
