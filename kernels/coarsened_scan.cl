// Coarsened scan in three phases: every work-item scans its own
// subsection, the last elements of the subsections are scanned
// together, and each subsection gets what came before it.
//
// SECTION: room for the values of the work-group.

// One work-group; `factor` neighbouring values a work-item.
__kernel void coarsened_scan(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n,
    const uint factor TRACE_ARGS)
{
    __local VALUE xy[SECTION];
    TRACE_BEGIN
    const uint t = get_local_id(0);

    // Neighbours load neighbours, whoever scans them.
    for (uint i = t; i < n; i += get_local_size(0)) {
        const VALUE value = x[i];
        xy[i] = value;
        TRACE_COPY(xy, i, x, i, value);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // Phase 1: my subsection, from first to last
    const uint first = t * factor;
    const bool mine = first < n;
    const uint last = min(first + factor, n) - 1;
    for (uint i = first + 1; mine && i <= last; i++) {
        const VALUE left = xy[i - 1];
        const VALUE right = xy[i];
        const VALUE sum = OP(left, right);
        xy[i] = sum;
        TRACE_COMBINE(xy, i, sum, xy, i - 1, left,
                      xy, i, right);
    }

    // Phase 2: Kogge-Stone over the last elements
    const uint subsections = (n + factor - 1) / factor;
    for (uint s = 1; s < subsections; s *= 2) {
        const bool adds = mine && t >= s;
        const uint other = (t - s + 1) * factor - 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        VALUE left = IDENTITY, right = IDENTITY;
        if (adds) {
            left = xy[other];
            right = xy[last];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (adds) {
            const VALUE sum = OP(left, right);
            xy[last] = sum;
            TRACE_COMBINE(xy, last, sum, xy, other, left,
                          xy, last, right);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // Phase 3: what came before; the last has it already
    for (uint i = first; mine && t > 0 && i < last; i++) {
        const VALUE before = xy[first - 1];
        const VALUE value = xy[i];
        const VALUE sum = OP(before, value);
        xy[i] = sum;
        TRACE_COMBINE(xy, i, sum, xy, first - 1, before,
                      xy, i, value);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint i = t; i < n; i += get_local_size(0)) {
        const VALUE sum = xy[i];
        y[i] = sum;
        TRACE_COPY(y, i, xy, i, sum);
    }
}
