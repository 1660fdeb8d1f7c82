#include "cli/unzipped.h"

#include <zlib.h>

#include <array>
#include <memory>

namespace wharf::cli {

bool is_gzip(std::string_view content) { return content.starts_with("\x1f\x8b"); }

std::optional<std::string> unzipped(std::string_view content, std::size_t most) {
    z_stream stream{};
    constexpr int kGzip = 15 + 16;
    if (inflateInit2(&stream, kGzip) != Z_OK) return std::nullopt;
    const std::unique_ptr<z_stream, int (*)(z_stream*)> ended(&stream, inflateEnd);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
    stream.avail_in = static_cast<uInt>(content.size());
    std::string plain;
    std::array<char, 1 << 16> bytes;
    while (plain.size() <= most) {
        stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
        stream.avail_out = bytes.size();
        const int done = inflate(&stream, Z_NO_FLUSH);
        plain.append(bytes.data(), bytes.size() - stream.avail_out);
        if (done == Z_STREAM_END) return plain;
        if (done != Z_OK) return std::nullopt;
    }
    return plain;
}

}  // namespace wharf::cli
