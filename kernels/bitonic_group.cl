// Bitonic sort through local memory. The first comparators of
// each stage mirror its runs (i with run - 1 - i), so that all
// point the same way: places from n on then stay empty, and any
// n is sorted without a pad.
//
// GROUP: work-items of a work-group.  PAIRS: of a stretch.
//
// COLLIDING_SLOTS is a mistake to look at: the slots of local
// memory as a book prints them, t + 1 and t + 2.

// The lower place of pair t, and the one that it meets.
uint low_of(uint t, uint distance)
{
    return 2 * t - (t & (distance - 1));
}
uint high_of(uint low, uint run, uint distance)
{
    return 2 * distance == run ? low ^ (run - 1)
                               : low | distance;
}

// By turns: runs whose number is even are sorted up and the
// others down (turn 0), or the other way round (turn 1), so
// that each meets the place at its distance. Else all up.
bool goes_up(uint low, uint run, uint turn)
{
    return turn > 1 || ((low / run) & 1) == turn;
}
uint partner_of(uint low, uint run, uint distance, uint turn)
{
    return turn > 1 ? high_of(low, run, distance)
                    : low | distance;
}

// Fused: a work-group keeps a block of 2 GROUP keys in local
// memory for all sub-stages that stay inside it, of the stages
// whose runs are from `first_run` to `last_run` long.
__kernel void bitonic_block(
    __global KEY *key,
    const uint n,
    const uint first_run,
    const uint last_run TRACE_ARGS)
{
    __local KEY block[2 * GROUP];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint base = 2 * GROUP * get_group_id(0);
    for (uint s = t; s < 2 * GROUP; s += GROUP)
        if (base + s < n) {
            const KEY k = key[base + s];
            block[s] = k;
            TRACE_COPY(block, s, key, base + s, k);
        }

    for (uint run = first_run; run <= last_run; run *= 2) {
        uint distance = min(run / 2, (uint)GROUP);
        for (; distance > 0; distance /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            const uint low = low_of(t, distance);
            const uint high = high_of(low, run, distance);
            if (base + high < n) {
                const KEY a = block[low];
                const KEY b = block[high];
                const bool swaps = BEFORE(b, a);
                TRACE_STAY(!swaps, block, low, a,
                           block, high, b);
                if (swaps) {
                    block[low] = b;
                    block[high] = a;
                    TRACE_SWAP(block, low, a, block, high, b);
                }
            }
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint s = t; s < 2 * GROUP; s += GROUP)
        if (base + s < n) {
            const KEY k = block[s];
            key[base + s] = k;
            TRACE_COPY(key, base + s, block, s, k);
        }
}

// A sub-stage whose pairs are too far apart for a block.
__kernel void bitonic_far(
    __global KEY *key,
    const uint n,
    const uint run,
    const uint distance TRACE_ARGS)
{
    TRACE_BEGIN
    const uint low = low_of(get_global_id(0), distance);
    const uint high = high_of(low, run, distance);
    if (high >= n)
        return;
    const KEY a = key[low];
    const KEY b = key[high];
    const bool swaps = BEFORE(b, a);
    TRACE_STAY(!swaps, key, low, a, key, high, b);
    if (swaps) {
        key[low] = b;
        key[high] = a;
        TRACE_SWAP(key, low, a, key, high, b);
    }
}

// Stretches: a work-item alone takes a block of 2 PAIRS keys
// through all sub-stages that stay inside it. Both keys of a
// pair are stored whether they change places or not: such loops
// a processor takes many pairs at a time through.
__kernel void bitonic_stretch(
    __global KEY *key,
    const uint n,
    const uint first_run,
    const uint last_run TRACE_ARGS)
{
    __local KEY block[2 * PAIRS];
    TRACE_BEGIN
    const uint base = 2 * PAIRS * get_global_id(0);
    const uint count = min((uint)(2 * PAIRS), n - base);
    for (uint s = 0; s < count; s++) {
        const KEY k = key[base + s];
        block[s] = k;
        TRACE_COPY(block, s, key, base + s, k);
    }

    uint run = first_run;
    // The last block, if it is short: pair after pair
    for (; count < 2 * PAIRS && run <= last_run; run *= 2)
        for (uint d = min(run / 2, (uint)PAIRS); d > 0; d /= 2)
            for (uint p = 0; p < PAIRS; p++) {
                const uint low = low_of(p, d);
                const uint high = high_of(low, run, d);
                if (high < count) {
                    const KEY a = block[low];
                    const KEY b = block[high];
                    const bool swaps = BEFORE(b, a);
                    block[low] = swaps ? b : a;
                    block[high] = swaps ? a : b;
                    TRACE_COMPARE(swaps, block, low, a,
                                  block, high, b);
                }
            }

    // Runs of 2, 4 and 8 on 8 keys after another: there a
    // compiler can keep the 8 in registers.
    if (run == 2) {
        for (uint e = 0; e < 2 * PAIRS; e += 8)
#pragma unroll
            for (uint r = 2; r <= 8; r *= 2)
#pragma unroll
                for (uint d = r / 2; d > 0; d /= 2)
#pragma unroll
                    for (uint p = 0; p < 4; p++) {
                        const uint l = low_of(p, d);
                        const uint low = e + l;
                        const uint high = e + high_of(l, r, d);
                        const KEY a = block[low];
                        const KEY b = block[high];
                        const bool swaps = BEFORE(b, a);
                        block[low] = swaps ? b : a;
                        block[high] = swaps ? a : b;
                        TRACE_COMPARE(swaps, block, low, a,
                                      block, high, b);
                    }
        run = 16;
    }

    for (; run <= last_run; run *= 2) {
        uint distance = min(run / 2, (uint)PAIRS);
        // the two halves of a run, one of them mirrored
        if (2 * distance == run) {
            for (uint e = 0; e < 2 * PAIRS; e += run)
                for (uint i = 0; i < distance; i++) {
                    const uint low = e + i;
                    const uint high = e + run - 1 - i;
                    const KEY a = block[low];
                    const KEY b = block[high];
                    const bool swaps = BEFORE(b, a);
                    block[low] = swaps ? b : a;
                    block[high] = swaps ? a : b;
                    TRACE_COMPARE(swaps, block, low, a,
                                  block, high, b);
                }
            distance /= 2;
        }
        // one distance after another,
        for (; distance != 256 && distance != 32
             && distance != 4; distance /= 2)
            for (uint e = 0; e < 2 * PAIRS; e += 2 * distance)
                for (uint i = 0; i < distance; i++) {
                    const uint low = e + i;
                    const uint high = low + distance;
                    const KEY a = block[low];
                    const KEY b = block[high];
                    const bool swaps = BEFORE(b, a);
                    block[low] = swaps ? b : a;
                    block[high] = swaps ? a : b;
                    TRACE_COMPARE(swaps, block, low, a,
                                  block, high, b);
                }
        // then three at once: 4, 2 and 1 times 64, 8 and 1, on
        // 8 keys that are so far apart
#pragma unroll
        for (uint s = 64; s > 0; s /= 8)
            if (distance == 4 * s) {
                for (uint e = 0; e < 2 * PAIRS; e += 8 * s)
                    for (uint i = e; i < e + s; i++)
#pragma unroll
                        for (uint d = 4; d > 0; d /= 2)
#pragma unroll
                            for (uint p = 0; p < 4; p++) {
                    const uint low = i + s * low_of(p, d);
                    const uint high = low + s * d;
                    const KEY a = block[low];
                    const KEY b = block[high];
                    const bool swaps = BEFORE(b, a);
                    block[low] = swaps ? b : a;
                    block[high] = swaps ? a : b;
                    TRACE_COMPARE(swaps, block, low, a,
                                  block, high, b);
                            }
                distance = s / 2;
            }
    }

    for (uint s = 0; s < count; s++) {
        const KEY k = block[s];
        key[base + s] = k;
        TRACE_COPY(key, base + s, block, s, k);
    }
}

// A sub-stage whose pairs are too far apart for a block, PAIRS
// of them side by side for a work-item.
__kernel void bitonic_far_stretch(
    __global KEY *key,
    const uint n,
    const uint run,
    const uint distance TRACE_ARGS)
{
    TRACE_BEGIN
    const uint from = low_of(get_global_id(0) * PAIRS, distance);
    const uint to = high_of(from, run, distance);
    if (2 * distance == run) {
        const uint first = to < n ? 0 : to - n + 1;
        for (uint i = first; i < PAIRS; i++) {
            const uint low = from + i;
            const uint high = to - i;
            const KEY a = key[low];
            const KEY b = key[high];
            const bool swaps = BEFORE(b, a);
            key[low] = swaps ? b : a;
            key[high] = swaps ? a : b;
            TRACE_COMPARE(swaps, key, low, a, key, high, b);
        }
    } else {
        const uint end = to < n ? min((uint)PAIRS, n - to) : 0;
        for (uint i = 0; i < end; i++) {
            const uint low = from + i;
            const uint high = to + i;
            const KEY a = key[low];
            const KEY b = key[high];
            const bool swaps = BEFORE(b, a);
            key[low] = swaps ? b : a;
            key[high] = swaps ? a : b;
            TRACE_COMPARE(swaps, key, low, a, key, high, b);
        }
    }
}

// One sub-stage: each work-item brings its pair to two slots of
// local memory, compares it there and takes it back. Every key
// is read once only, so nothing is saved.
__kernel void bitonic_pairs(
    __global KEY *key,
    const uint n,
    const uint run,
    const uint distance,
    const uint turn TRACE_ARGS)
{
    __local KEY pairs[2 * GROUP];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint low = low_of(get_global_id(0), distance);
    const uint high = partner_of(low, run, distance, turn);
#ifdef COLLIDING_SLOTS
    const uint first = t == 0 ? 0 : t + 1;
#else
    const uint first = 2 * t;
#endif
    const uint second = first + 1;

    if (high < n) {
        const KEY a = key[low];
        pairs[first] = a;
        TRACE_COPY(pairs, first, key, low, a);
        const KEY b = key[high];
        pairs[second] = b;
        TRACE_COPY(pairs, second, key, high, b);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (high < n) {
        const bool up = goes_up(low, run, turn);
        const uint small = up ? first : second;
        const uint large = up ? second : first;
        const KEY a = pairs[small];
        const KEY b = pairs[large];
        const bool swaps = BEFORE(b, a);
        TRACE_STAY(!swaps, pairs, small, a, pairs, large, b);
        if (swaps) {
            pairs[small] = b;
            pairs[large] = a;
            TRACE_SWAP(pairs, small, a, pairs, large, b);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (high < n) {
        const KEY a = pairs[first];
        key[low] = a;
        TRACE_COPY(key, low, pairs, first, a);
        const KEY b = pairs[second];
        key[high] = b;
        TRACE_COPY(key, high, pairs, second, b);
    }
}

// The same with four slots a work-item: where a key goes, and
// the key, twice. Then work-item 0 writes them all, one after
// another, while the others wait: no way to do it.
__kernel void bitonic_index_value(
    __global KEY *key,
    const uint n,
    const uint run,
    const uint distance,
    const uint turn TRACE_ARGS)
{
    __local uint aux[4 * GROUP];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    const uint first = get_group_id(0) * GROUP;
    const uint low = low_of(first + t, distance);
    const uint high = partner_of(low, run, distance, turn);
    const uint lower = 4 * t + 1;
    const uint upper = 4 * t + 3;

    if (high < n) {
        const KEY a = key[low];
        aux[lower - 1] = low;
        aux[lower] = as_uint(a);
        TRACE_COPY_PLACE(aux, lower, aux, lower - 1,
                         key, low, a);
        const KEY b = key[high];
        aux[upper - 1] = high;
        aux[upper] = as_uint(b);
        TRACE_COPY_PLACE(aux, upper, aux, upper - 1,
                         key, high, b);
    }
    // also: all have read before item 0 writes
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (high < n) {
        const bool up = goes_up(low, run, turn);
        const uint small = up ? lower : upper;
        const uint large = up ? upper : lower;
        const KEY a = AS_TYPE(KEY, aux[small]);
        const KEY b = AS_TYPE(KEY, aux[large]);
        const bool swaps = BEFORE(b, a);
        TRACE_STAY(!swaps, aux, small, a, aux, large, b);
        if (swaps) {
            aux[small] = as_uint(b);
            aux[large] = as_uint(a);
            TRACE_SWAP(aux, small, a, aux, large, b);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = 0; t == 0 && i < 2 * GROUP; i++) {
        const uint other = low_of(first + i / 2, distance);
        if (partner_of(other, run, distance, turn) < n) {
            const uint place = aux[2 * i];
            const uint bits = aux[2 * i + 1];
            key[place] = AS_TYPE(KEY, bits);
            TRACE_MOVE(key, place, bits, aux, 2 * i + 1,
                       aux, 2 * i, place);
        }
    }
}
