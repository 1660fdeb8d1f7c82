// Published test vectors: FIPS 180-4 (NIST's examples) and RFC 4231.
#include "match/sha256.h"

#include <gtest/gtest.h>

#include "core/rng.h"

namespace wharf::match {
namespace {

std::string hash_of(std::string_view text) { return hexadecimal(sha256(text)); }

TEST(Sha256, NistExamples) {
    EXPECT_EQ(hash_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hash_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hash_of(std::string(1'000'000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, TheProcessorsOwnInstructionsGiveTheSameBits) {
    Rng rng = Rng::from(256);
    Sha256State state{};
    Sha256State plain{};
    std::array<std::uint8_t, 64> block{};
    for (int i = 0; i < 10'000; ++i) {
        for (std::uint8_t& byte : block) byte = static_cast<std::uint8_t>(rng.below(256));
        compress(state, block.data());
        compress_plainly(plain, block.data());
        ASSERT_EQ(state, plain);
    }
}

TEST(Sha256, PiecesMakeTheSameHash) {
    const std::string text(200, 'x');
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        Sha256 hash;
        hash.add(text.substr(0, cut));
        EXPECT_EQ(Sha256(hash).add(text.substr(cut)).digest(), sha256(text)) << cut;
        EXPECT_EQ(hash.digest(), sha256(text.substr(0, cut))) << "asking changes nothing";
    }
}

TEST(Hmac, Rfc4231) {
    const auto mac = [](const std::string& key, std::string_view data) { return hexadecimal(Hmac(key).of(data)); };
    EXPECT_EQ(mac(std::string(20, '\x0b'), "Hi There"),
              "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    EXPECT_EQ(mac("Jefe", "what do ya want for nothing?"),
              "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    EXPECT_EQ(mac(std::string(20, '\xaa'), std::string(50, '\xdd')),
              "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
    EXPECT_EQ(mac(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First"),
              "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

TEST(Sha256, DigitsAreReadStrictly) {
    const std::string digits = hash_of("abc");
    EXPECT_EQ(read_digest(digits), sha256("abc"));
    EXPECT_FALSE(read_digest(digits.substr(1)));
    EXPECT_FALSE(read_digest(digits + "0"));
    EXPECT_FALSE(read_digest("B" + digits.substr(1))) << "lower case only";
    EXPECT_FALSE(read_digest("g" + digits.substr(1)));
    EXPECT_FALSE(read_digest(""));
}

}  // namespace
}  // namespace wharf::match
