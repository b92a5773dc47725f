// Inclusive scan of any length in one launch, with decoupled
// look-back (Merrill and Garland, 2016), by vectors: every value
// is read once and written once, WIDTH of them at a time. What a
// work-group reads stays in registers while it looks back over
// the blocks to its left, so a block may be long.
//
// ITEMS: work-items of a group. SECTION: values of a block,
// VECTORS vectors for each work-item. WINDOW: work-items that
// look back, each at another block.
#define PASTED(a, b) PASTED_(a, b)
#define PASTED_(a, b) a##b
#define VECTOR PASTED(VALUE, WIDTH)
#define UNPACK PASTED(vstore, WIDTH)
#define PACK PASTED(vload, WIDTH)
#define OWN_SUM 1u
#define PREFIX 2u

// One work-item per VECTORS vectors, ITEMS vectors apart.
__kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1)))
void vector_look_back(
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
    __local VALUE totals[ITEMS * VECTORS];
    __local VALUE found[WINDOW];
    __local uint reached[1];
    __local VALUE before[1];
    __local VALUE running[1];
    __private VALUE held[WIDTH * VECTORS];
    TRACE_BEGIN
    const uint t = get_local_id(0);

    if (t == 0) {
        const uint ticket = atomic_inc(&next_block[0]);
        block[0] = ticket;
        TRACE_TICKET(block, 0, next_block, 0, ticket);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint b = block[0];
    TRACE_TALLY(block, 0, b);

    const uint first = b * SECTION;
    // the last block may be shorter
    const uint count = min((uint)SECTION, n - first);

#include "vector_section.clh"
#include "vector_prefixes.clh"

    if (t == 0) {
        const uint last = vectors - 1;
        const VALUE total = totals[last];
        const uint here = 2 * b;
        const uint first_mark = b == 0 ? PREFIX : OWN_SUM;
        const uint own_lo = HANDED_LOW(first_mark, total);
        const uint own_hi = HANDED_HIGH(first_mark, total);
        const uint no_lo = atomic_xchg(&sums[here], own_lo);
        const uint no_hi = atomic_xchg(&sums[here + 1], own_hi);
        TRACE_PUBLISH(sums, here, own_lo, own_hi, no_lo, no_hi,
                      totals, last, total);
    }
#include "look_back_window.clh"

    if (t == 0 && b > 0 && (b + 1) % prefix_every == 0) {
        const uint last = vectors - 1;
        const VALUE total = totals[last];
        const uint here = 2 * b;
        const VALUE left = before[0];
        const VALUE sum = OP(left, total);
        running[0] = sum;
        TRACE_COMBINE(running, 0, sum, before, 0, left,
                      totals, last, total);
        const VALUE prefix = running[0];
        const uint lo = HANDED_LOW(PREFIX, prefix);
        const uint hi = HANDED_HIGH(PREFIX, prefix);
        const uint old_lo = atomic_xchg(&sums[here], lo);
        const uint old_hi = atomic_xchg(&sums[here + 1], hi);
        TRACE_PUBLISH(sums, here, lo, hi, old_lo, old_hi,
                      running, 0, prefix);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

#pragma unroll
    for (uint r = 0; r < VECTORS; r++) {
        const uint v = r * ITEMS + t;
        const uint e = v * WIDTH;
        if (e >= count)
            continue;
        VALUE out[WIDTH];
        if (b > 0) {
            const VALUE left = before[0];
#pragma unroll
            for (uint k = 0; k < WIDTH; k++)
                if (whole || e + k < count) {
                    const VALUE right = held[r * WIDTH + k];
                    out[k] = OP(left, right);
                    TRACE_PREFIX(prefixes, first + e + k, out[k],
                                 before, 0, left,
                                 held, r * WIDTH + k, right);
                }
        } else { // nothing comes before it
#pragma unroll
            for (uint k = 0; k < WIDTH; k++)
                if (whole || e + k < count) {
                    out[k] = held[r * WIDTH + k];
                    TRACE_GIVE(prefixes, e + k,
                               held, r * WIDTH + k, out[k]);
                }
        }
        if (e + WIDTH <= count) {
            ((__global VECTOR *)(prefixes + first))[v] =
                PACK(0, out);
            continue;
        }
#pragma unroll
        for (uint k = 0; k < WIDTH; k++)
            if (e + k < count)
                prefixes[first + e + k] = out[k];
    }
}
