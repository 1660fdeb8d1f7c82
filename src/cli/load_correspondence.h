// wharf load --turns: thousands of games that are played turn by turn, measured and told.
#pragma once

#include "load/correspondence.h"

namespace wharf::cli {

void run_correspondence(load::CorrespondenceOptions options, bool as_json);

}  // namespace wharf::cli
