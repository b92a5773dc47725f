// Scan after Hillis and Steele (1986) in local memory: in round
// j every position k adds the one 2^(j-1) to its left.
//
// SECTION: room for the values of the work-group.
//
// PRINTED_GUARD is a mistake to look at: the guard as a book
// prints it, k >= 2^j.

// One work-group; one work-item per value.
__kernel void hillis_steele_scan(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n,
    const uint rounds TRACE_ARGS)
{
    __local VALUE section[SECTION];
    TRACE_BEGIN
    const uint k = get_local_id(0);
    if (k < n) {
        const VALUE value = x[k];
        section[k] = value;
        TRACE_COPY(section, k, x, k, value);
    }

    for (uint j = 1; j <= rounds; j++) {
        const uint distance = 1u << (j - 1);
#ifdef PRINTED_GUARD
        const bool adds = k >= (1u << j) && k < n;
#else
        const bool adds = k >= distance && k < n;
#endif

        // All read before anyone writes, and the other way.
        barrier(CLK_LOCAL_MEM_FENCE);
        VALUE left = IDENTITY, right = IDENTITY;
        if (adds) {
            left = section[k - distance];
            right = section[k];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (adds) {
            const VALUE sum = OP(left, right);
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
