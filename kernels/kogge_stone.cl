// Inclusive scan after Kogge and Stone (1973), double-buffered:
// every position adds the one `distance` to its left; the reach
// doubles from launch to launch.

// One work-item per position.
__kernel void kogge_stone_level(
    __global const VALUE *x_in,
    __global VALUE *x_out,
    const uint n,
    const uint distance TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const VALUE right = x_in[i];
        if (i < distance) {
            x_out[i] = right;
            TRACE_COPY(x_out, i, x_in, i, right);
        } else {
            const VALUE left = x_in[i - distance];
            const VALUE sum = OP(left, right);
            x_out[i] = sum;
            TRACE_COMBINE(x_out, i, sum,
                          x_in, i - distance, left,
                          x_in, i, right);
        }
    }
}
