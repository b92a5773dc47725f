// Inclusive scan of any length in one launch, with decoupled
// look-back (Merrill and Garland, 2016), as it suits a processor:
// a work-group is one work-item, which needs no barrier and keeps
// its values in registers. It reads its block twice: first to add
// it up, then, once it knows what comes before, to scan it. Of
// many values a block is so long that few sums are handed on, and
// so short that the second reading finds it in the core's cache.
//
// VECTORS: vectors of WIDTH values, which is 4, in a block.
// held: a vector, and behind it the last result of all so far.
// patience: how often it looks for a sum that is not there yet.
// trace.clh tells of HANDED_LOW and the like, PEEK and STREAM.
#define PASTED(a, b) PASTED_(a, b)
#define PASTED_(a, b) a##b
#define SECTION (VECTORS * WIDTH)
#define VECTOR PASTED(VALUE, WIDTH)
#define UNPACK PASTED(vstore, WIDTH)
// All four places at once, where the processor can.
#define OP4(l, r) \
    ((VECTOR)(OP((l).s0, (r).s0), OP((l).s1, (r).s1), \
              OP((l).s2, (r).s2), OP((l).s3, (r).s3)))
#define OWN_SUM 1u
#define PREFIX 2u

// One work-item per block.
__kernel __attribute__((reqd_work_group_size(1, 1, 1)))
void cached_look_back(
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
    __local VALUE found[1];
    __local VALUE before[1];
    __local VALUE running[1];
    __private VALUE total[1];
    __private VALUE held[WIDTH + 1];
    TRACE_BEGIN

    // Who starts first takes the first block, so that whoever a
    // work-group waits for has started before it.
    const uint ticket = atomic_inc(&next_block[0]);
    block[0] = ticket;
    TRACE_TICKET(block, 0, next_block, 0, ticket);
    const uint b = block[0];
    TRACE_TALLY(block, 0, b);

    const uint first = b * SECTION;
    // the last block may be shorter
    const uint count = min((uint)SECTION, n - first);

    // The block's sum. Of sums, products and integers' minima or
    // maxima compilers make vectors.
    VALUE sum = x[first];
    total[0] = sum;
    TRACE_TAKE(total, 0, x, first, sum);
    for (uint e = 1; e < count; e++) {
        const VALUE left = total[0];
        const VALUE right = x[first + e];
        sum = OP(left, right);
        total[0] = sum;
        TRACE_SUM(total, 0, sum, left, x, first + e, right);
    }

    const uint here = 2 * b;
    const uint first_mark = b == 0 ? PREFIX : OWN_SUM;
    const uint own_lo = HANDED_LOW(first_mark, sum);
    const uint own_hi = HANDED_HIGH(first_mark, sum);
    const uint no_lo = atomic_xchg(&sums[here], own_lo);
    const uint no_hi = atomic_xchg(&sums[here + 1], own_hi);
    TRACE_PUBLISH(sums, here, own_lo, own_hi, no_lo, no_hi,
                  total, 0, sum);
#include "look_back_walk.clh"

    if (b > 0 && (b + 1) % prefix_every == 0) {
        const VALUE left = before[0];
        const VALUE all = OP(left, sum);
        running[0] = all;
        TRACE_PREFIX(running, 0, all, before, 0, left,
                     total, 0, sum);
        const VALUE prefix = running[0];
        const uint lo = HANDED_LOW(PREFIX, prefix);
        const uint hi = HANDED_HIGH(PREFIX, prefix);
        const uint old_lo = atomic_xchg(&sums[here], lo);
        const uint old_hi = atomic_xchg(&sums[here + 1], hi);
        TRACE_PUBLISH(sums, here, lo, hi, old_lo, old_hi,
                      running, 0, prefix);
    }

    // The same values again, a vector at a time: Kogge-Stone over
    // its places, and what came before the vector put before them.
    held[WIDTH] = IDENTITY; // nothing comes before block 0
    if (b > 0) {
        const VALUE left = before[0];
        held[WIDTH] = left;
        TRACE_TAKE(held, WIDTH, before, 0, left);
    }
    const uint whole = count / WIDTH;
#pragma unroll 4
    for (uint v = 0; v < whole; v++) {
        const uint e = v * WIDTH;
        const VECTOR values = ((__global const VECTOR *)(x + first))[v];
        VALUE own[WIDTH];
        UNPACK(values, 0, own);
#pragma unroll
        for (uint k = 0; k < WIDTH; k++) {
            held[k] = own[k];
            TRACE_TAKE(held, k, x, first + e + k, own[k]);
        }

        const VECTOR by_one = (VECTOR)(
            IDENTITY, values.s0, values.s1, values.s2);
        const VECTOR sums_of_2 = OP4(by_one, values);
        VALUE twos[WIDTH];
        UNPACK(sums_of_2, 0, twos);
        // from the last place, which nobody else goes on with
#pragma unroll
        for (uint k = WIDTH - 1; k >= 1; k--) {
            held[k] = twos[k];
            TRACE_FOLD(held, k, twos[k], k - 1, own[k - 1],
                       k, own[k]);
        }

        const VECTOR by_two = (VECTOR)(
            IDENTITY, IDENTITY, sums_of_2.s0, sums_of_2.s1);
        const VECTOR sums_of_4 = OP4(by_two, sums_of_2);
        VALUE fours[WIDTH];
        UNPACK(sums_of_4, 0, fours);
#pragma unroll
        for (uint k = WIDTH - 1; k >= 2; k--) {
            held[k] = fours[k];
            TRACE_FOLD(held, k, fours[k], k - 2, twos[k - 2],
                       k, twos[k]);
        }

        const VALUE left = held[WIDTH];
        const VECTOR lefts = (VECTOR)(left);
        const VECTOR results = OP4(lefts, sums_of_4);
        VALUE out[WIDTH];
        UNPACK(results, 0, out);
        if (first + e > 0) { // else nothing came before it
#pragma unroll
            for (uint k = 0; k < WIDTH; k++) {
                held[k] = out[k];
                TRACE_FOLD(held, k, out[k], WIDTH, left,
                           k, fours[k]);
            }
        }

        STREAM((__global VECTOR *)(prefixes + first) + v, results);
        TRACE_GIVE(prefixes, first + e, held, 0, out[0]);
        TRACE_GIVE(prefixes, first + e + 1, held, 1, out[1]);
        TRACE_GIVE(prefixes, first + e + 2, held, 2, out[2]);
        TRACE_GIVE(prefixes, first + e + 3, held, 3, out[3]);
        const VALUE last = out[WIDTH - 1];
        held[WIDTH] = last;
        TRACE_KEEP(held, WIDTH, WIDTH - 1, last);
    }

    // A vector that is cut short, value by value
    for (uint e = whole * WIDTH; e < count; e++) {
        VALUE out = x[first + e];
        held[0] = out;
        TRACE_TAKE(held, 0, x, first + e, out);
        if (first + e > 0) {
            const VALUE left = held[WIDTH];
            const VALUE own = out;
            out = OP(left, own);
            held[0] = out;
            TRACE_FOLD(held, 0, out, WIDTH, left, 0, own);
        }
        prefixes[first + e] = out;
        TRACE_GIVE(prefixes, first + e, held, 0, out);
        held[WIDTH] = out;
        TRACE_KEEP(held, WIDTH, 0, out);
    }
}
