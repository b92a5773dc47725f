// Inclusive scan after Brent and Kung (1982), in place: partial
// sums up a tree, then back down to the positions between.

// One work-item per node of the tree.
__kernel void brent_kung_up(
    __global VALUE *x,
    const uint n,
    const uint stride TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    const uint i = 2 * stride * (t + 1) - 1;
    if (i < n) {
        const VALUE left = x[i - stride];
        const VALUE right = x[i];
        const VALUE sum = OP(left, right);
        x[i] = sum;
        TRACE_COMBINE(x, i, sum, x, i - stride, left,
                      x, i, right);
    }
}

__kernel void brent_kung_down(
    __global VALUE *x,
    const uint n,
    const uint stride TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    const uint i = 2 * stride * (t + 1) - 1;
    if (i + stride < n) {
        const VALUE left = x[i];
        const VALUE right = x[i + stride];
        const VALUE sum = OP(left, right);
        x[i + stride] = sum;
        TRACE_COMBINE(x, i + stride, sum, x, i, left,
                      x, i + stride, right);
    }
}
