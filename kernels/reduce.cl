// Reduction in work-groups: each group folds a block of values
// in local memory and leaves one sum. Five steps of a ladder
// (after M. Harris): the same result, ever fewer idle lanes,
// wavefronts and conflicts.
//
// BLOCK_SIZE: work-items of a group. Past the end of the values
// stands the identity, so every n will do. All items reach every
// barrier.

// Neighbours first; the items that still work lie ever further
// apart, so wavefronts stay busy with few of their lanes.
__kernel void reduce0(
    __global const VALUE *x,
    __global VALUE *sums,
    const uint n TRACE_ARGS)
{
    __local VALUE sdata[BLOCK_SIZE];
    TRACE_BEGIN
    const uint tid = get_local_id(0);
    const uint group = get_group_id(0);
    const uint i = group * BLOCK_SIZE + tid;
    if (i < n) {
        const VALUE value = x[i];
        sdata[tid] = value;
        TRACE_COPY(sdata, tid, x, i, value);
    } else {
        sdata[tid] = IDENTITY;
        TRACE_FILL(sdata, tid, IDENTITY);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint s = 1; s < BLOCK_SIZE; s *= 2) {
        if (tid % (2 * s) == 0 && tid + s < BLOCK_SIZE) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + s];
            const VALUE sum = OP(left, right);
            sdata[tid] = sum;
            TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                          sdata, tid + s, right);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (tid == 0) {
        const VALUE sum = sdata[0];
        sums[group] = sum;
        TRACE_COPY(sums, group, sdata, 0, sum);
    }
}

// The same tree by neighbouring items: idle wavefronts, but the
// stride in local memory hits few banks. Keeps the order.
__kernel void reduce1(
    __global const VALUE *x,
    __global VALUE *sums,
    const uint n TRACE_ARGS)
{
    __local VALUE sdata[BLOCK_SIZE];
    TRACE_BEGIN
    const uint tid = get_local_id(0);
    const uint group = get_group_id(0);
    const uint i = group * BLOCK_SIZE + tid;
    if (i < n) {
        const VALUE value = x[i];
        sdata[tid] = value;
        TRACE_COPY(sdata, tid, x, i, value);
    } else {
        sdata[tid] = IDENTITY;
        TRACE_FILL(sdata, tid, IDENTITY);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint s = 1; s < BLOCK_SIZE; s *= 2) {
        const uint index = 2 * s * tid;
        if (index + s < BLOCK_SIZE) {
            const VALUE left = sdata[index];
            const VALUE right = sdata[index + s];
            const VALUE sum = OP(left, right);
            sdata[index] = sum;
            TRACE_COMBINE(sdata, index, sum, sdata, index, left,
                          sdata, index + s, right);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (tid == 0) {
        const VALUE sum = sdata[0];
        sums[group] = sum;
        TRACE_COPY(sums, group, sdata, 0, sum);
    }
}

// Sequential addresses: no bank conflicts. BLOCK_SIZE is a power
// of two. Changes the order of the operands, as all that follow.
__kernel void reduce2(
    __global const VALUE *x,
    __global VALUE *sums,
    const uint n TRACE_ARGS)
{
    __local VALUE sdata[BLOCK_SIZE];
    TRACE_BEGIN
    const uint tid = get_local_id(0);
    const uint group = get_group_id(0);
    const uint i = group * BLOCK_SIZE + tid;
    if (i < n) {
        const VALUE value = x[i];
        sdata[tid] = value;
        TRACE_COPY(sdata, tid, x, i, value);
    } else {
        sdata[tid] = IDENTITY;
        TRACE_FILL(sdata, tid, IDENTITY);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint s = BLOCK_SIZE / 2; s > 0; s /= 2) {
        if (tid < s) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + s];
            const VALUE sum = OP(left, right);
            sdata[tid] = sum;
            TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                          sdata, tid + s, right);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (tid == 0) {
        const VALUE sum = sdata[0];
        sums[group] = sum;
        TRACE_COPY(sums, group, sdata, 0, sum);
    }
}

// The first addition while loading: no item begins idle, and
// half as many groups.
__kernel void reduce3(
    __global const VALUE *x,
    __global VALUE *sums,
    const uint n TRACE_ARGS)
{
    __local VALUE sdata[BLOCK_SIZE];
    TRACE_BEGIN
    const uint tid = get_local_id(0);
    const uint group = get_group_id(0);
    const uint i = group * (2 * BLOCK_SIZE) + tid;
    const uint j = i + BLOCK_SIZE;
    if (j < n) {
        const VALUE left = x[i];
        const VALUE right = x[j];
        const VALUE sum = OP(left, right);
        sdata[tid] = sum;
        TRACE_COMBINE(sdata, tid, sum, x, i, left,
                      x, j, right);
    } else if (i < n) {
        const VALUE value = x[i];
        sdata[tid] = value;
        TRACE_COPY(sdata, tid, x, i, value);
    } else {
        sdata[tid] = IDENTITY;
        TRACE_FILL(sdata, tid, IDENTITY);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint s = BLOCK_SIZE / 2; s > 0; s /= 2) {
        if (tid < s) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + s];
            const VALUE sum = OP(left, right);
            sdata[tid] = sum;
            TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                          sdata, tid + s, right);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (tid == 0) {
        const VALUE sum = sdata[0];
        sums[group] = sum;
        TRACE_COPY(sums, group, sdata, 0, sum);
    }
}

// The last steps written out, with the barriers that they need
// on every device, whatever the width of its wavefronts.
//
// NO_BARRIERS is a mistake to look at: the last steps as a book
// prints them, for 64 items that are taken to go in step.
#ifdef NO_BARRIERS
#define FOLDS(s) (tid < 64 && tid + (s) < BLOCK_SIZE)
#else
#define FOLDS(s) (tid < (s))
#endif
__kernel void reduce4(
    __global const VALUE *x,
    __global VALUE *sums,
    const uint n TRACE_ARGS)
{
    __local VALUE sdata[BLOCK_SIZE];
    TRACE_BEGIN
    const uint tid = get_local_id(0);
    const uint group = get_group_id(0);
    const uint i = group * (2 * BLOCK_SIZE) + tid;
    const uint j = i + BLOCK_SIZE;
    if (j < n) {
        const VALUE left = x[i];
        const VALUE right = x[j];
        const VALUE sum = OP(left, right);
        sdata[tid] = sum;
        TRACE_COMBINE(sdata, tid, sum, x, i, left,
                      x, j, right);
    } else if (i < n) {
        const VALUE value = x[i];
        sdata[tid] = value;
        TRACE_COPY(sdata, tid, x, i, value);
    } else {
        sdata[tid] = IDENTITY;
        TRACE_FILL(sdata, tid, IDENTITY);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint s = BLOCK_SIZE / 2; s > 64; s /= 2) {
        if (tid < s) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + s];
            const VALUE sum = OP(left, right);
            sdata[tid] = sum;
            TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                          sdata, tid + s, right);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (BLOCK_SIZE >= 128) {
        if (FOLDS(64)) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + 64];
            const VALUE sum = OP(left, right);
            sdata[tid] = sum;
            TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                          sdata, tid + 64, right);
        }
#ifndef NO_BARRIERS
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
    }
    if (BLOCK_SIZE >= 64) {
        if (FOLDS(32)) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + 32];
            const VALUE sum = OP(left, right);
            sdata[tid] = sum;
            TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                          sdata, tid + 32, right);
        }
#ifndef NO_BARRIERS
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
    }
    if (BLOCK_SIZE >= 32) {
        if (FOLDS(16)) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + 16];
            const VALUE sum = OP(left, right);
            sdata[tid] = sum;
            TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                          sdata, tid + 16, right);
        }
#ifndef NO_BARRIERS
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
    }
    if (BLOCK_SIZE >= 16) {
        if (FOLDS(8)) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + 8];
            const VALUE sum = OP(left, right);
            sdata[tid] = sum;
            TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                          sdata, tid + 8, right);
        }
#ifndef NO_BARRIERS
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
    }
    if (BLOCK_SIZE >= 8) {
        if (FOLDS(4)) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + 4];
            const VALUE sum = OP(left, right);
            sdata[tid] = sum;
            TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                          sdata, tid + 4, right);
        }
#ifndef NO_BARRIERS
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
    }
    if (BLOCK_SIZE >= 4) {
        if (FOLDS(2)) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + 2];
            const VALUE sum = OP(left, right);
            sdata[tid] = sum;
            TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                          sdata, tid + 2, right);
        }
#ifndef NO_BARRIERS
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
    }
    if (BLOCK_SIZE >= 2) {
        if (FOLDS(1)) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + 1];
            const VALUE sum = OP(left, right);
            sdata[tid] = sum;
            TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                          sdata, tid + 1, right);
        }
#ifndef NO_BARRIERS
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
    }

    if (tid == 0) {
        const VALUE sum = sdata[0];
        sums[group] = sum;
        TRACE_COPY(sums, group, sdata, 0, sum);
    }
}

#ifdef SHUFFLES
// Neighbours again, by shuffles: a lane takes what another lane
// of its sub-group holds in a register. There is no barrier and
// no local memory, but for the sums of the sub-groups. How many
// lanes one has the device says. Keeps the order.
__kernel void reduce_shuffles(
    __global const VALUE *x,
    __global VALUE *sums,
    const uint n TRACE_ARGS)
{
    __local VALUE sdata[BLOCK_SIZE];
    __private VALUE held[1];
    TRACE_BEGIN
    const uint tid = get_local_id(0);
    const uint group = get_group_id(0);
    const uint i = group * BLOCK_SIZE + tid;
    if (i < n) {
        held[0] = x[i];
        TRACE_TAKE(held, 0, x, i, held[0]);
    } else {
        held[0] = IDENTITY;
        TRACE_HOLD(held, 0, IDENTITY);
    }

    const uint lane = get_sub_group_local_id();
    const uint lanes = get_sub_group_size();
    for (uint s = 1; s < get_max_sub_group_size(); s *= 2) {
        const VALUE left = held[0];
        const uint from = min(lane + s, lanes - 1);
        const VALUE right = sub_group_shuffle(left, from);
        TRACE_SHUFFLE(from)
        if (lane % (2 * s) == 0 && lane + s < lanes) {
            held[0] = OP(left, right);
            TRACE_SHUFFLED(held, held[0], left, right);
        }
    }

    const uint count = get_num_sub_groups();
    if (lane == 0) {
        const VALUE sum = held[0];
        sdata[get_sub_group_id()] = sum;
        TRACE_GIVE(sdata, get_sub_group_id(), held, 0, sum);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = 1; s < count; s *= 2) {
        if (tid % (2 * s) == 0 && tid + s < count) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + s];
            const VALUE sum = OP(left, right);
            sdata[tid] = sum;
            TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                          sdata, tid + s, right);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (tid == 0) {
        const VALUE sum = sdata[0];
        sums[group] = sum;
        TRACE_COPY(sums, group, sdata, 0, sum);
    }
}
#endif
