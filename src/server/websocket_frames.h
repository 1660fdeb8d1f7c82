// Frames of a WebSocket (RFC 6455) as a server reads and writes them: bytes in, messages out. Nothing here knows
// sockets.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wharf::server {

enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

enum class CloseCode : std::uint16_t {
    normal = 1000,
    protocol_error = 1002,
    unsupported = 1003,
    not_utf8 = 1007,
    too_large = 1009,
};

// What the server answers to a client's Sec-WebSocket-Key.
std::string accept_key(std::string_view key);

// Messages out of bytes as they come: pieces are put together, masks taken off, and what breaks the rules is a fault
// after which nothing is read any more.
class FrameReader {
 public:
    // A message longer than this is a fault.
    explicit FrameReader(std::size_t longest) : longest_(longest) {}

    // Where the next bytes go; then, how many came.
    std::span<char> room();
    void came(std::size_t bytes) { end_ += bytes; }

    struct Received {
        Opcode kind;               // never `more`
        std::string_view payload;  // until the reader is asked again
    };
    // The next whole message, ping, pong or close; nothing: more bytes are needed, or there is a fault.
    std::optional<Received> next();
    std::optional<CloseCode> fault() const { return fault_; }

 private:
    struct Header {
        Opcode opcode;
        bool is_last;
        std::size_t bytes;  // of the header
        std::size_t length;
        std::array<char, 4> mask;
    };
    std::optional<Header> header();
    std::optional<CloseCode> fault_of(std::uint8_t first, std::uint8_t second) const;
    std::optional<Received> take(const Header& header, std::span<char> payload);
    std::optional<Received> checked(Received received);

    std::size_t longest_;
    std::vector<char> bytes_;
    std::size_t begin_ = 0;  // of what was not looked at yet
    std::size_t end_ = 0;
    std::size_t needed_ = 0;           // bytes of the frame that is not yet whole, as far as known
    std::optional<Opcode> pieces_of_;  // a message that comes in pieces
    std::string pieces_;
    std::string whole_;
    std::optional<CloseCode> fault_;
};

// The first bytes of a frame with a payload of so many.
class FrameHeader {
 public:
    FrameHeader() = default;
    FrameHeader(Opcode opcode, std::size_t payload);
    std::string_view bytes() const { return {bytes_.data(), size_}; }

 private:
    std::array<char, 10> bytes_{};
    std::size_t size_ = 0;
};

// A whole frame without a message: of a ping or pong its payload, of a close its code and reason.
std::string control_frame(Opcode opcode, std::string_view payload);
std::string close_frame(CloseCode code, std::string_view reason);

}  // namespace wharf::server
