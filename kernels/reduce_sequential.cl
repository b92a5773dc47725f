// One work-item folds all values, from the left.
__kernel void reduce_sequential(
    __global const VALUE *x,
    __global VALUE *sum,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const VALUE first = x[0];
    sum[0] = first;
    TRACE_COPY(sum, 0, x, 0, first);
    for (uint i = 1; i < n; i++) {
        const VALUE left = sum[0];
        const VALUE right = x[i];
        const VALUE total = OP(left, right);
        sum[0] = total;
        TRACE_COMBINE(sum, 0, total, sum, 0, left,
                      x, i, right);
    }
}
