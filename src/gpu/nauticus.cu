#include "games/nauticus/features.h"
#include "games/nauticus/rules.h"
#include "gpu/cuda_batch.h"
#include "gpu/entries.h"

namespace wharf::gpu {

Entry nauticus() {
    return {"nauticus", make_cuda_batch<nauticus::Nauticus, nauticus::NauticusFeatures, 512>, sign<nauticus::Nauticus>};
}

}  // namespace wharf::gpu
