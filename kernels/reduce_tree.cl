// Reduction in place as a tree, a launch a level, one work-item
// per pair.

// Neighbours first: the order of the operands is kept.
__kernel void reduce_adjacent(
    __global VALUE *x,
    const uint n,
    const uint stride TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = 2 * stride * get_global_id(0);
    if (i + stride < n) {
        const VALUE left = x[i];
        const VALUE right = x[i + stride];
        const VALUE sum = OP(left, right);
        x[i] = sum;
        TRACE_COMBINE(x, i, sum, x, i, left,
                      x, i + stride, right);
    }
}

// The first half with the second half of the n that are left
// (of an odd n the middle one waits): changes the order.
__kernel void reduce_halving(
    __global VALUE *x,
    const uint n,
    const uint half_n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i + half_n < n) {
        const VALUE left = x[i];
        const VALUE right = x[i + half_n];
        const VALUE sum = OP(left, right);
        x[i] = sum;
        TRACE_COMBINE(x, i, sum, x, i, left,
                      x, i + half_n, right);
    }
}
