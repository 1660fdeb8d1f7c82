#include "games/gluck_auf/features.h"
#include "games/gluck_auf/rules.h"
#include "gpu/cuda_batch.h"
#include "gpu/entries.h"

namespace wharf::gpu {

Entry gluck_auf() {
    return {"gluck-auf", make_cuda_batch<gluck_auf::GluckAuf, gluck_auf::GluckAufFeatures, 512>,
            sign<gluck_auf::GluckAuf>};
}

}  // namespace wharf::gpu
