// Coarsened scan in three phases: every work-item scans its own
// subsection, the last elements of the subsections are scanned
// together, and each subsection gets what came before it.
//
// SECTION: room for the values of the work-group.
// PADDED: 1 leaves one word free after every `factor` values, so
// that work-items side by side, each in its own subsection, meet
// in fewer banks; 0 does not.
#define PLACE(i) ((i) + PADDED * ((i) / factor))

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
        xy[PLACE(i)] = value;
        TRACE_COPY(xy, PLACE(i), x, i, value);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // Phase 1: my subsection, from first to last
    const uint first = t * factor;
    const bool mine = first < n;
    const uint last = min(first + factor, n) - 1;
    for (uint i = first + 1; mine && i <= last; i++) {
        const VALUE left = xy[PLACE(i - 1)];
        const VALUE right = xy[PLACE(i)];
        const VALUE sum = OP(left, right);
        xy[PLACE(i)] = sum;
        TRACE_COMBINE(xy, PLACE(i), sum,
                      xy, PLACE(i - 1), left,
                      xy, PLACE(i), right);
    }

    // Phase 2: Kogge-Stone over the last elements
    const uint subsections = (n + factor - 1) / factor;
    for (uint s = 1; s < subsections; s *= 2) {
        const bool adds = mine && t >= s;
        const uint other = (t - s + 1) * factor - 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        VALUE left = IDENTITY, right = IDENTITY;
        if (adds) {
            left = xy[PLACE(other)];
            right = xy[PLACE(last)];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (adds) {
            const VALUE sum = OP(left, right);
            xy[PLACE(last)] = sum;
            TRACE_COMBINE(xy, PLACE(last), sum,
                          xy, PLACE(other), left,
                          xy, PLACE(last), right);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // Phase 3: what came before; the last has it already
    for (uint i = first; mine && t > 0 && i < last; i++) {
        const VALUE before = xy[PLACE(first - 1)];
        const VALUE value = xy[PLACE(i)];
        const VALUE sum = OP(before, value);
        xy[PLACE(i)] = sum;
        TRACE_COMBINE(xy, PLACE(i), sum,
                      xy, PLACE(first - 1), before,
                      xy, PLACE(i), value);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint i = t; i < n; i += get_local_size(0)) {
        const VALUE sum = xy[PLACE(i)];
        y[i] = sum;
        TRACE_COPY(y, i, xy, PLACE(i), sum);
    }
}
