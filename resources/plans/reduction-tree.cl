// A sum as a tree of launches: in each the upper half of the
// values is added to the lower one.

// One work-item a pair; of an odd number the middle one waits.
__kernel void add_halves(
    __global VALUE *x,
    const uint away,
    const uint pairs TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < pairs) {
        const VALUE left = x[i];
        const VALUE right = x[i + away];
        const VALUE sum = left + right;
        x[i] = sum;
        TRACE_COMBINE(x, i, sum, x, i, left, x, i + away, right);
    }
}

// One work-item.
__kernel void take_first(
    __global const VALUE *x,
    __global VALUE *total TRACE_ARGS)
{
    TRACE_BEGIN
    const VALUE all = x[0];
    total[0] = all;
    TRACE_COPY(total, 0, x, 0, all);
}
