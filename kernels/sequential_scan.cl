// Sequential scan: one work-item goes from left to right. What
// every parallel scan must equal, and the work it is measured by.
//
// PRINTED_INDEX is a mistake to look at: a book adds x[i + 1].
#ifdef PRINTED_INDEX
#define NEXT 1
#else
#define NEXT 0
#endif

// y[i] = x[0] + … + x[i]
__kernel void sequential_scan(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const VALUE first = x[NEXT];
    y[0] = first;
    TRACE_COPY(y, 0, x, NEXT, first);
    for (uint i = 1; i + NEXT < n; i++) {
        const VALUE before = y[i - 1];
        const VALUE value = x[i + NEXT];
        const VALUE sum = OP(before, value);
        y[i] = sum;
        TRACE_COMBINE(y, i, sum, y, i - 1, before,
                      x, i + NEXT, value);
    }
#ifdef PRINTED_INDEX
    // The book reads on past the end.
    y[n - 1] = IDENTITY;
    TRACE_FILL(y, n - 1, IDENTITY);
#endif
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
