// Histogram: how many values fall into each of BINS bins, which
// are `width` wide. What lies beyond the last counts there.
//
// A work-item counts PER_ITEM values, each a work-group's size
// behind the one before.
#define BIN(value, width) min((value) / (width), BINS - 1u)

// The bins of all lie in global memory: an atomic a value.
__kernel void histogram_global(
    __global const uint *values,
    __global uint *bins,
    const uint n,
    const uint width TRACE_ARGS)
{
    TRACE_BEGIN
    const uint size = get_local_size(0);
    const uint first =
        get_group_id(0) * size * PER_ITEM + get_local_id(0);
    for (uint j = 0; j < PER_ITEM; j++) {
        const uint i = first + j * size;
        if (i < n) {
            const uint value = values[i];
            const uint bin = BIN(value, width);
            const uint old = atomic_inc(&bins[bin]);
            TRACE_COUNT(bins, bin, old, values, i, value);
        }
    }
}

// A work-group counts in bins of its own, in local memory. Then
// it adds those that are not empty to the bins of all.
__kernel void histogram_private(
    __global const uint *values,
    __global uint *bins,
    const uint n,
    const uint width TRACE_ARGS)
{
    __local uint own[BINS];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint size = get_local_size(0);
    for (uint b = l; b < BINS; b += size) {
        own[b] = 0;
        TRACE_FILL(own, b, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint first = get_group_id(0) * size * PER_ITEM + l;
    for (uint j = 0; j < PER_ITEM; j++) {
        const uint i = first + j * size;
        if (i < n) {
            const uint value = values[i];
            const uint bin = BIN(value, width);
            const uint old = atomic_inc(&own[bin]);
            TRACE_COUNT(own, bin, old, values, i, value);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint b = l; b < BINS; b += size) {
        const uint count = own[b];
        if (count > 0) {
            const uint before = atomic_add(&bins[b], count);
            TRACE_ACCUMULATE(bins, b, before, own, b, count);
        } else {
            TRACE_TALLY(own, b, count);
        }
    }
}

// The same, but each group writes its bins to a row of a table,
// and nobody meets another group.
__kernel void histogram_tables(
    __global const uint *values,
    __global uint *tables,
    const uint n,
    const uint width TRACE_ARGS)
{
    __local uint own[BINS];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint size = get_local_size(0);
    for (uint b = l; b < BINS; b += size) {
        own[b] = 0;
        TRACE_FILL(own, b, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint first = get_group_id(0) * size * PER_ITEM + l;
    for (uint j = 0; j < PER_ITEM; j++) {
        const uint i = first + j * size;
        if (i < n) {
            const uint value = values[i];
            const uint bin = BIN(value, width);
#ifdef PLAIN_ADD
            TRACE_TALLY(values, i, value);
            const uint old = own[bin];
            own[bin] = old + 1;
            TRACE_ADVANCE(own, bin, old, old + 1);
#else
            const uint old = atomic_inc(&own[bin]);
            TRACE_COUNT(own, bin, old, values, i, value);
#endif
        }
    }
#ifndef NO_MERGE_BARRIER
    barrier(CLK_LOCAL_MEM_FENCE);
#endif
    for (uint b = l; b < BINS; b += size) {
        const uint count = own[b];
        const uint entry = get_group_id(0) * BINS + b;
        tables[entry] = count;
        TRACE_COPY(tables, entry, own, b, count);
    }
}

// A work-item adds up one bin of all the tables.
__kernel void histogram_merge(
    __global const uint *tables,
    __global uint *bins,
    const uint groups TRACE_ARGS)
{
    __private uint sum[1];
    TRACE_BEGIN
    const uint b = get_global_id(0);
    if (b >= BINS)
        return;
    sum[0] = 0;
    TRACE_CLEAR(sum, 0);
    for (uint g = 0; g < groups; g++) {
        const uint count = tables[g * BINS + b];
        const uint old = sum[0];
        sum[0] = old + count;
        TRACE_SUM(sum, 0, old + count, old,
                  tables, g * BINS + b, count);
    }
    const uint all = sum[0];
    bins[b] = all;
    TRACE_GIVE(bins, b, sum, 0, all);
}
