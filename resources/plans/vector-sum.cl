// c = a + b, value by value: one work-item a value.

__kernel void vector_sum(
    __global const VALUE *a,
    __global const VALUE *b,
    __global VALUE *c,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const VALUE left = a[i];
        const VALUE right = b[i];
        const VALUE sum = left + right;
        c[i] = sum;
        TRACE_COMBINE(c, i, sum, a, i, left, b, i, right);
    }
}
