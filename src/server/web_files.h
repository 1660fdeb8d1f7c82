// The web client's files: from a folder while it is being written, otherwise from inside the program.
#pragma once

#include "server/http.h"

namespace wharf::server {

struct WebFile {
    std::string_view path;  // "/index.html"
    std::string_view content;
};

class WebFiles {
 public:
    // An empty folder: the files inside the program.
    explicit WebFiles(const std::string& folder);

    // The file, or the document under /docs; for a path that is none the client's page, which knows its own routes.
    Response get(const Request& request) const;

 private:
    struct File {
        std::shared_ptr<const std::string> content;
        std::string tag;
    };
    std::map<std::string, File> files_;
};

// Filled when the program is built; a small page of our own if the client was not built.
std::vector<WebFile> embedded_files();

}  // namespace wharf::server
