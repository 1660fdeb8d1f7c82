// Instead of postgres.cpp in the single program, which needs no library of the machine it runs on: libpq would bring
// thirty of them.
#include "storage/postgres.h"

namespace wharf::storage {

namespace {

constexpr const char* kAbsent = "this program has no PostgreSQL in it; that of the Debian package has";

}  // namespace

std::unique_ptr<Store> open_postgres(const std::string&) { throw Failure(kAbsent); }

std::unique_ptr<Connector> postgres_connector(const std::string&) { throw Failure(kAbsent); }

}  // namespace wharf::storage
