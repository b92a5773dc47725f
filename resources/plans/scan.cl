// Inclusive scan of any length, in three launches: each work-group
// scans its section, the sums of the sections are scanned, and
// each section gets what comes before it.
//
// GROUP: work-items in a work-group, and values in a section.

__kernel void scan_sections(
    __global const VALUE *x,
    __global VALUE *y,
    __global VALUE *sums,
    const uint n TRACE_ARGS)
{
    __local VALUE section[GROUP];
    TRACE_BEGIN
    const uint i = get_global_id(0);
    const uint k = get_local_id(0);
    if (i < n) {
        const VALUE value = x[i];
        section[k] = value;
        TRACE_COPY(section, k, x, i, value);
    }
    for (uint distance = 1; distance < GROUP; distance *= 2) {
        const bool adds = k >= distance && i < n;
        VALUE left = 0, right = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (adds) {
            left = section[k - distance];
            right = section[k];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (adds) {
            const VALUE sum = left + right;
            section[k] = sum;
            TRACE_COMBINE(section, k, sum,
                          section, k - distance, left,
                          section, k, right);
        }
    }
    if (i < n) {
        const VALUE sum = section[k];
        y[i] = sum;
        TRACE_COPY(y, i, section, k, sum);
        // The last of a section holds its sum.
        if (k == GROUP - 1 || i == n - 1) {
            sums[get_group_id(0)] = sum;
            TRACE_COPY(sums, get_group_id(0), section, k, sum);
        }
    }
}

// One work-item: a scan of the sums, one after another.
__kernel void scan_sums(
    __global VALUE *sums,
    const uint sections TRACE_ARGS)
{
    TRACE_BEGIN
    for (uint s = 1; s < sections; s++) {
        const VALUE before = sums[s - 1];
        const VALUE own = sums[s];
        const VALUE sum = before + own;
        sums[s] = sum;
        TRACE_COMBINE(sums, s, sum,
                      sums, s - 1, before, sums, s, own);
    }
}

// The first section has nothing before it.
__kernel void add_sums(
    __global VALUE *y,
    __global const VALUE *sums,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    const uint s = get_group_id(0);
    if (s > 0 && i < n) {
        const VALUE before = sums[s - 1];
        const VALUE own = y[i];
        const VALUE sum = before + own;
        y[i] = sum;
        TRACE_COMBINE(y, i, sum, sums, s - 1, before, y, i, own);
    }
}
