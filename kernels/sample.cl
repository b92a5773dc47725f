// Sample sort: splitters from a sorted sample cut the keys into
// buckets. Each work-group counts its keys of every bucket, the
// table of counts is scanned, the keys are scattered in order,
// and a work-group sorts each bucket. Keys are compared by
// their place, too, so that equal ones fill several buckets.
//
// BUCKETS: how many.  MASK_WORDS: words that hold one bit for
// each item of a group.

// One work-item per key of the sample, evenly spaced.
__kernel void take_sample(
    __global const KEY *keys_in,
    __global KEY *sample,
    __global uint *sample_at,
    const uint n,
    const uint samples TRACE_ARGS)
{
    TRACE_BEGIN
    const uint j = get_global_id(0);
    if (j < samples) {
        const uint at = (2 * j + 1) * (ulong)n / (2 * samples);
        const KEY key = keys_in[at];
        sample[j] = key;
        TRACE_COPY(sample, j, keys_in, at, key);
        sample_at[j] = at;
        TRACE_PLACE(sample_at, j, at, keys_in, at, key);
    }
}

// One work-item per key of the sample counts those before it.
__kernel void sort_sample(
    __global const KEY *sample,
    __global const uint *sample_at,
    __global KEY *sorted,
    __global uint *sorted_at,
    const uint samples TRACE_ARGS)
{
    TRACE_BEGIN
    const uint j = get_global_id(0);
    if (j < samples) {
        const KEY key = sample[j];
        const uint at = sample_at[j];
        uint rank = 0;
        for (uint m = 0; m < samples; m++)
            if (m != j) {
                const KEY other = sample[m];
                const bool other_first = m < j
                    ? !BEFORE(key, other) : BEFORE(other, key);
                TRACE_CHOOSE(other_first, sample, j, key,
                             sample, m, other);
                rank += other_first ? 1 : 0;
            }
        sorted[rank] = key;
        TRACE_COPY(sorted, rank, sample, j, key);
        sorted_at[rank] = at;
        TRACE_COPY(sorted_at, rank, sample_at, j, at);
    }
}

// One work-item per splitter: the sample in equal parts.
__kernel void take_splitters(
    __global const KEY *sorted,
    __global const uint *sorted_at,
    __global KEY *splitters,
    __global uint *splitters_at,
    const uint samples TRACE_ARGS)
{
    TRACE_BEGIN
    const uint k = get_global_id(0);
    if (k < BUCKETS - 1) {
        const uint rank = (k + 1) * samples / BUCKETS;
        const KEY key = sorted[rank];
        splitters[k] = key;
        TRACE_COPY(splitters, k, sorted, rank, key);
        const uint at = sorted_at[rank];
        splitters_at[k] = at;
        TRACE_COPY(splitters_at, k, sorted_at, rank, at);
    }
}

// One work-item per key: the bucket by binary search.
__kernel void find_buckets(
    __global const KEY *keys_in,
    __global const KEY *splitters,
    __global const uint *splitters_at,
    __global uint *bucket_of,
    __global uint *counts,
    const uint n TRACE_ARGS)
{
    __local uint counter[BUCKETS];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint i = get_global_id(0);

    for (uint b = l; b < BUCKETS; b += get_local_size(0)) {
        counter[b] = 0;
        TRACE_FILL(counter, b, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (i < n) {
        const KEY key = keys_in[i];
        uint low = 0, high = BUCKETS - 1;
        while (low < high) {
            const uint k = (low + high) / 2;
            const KEY splitter = splitters[k];
            bool is_before = BEFORE(key, splitter);
            if (!is_before && !BEFORE(splitter, key)) {
                const uint at = splitters_at[k];
                TRACE_TALLY(splitters_at, k, at);
                is_before = i < at;
            }
            TRACE_CHOOSE(!is_before, keys_in, i, key,
                         splitters, k, splitter);
            if (is_before)
                high = k;
            else
                low = k + 1;
            if (low == high) {
                bucket_of[i] = low;
                TRACE_BOUND(bucket_of, i, low, !is_before,
                            keys_in, i, key,
                            splitters, k, splitter);
            }
        }
        const uint old = atomic_inc(&counter[low]);
        TRACE_COUNT(counter, low, old, keys_in, i, key);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint b = l; b < BUCKETS; b += get_local_size(0)) {
        const uint count = counter[b];
        const uint entry =
            b * get_num_groups(0) + get_group_id(0);
        counts[entry] = count;
        TRACE_COPY(counts, entry, counter, b, count);
    }
}

#include "scan_table.clh"

// One work-item per key: start of its bucket's keys of this
// group, plus the number of those before it in the group.
__kernel void scatter_keys(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    __global const uint *bucket_of,
    __global const uint *starts,
    const uint n TRACE_ARGS)
{
    __local uint mask[BUCKETS * MASK_WORDS];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint i = get_global_id(0);

    for (uint m = l; m < BUCKETS * MASK_WORDS;
         m += get_local_size(0)) {
        mask[m] = 0;
        TRACE_FILL(mask, m, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // Each bucket's mask gets a bit for every key that it gets.
    KEY key = 0;
    uint bucket = 0;
    if (i < n) {
        key = keys_in[i];
        bucket = bucket_of[i];
        TRACE_TALLY(bucket_of, i, bucket);
        const uint m = bucket * MASK_WORDS + l / 32;
        const uint bit = 1u << (l % 32);
        const uint old = atomic_or(&mask[m], bit);
        TRACE_MARK(mask, m, old, bit);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (i < n) {
        uint before = 0;
        for (uint w = 0; w <= l / 32; w++) {
            const uint m = bucket * MASK_WORDS + w;
            const uint bits = mask[m];
            TRACE_TALLY(mask, m, bits);
            const uint mine = (1u << (l % 32)) - 1;
            before += popcount(w < l / 32 ? bits : bits & mine);
        }
        const uint entry =
            bucket * get_num_groups(0) + get_group_id(0);
        const uint start = starts[entry];
        const uint slot = start + before;
        keys_out[slot] = key;
        TRACE_MOVE(keys_out, slot, key, keys_in, i,
                   starts, entry, start);
    }
}

// One work-group per bucket merges runs of 1, 2, 4 … keys: each
// key goes behind those of the other run that come before it.
__kernel void sort_buckets(
    __global KEY *keys,
    __global KEY *spare,
    __global const uint *starts,
    const uint n,
    const uint columns TRACE_ARGS)
{
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint first = get_group_id(0) * columns;
    const uint begin = starts[first];
    TRACE_TALLY(starts, first, begin);
    uint end = n;
    if (get_group_id(0) + 1 < BUCKETS) {
        end = starts[first + columns];
        TRACE_TALLY(starts, first + columns, end);
    }

    for (uint run = 1; run < end - begin; run *= 2) {
        for (uint i = begin + l; i < end;
             i += get_local_size(0)) {
            const KEY key = keys[i];
            const uint pair =
                begin + (i - begin) / (2 * run) * (2 * run);
            const uint middle = min(pair + run, end);
            const bool is_left = i < middle;
            uint low = is_left ? middle : pair;
            uint high = is_left ? min(middle + run, end) : middle;
            const uint other_begin = low;
            while (low < high) {
                const uint m = (low + high) / 2;
                const KEY other = keys[m];
                const bool other_first = is_left
                    ? BEFORE(other, key) : !BEFORE(key, other);
                TRACE_CHOOSE(other_first, keys, i, key,
                             keys, m, other);
                if (other_first)
                    low = m + 1;
                else
                    high = m;
            }
            const uint others = low - other_begin;
            const uint own = i - (is_left ? pair : middle);
            const uint slot = pair + own + others;
            spare[slot] = key;
            TRACE_COPY(spare, slot, keys, i, key);
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
        for (uint i = begin + l; i < end;
             i += get_local_size(0)) {
            const KEY key = spare[i];
            keys[i] = key;
            TRACE_COPY(keys, i, spare, i, key);
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
    }
}
