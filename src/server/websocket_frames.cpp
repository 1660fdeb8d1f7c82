#include "server/websocket_frames.h"

#include <openssl/evp.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "storage/limits.h"

namespace wharf::server {

namespace {

constexpr std::uint8_t kLast = 0x80;
constexpr std::uint8_t kReserved = 0x70;
constexpr std::uint8_t kOpcode = 0x0f;
constexpr std::uint8_t kMasked = 0x80;
constexpr std::uint8_t kLength = 0x7f;
constexpr std::uint8_t kTwoBytes = 126;  // of length follow
constexpr std::uint8_t kEightBytes = 127;
constexpr std::size_t kLongestControl = 125;
constexpr std::size_t kMaskBytes = 4;

// Most requests fit; a client that once said more gives the memory back.
constexpr std::size_t kUsualBytes = 512;
constexpr std::size_t kKeptBytes = 2048;

bool is_control(Opcode opcode) { return (static_cast<std::uint8_t>(opcode) & 8U) != 0; }

bool is_known(std::uint8_t opcode) { return opcode <= 2 || (opcode >= 8 && opcode <= 10); }

void unmask(std::span<char> payload, const std::array<char, kMaskBytes>& mask) {
    std::uint64_t twice = 0;
    std::memcpy(&twice, mask.data(), kMaskBytes);
    std::memcpy(reinterpret_cast<char*>(&twice) + kMaskBytes, mask.data(), kMaskBytes);
    std::size_t i = 0;
    for (std::uint64_t eight = 0; i + sizeof eight <= payload.size(); i += sizeof eight) {
        std::memcpy(&eight, payload.data() + i, sizeof eight);
        eight ^= twice;
        std::memcpy(payload.data() + i, &eight, sizeof eight);
    }
    for (; i < payload.size(); ++i) payload[i] = static_cast<char>(payload[i] ^ mask[i % kMaskBytes]);
}

// Zero bytes are UTF-8 too, though no text of ours holds one.
bool is_utf8(std::string_view text) {
    while (true) {
        const std::size_t zero = text.find('\0');
        if (!storage::plain_utf8(text.substr(0, zero))) return false;
        if (zero == std::string_view::npos) return true;
        text.remove_prefix(zero + 1);
    }
}

// RFC 6455, 7.4: codes that may stand in a frame.
bool may_be_sent(std::uint16_t code) {
    return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);
}

std::uint64_t big_endian(const char* bytes, std::size_t count) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < count; ++i) value = (value << 8U) | static_cast<std::uint8_t>(bytes[i]);
    return value;
}

}  // namespace

std::string accept_key(std::string_view key) {
    const std::string text = std::string(key) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    std::array<unsigned char, EVP_MAX_MD_SIZE> hash{};
    unsigned size = 0;
    EVP_Digest(text.data(), text.size(), hash.data(), &size, EVP_sha1(), nullptr);
    std::array<unsigned char, 4 * (EVP_MAX_MD_SIZE + 2) / 3 + 1> encoded{};
    const int length = EVP_EncodeBlock(encoded.data(), hash.data(), static_cast<int>(size));
    return {reinterpret_cast<const char*>(encoded.data()), static_cast<std::size_t>(length)};
}

// --- reading --------------------------------------------------------------------------------------------------------

std::span<char> FrameReader::room() {
    if (begin_ == end_) {
        begin_ = end_ = 0;
        if (bytes_.size() > kKeptBytes) bytes_ = {};
    } else if (begin_ > 0) {
        std::memmove(bytes_.data(), bytes_.data() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
    }
    const std::size_t wanted = std::max({kUsualBytes, needed_, end_ + 1});
    if (bytes_.size() < wanted) bytes_.resize(wanted);
    return std::span(bytes_).subspan(end_);
}

std::optional<CloseCode> FrameReader::fault_of(std::uint8_t first, std::uint8_t second) const {
    const auto opcode = static_cast<Opcode>(first & kOpcode);
    const bool is_last = (first & kLast) != 0;
    const bool breaks_rules = (first & kReserved) != 0 || !is_known(first & kOpcode) || (second & kMasked) == 0 ||
                              (is_control(opcode) ? !is_last || (second & kLength) > kLongestControl
                                                  : (opcode == Opcode::more) != pieces_of_.has_value());
    return breaks_rules ? std::optional(CloseCode::protocol_error) : std::nullopt;
}

// Nothing: it is not all there, or there is a fault.
std::optional<FrameReader::Header> FrameReader::header() {
    const char* at = bytes_.data() + begin_;
    const std::size_t there = end_ - begin_;
    if (there < 2) return std::nullopt;
    const auto first = static_cast<std::uint8_t>(at[0]);
    const auto second = static_cast<std::uint8_t>(at[1]);
    fault_ = fault_of(first, second);
    if (fault_) return std::nullopt;
    const auto opcode = static_cast<Opcode>(first & kOpcode);
    const std::uint8_t length = second & kLength;
    const std::size_t further = length == kTwoBytes ? 2 : length == kEightBytes ? 8 : 0;
    if (there < 2 + further) return std::nullopt;
    const std::uint64_t payload = further == 0 ? length : big_endian(at + 2, further);
    // A length must take the shortest form.
    if ((further == 2 && payload < kTwoBytes) || (further == 8 && payload <= 0xffff))
        fault_ = CloseCode::protocol_error;
    else if (!is_control(opcode) && payload > longest_ - pieces_.size())
        fault_ = CloseCode::too_large;
    if (fault_ || there < 2 + further + kMaskBytes) return std::nullopt;
    Header header{opcode, (first & kLast) != 0, 2 + further + kMaskBytes, static_cast<std::size_t>(payload), {}};
    std::memcpy(header.mask.data(), at + 2 + further, kMaskBytes);
    return header;
}

std::optional<FrameReader::Received> FrameReader::next() {
    while (!fault_) {
        needed_ = 0;
        const std::optional<Header> found = header();
        if (!found) return std::nullopt;
        if (end_ - begin_ < found->bytes + found->length) {
            needed_ = found->bytes + found->length;
            return std::nullopt;
        }
        const std::span<char> payload = std::span(bytes_).subspan(begin_ + found->bytes, found->length);
        begin_ += found->bytes + found->length;
        unmask(payload, found->mask);
        if (auto received = take(*found, payload)) return checked(*received);
    }
    return std::nullopt;
}

// A frame that is whole; nothing where a message goes on.
std::optional<FrameReader::Received> FrameReader::take(const Header& header, std::span<char> payload) {
    const std::string_view text(payload.data(), payload.size());
    if (is_control(header.opcode) || (header.is_last && header.opcode != Opcode::more))
        return Received{header.opcode, text};
    if (header.opcode != Opcode::more) pieces_of_ = header.opcode;
    pieces_.append(text);
    if (!header.is_last) return std::nullopt;
    whole_ = std::exchange(pieces_, {});
    return Received{*std::exchange(pieces_of_, std::nullopt), whole_};
}

std::optional<FrameReader::Received> FrameReader::checked(Received received) {
    const std::string_view payload = received.payload;
    if (received.kind == Opcode::text && !is_utf8(payload)) fault_ = CloseCode::not_utf8;
    if (received.kind == Opcode::close && !payload.empty()) {
        if (payload.size() == 1 || !may_be_sent(static_cast<std::uint16_t>(big_endian(payload.data(), 2))))
            fault_ = CloseCode::protocol_error;
        else if (!is_utf8(payload.substr(2)))
            fault_ = CloseCode::not_utf8;
    }
    if (fault_) return std::nullopt;
    return received;
}

// --- writing --------------------------------------------------------------------------------------------------------

FrameHeader::FrameHeader(Opcode opcode, std::size_t payload) {
    const auto put = [&](std::size_t byte) { bytes_[size_++] = static_cast<char>(byte); };
    put(kLast | static_cast<std::uint8_t>(opcode));
    const std::size_t further = payload < kTwoBytes ? 0 : payload <= 0xffff ? 2 : 8;
    put(further == 0 ? payload : further == 2 ? kTwoBytes : kEightBytes);
    for (std::size_t i = further; i-- > 0;) put((payload >> (8 * i)) & 0xff);
}

std::string control_frame(Opcode opcode, std::string_view payload) {
    payload = payload.substr(0, kLongestControl);
    return std::string(FrameHeader(opcode, payload.size()).bytes()).append(payload);
}

std::string close_frame(CloseCode code, std::string_view reason) {
    const auto number = static_cast<std::uint16_t>(code);
    std::string payload{static_cast<char>(number >> 8U), static_cast<char>(number & 0xffU)};
    return control_frame(Opcode::close, payload.append(reason));
}

}  // namespace wharf::server
