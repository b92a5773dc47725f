// Inclusive scan of any length in one launch, with decoupled
// look-back (Merrill and Garland, 2016). A work-group scans its
// block and publishes the block's own sum at once; then it walks
// back over the blocks to its left, adding their own sums, until
// it meets one that knows the sum of all values up to its end.
// So no group waits for its neighbour to have waited.
//
// SECTION: values in a block, and work-items in a group.
#define OWN_SUM 1u
#define PREFIX 2u

// One work-item per value. The first of a group walks alone.
__kernel void look_back_scan(
    __global const VALUE *x,
    __global VALUE *prefixes,
    __global uint *next_block,
    __global uint *sums,
    __global uint *gave_up,
    const uint n,
    const uint prefix_every,
    const uint patience TRACE_ARGS)
{
    __local uint block[1];
    __local VALUE xy[SECTION];
    __local VALUE found[1];
    __local VALUE before[1];
    __local VALUE running[1];
    TRACE_BEGIN
    const uint t = get_local_id(0);

    if (t == 0) {
        const uint ticket = atomic_inc(&next_block[0]);
        block[0] = ticket;
        TRACE_TICKET(block, 0, next_block, 0, ticket);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint b = block[0];
    TRACE_TALLY(block, 0, b);

    const uint i = b * SECTION + t;
    if (i < n) {
        const VALUE value = x[i];
        xy[t] = value;
        TRACE_COPY(xy, t, x, i, value);
    }

    // Kogge-Stone inside the block
    for (uint s = 1; s < SECTION; s *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        VALUE left = IDENTITY, right = IDENTITY;
        if (i < n && t >= s) {
            left = xy[t - s];
            right = xy[t];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < n && t >= s) {
            const VALUE sum = OP(left, right);
            xy[t] = sum;
            TRACE_COMBINE(xy, t, sum, xy, t - s, left,
                          xy, t, right);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (t == 0) {
        const uint last = min((uint)SECTION, n - b * SECTION) - 1;
        const VALUE total = xy[last];
        const uint to = 2 * b;
        const uint first_mark = b == 0 ? PREFIX : OWN_SUM;
        const uint own_lo = HANDED_LOW(first_mark, total);
        const uint own_hi = HANDED_HIGH(first_mark, total);
        const uint no_lo = atomic_xchg(&sums[to], own_lo);
        const uint no_hi = atomic_xchg(&sums[to + 1], own_hi);
        TRACE_PUBLISH(sums, to, own_lo, own_hi, no_lo, no_hi,
                      xy, last, total);

        // back to the left, as far as only own sums stand there
        uint mark = b == 0 ? PREFIX : OWN_SUM;
        for (uint j = b; mark == OWN_SUM; j--) {
            const uint from = 2 * (j - 1);
            uint low = 0, high = 0, polls = 0;
            do {
                low = atomic_or(&sums[from], 0);
                high = atomic_or(&sums[from + 1], 0);
                mark = HANDED_MARK(low, high);
                polls++;
            } while (mark == 0 && polls < patience);
            // The host then reports that nobody came.
            if (mark == 0)
                atomic_inc(&gave_up[0]);
            const VALUE handed = HANDED_VALUE(low, high);
            found[0] = handed;
            TRACE_RECEIVE(found, 0, handed, sums, from, low, high);
            const VALUE left = found[0];
            if (j == b) {
                before[0] = left;
                TRACE_COPY(before, 0, found, 0, left);
            } else {
                const VALUE right = before[0];
                const VALUE sum = OP(left, right);
                before[0] = sum;
                TRACE_COMBINE(before, 0, sum, found, 0, left,
                              before, 0, right);
            }
        }

        if (b > 0 && (b + 1) % prefix_every == 0) {
            const VALUE left = before[0];
            const VALUE sum = OP(left, total);
            running[0] = sum;
            TRACE_COMBINE(running, 0, sum, before, 0, left,
                          xy, last, total);
            const VALUE prefix = running[0];
            const uint lo = HANDED_LOW(PREFIX, prefix);
            const uint hi = HANDED_HIGH(PREFIX, prefix);
            const uint old_lo = atomic_xchg(&sums[to], lo);
            const uint old_hi = atomic_xchg(&sums[to + 1], hi);
            TRACE_PUBLISH(sums, to, lo, hi, old_lo, old_hi,
                          running, 0, prefix);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (i < n) {
        const VALUE right = xy[t];
        if (b == 0) {
            prefixes[i] = right;
            TRACE_COPY(prefixes, i, xy, t, right);
        } else {
            const VALUE left = before[0];
            const VALUE sum = OP(left, right);
            prefixes[i] = sum;
            TRACE_COMBINE(prefixes, i, sum, before, 0, left,
                          xy, t, right);
        }
    }
}
