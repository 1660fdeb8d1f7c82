#include "games/tortuga/features.h"
#include "games/tortuga/rules.h"
#include "gpu/cuda_batch.h"
#include "gpu/entries.h"

namespace wharf::gpu {

Entry tortuga() {
    return {"tortuga", make_cuda_batch<tortuga::Tortuga, tortuga::TortugaFeatures, 1024>, sign<tortuga::Tortuga>};
}

}  // namespace wharf::gpu
