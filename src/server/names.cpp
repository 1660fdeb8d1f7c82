#include "server/names.h"

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/uniset.h>
#include <unicode/uspoof.h>

#include <array>
#include <memory>
#include <stdexcept>
#include <string_view>

#include "server/errors.h"
#include "storage/name_key.h"

namespace wharf::server {

using protocol::Error;

namespace {

// Besides the profile's letters and digits. Not all that it lets join words: some of that is invisible.
constexpr const char* kOtherSigns = " !#&'()*+,-.?_~";
constexpr std::array<UChar32, 2> kOtherLetters = {0x2019, 0xB7};  // O’Neill, Gal·la
// UTS #39, 5.4: more marks on one letter reach into the lines above and below.
constexpr int kMostMarks = 4;

// Computer players as clients show them, in the languages of ours ("Computer, easy", "Gép, könnyű"), and who might be
// taken for the house. A name is refused if it is one of these words, or begins with one and goes on with no letter.
constexpr std::array kReservedWords = {"computer", "komputer", "gép",           "bot",       "wharf",   "server",
                                       "admin",    "system",   "administrator", "moderator", "operator"};
// Levels of computer players: refused alone.
constexpr std::array kReservedNames = {"beginner", "easy",    "normal", "hard",         "expert",   "master",
                                       "anfänger", "leicht",  "mittel", "schwer",       "experte",  "meister",
                                       "łatwy",    "średni",  "trudny", "początkujący", "ekspert",  "mistrz",
                                       "könnyű",   "közepes", "nehéz",  "kezdő",        "szakértő", "mester"};

void check_unicode(UErrorCode status) {
    if (U_FAILURE(status)) throw std::runtime_error(std::string("Unicode data: ") + u_errorName(status));
}

struct CloseChecker {
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};

class Profile {
 public:
    Profile() {
        UErrorCode status = U_ZERO_ERROR;
        checker_.reset(uspoof_open(&status));
        check_unicode(status);
        uspoof_setRestrictionLevel(checker_.get(), USPOOF_HIGHLY_RESTRICTIVE);
        uspoof_setChecks(checker_.get(),
                         USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS | USPOOF_HIDDEN_OVERLAY,
                         &status);
        allowed_.addAll(*uspoof_getRecommendedUnicodeSet(&status));
        for (const char* sign = kOtherSigns; *sign != '\0'; ++sign) allowed_.add(*sign);
        for (const UChar32 letter : kOtherLetters) allowed_.add(letter);
        allowed_.freeze();
        check_unicode(status);
    }
    // Of the letters of one script, or of scripts that are written together; nothing invisible.
    bool is_plain(const std::string& name) const {
        UErrorCode status = U_ZERO_ERROR;
        const std::int32_t faults =
            uspoof_check2UTF8(checker_.get(), name.data(), static_cast<std::int32_t>(name.size()), nullptr, &status);
        check_unicode(status);
        return faults == 0;
    }
    bool allows(UChar32 code) const { return allowed_.contains(code); }

 private:
    std::unique_ptr<USpoofChecker, CloseChecker> checker_;
    icu::UnicodeSet allowed_;
};

const Profile& profile() {
    static const Profile made;
    return made;
}

std::string composed(const std::string& text) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(status);
    check_unicode(status);
    std::string form;
    icu::StringByteSink<std::string> sink(&form);
    nfc->normalizeUTF8(0, {text.data(), static_cast<std::int32_t>(text.size())}, sink, nullptr, status);
    check_unicode(status);
    return form;
}

bool is_mark(UChar32 code) { return u_charType(code) == U_NON_SPACING_MARK; }

std::optional<Error> fault_in_letters(const icu::UnicodeString& name) {
    bool has_letter = false;
    int marks = 0;
    UChar32 before = 0;
    for (std::int32_t i = 0; i < name.length(); i = name.moveIndex32(i, 1)) {
        const UChar32 code = name.char32At(i);
        if (!profile().allows(code)) return errors::kNameSign();
        has_letter |= u_isalnum(code) != 0;
        marks = is_mark(code) ? marks + 1 : 0;
        if (marks > kMostMarks || (marks > 1 && code == before)) return errors::kNameMarks();
        before = code;
    }
    if (!has_letter) return errors::kNameLetter();
    return std::nullopt;
}

// Compared as they look.
bool is_reserved(const std::string& name) {
    const std::string looks = storage::name_skeleton(storage::name_key(name));
    for (const char* reserved : kReservedNames)
        if (looks == storage::name_skeleton(reserved)) return true;
    for (const char* reserved : kReservedWords) {
        const std::string word = storage::name_skeleton(reserved);
        if (!looks.starts_with(word)) continue;
        const icu::UnicodeString rest = icu::UnicodeString::fromUTF8(looks.substr(word.size()));
        if (rest.isEmpty() || u_isalpha(rest.char32At(0)) == 0) return true;
    }
    return false;
}

}  // namespace

std::variant<std::string, Error> accepted_name(const std::string& wanted) {
    std::string name = composed(wanted);
    if (name.empty()) return errors::kNameEmpty();
    if (name.front() == ' ' || name.back() == ' ' || name.find("  ") != std::string::npos) return errors::kNameSpaces();
    if (auto fault = fault_in_letters(icu::UnicodeString::fromUTF8(name))) return *fault;
    if (!profile().is_plain(name)) return errors::kNameMixes();
    if (is_reserved(name)) return errors::kNameReserved();
    return name;
}

}  // namespace wharf::server
