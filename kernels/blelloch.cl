// Exclusive scan after Blelloch (1990), in place: sums up a
// tree, the root cleared, then down again. On the way down the
// left child gets what its parent holds, all that comes before,
// and the right child gets that and the left child's total.
// lanes: a power of two.

// One work-item per node of the tree.
__kernel void blelloch_up(
    __global VALUE *x,
    const uint lanes,
    const uint distance TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    const uint right = 2 * distance * (t + 1) - 1;
    const uint left = right - distance;
    if (right < lanes) {
        const VALUE a = x[left];
        const VALUE b = x[right];
        const VALUE sum = OP(a, b);
        x[right] = sum;
        TRACE_COMBINE(x, right, sum, x, left, a, x, right, b);
    }
}

// Nothing comes before the whole.
__kernel void blelloch_clear(
    __global VALUE *x,
    const uint lanes TRACE_ARGS)
{
    TRACE_BEGIN
    x[lanes - 1] = IDENTITY;
    TRACE_FILL(x, lanes - 1, IDENTITY);
}

__kernel void blelloch_down(
    __global VALUE *x,
    const uint lanes,
    const uint distance TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    const uint right = 2 * distance * (t + 1) - 1;
    const uint left = right - distance;
    if (right < lanes) {
        const VALUE before = x[right];
        const VALUE total = x[left];
        const VALUE sum = OP(before, total);
        x[left] = before;
        x[right] = sum;
        TRACE_COMBINE_SWAP(x, right, before, left, total, sum);
    }
}
