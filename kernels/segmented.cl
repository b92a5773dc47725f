// Inclusive scan of segments after Kogge and Stone, double-
// buffered. A flag of 1 begins a segment. Pairs (flag, value)
// are combined: a right side that has a flag keeps its value,
// and a pair has a flag if either side has one.

// One work-item per position.
__kernel void segmented_level(
    __global const VALUE *x_in,
    __global const uint *flags_in,
    __global VALUE *x_out,
    __global uint *flags_out,
    const uint n,
    const uint distance TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const uint flag = flags_in[i];
        const VALUE right = x_in[i];
        if (i < distance) {
            flags_out[i] = flag;
            TRACE_COPY(flags_out, i, flags_in, i, flag);
        } else {
            const uint flag_left = flags_in[i - distance];
            flags_out[i] = flag_left | flag;
            TRACE_EITHER(flags_out, i, flag_left | flag,
                         flags_in, i - distance, flag_left,
                         flags_in, i, flag);
        }
        if (i < distance || flag) {
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
