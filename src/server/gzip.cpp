#include "server/gzip.h"

#include <zlib.h>

#include <array>
#include <stdexcept>

namespace wharf::server {

struct Gzip::State {
    z_stream stream{};
};

Gzip::Gzip() : state_(std::make_unique<State>()) {
    constexpr int kGzip = 15 + 16;  // the largest window, and gzip's header
    if (deflateInit2(&state_->stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kGzip, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
}

Gzip::~Gzip() { deflateEnd(&state_->stream); }

std::string Gzip::add(std::string_view text, bool is_last) {
    z_stream& stream = state_->stream;
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    std::string out;
    std::array<char, 16384> bytes;
    do {
        stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
        stream.avail_out = bytes.size();
        deflate(&stream, is_last ? Z_FINISH : Z_NO_FLUSH);
        out.append(bytes.data(), bytes.size() - stream.avail_out);
    } while (stream.avail_out == 0);
    return out;
}

}  // namespace wharf::server
