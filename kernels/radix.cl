// LSD radix sort: for each digit a histogram of every block, an
// exclusive scan of the table of counts, and a stable scatter.
// The table has a row a digit, a column a block (work-group);
// its scan, read like text, gives each block its first slots.
//
// DIGITS: digit values.  MASK_WORDS: words that hold one bit for
// each item of a group.  DECIMAL: `place` is 1, 10, 100, … and
// not the bits below the digit.
#ifndef DECIMAL
#define DIGIT(key, place) \
    ((ORDER(key) >> (place)) & (DIGITS - 1))
#elif defined(DESCENDING)
#define DIGIT(key, place) (9 - (key) / (place) % 10)
#else
#define DIGIT(key, place) ((key) / (place) % 10)
#endif

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
