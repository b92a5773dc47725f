// Reduction with fewer, busier work-items: each folds per_item
// neighbouring values on its own, then the group adds up a tree.
// The order of the operands is kept.
//
// BLOCK_SIZE: work-items of a group.
__kernel void reduce_coarsened(
    __global const VALUE *x,
    __global VALUE *sums,
    const uint n,
    const uint per_item TRACE_ARGS)
{
    __local VALUE sdata[BLOCK_SIZE];
    TRACE_BEGIN
    const uint tid = get_local_id(0);
    const uint group = get_group_id(0);
    const uint first = get_global_id(0) * per_item;
    const uint end = min(first + per_item, n);
    if (first < n) {
        const VALUE value = x[first];
        sdata[tid] = value;
        TRACE_COPY(sdata, tid, x, first, value);
    } else {
        sdata[tid] = IDENTITY;
        TRACE_FILL(sdata, tid, IDENTITY);
    }
    for (uint i = first + 1; i < end; i++) {
        const VALUE left = sdata[tid];
        const VALUE right = x[i];
        const VALUE sum = OP(left, right);
        sdata[tid] = sum;
        TRACE_COMBINE(sdata, tid, sum, sdata, tid, left,
                      x, i, right);
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
