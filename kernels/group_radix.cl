// Radix sort of up to 32 keys by one work-group, a bit a phase:
// every work-item tells the others its key's bit, and counts
// those of the work-items before it.
//
// CUDA asks a warp with __ballot_sync. In OpenCL 1.2 an atomic
// or on one word of local memory gathers the same bits: bit t of
// ballot[b] is bit b of the key of work-item t.

// One work-item per key; those past n only keep the barriers.
__kernel void sort_keys(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    const uint n,
    const uint bits TRACE_ARGS)
{
    __local KEY place[2 * 32];
    __local uint ballot[32];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    // Work-items without a key are neither zeros nor ones.
    const uint active = n < 32 ? (1u << n) - 1 : 0xFFFFFFFFu;
    const uint lower = (1u << t) - 1;

    if (t < n) {
        const KEY key = keys_in[t];
        place[t] = key;
        TRACE_COPY(place, t, keys_in, t, key);
    }
    for (uint b = t; b < bits; b += get_local_size(0)) {
        ballot[b] = 0;
        TRACE_FILL(ballot, b, 0);
    }

    // From one half of the room to the other with every bit
    uint from = 0;
    for (uint b = 0; b < bits; b++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        KEY key = 0;
        uint bit = 0;
        if (t < n) {
            key = place[from + t];
            bit = (ORDER(key) >> b) & 1;
            if (bit) {
                const uint old = atomic_or(&ballot[b], 1u << t);
                TRACE_MARK(ballot, b, old, 1u << t);
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        const uint to = 32 - from;
        if (t < n) {
            const uint ones = ballot[b];
            const uint zeros = active & ~ones;
            const uint slot = bit
                ? popcount(zeros) + popcount(ones & lower)
                : popcount(zeros & lower);
            place[to + slot] = key;
            TRACE_MOVE(place, to + slot, key, place, from + t,
                       ballot, b, ones);
        }
        from = to;
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (t < n) {
        const KEY key = place[from + t];
        keys_out[t] = key;
        TRACE_COPY(keys_out, t, place, from + t, key);
    }
}
