// Radix sort after Zagha and Blelloch: every work-item has a
// stretch of neighbouring keys for itself, counts their digits
// in counters of its own and moves them one after the other, so
// that nothing is counted atomically and equal digits stay in
// order. The table of counts has a row a digit, a column a
// work-item; its scan, read like text, tells where each begins.
//
// DIGITS: buckets.  ITEMS: work-items of a group, each with a
// counter for every bucket in local memory.  LONG_DIGITS: so many
// buckets that there is no room, and the table itself counts.

#ifndef LONG_DIGITS
// HISTOGRAM-KEYS. One work-item per stretch of keys.
__kernel void histogram_keys(
    __global const KEY *keys_in,
    __global uint *counts,
    const uint n,
    const uint stretch,
    const uint shift TRACE_ARGS)
{
    __local uint bucket[ITEMS * DIGITS];
    TRACE_BEGIN
    const uint p = get_global_id(0);
    const uint own = get_local_id(0) * DIGITS;
    const uint first = min(p * stretch, n);
    const uint end = min(first + stretch, n);

    for (uint d = 0; d < DIGITS; d++) {
        bucket[own + d] = 0;
        TRACE_FILL(bucket, own + d, 0);
    }
#pragma unroll 8
    for (uint i = first; i < end; i++) {
        const KEY key = keys_in[i];
        TRACE_TALLY(keys_in, i, key);
        const uint digit = (ORDER(key) >> shift) & (DIGITS - 1);
        const uint count = bucket[own + digit];
        bucket[own + digit] = count + 1;
        TRACE_ADVANCE(bucket, own + digit, count, count + 1);
    }
    for (uint d = 0; d < DIGITS; d++) {
        const uint count = bucket[own + d];
        const uint entry = d * get_global_size(0) + p;
        counts[entry] = count;
        TRACE_COPY(counts, entry, bucket, own + d, count);
    }
}

#else
// HISTOGRAM-KEYS of long digits. Each work-item has a column.
__kernel void histogram_long(
    __global const KEY *keys_in,
    __global uint *counts,
    const uint n,
    const uint stretch,
    const uint shift TRACE_ARGS)
{
    TRACE_BEGIN
    const uint p = get_global_id(0);
    const uint columns = get_global_size(0);
    const uint first = min(p * stretch, n);
    const uint end = min(first + stretch, n);

    for (uint d = 0; d < DIGITS; d++) {
        counts[d * columns + p] = 0;
        TRACE_FILL(counts, d * columns + p, 0);
    }
    for (uint i = first; i < end; i++) {
        const KEY key = keys_in[i];
        TRACE_TALLY(keys_in, i, key);
        const uint digit = (ORDER(key) >> shift) & (DIGITS - 1);
        const uint entry = digit * columns + p;
        const uint count = counts[entry];
        counts[entry] = count + 1;
        TRACE_ADVANCE(counts, entry, count, count + 1);
    }
}
#endif

#include "scan_buckets.clh"

#ifndef LONG_DIGITS
// RANK-AND-PERMUTE. One work-item per stretch of keys.
__kernel void rank_and_permute(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    __global const uint *starts,
    const uint n,
    const uint stretch,
    const uint shift TRACE_ARGS)
{
    __local uint bucket[ITEMS * DIGITS];
    TRACE_BEGIN
    const uint p = get_global_id(0);
    const uint own = get_local_id(0) * DIGITS;
    const uint first = min(p * stretch, n);
    const uint end = min(first + stretch, n);

    for (uint d = 0; d < DIGITS; d++) {
        const uint entry = d * get_global_size(0) + p;
        const uint start = starts[entry];
        bucket[own + d] = start;
        TRACE_COPY(bucket, own + d, starts, entry, start);
    }
#pragma unroll 8
    for (uint i = first; i < end; i++) {
        const KEY key = keys_in[i];
        const uint digit = (ORDER(key) >> shift) & (DIGITS - 1);
        const uint slot = bucket[own + digit];
        keys_out[slot] = key;
        TRACE_MOVE(keys_out, slot, key, keys_in, i,
                   bucket, own + digit, slot);
        bucket[own + digit] = slot + 1;
        TRACE_ADVANCE(bucket, own + digit, slot, slot + 1);
    }
}
#else
// RANK-AND-PERMUTE of long digits. What is taken from a start
// makes it the start of the next such key.
__kernel void permute_long(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    __global uint *starts,
    const uint n,
    const uint stretch,
    const uint shift TRACE_ARGS)
{
    TRACE_BEGIN
    const uint p = get_global_id(0);
    const uint first = min(p * stretch, n);
    const uint end = min(first + stretch, n);

    for (uint i = first; i < end; i++) {
        const KEY key = keys_in[i];
        const uint digit = (ORDER(key) >> shift) & (DIGITS - 1);
        const uint entry = digit * get_global_size(0) + p;
        const uint slot = starts[entry];
        keys_out[slot] = key;
        TRACE_MOVE(keys_out, slot, key, keys_in, i,
                   starts, entry, slot);
        starts[entry] = slot + 1;
        TRACE_ADVANCE(starts, entry, slot, slot + 1);
    }
}
#endif
