// Scan over many work-groups in three kernels: every group
// scans its section in local memory and hands its sum to S; S
// is scanned in the same way; every section but the first then
// adds the sum of all sections before it.
//
// SECTION: elements of a section. PER_ITEM: how many of them a
// work-item scans on its own.
#define ITEMS (SECTION / PER_ITEM)

// After Kogge and Stone: one work-item per PER_ITEM elements,
// the last of which the work-items scan together.
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
    const uint first = g * SECTION;
    // the last section may be shorter
    const uint count = min((uint)SECTION, n - first);

    // Neighbours load neighbours, whoever scans them.
    for (uint e = t; e < count; e += ITEMS) {
        const VALUE value = x[first + e];
        xy[e] = value;
        TRACE_COPY(xy, e, x, first + e, value);
    }
    if (PER_ITEM > 1)
        barrier(CLK_LOCAL_MEM_FENCE);

    // The elements of each work-item, from its first to its last
    const uint from = t * PER_ITEM;
    const uint end = min(from + PER_ITEM, count);
    for (uint e = from + 1; e < end; e++) {
        const VALUE left = xy[e - 1];
        const VALUE right = xy[e];
        const VALUE sum = OP(left, right);
        xy[e] = sum;
        TRACE_COMBINE(xy, e, sum, xy, e - 1, left,
                      xy, e, right);
    }

    for (uint s = 1; s * PER_ITEM < count; s *= 2) {
        const bool adds = from < count && t >= s;
        const uint other = (t - s + 1) * PER_ITEM - 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        VALUE left = 0, right = 0;
        if (adds) {
            left = xy[other];
            right = xy[end - 1];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (adds) {
            const VALUE sum = OP(left, right);
            xy[end - 1] = sum;
            TRACE_COMBINE(xy, end - 1, sum, xy, other, left,
                          xy, end - 1, right);
        }
    }

    // What came before in the section; the last has it already
    if (PER_ITEM > 1)
        barrier(CLK_LOCAL_MEM_FENCE);
    for (uint e = from; t > 0 && e + 1 < end; e++) {
        const VALUE left = xy[from - 1];
        const VALUE right = xy[e];
        const VALUE sum = OP(left, right);
        xy[e] = sum;
        TRACE_COMBINE(xy, e, sum, xy, from - 1, left,
                      xy, e, right);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint e = t; e < count; e += ITEMS) {
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
    if (from < count && end == count) {
        const VALUE last = xy[end - 1];
        sums[g] = last;
        TRACE_COPY(sums, g, xy, end - 1, last);
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

// One work-item per PER_ITEM elements; a work-group stays within
// its section, and the first section has nothing before it.
__kernel void add_sums(
    __global VALUE *y,
    __global const VALUE *sums,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint step = get_local_size(0);
    const uint first = get_group_id(0) * step * PER_ITEM;
    if (first < SECTION)
        return;
    const uint before = first / SECTION - 1;
    const uint end = min(first + step * PER_ITEM, n);
    for (uint i = first + get_local_id(0); i < end; i += step) {
        const VALUE left = sums[before];
        const VALUE right = y[i];
        const VALUE sum = OP(left, right);
        y[i] = sum;
        TRACE_COMBINE(y, i, sum, sums, before, left,
                      y, i, right);
    }
}
