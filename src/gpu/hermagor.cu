#include "games/hermagor/features.h"
#include "games/hermagor/rules.h"
#include "gpu/cuda_batch.h"
#include "gpu/entries.h"

namespace wharf::gpu {

Entry hermagor() {
    return {"hermagor", make_cuda_batch<hermagor::Hermagor, hermagor::HermagorFeatures, 512>, sign<hermagor::Hermagor>};
}

}  // namespace wharf::gpu
