// Radix sort whose work-groups first sort their own keys by the
// digit, in local memory: keys of one bucket then lie side by
// side, and neighbours write to neighbouring places.
//
// The table has a row a bucket, a column a block (work-group);
// its scan, read like text, gives each block its first slots.
//
// BLOCK: keys of a block.  PER_ITEM: of them for a work-item.
// DIGITS: buckets.  PARTITION_BITS: a block is sorted by so many
// bits at a time, by counters, and not bit by bit.
#define ITEMS (BLOCK / PER_ITEM)

#ifdef PARTITION_BITS
#include "counter_partition.clh"
#else
// A stable partition by each bit of the digit, the lowest first.
__kernel void sort_blocks(
    __global const KEY *keys_in,
    __global KEY *sorted,
    __global uint *counts,
    __global uint *firsts,
    const uint n,
    const uint shift,
    const uint bits TRACE_ARGS)
{
    __local KEY block[2 * BLOCK];
    __local uint flag[BLOCK];
    __local uint ones[ITEMS];
    __local uint size[2 * DIGITS];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint g = get_group_id(0);
    const uint first = g * BLOCK;
    // the last block may be shorter
    const uint count = min((uint)BLOCK, n - first);

    for (uint d = t; d < DIGITS; d += ITEMS) {
        size[d] = 0;
        TRACE_FILL(size, d, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // Neighbours load neighbours, whoever partitions them.
    for (uint e = t; e < count; e += ITEMS) {
        const KEY key = keys_in[first + e];
        block[e] = key;
        TRACE_COPY(block, e, keys_in, first + e, key);
        const uint digit = (ORDER(key) >> shift) & (DIGITS - 1);
        const uint old = atomic_inc(&size[digit]);
        TRACE_COUNT(size, digit, old, keys_in, first + e, key);
    }

    // A work-item's keys lie side by side. They go from one
    // half of the room to the other with every bit.
    const uint begin = min(t * PER_ITEM, count);
    const uint end = min(begin + PER_ITEM, count);
    uint from = 0;
    for (uint b = shift; b < shift + bits; b++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        ones[t] = 0;
        TRACE_FILL(ones, t, 0);
        for (uint e = begin; e < end; e++) {
            const KEY key = block[from + e];
            const uint bit = (ORDER(key) >> b) & 1;
            flag[e] = bit;
            TRACE_DIGIT(flag, e, bit, block, from + e, key);
            const uint own = ones[t];
            const uint sum = own + bit;
            ones[t] = sum;
            TRACE_COMBINE(ones, t, sum, ones, t, own,
                          flag, e, bit);
        }
        for (uint s = 1; s < ITEMS; s *= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint left = 0, right = 0;
            if (t >= s) {
                left = ones[t - s];
                right = ones[t];
            }
            barrier(CLK_LOCAL_MEM_FENCE);
            if (t >= s) {
                const uint sum = left + right;
                ones[t] = sum;
                TRACE_COMBINE(ones, t, sum, ones, t - s, left,
                              ones, t, right);
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        const uint to = BLOCK - from;
        uint before = 0;
        if (t > 0 && begin < end) {
            before = ones[t - 1];
            TRACE_TALLY(ones, t - 1, before);
        }
        uint total = 0;
        if (begin < end) {
            total = ones[ITEMS - 1];
            TRACE_TALLY(ones, ITEMS - 1, total);
        }
        for (uint e = begin; e < end; e++) {
            const KEY key = block[from + e];
            const uint bit = flag[e];
            const uint slot =
                bit ? count - total + before : e - before;
            block[to + slot] = key;
            TRACE_MOVE(block, to + slot, key, block, from + e,
                       flag, e, bit);
            before += bit;
        }
        from = to;
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint d = t; d < DIGITS; d += ITEMS) {
        const uint keys = size[d];
        const uint entry = d * get_num_groups(0) + g;
        counts[entry] = keys;
        TRACE_COPY(counts, entry, size, d, keys);
    }
    // Where each bucket begins in the block
    uint now = 0;
    for (uint s = 1; s < DIGITS; s *= 2) {
        const uint next = DIGITS - now;
        for (uint d = t; d < DIGITS; d += ITEMS) {
            const uint right = size[now + d];
            if (d < s) {
                size[next + d] = right;
                TRACE_COPY(size, next + d, size, now + d, right);
            } else {
                const uint left = size[now + d - s];
                const uint sum = left + right;
                size[next + d] = sum;
                TRACE_COMBINE(size, next + d, sum,
                              size, now + d - s, left,
                              size, now + d, right);
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        now = next;
    }
    for (uint d = t; d < DIGITS; d += ITEMS) {
        const uint bucket = g * DIGITS + d;
        if (d == 0) {
            firsts[bucket] = 0;
            TRACE_FILL(firsts, bucket, 0);
        } else {
            const uint keys = size[now + d - 1];
            firsts[bucket] = keys;
            TRACE_COPY(firsts, bucket, size, now + d - 1, keys);
        }
    }
    for (uint e = t; e < count; e += ITEMS) {
        const KEY key = block[from + e];
        sorted[first + e] = key;
        TRACE_COPY(sorted, first + e, block, from + e, key);
    }
}

#endif

#include "scan_table.clh"
#include "scan_tiles.clh"

// One work-item per PER_ITEM keys: where its bucket starts for
// this block, plus how far into the bucket the key is.
__kernel void write_buckets(
    __global const KEY *sorted,
    __global const uint *firsts,
    __global const uint *starts,
    __global KEY *keys_out,
    const uint n,
    const uint shift TRACE_ARGS)
{
    TRACE_BEGIN
    const uint g = get_group_id(0);
    const uint first = g * BLOCK;
    const uint count = min((uint)BLOCK, n - first);

    for (uint e = get_local_id(0); e < count; e += ITEMS) {
        const KEY key = sorted[first + e];
        const uint digit = (ORDER(key) >> shift) & (DIGITS - 1);
        const uint entry = digit * get_num_groups(0) + g;
        const uint bucket = g * DIGITS + digit;
        const uint in_block = firsts[bucket];
        TRACE_TALLY(firsts, bucket, in_block);
        const uint start = starts[entry];
        const uint slot = start + e - in_block;
        keys_out[slot] = key;
        TRACE_MOVE(keys_out, slot, key, sorted, first + e,
                   starts, entry, start);
    }
}
