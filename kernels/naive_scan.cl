// Naive parallel scan: every output is a reduction of its own,
// so work-item i adds all that came before it once more.

// One work-item per output.
__kernel void naive_scan(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const VALUE first = x[0];
        y[i] = first;
        TRACE_COPY(y, i, x, 0, first);
        for (uint j = 1; j <= i; j++) {
            const VALUE before = y[i];
            const VALUE value = x[j];
            const VALUE sum = OP(before, value);
            y[i] = sum;
            TRACE_COMBINE(y, i, sum, y, i, before,
                          x, j, value);
        }
    }
}
