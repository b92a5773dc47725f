// y = a * x + y, "single-precision a times x plus y".

__kernel void saxpy(
    __global const float *x,
    __global float *y,
    const float a,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < n) {
        const float xi = x[i];
        const float yi = y[i];
        const float sum = a * xi + yi;
        y[i] = sum;
        TRACE_COMBINE(y, i, sum, x, i, xi, y, i, yi);
    }
}
