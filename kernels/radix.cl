// LSD radix sort: for each digit a histogram of every block, an
// exclusive scan of the table of counts, and a stable scatter.
// The table has a row a digit, a column a block (work-group);
// its scan, read like text, gives each block its first slots.
//
// DIGITS: digit values.  LONG_DIGITS: so many that counters and
// masks have no room in local memory: the table itself counts,
// and a work-item looks for the equal digits of its block.
// MASK_WORDS: words that hold one bit for each item of a group.
// DECIMAL: `place` is 1, 10, 100, … and not the bits below the
// digit.
#ifndef DECIMAL
#define DIGIT(key, place) \
    ((ORDER(key) >> (place)) & (DIGITS - 1))
#elif defined(DESCENDING)
#define DIGIT(key, place) (9 - (key) / (place) % 10)
#else
#define DIGIT(key, place) ((key) / (place) % 10)
#endif

#ifndef LONG_DIGITS
// One work-item per key.
__kernel void radix_histogram(
    __global const KEY *keys_in,
    __global uint *counts,
    const uint n,
    const uint place TRACE_ARGS)
{
    __local uint counter[DIGITS];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint i = get_global_id(0);

    for (uint d = l; d < DIGITS; d += get_local_size(0)) {
        counter[d] = 0;
        TRACE_FILL(counter, d, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (i < n) {
        const KEY key = keys_in[i];
        const uint digit = DIGIT(key, place);
        const uint old = atomic_inc(&counter[digit]);
        TRACE_COUNT(counter, digit, old, keys_in, i, key);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint d = l; d < DIGITS; d += get_local_size(0)) {
        const uint count = counter[d];
        const uint entry =
            d * get_num_groups(0) + get_group_id(0);
        counts[entry] = count;
        TRACE_COPY(counts, entry, counter, d, count);
    }
}

#include "scan_table.clh"
#else
// One work-item per key. The block's first key of each digit has
// the work-item that counts all keys of this digit.
__kernel void radix_histogram_long(
    __global const KEY *keys_in,
    __global uint *counts,
    const uint n,
    const uint place TRACE_ARGS)
{
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint i = get_global_id(0);
    const uint first = i - l;
    const uint end = min(first + (uint)get_local_size(0), n);

    for (uint d = l; d < DIGITS; d += get_local_size(0)) {
        const uint entry =
            d * get_num_groups(0) + get_group_id(0);
        counts[entry] = 0;
        TRACE_FILL(counts, entry, 0);
    }
    barrier(CLK_GLOBAL_MEM_FENCE);

    if (i < n) {
        const KEY own = keys_in[i];
        TRACE_TALLY(keys_in, i, own);
        const uint digit = DIGIT(own, place);
        bool is_first = true;
        for (uint j = first; j < i && is_first; j++) {
            const KEY key = keys_in[j];
            TRACE_TALLY(keys_in, j, key);
            is_first = DIGIT(key, place) != digit;
        }
        const uint entry =
            digit * get_num_groups(0) + get_group_id(0);
        for (uint j = i; j < end && is_first; j++) {
            const KEY key = keys_in[j];
            TRACE_TALLY(keys_in, j, key);
            if (DIGIT(key, place) == digit) {
                const uint count = counts[entry];
                counts[entry] = count + 1;
                TRACE_ADVANCE(counts, entry, count, count + 1);
            }
        }
    }
}

#include "scan_buckets.clh"
#endif

#ifndef LONG_DIGITS
// One work-item per key: start of its digit in its block, plus
// the number of equal digits before it in the block.
__kernel void radix_scatter(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    __global const uint *starts,
    const uint n,
    const uint place TRACE_ARGS)
{
    __local uint mask[DIGITS * MASK_WORDS];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint i = get_global_id(0);

    for (uint m = l; m < DIGITS * MASK_WORDS;
         m += get_local_size(0)) {
        mask[m] = 0;
        TRACE_FILL(mask, m, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // Each digit's mask gets one bit for every key that has it.
    KEY key = 0;
    uint digit = 0;
    if (i < n) {
        key = keys_in[i];
        digit = DIGIT(key, place);
        const uint m = digit * MASK_WORDS + l / 32;
        const uint bit = 1u << (l % 32);
        const uint old = atomic_or(&mask[m], bit);
        TRACE_MARK(mask, m, old, bit);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (i < n) {
        uint before = 0;
        for (uint w = 0; w <= l / 32; w++) {
            const uint m = digit * MASK_WORDS + w;
            const uint bits = mask[m];
            TRACE_TALLY(mask, m, bits);
            const uint mine = (1u << (l % 32)) - 1;
            before += popcount(w < l / 32 ? bits : bits & mine);
        }
        const uint entry =
            digit * get_num_groups(0) + get_group_id(0);
        const uint start = starts[entry];
        const uint slot = start + before;
        keys_out[slot] = key;
        TRACE_MOVE(keys_out, slot, key, keys_in, i,
                   starts, entry, start);
    }
}
#else
// One work-item per key: as above, the equal digits before it
// found one by one.
__kernel void radix_scatter_long(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    __global const uint *starts,
    const uint n,
    const uint place TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);

    if (i < n) {
        const KEY key = keys_in[i];
        const uint digit = DIGIT(key, place);
        uint before = 0;
        for (uint j = i - get_local_id(0); j < i; j++) {
            const KEY other = keys_in[j];
            TRACE_TALLY(keys_in, j, other);
            if (DIGIT(other, place) == digit)
                before++;
        }
        const uint entry =
            digit * get_num_groups(0) + get_group_id(0);
        const uint start = starts[entry];
        const uint slot = start + before;
        keys_out[slot] = key;
        TRACE_MOVE(keys_out, slot, key, keys_in, i,
                   starts, entry, start);
    }
}
#endif
