// Radix sort from the highest digit on: the keys of a segment
// are parted by their digit, and each bucket is a segment of the
// next level. A work-group takes a segment; a row of `segments`
// tells where it begins and where it ends.
//
// Buckets of at most `cutoff` keys are sorted by insertion and
// are done; those of one key are done already. Of words that
// have ended (digit 0) all are equal: DONE_DIGITS is 1 then.
//
// DIGITS: buckets.
// MASK_WORDS: words that hold one bit for each item of a group.
// LIST_WORDS: words that hold one bit for each bucket.

// Keys of each digit.
__kernel void msd_count(
    __global const KEY *keys,
    __global const uint *segments,
    __global uint *counts,
    const uint shift TRACE_ARGS)
{
    __local uint counter[DIGITS];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint g = get_group_id(0);
    const uint begin = segments[2 * g];
    TRACE_TALLY(segments, 2 * g, begin);
    const uint end = segments[2 * g + 1];
    TRACE_TALLY(segments, 2 * g + 1, end);

    for (uint d = t; d < DIGITS; d += get_local_size(0)) {
        counter[d] = 0;
        TRACE_FILL(counter, d, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = begin + t; i < end; i += get_local_size(0)) {
        const KEY key = keys[i];
        const uint digit = (ORDER(key) >> shift) & (DIGITS - 1);
        const uint old = atomic_inc(&counter[digit]);
        TRACE_COUNT(counter, digit, old, keys, i, key);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = t; d < DIGITS; d += get_local_size(0)) {
        const uint count = counter[d];
        counts[g * DIGITS + d] = count;
        TRACE_COPY(counts, g * DIGITS + d, counter, d, count);
    }
}

// Where each bucket starts: the segment's begin, and the counts
// of all digits before. Also, how many buckets go on.
__kernel void msd_starts(
    __global const uint *counts,
    __global const uint *segments,
    __global uint *starts,
    __global uint *children,
    const uint cutoff TRACE_ARGS)
{
    __local uint sums[2 * DIGITS];
    __local uint going_on[1];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint g = get_group_id(0);
    if (t == 0) {
        going_on[0] = 0;
        TRACE_FILL(going_on, 0, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = t; d < DIGITS; d += get_local_size(0)) {
        const uint entry = g * DIGITS + d;
        const uint count = counts[entry];
        sums[d] = count;
        TRACE_COPY(sums, d, counts, entry, count);
        if (count > cutoff && d >= DONE_DIGITS) {
            const uint old = atomic_inc(&going_on[0]);
            TRACE_COUNT(going_on, 0, old, counts, entry, count);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // From one half to the other with every distance
    uint now = 0;
    for (uint s = 1; s < DIGITS; s *= 2) {
        const uint next = DIGITS - now;
        for (uint d = t; d < DIGITS; d += get_local_size(0)) {
            const uint right = sums[now + d];
            if (d < s) {
                sums[next + d] = right;
                TRACE_COPY(sums, next + d, sums, now + d, right);
            } else {
                const uint left = sums[now + d - s];
                const uint sum = left + right;
                sums[next + d] = sum;
                TRACE_COMBINE(sums, next + d, sum,
                              sums, now + d - s, left,
                              sums, now + d, right);
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        now = next;
    }

    for (uint d = t; d < DIGITS; d += get_local_size(0)) {
        const uint entry = g * DIGITS + d;
        const uint begin = segments[2 * g];
        if (d == 0) {
            starts[entry] = begin;
            TRACE_COPY(starts, entry, segments, 2 * g, begin);
        } else {
            const uint before = sums[now + d - 1];
            const uint start = begin + before;
            starts[entry] = start;
            TRACE_COMBINE(starts, entry, start,
                          segments, 2 * g, begin,
                          sums, now + d - 1, before);
        }
    }
    if (t == 0) {
        const uint count = going_on[0];
        children[g] = count;
        TRACE_COPY(children, g, going_on, 0, count);
    }
}

// As many keys at a time as the work-group has work-items, each
// to the next place of its digit plus the number of equal digits
// before it.
__kernel void msd_scatter(
    __global const KEY *keys,
    __global KEY *scratch,
    __global const uint *segments,
    __global const uint *starts,
    const uint shift TRACE_ARGS)
{
    __local uint place[DIGITS];
    __local uint mask[DIGITS * MASK_WORDS];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint g = get_group_id(0);
    const uint size = get_local_size(0);
    const uint begin = segments[2 * g];
    TRACE_TALLY(segments, 2 * g, begin);
    const uint end = segments[2 * g + 1];
    TRACE_TALLY(segments, 2 * g + 1, end);

    for (uint d = t; d < DIGITS; d += size) {
        const uint start = starts[g * DIGITS + d];
        place[d] = start;
        TRACE_COPY(place, d, starts, g * DIGITS + d, start);
    }
    for (uint first = begin; first < end; first += size) {
        for (uint m = t; m < DIGITS * MASK_WORDS; m += size) {
            mask[m] = 0;
            TRACE_FILL(mask, m, 0);
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        const uint i = first + t;
        KEY key = 0;
        uint digit = 0;
        if (i < end) {
            key = keys[i];
            digit = (ORDER(key) >> shift) & (DIGITS - 1);
            const uint m = digit * MASK_WORDS + t / 32;
            const uint bit = 1u << (t % 32);
            const uint old = atomic_or(&mask[m], bit);
            TRACE_MARK(mask, m, old, bit);
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        if (i < end) {
            uint before = 0;
            for (uint w = 0; w <= t / 32; w++) {
                const uint m = digit * MASK_WORDS + w;
                const uint bits = mask[m];
                TRACE_TALLY(mask, m, bits);
                const uint mine = (1u << (t % 32)) - 1;
                before +=
                    popcount(w < t / 32 ? bits : bits & mine);
            }
            const uint start = place[digit];
            scratch[start + before] = key;
            TRACE_MOVE(scratch, start + before, key, keys, i,
                       place, digit, start);
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        if (i < end) {
            const uint old = atomic_inc(&place[digit]);
            TRACE_COUNT(place, digit, old, keys, i, key);
        }
    }
}

// The segments' keys back to where they came from.
__kernel void msd_back(
    __global const KEY *scratch,
    __global KEY *keys,
    __global const uint *segments TRACE_ARGS)
{
    TRACE_BEGIN
    const uint g = get_group_id(0);
    const uint begin = segments[2 * g];
    TRACE_TALLY(segments, 2 * g, begin);
    const uint end = segments[2 * g + 1];
    TRACE_TALLY(segments, 2 * g + 1, end);
    for (uint i = begin + get_local_id(0); i < end;
         i += get_local_size(0)) {
        const KEY key = scratch[i];
        keys[i] = key;
        TRACE_COPY(keys, i, scratch, i, key);
    }
}

// One work-item per small bucket: insertion sort. Equal keys
// stay as they are.
__kernel void msd_leaves(
    __global KEY *keys,
    __global const uint *counts,
    __global const uint *starts,
    const uint cutoff TRACE_ARGS)
{
    TRACE_BEGIN
    const uint g = get_group_id(0);
    for (uint d = DONE_DIGITS + get_local_id(0); d < DIGITS;
         d += get_local_size(0)) {
        const uint entry = g * DIGITS + d;
        const uint count = counts[entry];
        TRACE_TALLY(counts, entry, count);
        if (count < 2 || count > cutoff)
            continue;
        const uint start = starts[entry];
        TRACE_TALLY(starts, entry, start);
        for (uint i = start + 1; i < start + count; i++)
            for (uint j = i; j > start; j--) {
                const KEY left = keys[j - 1];
                const KEY right = keys[j];
                const bool stays = !BEFORE(right, left);
                TRACE_STAY(stays, keys, j - 1, left,
                           keys, j, right);
                if (stays)
                    break;
                keys[j - 1] = right;
                keys[j] = left;
                TRACE_SWAP(keys, j - 1, left, keys, j, right);
            }
    }
}

#define SCAN_TOTAL
#include "scan_table.clh"

// The buckets that go on, in their order, as rows of the next
// level's segments.
__kernel void msd_list(
    __global const uint *counts,
    __global const uint *starts,
    __global const uint *first_child,
    __global uint *segments_out,
    const uint cutoff TRACE_ARGS)
{
    __local uint listed[LIST_WORDS];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint g = get_group_id(0);
    const uint size = get_local_size(0);
    for (uint w = 0; t == 0 && w < LIST_WORDS; w++) {
        listed[w] = 0;
        TRACE_FILL(listed, w, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = DONE_DIGITS + t; d < DIGITS; d += size) {
        const uint count = counts[g * DIGITS + d];
        TRACE_TALLY(counts, g * DIGITS + d, count);
        if (count > cutoff) {
            const uint bit = 1u << (d % 32);
            const uint old = atomic_or(&listed[d / 32], bit);
            TRACE_MARK(listed, d / 32, old, bit);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = DONE_DIGITS + t; d < DIGITS; d += size) {
        const uint entry = g * DIGITS + d;
        const uint count = counts[entry];
        if (count > cutoff) {
            const uint first = first_child[g];
            TRACE_TALLY(first_child, g, first);
            uint child = first;
            for (uint w = 0; w <= d / 32; w++) {
                const uint bits = listed[w];
                TRACE_TALLY(listed, w, bits);
                const uint lower = (1u << (d % 32)) - 1;
                child +=
                    popcount(w < d / 32 ? bits : bits & lower);
            }
            const uint begin = starts[entry];
            segments_out[2 * child] = begin;
            TRACE_COPY(segments_out, 2 * child,
                       starts, entry, begin);
            const uint end = begin + count;
            segments_out[2 * child + 1] = end;
            TRACE_COMBINE(segments_out, 2 * child + 1, end,
                          starts, entry, begin,
                          counts, entry, count);
        }
    }
}
