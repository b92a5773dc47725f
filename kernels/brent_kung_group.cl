// Scan of one section after Brent and Kung (1982), in local
// memory: a reduction tree, then the reverse tree. The two
// kernels give the same nodes to different work-items.
//
// SECTION: room for the values of the work-group.

// Work-item t is position t: the active ones stand apart.
__kernel void brent_kung_modulo(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n,
    const uint shift,
    const uint reverse TRACE_ARGS)
{
    __local VALUE xy[SECTION];
    TRACE_BEGIN
    const uint t = get_local_id(0);

    // shift: 0 inclusive; 1 exclusive, all one to the right
    if (t < shift) {
        xy[t] = IDENTITY;
        TRACE_FILL(xy, t, IDENTITY);
    } else if (t < n) {
        const VALUE value = x[t - shift];
        xy[t] = value;
        TRACE_COPY(xy, t, x, t - shift, value);
    }

    for (uint stride = 1; 2 * stride <= n; stride *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if ((t + 1) % (2 * stride) == 0 && t < n) {
            const VALUE left = xy[t - stride];
            const VALUE right = xy[t];
            const VALUE sum = OP(left, right);
            xy[t] = sum;
            TRACE_COMBINE(xy, t, sum, xy, t - stride, left,
                          xy, t, right);
        }
    }

    // reverse: its first stride, n / 4 of a power of two
    for (uint stride = reverse; stride > 0; stride /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if ((t + 1) % (2 * stride) == 0 && t + stride < n) {
            const VALUE left = xy[t];
            const VALUE right = xy[t + stride];
            const VALUE sum = OP(left, right);
            xy[t + stride] = sum;
            TRACE_COMBINE(xy, t + stride, sum, xy, t, left,
                          xy, t + stride, right);
        }
    }

    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < n) {
        const VALUE sum = xy[t];
        y[t] = sum;
        TRACE_COPY(y, t, xy, t, sum);
    }
}

// The first work-items take the nodes, side by side; half as
// many as values are enough, so each loads and stores two.
__kernel void brent_kung_contiguous(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n,
    const uint shift,
    const uint reverse TRACE_ARGS)
{
    __local VALUE xy[SECTION];
    TRACE_BEGIN
    const uint t = get_local_id(0);

    for (uint i = t; i < n; i += get_local_size(0)) {
        if (i < shift) {
            xy[i] = IDENTITY;
            TRACE_FILL(xy, i, IDENTITY);
        } else {
            const VALUE value = x[i - shift];
            xy[i] = value;
            TRACE_COPY(xy, i, x, i - shift, value);
        }
    }

    for (uint stride = 1; 2 * stride <= n; stride *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint index = (t + 1) * 2 * stride - 1;
        if (index < n) {
            const VALUE left = xy[index - stride];
            const VALUE right = xy[index];
            const VALUE sum = OP(left, right);
            xy[index] = sum;
            TRACE_COMBINE(xy, index, sum,
                          xy, index - stride, left,
                          xy, index, right);
        }
    }

    for (uint stride = reverse; stride > 0; stride /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint index = (t + 1) * 2 * stride - 1;
        if (index + stride < n) {
            const VALUE left = xy[index];
            const VALUE right = xy[index + stride];
            const VALUE sum = OP(left, right);
            xy[index + stride] = sum;
            TRACE_COMBINE(xy, index + stride, sum,
                          xy, index, left,
                          xy, index + stride, right);
        }
    }

    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = t; i < n; i += get_local_size(0)) {
        const VALUE sum = xy[i];
        y[i] = sum;
        TRACE_COPY(y, i, xy, i, sum);
    }
}
