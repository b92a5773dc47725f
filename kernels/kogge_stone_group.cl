// Scan of one section after Kogge and Stone (1973), in local
// memory, with one buffer and with two.
//
// SECTION: room for the values of the work-group.
//
// NO_SECOND_BARRIER is a mistake to look at: an item may then
// read its left neighbour before or after that one has added.
// EARLY_STORE makes one such order come on every device.

// One work-group; one work-item per value. With one buffer a
// round needs two barriers: all read before anyone writes.
__kernel void kogge_stone_scan(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n,
    const uint shift TRACE_ARGS)
{
    __local VALUE xy[SECTION];
    TRACE_BEGIN
    const uint t = get_local_id(0);

    // shift: 0 inclusive; 1 exclusive, all one to the right
    if (t < shift) {
        xy[t] = IDENTITY;
        TRACE_FILL(xy, t, IDENTITY);
    } else if (t < n) {
        const VALUE value = x[t - shift];
        xy[t] = value;
        TRACE_COPY(xy, t, x, t - shift, value);
    }

    for (uint stride = 1; stride < n; stride *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
#ifdef EARLY_STORE
        // As a book tells it: item 4 stores before item 6 loads.
        const bool early = stride == 2 && t == 4 && t < n;
        if (early) {
            const VALUE before = xy[t - stride];
            const VALUE own = xy[t];
            const VALUE sum = OP(before, own);
            xy[t] = sum;
            TRACE_COMBINE(xy, t, sum, xy, t - stride, before,
                          xy, t, own);
        }
        if (stride == 2)
            barrier(CLK_LOCAL_MEM_FENCE);
#else
        const bool early = false;
#endif
        const bool adds = t >= stride && t < n && !early;
        VALUE left = IDENTITY, right = IDENTITY;
        if (adds) {
            left = xy[t - stride];
            right = xy[t];
        }
#ifndef NO_SECOND_BARRIER
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
        if (adds) {
            const VALUE sum = OP(left, right);
            xy[t] = sum;
            TRACE_COMBINE(xy, t, sum, xy, t - stride, left,
                          xy, t, right);
        }
    }

    if (t < n) {
        const VALUE sum = xy[t];
        y[t] = sum;
        TRACE_COPY(y, t, xy, t, sum);
    }
}

// With two buffers, the halves of xy, a round reads one, writes
// the other and needs one barrier. How many rounds there were
// decides which half holds the result.
__kernel void kogge_stone_scan_double(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n,
    const uint shift TRACE_ARGS)
{
    __local VALUE xy[2 * SECTION];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    uint in = 0, out = n;

    if (t < shift) {
        xy[t] = IDENTITY;
        TRACE_FILL(xy, t, IDENTITY);
    } else if (t < n) {
        const VALUE value = x[t - shift];
        xy[t] = value;
        TRACE_COPY(xy, t, x, t - shift, value);
    }

    for (uint stride = 1; stride < n; stride *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t >= stride && t < n) {
            const VALUE left = xy[in + t - stride];
            const VALUE right = xy[in + t];
            const VALUE sum = OP(left, right);
            xy[out + t] = sum;
            TRACE_COMBINE(xy, out + t, sum,
                          xy, in + t - stride, left,
                          xy, in + t, right);
        } else if (t < n) {
            const VALUE done = xy[in + t];
            xy[out + t] = done;
            TRACE_COPY(xy, out + t, xy, in + t, done);
        }
        in = n - in;
        out = n - out;
    }

    if (t < n) {
        const VALUE sum = xy[in + t];
        y[t] = sum;
        TRACE_COPY(y, t, xy, in + t, sum);
    }
}
