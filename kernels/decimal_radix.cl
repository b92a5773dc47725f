// Radix sort by decimal digits, the lowest first: for each digit
// a histogram of every block, an exclusive scan of the table of
// counts, and a stable scatter.
// The table has a row a digit, a column a block (work-group);
// its scan, read like text, gives each block its first slots.
//
// place: 1, 10, 100, … of the digit.  TILE: entries scanned at a
// time.  MASK_WORDS: words that hold one bit for each item of a
// group.  DESCENDING: 9 comes first.
#define DIGITS 10
#ifdef DESCENDING
#define DIGIT(key, place) (9 - (key) / (place) % 10)
#else
#define DIGIT(key, place) ((key) / (place) % 10)
#endif

// One work-item per key.
__kernel void decimal_histogram(
    __global const KEY *keys_in,
    __global uint *counts,
    const uint n,
    const uint place TRACE_ARGS)
{
    __local uint counter[DIGITS];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint i = get_global_id(0);

    for (uint d = l; d < DIGITS; d += get_local_size(0)) {
        counter[d] = 0;
        TRACE_FILL(counter, d, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (i < n) {
        const KEY key = keys_in[i];
        const uint digit = DIGIT(key, place);
        const uint old = atomic_inc(&counter[digit]);
        TRACE_COUNT(counter, digit, old, keys_in, i, key);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint d = l; d < DIGITS; d += get_local_size(0)) {
        const uint count = counter[d];
        const uint entry =
            d * get_num_groups(0) + get_group_id(0);
        counts[entry] = count;
        TRACE_COPY(counts, entry, counter, d, count);
    }
}

// One work-group scans the table, a tile at a time.
__kernel void decimal_scan(
    __global const uint *counts,
    __global uint *starts,
    const uint entries TRACE_ARGS)
{
    __local uint tile[TILE];
    __local uint carry[1];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    if (t == 0) {
        carry[0] = 0;
        TRACE_FILL(carry, 0, 0);
    }

    for (uint base = 0; base < entries; base += TILE) {
        const uint entry = base + t;
        if (entry < entries) {
            const uint count = counts[entry];
            tile[t] = count;
            TRACE_COPY(tile, t, counts, entry, count);
        } else {
            tile[t] = 0;
            TRACE_FILL(tile, t, 0);
        }

        // Kogge-Stone inside the tile
        for (uint s = 1; s < TILE; s *= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint left = 0, right = 0;
            if (t >= s) {
                left = tile[t - s];
                right = tile[t];
            }
            barrier(CLK_LOCAL_MEM_FENCE);
            if (t >= s) {
                const uint sum = left + right;
                tile[t] = sum;
                TRACE_COMBINE(tile, t, sum, tile, t - s, left,
                              tile, t, right);
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        uint before = 0;
        if (entry < entries || t == TILE - 1)
            before = carry[0];
        if (entry < entries && t == 0) {
            starts[entry] = before;
            TRACE_COPY(starts, entry, carry, 0, before);
        } else if (entry < entries) {
            const uint in_tile = tile[t - 1];
            const uint start = before + in_tile;
            starts[entry] = start;
            TRACE_COMBINE(starts, entry, start,
                          carry, 0, before,
                          tile, t - 1, in_tile);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t == TILE - 1) {
            const uint total = tile[t];
            const uint sum = before + total;
            carry[0] = sum;
            TRACE_COMBINE(carry, 0, sum, carry, 0, before,
                          tile, t, total);
        }
    }
}

// One work-item per key: start of its digit in its block, plus
// the number of equal digits before it in the block.
__kernel void decimal_scatter(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    __global const uint *starts,
    const uint n,
    const uint place TRACE_ARGS)
{
    __local uint mask[DIGITS * MASK_WORDS];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint i = get_global_id(0);

    for (uint m = l; m < DIGITS * MASK_WORDS;
         m += get_local_size(0)) {
        mask[m] = 0;
        TRACE_FILL(mask, m, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // Each digit's mask gets one bit for every key that has it.
    KEY key = 0;
    uint digit = 0;
    if (i < n) {
        key = keys_in[i];
        digit = DIGIT(key, place);
        const uint m = digit * MASK_WORDS + l / 32;
        const uint bit = 1u << (l % 32);
        const uint old = atomic_or(&mask[m], bit);
        TRACE_MARK(mask, m, old, bit);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (i < n) {
        uint before = 0;
        for (uint w = 0; w <= l / 32; w++) {
            const uint m = digit * MASK_WORDS + w;
            const uint bits = mask[m];
            TRACE_TALLY(mask, m, bits);
            const uint mine = (1u << (l % 32)) - 1;
            before += popcount(w < l / 32 ? bits : bits & mine);
        }
        const uint entry =
            digit * get_num_groups(0) + get_group_id(0);
        const uint start = starts[entry];
        const uint slot = start + before;
        keys_out[slot] = key;
        TRACE_MOVE(keys_out, slot, key, keys_in, i,
                   starts, entry, start);
    }
}
