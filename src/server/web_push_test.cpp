#include "server/web_push.h"

#include <gtest/gtest.h>

#include "server/base64url.h"

namespace wharf::server {

TEST(Base64url, writes_and_reads_every_length) {
    EXPECT_EQ(base64url(""), "");
    EXPECT_EQ(base64url("f"), "Zg");
    EXPECT_EQ(base64url("fo"), "Zm8");
    EXPECT_EQ(base64url("foo"), "Zm9v");
    EXPECT_EQ(base64url("\xfb\xff"), "-_8");
    EXPECT_EQ(base64("f"), "Zg==");
    EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
    EXPECT_EQ(from_base64url("Zm9vYg=="), "foob");
    EXPECT_EQ(from_base64url("-_8"), "\xfb\xff");
    EXPECT_FALSE(from_base64url("Z"));
    EXPECT_FALSE(from_base64url("Zm9+"));
}

// RFC 8291, appendix A.
TEST(WebPush, encrypts_as_the_example_of_the_standard) {
    const auto sender =
        EcKey::of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
                  "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
    const auto browser =
        push_keys("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                  "BTBZMqHH6r4Tts7J_aSIgg");
    ASSERT_TRUE(sender && browser);
    const auto body = encrypted_push("When I grow up, I want to be a watermelon", *browser, *sender,
                                     *from_base64url("DGv6ra1nlYgDCS1FRnbzlw"));
    EXPECT_EQ(base64url(body.value_or("")),
              "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEq"
              "KK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(WebPush, a_key_is_kept_as_text_and_signs_as_before) {
    const EcKey key = EcKey::fresh();
    const auto again = EcKey::from_text(key.text());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->point(), key.point());
    EXPECT_EQ(key.sign("text").size(), 64U);
    const EcKey other = EcKey::fresh();
    EXPECT_EQ(key.shared_with(other.point()), other.shared_with(again->point()));
    EXPECT_FALSE(EcKey::from_text("nothing"));
    EXPECT_FALSE(EcKey::of(key.text().substr(0, 43), base64url(other.point())));  // no pair
}

TEST(WebPush, keys_that_are_none_are_refused) {
    const std::string point = base64url(EcKey::fresh().point());
    const std::string secret = base64url(std::string(16, 'x'));
    EXPECT_TRUE(push_keys(point, secret));
    EXPECT_FALSE(push_keys(point, base64url("short")));
    EXPECT_FALSE(push_keys(base64url(std::string(65, '\x04')), secret));  // not on the curve
    EXPECT_FALSE(push_keys("", secret));
    EXPECT_FALSE(encrypted_push(std::string(kLongestPush + 1, 'x'), *push_keys(point, secret), EcKey::fresh(),
                                std::string(16, 's')));
}

// RFC 4231, case 2.
TEST(WebPush, webhooks_are_signed_by_hmac) {
    EXPECT_EQ(hmac_sha256("Jefe", "what do ya want for nothing?"),
              "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

}  // namespace wharf::server
