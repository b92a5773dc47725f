// MSD radix sort of words: the words of a segment are parted by
// one of their letters, the first one first, and each bucket is
// a segment of the next level. A work-group takes a segment; a
// row of `segments` tells where it begins and where it ends.
//
// A word is too long to be moved: what moves is its number. The
// letters stand in `words`, a row of ROW elements for each word,
// four letters in an element, the first in the highest byte, and
// 0 behind the last. So a word that has ended comes first, and
// all words in that bucket are equal: DONE_DIGITS is 1 then.
//
// DIGITS: buckets, 256.  MASK_WORDS: elements that hold one bit
// for each item of a group.  LIST_WORDS: elements that hold one
// bit for each bucket.  DESCENDING: the last in the alphabet
// comes first.
#define ROW 16
#define CHARACTER(four, letter) \
    (((four) >> (24 - 8 * ((letter) % 4))) & 255)
#ifdef DESCENDING
#define DIGIT(four, letter) (255 - CHARACTER(four, letter))
#else
#define DIGIT(four, letter) CHARACTER(four, letter)
#endif

// Words with each letter; `letter` counts from 0.
__kernel void msd_count(
    __global const uint *keys,
    __global const uint *words,
    __global const uint *segments,
    __global uint *counts,
    const uint letter TRACE_ARGS)
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
        const uint word = keys[i];
        const uint at = word * ROW + letter / 4;
        const uint four = words[at];
        TRACE_TALLY(words, at, four);
        const uint digit = DIGIT(four, letter);
        const uint old = atomic_inc(&counter[digit]);
        TRACE_COUNT(counter, digit, old, keys, i, word);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = t; d < DIGITS; d += get_local_size(0)) {
        const uint count = counter[d];
        counts[g * DIGITS + d] = count;
        TRACE_COPY(counts, g * DIGITS + d, counter, d, count);
    }
}

#include "msd_starts.clh"

// As many words at a time as the work-group has work-items, each
// to the next place of its letter plus the number of words with
// the same letter before it.
__kernel void msd_scatter(
    __global const uint *keys,
    __global const uint *words,
    __global uint *scratch,
    __global const uint *segments,
    __global const uint *starts,
    const uint letter TRACE_ARGS)
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
        uint word = 0;
        uint digit = 0;
        if (i < end) {
            word = keys[i];
            const uint at = word * ROW + letter / 4;
            const uint four = words[at];
            TRACE_TALLY(words, at, four);
            digit = DIGIT(four, letter);
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
            scratch[start + before] = word;
            TRACE_MOVE(scratch, start + before, word, keys, i,
                       place, digit, start);
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        if (i < end) {
            const uint old = atomic_inc(&place[digit]);
            TRACE_COUNT(place, digit, old, keys, i, word);
        }
    }
}

#include "msd_back.clh"

#define SCAN_TOTAL
#include "scan_table.clh"

#include "msd_list.clh"
