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

#include "msd_starts.clh"

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

#include "msd_back.clh"

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

#include "msd_list.clh"
