// LSD radix sort of words: a pass for each letter, the last one
// first. Its three kernels are those of the sort of numbers, but
// a word is too long to be moved: what moves is its number. The
// letters stand in `words`, a row of ROW elements for each word,
// four letters in an element, the first in the highest byte, and
// 0 behind the last. So a word that has ended comes first.
//
// DIGITS: characters, 256.  MASK_WORDS: elements that hold one
// bit for each item of a group.  DESCENDING: the last in the
// alphabet comes first.
#define ROW 16
#define CHARACTER(four, letter) \
    (((four) >> (24 - 8 * ((letter) % 4))) & 255)
#ifdef DESCENDING
#define DIGIT(four, letter) (255 - CHARACTER(four, letter))
#else
#define DIGIT(four, letter) CHARACTER(four, letter)
#endif

// One work-item per word; `letter` counts from 0.
__kernel void radix_histogram(
    __global const uint *keys_in,
    __global const uint *words,
    __global uint *counts,
    const uint n,
    const uint letter TRACE_ARGS)
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
        const uint word = keys_in[i];
        const uint at = word * ROW + letter / 4;
        const uint four = words[at];
        TRACE_TALLY(words, at, four);
        const uint digit = DIGIT(four, letter);
        const uint old = atomic_inc(&counter[digit]);
        TRACE_COUNT(counter, digit, old, keys_in, i, word);
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

// One work-item per word: start of its letter in its block, plus
// the number of words before it in the block with the same one.
__kernel void radix_scatter(
    __global const uint *keys_in,
    __global const uint *words,
    __global uint *keys_out,
    __global const uint *starts,
    const uint n,
    const uint letter TRACE_ARGS)
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

    // Each letter's mask gets one bit for every word that has it.
    uint word = 0;
    uint digit = 0;
    if (i < n) {
        word = keys_in[i];
        const uint at = word * ROW + letter / 4;
        const uint four = words[at];
        TRACE_TALLY(words, at, four);
        digit = DIGIT(four, letter);
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
        keys_out[slot] = word;
        TRACE_MOVE(keys_out, slot, word, keys_in, i,
                   starts, entry, start);
    }
}
