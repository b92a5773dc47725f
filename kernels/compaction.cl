// Compaction: flag the values that pass, scan the flags, and
// the scan says where each of them goes.
//
// SECTION: elements of a section, which a work-group scans.
// HOLDS: the predicate.

#define IS_ABOVE(value, pivot) ((value) > (pivot))
#define IS_ODD(value, pivot) ((uint)(value) & 1u)

// One work-item per value.
__kernel void flag_values(
    __global const VALUE *values,
    __global uint *flags,
    const uint n,
    const VALUE pivot TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const VALUE value = values[i];
        const uint flag = HOLDS(value, pivot);
        flags[i] = flag;
        TRACE_TEST(flags, i, flag, values, i, value);
    }
}

// One work-item per flag, one work-group per section; inclusive.
__kernel void scan_sections(
    __global const uint *x,
    __global uint *y,
    __global uint *sums,
    const uint n TRACE_ARGS)
{
    __local uint xy[SECTION];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint g = get_group_id(0);
    const uint i = g * SECTION + t;
    // the last section may be shorter
    const uint count = min((uint)SECTION, n - g * SECTION);

    if (t < count) {
        const uint flag = x[i];
        xy[t] = flag;
        TRACE_COPY(xy, t, x, i, flag);
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

    if (t < count) {
        const uint sum = xy[t];
        y[i] = sum;
        TRACE_COPY(y, i, xy, t, sum);
        if (t == count - 1) {
            sums[g] = sum;
            TRACE_COPY(sums, g, xy, t, sum);
        }
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

// One work-item per value; those that pass close up.
// addresses: how many pass up to here, this one included.
__kernel void pack(
    __global const VALUE *values,
    __global const uint *flags,
    __global const uint *addresses,
    __global VALUE *packed,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const uint flag = flags[i];
        TRACE_TALLY(flags, i, flag);
        if (flag) {
            const uint address = addresses[i];
            const VALUE value = values[i];
            packed[address - 1] = value;
            TRACE_MOVE(packed, address - 1, value, values, i,
                       addresses, i, address);
        }
    }
}

// One work-item per place: what was packed goes back where it
// came from, and 0 stands where nothing was taken.
__kernel void unpack(
    __global const VALUE *packed,
    __global const uint *flags,
    __global const uint *addresses,
    __global VALUE *unpacked,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const uint flag = flags[i];
        TRACE_TALLY(flags, i, flag);
        if (flag) {
            const uint address = addresses[i];
            const VALUE value = packed[address - 1];
            unpacked[i] = value;
            TRACE_MOVE(unpacked, i, value, packed, address - 1,
                       addresses, i, address);
        } else {
            unpacked[i] = 0;
            TRACE_FILL(unpacked, i, 0);
        }
    }
}

// One work-item per value: those that do not pass come first,
// those that pass behind them, both in their order.
__kernel void split(
    __global const VALUE *values,
    __global const uint *flags,
    __global const uint *addresses,
    __global const uint *total,
    __global VALUE *parted,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const uint flag = flags[i];
        TRACE_TALLY(flags, i, flag);
        const uint passing = total[0];
        TRACE_TALLY(total, 0, passing);
        const uint upto = addresses[i];
        const uint slot =
            flag ? n - passing + upto - 1 : i - upto;
        const VALUE value = values[i];
        parted[slot] = value;
        TRACE_MOVE(parted, slot, value, values, i,
                   addresses, i, upto);
    }
}
