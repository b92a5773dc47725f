// Sequential scan: one work-item goes from left to right. What
// every parallel scan must equal, and the work it is measured by.

// y[i] = x[0] + … + x[i]
__kernel void sequential_scan(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const VALUE first = x[0];
    y[0] = first;
    TRACE_COPY(y, 0, x, 0, first);
    for (uint i = 1; i < n; i++) {
        const VALUE before = y[i - 1];
        const VALUE value = x[i];
        const VALUE sum = OP(before, value);
        y[i] = sum;
        TRACE_COMBINE(y, i, sum, y, i - 1, before,
                      x, i, value);
    }
}

// y[i] = x[0] + … + x[i - 1]; nothing comes before the first.
__kernel void sequential_scan_exclusive(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    y[0] = IDENTITY;
    TRACE_FILL(y, 0, IDENTITY);
    for (uint i = 1; i < n; i++) {
        const VALUE before = y[i - 1];
        const VALUE value = x[i - 1];
        const VALUE sum = OP(before, value);
        y[i] = sum;
        TRACE_COMBINE(y, i, sum, y, i - 1, before,
                      x, i - 1, value);
    }
}
