// Exclusive scan after Blelloch (1990) in local memory: sums up
// a tree, the root cleared, then down again with what comes
// before.
//
// SECTION: values in local memory, a power of two.
// PADDED: 1 leaves one word free after every 32, so that lanes a
// power of two apart meet in fewer banks; 0 does not.
//
// UNPADDED is a mistake to look at: lanes is n itself, and a
// node whose right child lies past the end is left out.
#define LOG_NUM_BANKS 5
#if PADDED
#define PLACE(i) ((i) + ((i) >> LOG_NUM_BANKS))
#else
#define PLACE(i) (i)
#endif

// One work-group; two values a work-item. lanes: n rounded up to
// a power of two; the lanes past n hold the identity.
__kernel void blelloch_scan(
    __global const VALUE *x,
    __global VALUE *y,
    const uint n,
    const uint lanes TRACE_ARGS)
{
    __local VALUE temp[PLACE(SECTION)];
    TRACE_BEGIN
    const uint t = get_local_id(0);

    for (uint i = t; i < lanes; i += get_local_size(0)) {
        if (i < n) {
            const VALUE value = x[i];
            temp[PLACE(i)] = value;
            TRACE_COPY(temp, PLACE(i), x, i, value);
        } else {
            temp[PLACE(i)] = IDENTITY;
            TRACE_FILL(temp, PLACE(i), IDENTITY);
        }
    }

    for (uint d = 1; d < lanes; d *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint left = PLACE((2 * t + 1) * d - 1);
        const uint right = PLACE((2 * t + 2) * d - 1);
        if ((2 * t + 2) * d <= lanes) {
            const VALUE a = temp[left];
            const VALUE b = temp[right];
            const VALUE sum = OP(a, b);
            temp[right] = sum;
            TRACE_COMBINE(temp, right, sum, temp, left, a,
                          temp, right, b);
        }
    }

    // The root is work-item 0's own: no barrier is needed.
    if (t == 0) {
        temp[PLACE(lanes - 1)] = IDENTITY;
        TRACE_FILL(temp, PLACE(lanes - 1), IDENTITY);
    }

#ifdef UNPADDED
    const uint widest = (0x80000000u >> clz(lanes)) / 2;
#else
    const uint widest = lanes / 2;
#endif
    for (uint d = widest; d > 0; d /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint left = PLACE((2 * t + 1) * d - 1);
        const uint right = PLACE((2 * t + 2) * d - 1);
        if ((2 * t + 2) * d <= lanes) {
            const VALUE before = temp[right];
            const VALUE total = temp[left];
            const VALUE sum = OP(before, total);
            temp[left] = before;
            temp[right] = sum;
            TRACE_COMBINE_SWAP(temp, right, before,
                               left, total, sum);
        }
    }

    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = t; i < n; i += get_local_size(0)) {
        const VALUE sum = temp[PLACE(i)];
        y[i] = sum;
        TRACE_COPY(y, i, temp, PLACE(i), sum);
    }
}
