// A scan, made exclusive and then inclusive again. To exclusive,
// every sum moves one place to the right, and nothing comes
// before the first. Back, every sum moves one place to the left,
// and the last one is made anew: what came before the last
// value, and the value itself, so the values must be kept. No
// operator needs an inverse for this.

// The inclusive scan to begin with, after Kogge and Stone.
// One work-item per position, as in all that follows.
__kernel void scan_level(
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

__kernel void to_exclusive(
    __global const VALUE *inclusive,
    __global VALUE *exclusive,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i == 0) {
        exclusive[0] = IDENTITY;
        TRACE_FILL(exclusive, 0, IDENTITY);
    } else if (i < n) {
        const VALUE sum = inclusive[i - 1];
        exclusive[i] = sum;
        TRACE_COPY(exclusive, i, inclusive, i - 1, sum);
    }
}

// x: the values that were scanned; only the last is needed.
__kernel void to_inclusive(
    __global const VALUE *exclusive,
    __global VALUE *inclusive,
    __global const VALUE *x,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i + 1 < n) {
        const VALUE sum = exclusive[i + 1];
        inclusive[i] = sum;
        TRACE_COPY(inclusive, i, exclusive, i + 1, sum);
    } else if (i < n) {
        const VALUE before = exclusive[i];
        const VALUE value = x[i];
        const VALUE sum = OP(before, value);
        inclusive[i] = sum;
        TRACE_COMBINE(inclusive, i, sum,
                      exclusive, i, before,
                      x, i, value);
    }
}
