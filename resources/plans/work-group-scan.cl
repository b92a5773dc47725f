// Inclusive scan after Hillis and Steele (1986) in one work-group:
// each round adds the value `distance` to the left, and the
// distance doubles.
//
// GROUP: work-items in the work-group.

__kernel void work_group_scan(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n TRACE_ARGS)
{
    __local VALUE section[GROUP];
    TRACE_BEGIN
    const uint k = get_local_id(0);
    if (k < n) {
        const VALUE value = x[k];
        section[k] = value;
        TRACE_COPY(section, k, x, k, value);
    }
    for (uint distance = 1; distance < n; distance *= 2) {
        const bool adds = k >= distance && k < n;
        VALUE left = 0, right = 0;
        // All have written before anyone reads …
        barrier(CLK_LOCAL_MEM_FENCE);
        if (adds) {
            left = section[k - distance];
            right = section[k];
        }
        // … and all have read before anyone writes.
        barrier(CLK_LOCAL_MEM_FENCE);
        if (adds) {
            const VALUE sum = left + right;
            section[k] = sum;
            TRACE_COMBINE(section, k, sum,
                          section, k - distance, left,
                          section, k, right);
        }
    }
    if (k < n) {
        const VALUE sum = section[k];
        y[k] = sum;
        TRACE_COPY(y, k, section, k, sum);
    }
}
