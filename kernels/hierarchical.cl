// Scan over many work-groups in three kernels: every group
// scans its section in local memory and hands its sum to S; S
// is scanned in the same way; every section but the first then
// adds the sum of all sections before it.
//
// SECTION: elements of a section.

// After Kogge and Stone: one work-item per element.
// exclusive: 1 stores each prefix one place to the right.
__kernel void kogge_stone_sections(
    __global const VALUE *x,
    __global VALUE *y,
    __global VALUE *sums,
    const uint n,
    const uint exclusive TRACE_ARGS)
{
    __local VALUE xy[SECTION];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint g = get_group_id(0);
    const uint i = g * SECTION + t;
    // the last section may be shorter
    const uint count = min((uint)SECTION, n - g * SECTION);

    if (t < count) {
        const VALUE value = x[i];
        xy[t] = value;
        TRACE_COPY(xy, t, x, i, value);
    }
    for (uint s = 1; s < count; s *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        VALUE left = 0, right = 0;
        if (t >= s && t < count) {
            left = xy[t - s];
            right = xy[t];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t >= s && t < count) {
            const VALUE sum = OP(left, right);
            xy[t] = sum;
            TRACE_COMBINE(xy, t, sum, xy, t - s, left,
                          xy, t, right);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (t < exclusive) {
        y[i] = IDENTITY;
        TRACE_FILL(y, i, IDENTITY);
    } else if (t < count) {
        const VALUE prefix = xy[t - exclusive];
        y[i] = prefix;
        TRACE_COPY(y, i, xy, t - exclusive, prefix);
    }
    if (t == count - 1) {
        const VALUE last = xy[t];
        sums[g] = last;
        TRACE_COPY(sums, g, xy, t, last);
    }
}

// After Brent and Kung: one work-item per two elements, up a
// tree and down again.
__kernel void brent_kung_sections(
    __global const VALUE *x,
    __global VALUE *y,
    __global VALUE *sums,
    const uint n,
    const uint exclusive TRACE_ARGS)
{
    __local VALUE xy[SECTION];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint g = get_group_id(0);
    const uint first = g * SECTION;
    const uint count = min((uint)SECTION, n - first);

    for (uint e = t; e < count; e += get_local_size(0)) {
        const VALUE value = x[first + e];
        xy[e] = value;
        TRACE_COPY(xy, e, x, first + e, value);
    }
    uint s = 1;
    for (; 2 * s <= count; s *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint e = (t + 1) * 2 * s - 1;
        if (e < count) {
            const VALUE left = xy[e - s];
            const VALUE right = xy[e];
            const VALUE sum = OP(left, right);
            xy[e] = sum;
            TRACE_COMBINE(xy, e, sum, xy, e - s, left,
                          xy, e, right);
        }
    }
    s /= 2;
    if (3 * s > count) // nobody is that far from the end
        s /= 2;
    for (; s > 0; s /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint e = (t + 1) * 2 * s - 1;
        if (e + s < count) {
            const VALUE left = xy[e];
            const VALUE right = xy[e + s];
            const VALUE sum = OP(left, right);
            xy[e + s] = sum;
            TRACE_COMBINE(xy, e + s, sum, xy, e, left,
                          xy, e + s, right);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint e = t; e < count; e += get_local_size(0)) {
        if (e < exclusive) {
            y[first + e] = IDENTITY;
            TRACE_FILL(y, first + e, IDENTITY);
        } else {
            const VALUE prefix = xy[e - exclusive];
            y[first + e] = prefix;
            TRACE_COPY(y, first + e, xy, e - exclusive,
                       prefix);
        }
    }
    if (t == 0) {
        const VALUE last = xy[count - 1];
        sums[g] = last;
        TRACE_COPY(sums, g, xy, count - 1, last);
    }
}

// One work-item per element. The first section has nothing
// before it.
__kernel void add_sums(
    __global VALUE *y,
    __global const VALUE *sums,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i >= SECTION && i < n) {
        const uint before = i / SECTION - 1;
        const VALUE left = sums[before];
        const VALUE right = y[i];
        const VALUE sum = OP(left, right);
        y[i] = sum;
        TRACE_COMBINE(y, i, sum, sums, before, left,
                      y, i, right);
    }
}
