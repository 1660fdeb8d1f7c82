// Which part of a list a request asks for: ?limit=, ?before=, ?before_id=.
#pragma once

#include <algorithm>

#include "server/http.h"
#include "storage/store.h"

namespace wharf::server {

inline storage::Page page_of(const Request& request) {
    storage::Page page;
    page.limit = static_cast<int>(std::clamp<std::int64_t>(number_in(request, "limit", 30), 1, 100));
    page.before = number_in(request, "before", 0);
    page.before_id = word_in(request, "before_id").substr(0, 64);
    return page;
}

}  // namespace wharf::server
