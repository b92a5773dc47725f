// Inclusive scan with two values a work-item, in local memory.
// The offset grows and shrinks by doubling and halving; the root
// is never cleared, so it is the scan of Brent and Kung.
//
// SECTION: room for the values of the work-group.

// One work-group.
__kernel void two_per_item_scan(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n TRACE_ARGS)
{
    __local VALUE buffer[SECTION];
    TRACE_BEGIN
    const uint tid = get_local_id(0);
    const uint second = tid + get_local_size(0);

    if (tid < n) {
        const VALUE value = x[tid];
        buffer[tid] = value;
        TRACE_COPY(buffer, tid, x, tid, value);
    }
    if (second < n) {
        const VALUE value = x[second];
        buffer[second] = value;
        TRACE_COPY(buffer, second, x, second, value);
    }

    uint offset = 1;
    while (offset < n) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint idx_a = offset * (2 * tid + 1) - 1;
        const uint idx_b = offset * (2 * tid + 2) - 1;
        if (idx_b < n) {
            const VALUE a = buffer[idx_a];
            const VALUE b = buffer[idx_b];
            const VALUE sum = OP(a, b);
            buffer[idx_b] = sum;
            TRACE_COMBINE(buffer, idx_b, sum,
                          buffer, idx_a, a, buffer, idx_b, b);
        }
        offset <<= 1;
    }

    offset >>= 1;
    while (offset > 0) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint idx_a = offset * (2 * tid + 2) - 1;
        const uint idx_b = offset * (2 * tid + 3) - 1;
        if (idx_b < n) {
            const VALUE a = buffer[idx_a];
            const VALUE b = buffer[idx_b];
            const VALUE sum = OP(a, b);
            buffer[idx_b] = sum;
            TRACE_COMBINE(buffer, idx_b, sum,
                          buffer, idx_a, a, buffer, idx_b, b);
        }
        offset >>= 1;
    }

    barrier(CLK_LOCAL_MEM_FENCE);
    if (tid < n) {
        const VALUE sum = buffer[tid];
        y[tid] = sum;
        TRACE_COPY(y, tid, buffer, tid, sum);
    }
    if (second < n) {
        const VALUE sum = buffer[second];
        y[second] = sum;
        TRACE_COPY(y, second, buffer, second, sum);
    }
}
