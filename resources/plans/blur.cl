// A stencil: each value becomes half of itself and a quarter of
// each neighbour. At an end the value stands in for the neighbour
// that is missing.

__kernel void blur(
    __global const uint *x,
    __global uint *y,
    const uint n TRACE_ARGS)
{
    __private uint sum[1];
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i >= n)
        return;
    sum[0] = 0;
    TRACE_CLEAR(sum, 0);
    for (uint j = 0; j < 3; j++) {
        // Left, the value itself, right.
        const uint at = j == 0 ? max(i, 1u) - 1
                      : j == 1 ? i : min(i + 1, n - 1);
        const uint value = x[at];
        const uint old = sum[0];
        const uint now = old + value / (j == 1 ? 2 : 4);
        sum[0] = now;
        TRACE_SUM(sum, 0, now, old, x, at, value);
    }
    const uint all = sum[0];
    y[i] = all;
    TRACE_GIVE(y, i, sum, 0, all);
}
