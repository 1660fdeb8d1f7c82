// Documents and sources that are made from the code, kept in the tree, and compared by tests.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

namespace wharf::testing {

inline std::string read_document(const std::string& path) {
    std::ostringstream read;
    read << std::ifstream(path).rdbuf();
    return read.str();
}

// With WHARF_WRITE_DOCUMENTS set the file is written instead.
inline void expect_document(const std::string& path, const std::string& wanted) {
    if (read_document(path) == wanted) return;
    if (std::getenv("WHARF_WRITE_DOCUMENTS") == nullptr)
        FAIL() << path << " is not current: run the test with WHARF_WRITE_DOCUMENTS=1";
    std::ofstream(path) << wanted;
}

}  // namespace wharf::testing
