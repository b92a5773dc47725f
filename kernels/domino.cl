// Inclusive scan of any length in one launch: a work-group scans
// its block, waits for the running sum of its left neighbour,
// hands on its own and adds the neighbour's to all it has. The
// sums pass from block to block like falling dominoes.
//
// A group takes the next block when it starts, so that whoever
// it waits for has started before it.
//
// SECTION: values in a block. PER_ITEM: how many of them a
// work-item scans on its own.
//
// STATIC_BLOCK_INDEX is a mistake to look at: a group's number
// says which block is its own, and it may wait for a group that
// finds no room on the device until this one has ended.
#define ITEMS (SECTION / PER_ITEM)
#define READY 1u

// One work-item per PER_ITEM values.
__kernel void domino_scan(
    __global const VALUE *x,
    __global VALUE *prefixes,
    __global uint *next_block,
    __global uint *sums,
    __global uint *gave_up,
    const uint n,
    const uint patience TRACE_ARGS)
{
    __local uint block[1];
    __local VALUE xy[SECTION];
    __local VALUE before[1];
    __local VALUE running[1];
    TRACE_BEGIN
    const uint t = get_local_id(0);

#ifdef STATIC_BLOCK_INDEX
    const uint b = get_group_id(0);
#else
    if (t == 0) {
        const uint ticket = atomic_inc(&next_block[0]);
        block[0] = ticket;
        TRACE_TICKET(block, 0, next_block, 0, ticket);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint b = block[0];
    TRACE_TALLY(block, 0, b);
#endif

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
        if (b == 0) {
            running[0] = total;
            TRACE_COPY(running, 0, xy, last, total);
        } else {
            const uint there = 2 * (b - 1);
            uint low = 0, high = 0, polls = 0;
            do {
                low = PEEK(&sums[there]);
                high = PEEK(&sums[there + 1]);
                polls++;
            } while (HANDED_MARK(low, high) != READY
                     && polls < patience);
            // The host then reports that nobody came.
            if (HANDED_MARK(low, high) != READY)
                atomic_inc(&gave_up[0]);
            const VALUE left = HANDED_VALUE(low, high);
            before[0] = left;
            TRACE_RECEIVE(before, 0, left, sums, there,
                          low, high);
            const VALUE sum = OP(left, total);
            running[0] = sum;
            TRACE_COMBINE(running, 0, sum, before, 0, left,
                          xy, last, total);
        }
        const VALUE mine = running[0];
        const uint here = 2 * b;
        const uint lo = HANDED_LOW(READY, mine);
        const uint hi = HANDED_HIGH(READY, mine);
        const uint old_lo = atomic_xchg(&sums[here], lo);
        const uint old_hi = atomic_xchg(&sums[here + 1], hi);
        TRACE_PUBLISH(sums, here, lo, hi, old_lo, old_hi,
                      running, 0, mine);
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
