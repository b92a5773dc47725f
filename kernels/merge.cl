// Merge sort by merge path: at every level the runs are merged
// in pairs. Each work-item finds by binary search where its
// stretch of the output begins in both runs, its co-ranks, and
// then merges the stretch by itself. Ties: the left run first.

// Runs to begin with: one work-item per key counts the keys of
// its segment that come before its own. A work-group has one
// segment or several.
__kernel void sort_segments(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    const uint n,
    const uint segment TRACE_ARGS)
{
    __local KEY group_keys[64];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint i = get_global_id(0);

    if (i < n) {
        const KEY key = keys_in[i];
        group_keys[l] = key;
        TRACE_COPY(group_keys, l, keys_in, i, key);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    const uint first = l / segment * segment;
    const uint begin = i - l + first;
    const uint size = begin < n ? min(segment, n - begin) : 0;
    uint rank = 0;
    if (i < n) {
        const KEY key = group_keys[l];
        for (uint m = first; m < first + size; m++)
            if (m != l) {
                const KEY other = group_keys[m];
                const bool other_first = m < l
                    ? !BEFORE(key, other) : BEFORE(other, key);
                TRACE_CHOOSE(other_first, group_keys, l, key,
                             group_keys, m, other);
                rank += other_first ? 1 : 0;
            }
        const uint slot = begin + rank;
        keys_out[slot] = key;
        TRACE_COPY(keys_out, slot, group_keys, l, key);
    }
}

// One work-item per diagonal, the start of a stretch: how many
// of the keys before it are of the left run.
__kernel void merge_co_ranks(
    __global const KEY *keys_in,
    __global uint *co_ranks,
    const uint n,
    const uint run,
    const uint stretch,
    const uint diagonals TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    if (t < diagonals) {
        // d keys of this pair of runs come before the stretch
        const uint begin = t * stretch / (2 * run) * (2 * run);
        const uint d = t * stretch - begin;
        const uint right_begin = begin + run;
        const uint right_size = min(run, n - right_begin);

        uint low = d > right_size ? d - right_size : 0;
        uint high = min(d, run);
        if (low == high) {
            co_ranks[t] = 0;
            TRACE_FILL(co_ranks, t, 0);
        }
        while (low < high) {
            const uint middle = (low + high) / 2;
            const uint i = begin + middle;
            const uint j = right_begin + d - 1 - middle;
            const KEY a = keys_in[i];
            const KEY b = keys_in[j];
            const bool b_first = BEFORE(b, a);
            TRACE_CHOOSE(b_first, keys_in, i, a, keys_in, j, b);
            if (b_first)
                high = middle;
            else
                low = middle + 1;
            if (low == high) {
                co_ranks[t] = low;
                TRACE_BOUND(co_ranks, t, low, b_first,
                            keys_in, i, a, keys_in, j, b);
            }
        }
    }
}

// One work-item per stretch of the output.
__kernel void merge_stretches(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    __global const uint *co_ranks,
    const uint n,
    const uint run,
    const uint stretch TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    const uint from = t * stretch;
    const uint until = min(from + stretch, n);
    const uint begin = from / (2 * run) * (2 * run);
    const uint middle = min(begin + run, n);
    const uint end = min(begin + 2 * run, n);

    // a run without a partner is copied
    uint co_rank = from - begin;
    if (from < until && middle < end) {
        co_rank = co_ranks[t];
        TRACE_TALLY(co_ranks, t, co_rank);
    }
    uint i = begin + co_rank;
    uint j = middle + from - begin - co_rank;
    for (uint k = from; k < until; k++) {
        if (i < middle && j < end) {
            const KEY a = keys_in[i];
            const KEY b = keys_in[j];
            if (BEFORE(b, a)) {
                keys_out[k] = b;
                TRACE_PICK(keys_out, k,
                           keys_in, j, b, keys_in, i, a);
                j++;
            } else {
                keys_out[k] = a;
                TRACE_PICK(keys_out, k,
                           keys_in, i, a, keys_in, j, b);
                i++;
            }
        } else {
            const uint left_over = i < middle ? i++ : j++;
            const KEY key = keys_in[left_over];
            keys_out[k] = key;
            TRACE_COPY(keys_out, k, keys_in, left_over, key);
        }
    }
}
