// The first value becomes the last: one work-item a value.

__kernel void reverse(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const VALUE value = x[i];
        y[n - 1 - i] = value;
        TRACE_COPY(y, n - 1 - i, x, i, value);
    }
}
