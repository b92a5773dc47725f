// Inclusive scan of any length in one launch: a work-group scans
// its block, waits for the running sum of its left neighbour,
// hands on its own and adds the neighbour's to all it has. The
// sums pass from block to block like falling dominoes.
//
// A group takes the next block when it starts, so that whoever
// it waits for has started before it.
//
// SECTION: values in a block, and work-items in a group.
//
// STATIC_BLOCK_INDEX is a mistake to look at: a group's number
// says which block is its own, and it may wait for a group that
// finds no room on the device until this one has ended.
#define READY 1u

// One work-item per value.
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
        if (b == 0) {
            running[0] = total;
            TRACE_COPY(running, 0, xy, last, total);
        } else {
            const uint from = 2 * (b - 1);
            uint low = 0, high = 0, polls = 0;
            do {
                low = atomic_or(&sums[from], 0);
                high = atomic_or(&sums[from + 1], 0);
                polls++;
            } while (HANDED_MARK(low, high) != READY
                     && polls < patience);
            // The host then reports that nobody came.
            if (HANDED_MARK(low, high) != READY)
                atomic_inc(&gave_up[0]);
            const VALUE left = HANDED_VALUE(low, high);
            before[0] = left;
            TRACE_RECEIVE(before, 0, left, sums, from, low, high);
            const VALUE sum = OP(left, total);
            running[0] = sum;
            TRACE_COMBINE(running, 0, sum, before, 0, left,
                          xy, last, total);
        }
        const VALUE mine = running[0];
        const uint to = 2 * b;
        const uint lo = HANDED_LOW(READY, mine);
        const uint hi = HANDED_HIGH(READY, mine);
        const uint old_lo = atomic_xchg(&sums[to], lo);
        const uint old_hi = atomic_xchg(&sums[to + 1], hi);
        TRACE_PUBLISH(sums, to, lo, hi, old_lo, old_hi,
                      running, 0, mine);
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
