// Histogram: how many values leave which remainder. Several
// work-items may meet in one bin, so they add atomically.

__kernel void histogram(
    __global const uint *x,
    __global uint *bins,
    const uint n,
    const uint count TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const uint value = x[i];
        const uint bin = value % count;
        const uint old = atomic_inc(&bins[bin]);
        TRACE_COUNT(bins, bin, old, x, i, value);
    }
}
