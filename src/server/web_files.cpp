#include "server/web_files.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "server/answers.h"
#include "server/tokens.h"

namespace wharf::server {

namespace {

constexpr std::uintmax_t kLargestFile = 32U << 20U;

std::string_view type_of(std::string_view path) {
    static constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".wasm", "application/wasm"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".webp", "image/webp"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
        {".txt", "text/plain; charset=utf-8"}};
    for (const auto& [ending, type] : kTypes)
        if (path.ends_with(ending)) return type;
    return "application/octet-stream";
}

}  // namespace

WebFiles::WebFiles(const std::string& folder) {
    const auto keep = [this](const std::string& path, std::string content) {
        const std::string tag = "\"" + hex(token_hash(content), 12) + "\"";
        files_[path] = {std::make_shared<std::string>(std::move(content)), tag};
    };
    if (folder.empty()) {
        for (const WebFile& file : embedded_files()) keep(std::string(file.path), std::string(file.content));
        return;
    }
    namespace fs = std::filesystem;
    if (!fs::is_directory(folder)) throw std::runtime_error("there is no folder " + folder);
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file() || entry.file_size() > kLargestFile) continue;
        std::ifstream file(entry.path(), std::ios::binary);
        keep("/" + fs::relative(entry.path(), folder).generic_string(),
             std::string(std::istreambuf_iterator<char>(file), {}));
    }
    if (!files_.contains("/index.html")) throw std::runtime_error(folder + " holds no index.html");
}

Response WebFiles::get(const Request& request) const {
    auto found = files_.find(request.path);
    // A path with a dot is meant to be a file.
    const bool is_page = request.path.find('.') == std::string::npos;
    // Documents are pages of their own: /docs/hosting is /docs/hosting.html.
    if (found == files_.end() && (request.path == "/docs" || request.path.starts_with("/docs/"))) {
        const bool is_first = request.path.size() <= std::string_view("/docs/").size();
        found = files_.find(is_first ? "/docs/index.html" : request.path + ".html");
        if (found == files_.end()) return error_response(errors::kNoSuchPage());
    }
    if (found == files_.end() && is_page) found = files_.find("/index.html");
    if (found == files_.end()) return error_response(errors::kNoSuchPage());
    Response response;
    response.type = type_of(found->first);
    response.headers.emplace_back("ETag", found->second.tag);
    // Vite puts a hash into the names of assets.
    response.headers.emplace_back(
        "Cache-Control", found->first.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    if (request.if_none_match == found->second.tag)
        response.status = 304;
    else
        response.body = found->second.content;
    return response;
}

}  // namespace wharf::server
