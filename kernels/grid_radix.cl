// Radix sort by one bit a pass, over the whole grid: each key's
// bit, how many ones stand before it, and from that its place.
//
// SECTION: bits that a work-group scans.

// One work-item per key, and one past the end for a 0, so that
// the scan of n + 1 bits ends in the number of all ones.
__kernel void take_bits(
    __global const KEY *keys_in,
    __global uint *bits,
    const uint n,
    const uint shift TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const KEY key = keys_in[i];
        const uint bit = (ORDER(key) >> shift) & 1;
        bits[i] = bit;
        TRACE_DIGIT(bits, i, bit, keys_in, i, key);
    } else if (i == n) {
        bits[i] = 0;
        TRACE_FILL(bits, i, 0);
    }
}

// One work-item per bit, one work-group per section.
// exclusive: 1 stores each sum one place to the right.
__kernel void scan_sections(
    __global const uint *x,
    __global uint *y,
    __global uint *sums,
    const uint n,
    const uint exclusive TRACE_ARGS)
{
    __local uint xy[SECTION];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint g = get_group_id(0);
    const uint first = g * SECTION;
    // the last section may be shorter
    const uint count = min((uint)SECTION, n - first);

    if (t < count) {
        const uint value = x[first + t];
        xy[t] = value;
        TRACE_COPY(xy, t, x, first + t, value);
    }
    for (uint s = 1; s < count; s *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint left = 0, right = 0;
        if (t >= s && t < count) {
            left = xy[t - s];
            right = xy[t];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t >= s && t < count) {
            const uint sum = left + right;
            xy[t] = sum;
            TRACE_COMBINE(xy, t, sum, xy, t - s, left,
                          xy, t, right);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (t < exclusive) {
        y[first + t] = 0;
        TRACE_FILL(y, first + t, 0);
    } else if (t < count) {
        const uint sum = xy[t - exclusive];
        y[first + t] = sum;
        TRACE_COPY(y, first + t, xy, t - exclusive, sum);
    }
    if (t + 1 == count) {
        const uint last = xy[t];
        sums[g] = last;
        TRACE_COPY(sums, g, xy, t, last);
    }
}

// One work-item per element. The first section has nothing
// before it.
__kernel void add_sums(
    __global uint *y,
    __global const uint *sums,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i >= SECTION && i < n) {
        const uint before = i / SECTION - 1;
        const uint left = sums[before];
        const uint right = y[i];
        const uint sum = left + right;
        y[i] = sum;
        TRACE_COMBINE(y, i, sum, sums, before, left,
                      y, i, right);
    }
}

// One work-item per key. The zeros come first, in their order,
// and the ones behind them in theirs.
__kernel void scatter_keys(
    __global const KEY *keys_in,
    __global const uint *bits,
    __global const uint *ones_before,
    __global KEY *keys_out,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const KEY key = keys_in[i];
        const uint bit = bits[i];
        TRACE_TALLY(bits, i, bit);
        const uint total = ones_before[n];
        TRACE_TALLY(ones_before, n, total);
        const uint ones = ones_before[i];
        const uint slot = bit ? n - total + ones : i - ones;
        keys_out[slot] = key;
        TRACE_MOVE(keys_out, slot, key, keys_in, i,
                   ones_before, i, ones);
    }
}
