// Reduction that reads vectors: a work-item loads WIDTH values
// at a time and has a sum in registers for each place of a
// vector. At the end of its VECTORS vectors it adds these sums
// up, and then the group adds up a tree in local memory.
//
// BLOCK_SIZE: work-items of a group, a power of two. Where it is
// 1 the vectors of a work-item follow one another.
#define PASTED(a, b) PASTED_(a, b)
#define PASTED_(a, b) a##b
#define VECTOR PASTED(VALUE, WIDTH)
#define UNPACK PASTED(vstore, WIDTH)

// One work-item per VECTORS vectors, which lie BLOCK_SIZE
// vectors apart, so that neighbours read neighbours.
__kernel void reduce_vectors(
    __global const VALUE *x,
    __global VALUE *sums,
    const uint n TRACE_ARGS)
{
    __local VALUE sdata[BLOCK_SIZE];
    __private VALUE sum[WIDTH];
    TRACE_BEGIN
    const uint tid = get_local_id(0);
    const uint group = get_group_id(0);
    const uint step = BLOCK_SIZE * WIDTH;
    const uint begin = group * step * VECTORS;
    // the last block may be shorter
    const uint end = min(begin + step * VECTORS, n);
    const uint first = begin + tid * WIDTH;
    __global const VECTOR *vectors = (__global const VECTOR *)x;

    VALUE values[WIDTH];
    uint i = first;
    if (i + WIDTH <= end) {
        UNPACK(vectors[i / WIDTH], 0, values);
#pragma unroll
        for (uint k = 0; k < WIDTH; k++) {
            sum[k] = values[k];
            TRACE_TAKE(sum, k, x, i + k, values[k]);
        }
        i += step;
    }
#pragma unroll 4
    for (; i + WIDTH <= end; i += step) {
        UNPACK(vectors[i / WIDTH], 0, values);
#pragma unroll
        for (uint k = 0; k < WIDTH; k++) {
            const VALUE left = sum[k];
            const VALUE right = values[k];
            sum[k] = OP(left, right);
            TRACE_SUM(sum, k, sum[k], left, x, i + k, right);
        }
    }
    // Of all vectors the last one may be cut short.
#pragma unroll
    for (uint k = 0; k < WIDTH; k++) {
        if (i + k >= end)
            continue;
        const VALUE right = x[i + k];
        if (i == first) {
            sum[k] = right;
            TRACE_TAKE(sum, k, x, i + k, right);
        } else {
            const VALUE left = sum[k];
            sum[k] = OP(left, right);
            TRACE_SUM(sum, k, sum[k], left, x, i + k, right);
        }
    }

    if (first < end) {
#pragma unroll
        for (uint k = 1; k < WIDTH; k++) {
            if (first + k >= end)
                continue;
            const VALUE left = sum[0];
            const VALUE right = sum[k];
            sum[0] = OP(left, right);
            TRACE_FOLD(sum, 0, sum[0], 0, left, k, right);
        }
        const VALUE own = sum[0];
        sdata[tid] = own;
        TRACE_GIVE(sdata, tid, sum, 0, own);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // those that have a sum
    const uint items = (end - begin + WIDTH - 1) / WIDTH;
    for (uint s = BLOCK_SIZE / 2; s > 0; s /= 2) {
        if (tid < s && tid + s < items) {
            const VALUE left = sdata[tid];
            const VALUE right = sdata[tid + s];
            const VALUE both = OP(left, right);
            sdata[tid] = both;
            TRACE_COMBINE(sdata, tid, both, sdata, tid, left,
                          sdata, tid + s, right);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (tid == 0) {
        const VALUE total = sdata[0];
        sums[group] = total;
        TRACE_COPY(sums, group, sdata, 0, total);
    }
}
