#include "server/websocket_frames.h"

#include <gtest/gtest.h>

#include <random>

namespace wharf::server {
namespace {

constexpr std::size_t kLongest = 1000;
constexpr std::string_view kMask = "\x12\x34\x56\x78";

std::string masked(std::uint8_t first, std::string_view payload, std::string_view mask = kMask) {
    std::string frame(FrameHeader(Opcode::text, payload.size()).bytes());
    frame[0] = static_cast<char>(first);
    frame[1] = static_cast<char>(frame[1] | 0x80);
    frame += mask;
    for (std::size_t i = 0; i < payload.size(); ++i) frame.push_back(static_cast<char>(payload[i] ^ mask[i % 4]));
    return frame;
}

// "kind:payload" of everything read, and the fault at its end, however the bytes are cut.
std::vector<std::string> read_all(std::string_view bytes, std::size_t at_a_time = std::string::npos) {
    FrameReader reader(kLongest);
    std::vector<std::string> found;
    while (!bytes.empty() && !reader.fault()) {
        const std::span<char> room = reader.room();
        const std::size_t count = std::min({at_a_time, bytes.size(), room.size()});
        std::copy_n(bytes.data(), count, room.data());
        bytes.remove_prefix(count);
        reader.came(count);
        while (const auto received = reader.next())
            found.push_back(std::to_string(static_cast<int>(received->kind)) + ":" + std::string(received->payload));
    }
    if (reader.fault()) found.push_back("fault " + std::to_string(static_cast<int>(*reader.fault())));
    return found;
}
using List = std::vector<std::string>;

TEST(WebSocketFrames, AnswerToAKey) {
    EXPECT_EQ(accept_key("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");  // RFC 6455, 1.3
}

TEST(WebSocketFrames, MessagesOfAllLengthsHoweverTheyAreCut) {
    for (const std::size_t length : {0, 1, 7, 8, 9, 125, 126, 127, 511, 512, 513, 1000}) {
        std::string payload;
        for (std::size_t i = 0; i < length; ++i) payload.push_back(static_cast<char>('a' + i % 26));
        const std::string frames = masked(0x81, payload) + masked(0x81, "next");
        for (const std::size_t piece :
             {std::size_t{1}, std::size_t{2}, std::size_t{3}, std::size_t{13}, std::string::npos})
            EXPECT_EQ(read_all(frames, piece), (List{"1:" + payload, "1:next"})) << length << " by " << piece;
    }
}

TEST(WebSocketFrames, PiecesArePutTogetherWithControlsBetweenThem) {
    const std::string frames = masked(0x01, "one ") + masked(0x89, "ping") + masked(0x00, "") + masked(0x00, "two ") +
                               masked(0x8a, "") + masked(0x80, "three") + masked(0x82, "bytes") + masked(0x88, "");
    for (const std::size_t piece : {std::size_t{1}, std::size_t{5}, std::string::npos})
        EXPECT_EQ(read_all(frames, piece), (List{"9:ping", "10:", "1:one two three", "2:bytes", "8:"}));
    // A character may be cut in two, as long as the whole is a text.
    EXPECT_EQ(read_all(masked(0x01, "\xc3") + masked(0x80, "\xa9")), List{"1:\xc3\xa9"});
}

TEST(WebSocketFrames, WhatBreaksTheRulesEndsTheReading) {
    const auto fault_of = [](const std::string& frame) { return read_all(frame + masked(0x81, "after")); };
    const List broken{"fault 1002"};
    EXPECT_EQ(fault_of(std::string("\x81\x02hi")), broken);  // no mask
    for (const int reserved : {0xc1, 0xa1, 0x91})
        EXPECT_EQ(fault_of(masked(static_cast<std::uint8_t>(reserved), "x")), broken);
    for (const int opcode : {3, 4, 5, 6, 7, 11, 12, 13, 14, 15})
        EXPECT_EQ(fault_of(masked(static_cast<std::uint8_t>(0x80 | opcode), "")), broken) << opcode;
    EXPECT_EQ(fault_of(masked(0x09, "a ping in pieces")), broken);
    EXPECT_EQ(fault_of(masked(0x89, std::string(126, 'x'))), broken);
    EXPECT_EQ(fault_of(masked(0x80, "goes on with nothing")), broken);
    EXPECT_EQ(fault_of(masked(0x01, "one") + masked(0x81, "another within")), broken);
    EXPECT_EQ(fault_of(std::string("\x81\xfe\x00\x05", 4)), broken);  // lengths in too many bytes
    EXPECT_EQ(fault_of(std::string("\x81\xff\x00\x00\x00\x00\x00\x00\xff\xff", 10)), broken);
    EXPECT_EQ(fault_of(masked(0x88, "x")), broken);
    for (const std::string_view code :
         {"\x03\xe7", "\x03\xec", "\x03\xed", "\x03\xee", "\x03\xf7", "\x07\xd0", "\x13\x88"})
        EXPECT_EQ(fault_of(masked(0x88, code)), broken);
    EXPECT_EQ(fault_of(masked(0x88, "\x03\xe8 bye")).front(), "8:\x03\xe8 bye");
    EXPECT_EQ(fault_of(masked(0x88, "\x03\xe8\xff")), List{"fault 1007"});
    EXPECT_EQ(fault_of(masked(0x81, "\xff")), List{"fault 1007"});
    EXPECT_EQ(fault_of(masked(0x81, "\xed\xa0\x80")), List{"fault 1007"});
    EXPECT_EQ(fault_of(masked(0x81, std::string_view("a\0b", 3))).front(), std::string("1:a\0b", 5));
}

TEST(WebSocketFrames, TooLongIsRefusedBeforeItIsThere) {
    const List too_large{"fault 1009"};
    EXPECT_EQ(read_all(masked(0x81, std::string(kLongest + 1, 'x')).substr(0, 4)), too_large);
    EXPECT_EQ(read_all(std::string("\x81\xff\x40\x00\x00\x00\x00\x00\x00\x00", 10)), too_large);
    EXPECT_EQ(read_all(std::string("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", 10)), too_large);
    EXPECT_EQ(read_all(masked(0x01, std::string(kLongest, 'x')) + masked(0x80, "x")), too_large);
    // Within a message of the greatest length there is room for a ping.
    EXPECT_EQ(read_all(masked(0x01, std::string(kLongest, 'x')) + masked(0x89, "ping") + masked(0x80, "")),
              (List{"9:ping", "1:" + std::string(kLongest, 'x')}));
}

TEST(WebSocketFrames, AnyBytesAreReadOrRefused) {
    std::mt19937 random(1);
    for (int i = 0; i < 20'000; ++i) {
        std::string bytes;
        for (int frames = 0; frames < 4; ++frames) {
            std::string payload(random() % 140, 'x');
            bytes += masked(static_cast<std::uint8_t>(random() % 4 == 0 ? random() : 0x80 | (random() % 3)), payload);
        }
        for (unsigned n = random() % 3; n > 0; --n) bytes[random() % bytes.size()] = static_cast<char>(random());
        EXPECT_EQ(read_all(bytes), read_all(bytes, 1 + random() % 7));
    }
}

TEST(WebSocketFrames, WhatIsWritten) {
    EXPECT_EQ(FrameHeader(Opcode::text, 125).bytes(), "\x81\x7d");
    EXPECT_EQ(FrameHeader(Opcode::text, 126).bytes(), std::string_view("\x81\x7e\x00\x7e", 4));
    EXPECT_EQ(FrameHeader(Opcode::text, 65535).bytes(), "\x81\x7e\xff\xff");
    EXPECT_EQ(FrameHeader(Opcode::text, 65536).bytes(), std::string_view("\x81\x7f\0\0\0\0\0\x01\0\0", 10));
    EXPECT_EQ(control_frame(Opcode::pong, "p"), "\x8a\x01p");
    EXPECT_EQ(close_frame(CloseCode::too_large, "why"), "\x88\x05\x03\xf1why");
}

}  // namespace
}  // namespace wharf::server
