// Inclusive scan of any length in one launch, with decoupled
// look-back (Merrill and Garland, 2016). A work-group scans its
// block and publishes the block's own sum at once; then it walks
// back over the blocks to its left, adding their own sums, until
// it meets one that knows the sum of all values up to its end.
// So no group waits for its neighbour to have waited.
//
// SECTION: values in a block. PER_ITEM: how many of them a
// work-item scans on its own.
#define ITEMS (SECTION / PER_ITEM)
#define OWN_SUM 1u
#define PREFIX 2u

// One work-item per PER_ITEM values. The first of a group walks
// alone.
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

    const uint first = b * SECTION;
    // the last block may be shorter
    const uint count = min((uint)SECTION, n - first);

    // Neighbours load neighbours, whoever scans them.
    for (uint e = t; e < count; e += ITEMS) {
        const VALUE value = x[first + e];
        xy[e] = value;
        TRACE_COPY(xy, e, x, first + e, value);
    }
    if (PER_ITEM > 1)
        barrier(CLK_LOCAL_MEM_FENCE);

    // The values of each work-item, from its first to its last
    const uint from = t * PER_ITEM;
    const uint end = min(from + PER_ITEM, count);
    for (uint e = from + 1; e < end; e++) {
        const VALUE left = xy[e - 1];
        const VALUE right = xy[e];
        const VALUE sum = OP(left, right);
        xy[e] = sum;
        TRACE_COMBINE(xy, e, sum, xy, e - 1, left,
                      xy, e, right);
    }

    // Kogge-Stone over the last ones
    for (uint s = 1; s < ITEMS; s *= 2) {
        const bool adds = from < count && t >= s;
        const uint other = (t - s + 1) * PER_ITEM - 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        VALUE left = IDENTITY, right = IDENTITY;
        if (adds) {
            left = xy[other];
            right = xy[end - 1];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (adds) {
            const VALUE sum = OP(left, right);
            xy[end - 1] = sum;
            TRACE_COMBINE(xy, end - 1, sum, xy, other, left,
                          xy, end - 1, right);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (t == 0) {
        const uint last = count - 1;
        const VALUE total = xy[last];
        const uint here = 2 * b;
        const uint first_mark = b == 0 ? PREFIX : OWN_SUM;
        const uint own_lo = HANDED_LOW(first_mark, total);
        const uint own_hi = HANDED_HIGH(first_mark, total);
        const uint no_lo = atomic_xchg(&sums[here], own_lo);
        const uint no_hi = atomic_xchg(&sums[here + 1], own_hi);
        TRACE_PUBLISH(sums, here, own_lo, own_hi, no_lo, no_hi,
                      xy, last, total);
#include "look_back_walk.clh"

        if (b > 0 && (b + 1) % prefix_every == 0) {
            const VALUE left = before[0];
            const VALUE sum = OP(left, total);
            running[0] = sum;
            TRACE_COMBINE(running, 0, sum, before, 0, left,
                          xy, last, total);
            const VALUE prefix = running[0];
            const uint lo = HANDED_LOW(PREFIX, prefix);
            const uint hi = HANDED_HIGH(PREFIX, prefix);
            const uint old_lo = atomic_xchg(&sums[here], lo);
            const uint old_hi = atomic_xchg(&sums[here + 1], hi);
            TRACE_PUBLISH(sums, here, lo, hi, old_lo, old_hi,
                          running, 0, prefix);
        }
    }

    // What came before in the block; the last value of an item
    // has it already
    for (uint e = from; t > 0 && e + 1 < end; e++) {
        const VALUE left = xy[from - 1];
        const VALUE right = xy[e];
        const VALUE sum = OP(left, right);
        xy[e] = sum;
        TRACE_COMBINE(xy, e, sum, xy, from - 1, left,
                      xy, e, right);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (b == 0) { // nothing comes before it
        for (uint e = t; e < count; e += ITEMS) {
            const VALUE value = xy[e];
            prefixes[first + e] = value;
            TRACE_COPY(prefixes, first + e, xy, e, value);
        }
        return;
    }
    for (uint e = t; e < count; e += ITEMS) {
        const VALUE left = before[0];
        const VALUE right = xy[e];
        const VALUE sum = OP(left, right);
        prefixes[first + e] = sum;
        TRACE_COMBINE(prefixes, first + e, sum, before, 0, left,
                      xy, e, right);
    }
}
