// The sum of a[i] * b[i]: each work-group adds up its part in
// local memory, then one work-item adds up the parts.
//
// GROUP: work-items in a work-group, a power of two.

__kernel void dot_parts(
    __global const VALUE *a,
    __global const VALUE *b,
    __global VALUE *part,
    const uint n TRACE_ARGS)
{
    __local VALUE sum[GROUP];
    TRACE_BEGIN
    const uint i = get_global_id(0);
    const uint l = get_local_id(0);
    if (i < n) {
        const VALUE left = a[i];
        const VALUE right = b[i];
        const VALUE product = left * right;
        sum[l] = product;
        TRACE_COMBINE(sum, l, product, a, i, left, b, i, right);
    } else {
        sum[l] = 0;
        TRACE_FILL(sum, l, 0);
    }

    // Half of them are added to the other half, again and again.
    for (uint distance = GROUP / 2; distance > 0; distance /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < distance) {
            const VALUE left = sum[l];
            const VALUE right = sum[l + distance];
            const VALUE both = left + right;
            sum[l] = both;
            TRACE_COMBINE(sum, l, both,
                          sum, l, left, sum, l + distance, right);
        }
    }
    if (l == 0) {
        const VALUE all = sum[0];
        part[get_group_id(0)] = all;
        TRACE_COPY(part, get_group_id(0), sum, 0, all);
    }
}

// One work-item.
__kernel void add_parts(
    __global const VALUE *part,
    __global VALUE *total,
    const uint parts TRACE_ARGS)
{
    TRACE_BEGIN
    const VALUE first = part[0];
    total[0] = first;
    TRACE_COPY(total, 0, part, 0, first);
    for (uint p = 1; p < parts; p++) {
        const VALUE before = total[0];
        const VALUE more = part[p];
        const VALUE sum = before + more;
        total[0] = sum;
        TRACE_COMBINE(total, 0, sum,
                      total, 0, before, part, p, more);
    }
}
