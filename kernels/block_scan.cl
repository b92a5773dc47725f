// The base address of every work-group's run of each digit: a
// row of `counts` holds one group's counts of all digits. Each
// column is scanned block by block, the blocks' sums are
// scanned, the digits' totals are scanned, and both are added.
//
// BLOCK: rows of a block.  DIGITS: columns, digit values.
//
// Where keys are sorted, a kernel before these makes the counts
// and one after them moves the keys. ROW_KEYS: keys of a row.
// RANKERS: work-items of a group that moves them.
//
// Mistakes to look at: NO_LOAD_BARRIER, where the totals may be
// read before they are loaded, and USHORT_OFFSETS, where sums
// are kept in 16 bits and wrap past 65,535.
#ifdef USHORT_OFFSETS
#define OFFSET ushort
#else
#define OFFSET uint
#endif

// One work-group per block of one column. Hillis-Steele in
// local memory; what is stored is exclusive.
__kernel void block_scan(
    __global const uint *counts,
    __global uint *starts,
    __global uint *sums,
    const uint rows,
    const uint blocks TRACE_ARGS)
{
    __local uint column[BLOCK];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint g = get_group_id(0);
    const uint digit = g / blocks;
    const uint first = g % blocks * BLOCK;
    // the last block may be shorter
    const uint size = min((uint)BLOCK, rows - first);
    const uint at = (first + t) * DIGITS + digit;

    if (t < size) {
        const uint count = counts[at];
        column[t] = count;
        TRACE_COPY(column, t, counts, at, count);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = 1; s < size; s *= 2) {
        uint left = 0, right = 0;
        if (t >= s && t < size) {
            left = column[t - s];
            right = column[t];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t >= s && t < size) {
            const uint sum = (OFFSET)(left + right);
            column[t] = sum;
            TRACE_COMBINE(column, t, sum, column, t - s, left,
                          column, t, right);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (t == 0) {
        starts[at] = 0;
        TRACE_FILL(starts, at, 0);
    } else if (t < size) {
        const uint before = column[t - 1];
        starts[at] = before;
        TRACE_COPY(starts, at, column, t - 1, before);
    }
    if (t == size - 1) {
        const uint sum = column[t];
        sums[g] = sum;
        TRACE_COPY(sums, g, column, t, sum);
    }
}

// One work-item per block of a column adds the sums of all
// blocks before it, in a place of its own in local memory; the
// last one hands on the whole column's total.
__kernel void block_prefix_sum(
    __global const uint *sums,
    __global uint *sums_before,
    __global uint *totals,
    const uint blocks TRACE_ARGS)
{
    __local uint running[BLOCK];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint i = get_global_id(0);
    const uint digit = i / blocks;
    const uint block = i % blocks;

    if (i < blocks * DIGITS) {
        uint sum = 0;
        running[t] = sum;
        TRACE_FILL(running, t, sum);
        for (uint j = digit * blocks; j < i; j++) {
            const uint left = running[t];
            const uint right = sums[j];
            sum = (OFFSET)(left + right);
            running[t] = sum;
            TRACE_COMBINE(running, t, sum, running, t, left,
                          sums, j, right);
        }
        const uint before = running[t];
        sums_before[i] = before;
        TRACE_COPY(sums_before, i, running, t, before);
        if (block == blocks - 1) {
            const uint last = sums[i];
            const uint total = (OFFSET)(before + last);
            totals[digit] = total;
            TRACE_COMBINE(totals, digit, total,
                          running, t, before, sums, i, last);
        }
    }
}

// One work-item per count.
__kernel void block_add(
    __global const uint *sums_before,
    __global uint *starts,
    const uint rows,
    const uint blocks TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < rows * DIGITS) {
        const uint block = i / DIGITS / BLOCK;
        const uint b = i % DIGITS * blocks + block;
        const uint left = sums_before[b];
        const uint right = starts[i];
        const uint start = (OFFSET)(left + right);
        starts[i] = start;
        TRACE_COMBINE(starts, i, start, sums_before, b, left,
                      starts, i, right);
    }
}

// One work-group scans the totals of all digits, exclusive.
__kernel void unified_block_scan(
    __global const uint *totals,
    __global uint *bases TRACE_ARGS)
{
    __local uint sums_of[DIGITS];
    TRACE_BEGIN
    const uint d = get_local_id(0);

    const uint total = totals[d];
    sums_of[d] = total;
    TRACE_COPY(sums_of, d, totals, d, total);
#ifndef NO_LOAD_BARRIER
    barrier(CLK_LOCAL_MEM_FENCE);
#endif
    for (uint s = 1; s < DIGITS; s *= 2) {
        uint left = 0, right = 0;
        if (d >= s) {
            left = sums_of[d - s];
            right = sums_of[d];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (d >= s) {
            const uint sum = (OFFSET)(left + right);
            sums_of[d] = sum;
            TRACE_COMBINE(sums_of, d, sum, sums_of, d - s, left,
                          sums_of, d, right);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (d == 0) {
        bases[d] = 0;
        TRACE_FILL(bases, d, 0);
    } else {
        const uint base = sums_of[d - 1];
        bases[d] = base;
        TRACE_COPY(bases, d, sums_of, d - 1, base);
    }
}

// One work-item per count.
__kernel void merge_prefix_sums(
    __global const uint *bases,
    __global uint *starts,
    const uint rows TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i < rows * DIGITS) {
        const uint digit = i % DIGITS;
        const uint left = bases[digit];
        const uint right = starts[i];
        const uint start = (OFFSET)(left + right);
        starts[i] = start;
        TRACE_COMBINE(starts, i, start, bases, digit, left,
                      starts, i, right);
    }
}

#ifdef KEY
// One work-item per key, one work-group per row of the counts.
__kernel void compute_histogram(
    __global const KEY *keys_in,
    __global uint *counts,
    const uint n,
    const uint shift TRACE_ARGS)
{
    __local uint bin[DIGITS];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint i = get_global_id(0);

    for (uint d = l; d < DIGITS; d += ROW_KEYS) {
        bin[d] = 0;
        TRACE_FILL(bin, d, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < n) {
        const KEY key = keys_in[i];
        const uint digit = (ORDER(key) >> shift) & (DIGITS - 1);
        const uint old = atomic_inc(&bin[digit]);
        TRACE_COUNT(bin, digit, old, keys_in, i, key);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = l; d < DIGITS; d += ROW_KEYS) {
        const uint count = bin[d];
        const uint entry = get_group_id(0) * DIGITS + d;
        counts[entry] = count;
        TRACE_COPY(counts, entry, bin, d, count);
    }
}

// One work-item per row: its keys one after the other, each to
// the next place of its digit, so that equal digits stay in
// order. The row's places are kept in local memory.
__kernel void rank_n_permute(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    __global const uint *starts,
    const uint n,
    const uint rows,
    const uint shift TRACE_ARGS)
{
    __local uint place[RANKERS * DIGITS];
    TRACE_BEGIN
    const uint row = get_global_id(0);
    const uint own = get_local_id(0) * DIGITS;
    const uint first = row * ROW_KEYS;

    for (uint d = 0; row < rows && d < DIGITS; d++) {
        const uint start = starts[row * DIGITS + d];
        place[own + d] = start;
        TRACE_COPY(place, own + d, starts, row * DIGITS + d,
                   start);
    }
    const uint end = row < rows ? min(first + ROW_KEYS, n) : 0;
    for (uint i = first; i < end; i++) {
        const KEY key = keys_in[i];
        const uint digit = (ORDER(key) >> shift) & (DIGITS - 1);
        const uint slot = place[own + digit];
        keys_out[slot] = key;
        TRACE_MOVE(keys_out, slot, key, keys_in, i,
                   place, own + digit, slot);
        const uint next = (OFFSET)(slot + 1);
        place[own + digit] = next;
        TRACE_ADVANCE(place, own + digit, slot, next);
    }
}
#endif
