// Scan over many work-groups that reads all values twice and
// writes them once: every group first only adds up its section,
// the sums are scanned, and then every group reads its section
// again, scans it and begins with the sum of all sections before
// it. The order of the operands is kept.
//
// ITEMS: work-items of a group. SECTION: its values, VECTORS
// vectors of WIDTH values each for a work-item. A vector is
// loaded and stored at once.
#define PASTED(a, b) PASTED_(a, b)
#define PASTED_(a, b) a##b
#define VECTOR PASTED(VALUE, WIDTH)
#define UNPACK PASTED(vstore, WIDTH)
#define PACK PASTED(vload, WIDTH)

// The sum of every section, and nothing else, is written.
__kernel void sum_sections(
    __global const VALUE *x,
    __global VALUE *sums,
    const uint n TRACE_ARGS)
{
    __local VALUE totals[ITEMS * VECTORS];
    __private VALUE held[WIDTH * VECTORS];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint g = get_group_id(0);
    const uint first = g * SECTION;
    // the last section may be shorter
    const uint count = min((uint)SECTION, n - first);

#include "vector_section.clh"

    // A work-item adds VECTORS neighbouring totals up on its own,
    // then a tree goes up from the last item of all.
    const uint vectors = (count + WIDTH - 1) / WIDTH;
    const uint from = t * VECTORS;
    const uint end = min(from + VECTORS, vectors);
    for (uint v = from + 1; v < end; v++) {
        const VALUE left = totals[v - 1];
        const VALUE right = totals[v];
        const VALUE sum = OP(left, right);
        totals[v] = sum;
        TRACE_COMBINE(totals, v, sum, totals, v - 1, left,
                      totals, v, right);
    }
    const uint items = (vectors + VECTORS - 1) / VECTORS;
    for (uint s = 1; s < ITEMS; s *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint skipped = 2 * s * t;
        if (skipped + s < items) {
            const uint item = items - 1 - skipped;
            const uint other = (item - s + 1) * VECTORS - 1;
            const uint own = min((item + 1) * VECTORS, vectors) - 1;
            const VALUE left = totals[other];
            const VALUE right = totals[own];
            const VALUE sum = OP(left, right);
            totals[own] = sum;
            TRACE_COMBINE(totals, own, sum, totals, other, left,
                          totals, own, right);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (t == 0) {
        const VALUE sum = totals[vectors - 1];
        sums[g] = sum;
        TRACE_COPY(sums, g, totals, vectors - 1, sum);
    }
}

// One work-group, for one section; y may be x.
__kernel void scan_section(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n TRACE_ARGS)
{
    __local VALUE totals[ITEMS * VECTORS];
    __private VALUE held[WIDTH * VECTORS];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint first = 0;
    const uint count = n;

#include "vector_section.clh"
#include "vector_prefixes.clh"

#pragma unroll
    for (uint r = 0; r < VECTORS; r++) {
        const uint v = r * ITEMS + t;
        const uint e = v * WIDTH;
        VALUE out[WIDTH];
#pragma unroll
        for (uint k = 0; k < WIDTH; k++)
            if (e + k < count) {
                out[k] = held[r * WIDTH + k];
                TRACE_GIVE(y, e + k, held, r * WIDTH + k, out[k]);
                if (e + WIDTH > count)
                    y[e + k] = out[k];
            }
        if (e + WIDTH <= count)
            ((__global VECTOR *)y)[v] = PACK(0, out);
    }
}

// sums: of all sections up to each.
__kernel void scan_sections(
    __global const VALUE *x,
    __global VALUE *y,
    __global const VALUE *sums,
    const uint n TRACE_ARGS)
{
    __local VALUE totals[ITEMS * VECTORS];
    __private VALUE held[WIDTH * VECTORS];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint g = get_group_id(0);
    const uint first = g * SECTION;
    const uint count = min((uint)SECTION, n - first);

#include "vector_section.clh"
#include "vector_prefixes.clh"

#pragma unroll
    for (uint r = 0; r < VECTORS; r++) {
        const uint v = r * ITEMS + t;
        const uint e = v * WIDTH;
        if (e >= count)
            continue;
        VALUE out[WIDTH];
        if (g > 0) {
            const VALUE before = sums[g - 1];
#pragma unroll
            for (uint k = 0; k < WIDTH; k++)
                if (e + k < count) {
                    const VALUE right = held[r * WIDTH + k];
                    out[k] = OP(before, right);
                    TRACE_PREFIX(y, first + e + k, out[k],
                                 sums, g - 1, before,
                                 held, r * WIDTH + k, right);
                }
        } else {
#pragma unroll
            for (uint k = 0; k < WIDTH; k++)
                if (e + k < count) {
                    out[k] = held[r * WIDTH + k];
                    TRACE_GIVE(y, e + k, held, r * WIDTH + k,
                               out[k]);
                }
        }
        if (e + WIDTH <= count) {
            ((__global VECTOR *)(y + first))[v] = PACK(0, out);
            continue;
        }
#pragma unroll
        for (uint k = 0; k < WIDTH; k++)
            if (e + k < count)
                y[first + e + k] = out[k];
    }
}
