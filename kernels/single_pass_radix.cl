// Radix sort that reads and writes the keys once a pass
// (Onesweep, Adinets and Merrill, 2022). One reading counts the
// digits of all passes; their scans say where each one begins.
// Then a pass is one launch: a work-group ranks the keys of its
// block, which counts their digits, publishes the counts, sorts
// the block in local memory, and only then looks back over the
// blocks before it, so that it knows how many such digits stand
// before its own (decoupled look-back, Merrill and Garland,
// 2016).
//
// BLOCK: keys of a block.  PER_ITEM: of them for a work-item.
// DIGIT_BITS: bits of a digit.  ROW: work-items whose keys are
// told apart by the bits of one word, 32 at most. WINDOW: blocks
// that a work-item looks back at before it waits.
#define ITEMS (BLOCK / PER_ITEM)
#define ROWS (ITEMS / ROW)
#define DIGITS (1 << DIGIT_BITS)
#define ROOM (DIGITS + 1)
#define OWN_COUNT 1u
#define ALL_COUNT 2u
#define MOST_PASSES ((32 + DIGIT_BITS - 1) / DIGIT_BITS)
#define DIGIT(key, shift) \
    ((ORDER(key) >> (shift)) & (DIGITS - 1))

// One work-item per PER_ITEM keys, or more where there are so
// many blocks that work-groups take several. The totals have a
// row a pass; `shift`: the lowest bit of the first digit.
__kernel void count_digits(
    __global const KEY *keys_in,
    __global uint *totals,
    const uint n,
    const uint shift,
    const uint passes TRACE_ARGS)
{
    __local uint counter[MOST_PASSES * DIGITS];
    TRACE_BEGIN
    const uint t = get_local_id(0);

    for (uint c = t; c < passes * DIGITS; c += ITEMS) {
        counter[c] = 0;
        TRACE_FILL(counter, c, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    const uint blocks = (n + BLOCK - 1) / BLOCK;
    for (uint b = get_group_id(0); b < blocks;
         b += get_num_groups(0)) {
        const uint first = b * BLOCK;
        // the last block may be shorter
        const uint count = min((uint)BLOCK, n - first);
        const bool whole = count == BLOCK; // most are
        KEY keys[PER_ITEM]; // all are on their way at once
        #pragma unroll
        for (uint k = 0; k < PER_ITEM; k++)
            if (whole || k * ITEMS + t < count)
                keys[k] = keys_in[first + k * ITEMS + t];
        #pragma unroll
        for (uint k = 0; k < PER_ITEM; k++) {
            const uint e = k * ITEMS + t;
            if (whole || e < count) {
                for (uint p = 0; p < passes; p++) {
                    const uint digit =
                        DIGIT(keys[k], shift + p * DIGIT_BITS);
                    const uint c = p * DIGITS + digit;
                    const uint old = atomic_inc(&counter[c]);
                    TRACE_COUNT(counter, c, old,
                                keys_in, first + e, keys[k]);
                }
            }
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint c = t; c < passes * DIGITS; c += ITEMS) {
        const uint count = counter[c];
        const uint old = atomic_add(&totals[c], count);
        TRACE_ACCUMULATE(totals, c, old, counter, c, count);
    }
}

// One work-item per digit, one work-group per pass: how many
// keys have a smaller digit.
__kernel void find_bases(
    __global const uint *totals,
    __global uint *bases TRACE_ARGS)
{
    __local uint xy[DIGITS];
    TRACE_BEGIN
    const uint d = get_local_id(0);
    const uint i = get_global_id(0);

    const uint total = totals[i];
    xy[d] = total;
    TRACE_COPY(xy, d, totals, i, total);
    for (uint s = 1; s < DIGITS; s *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint left = 0, right = 0;
        if (d >= s) {
            left = xy[d - s];
            right = xy[d];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (d >= s) {
            const uint sum = left + right;
            xy[d] = sum;
            TRACE_COMBINE(xy, d, sum, xy, d - s, left,
                          xy, d, right);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    if (d == 0) {
        bases[i] = 0;
        TRACE_FILL(bases, i, 0);
    } else {
        const uint before = xy[d - 1];
        bases[i] = before;
        TRACE_COPY(bases, i, xy, d - 1, before);
    }
}

// One work-item per PER_ITEM keys. A count that is published is
// a block's own, or that of all blocks up to its end. Passes are
// counted from 0.
__kernel void sweep(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    __global const uint *bases,
    __global uint *next_block,
    __global uint *counts,
    __global uint *gave_up,
    const uint n,
    const uint shift,
    const uint pass,
    const uint prefix_every,
    const uint patience TRACE_ARGS)
{
    __local uint block[1];
    __local uint counter[(ROWS + 1) * DIGITS];
    __local uint mask[2 * ROWS * DIGITS];
    __local uint first[2 * ROOM];
    __local uint found[DIGITS];
    __local uint before[DIGITS];
    __local uint start[DIGITS];
    __local KEY sorted[BLOCK];
    TRACE_BEGIN
    const uint t = get_local_id(0);
    // of this pass, a row a block
    const uint table = pass * get_num_groups(0) * DIGITS;

    // Tiles in the order in which work-groups begin, so that
    // nobody waits for one that has not begun.
    if (t == 0) {
        const uint ticket = atomic_inc(&next_block[pass]);
        block[0] = ticket;
        TRACE_TICKET(block, 0, next_block, pass, ticket);
    }
    for (uint c = t; c < (ROWS + 1) * DIGITS; c += ITEMS) {
        counter[c] = 0;
        TRACE_FILL(counter, c, 0);
    }
    for (uint m = t; m < 2 * ROWS * DIGITS; m += ITEMS) {
        mask[m] = 0;
        TRACE_FILL(mask, m, 0);
    }
    for (uint d = t; d < 2; d += ITEMS) {
        first[d * ROOM] = 0;
        TRACE_FILL(first, d * ROOM, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint b = block[0];
    TRACE_TALLY(block, 0, b);
    const uint begin = b * BLOCK;
    // the last block may be shorter
    const uint count = min((uint)BLOCK, n - begin);
    const bool whole = count == BLOCK; // most are

    // The keys of a row of work-items lie side by side, and
    // neighbours load neighbours. Each row has counters.
    const uint row = t / ROW;
    const uint lane = t % ROW;
    const uint e0 = row * ROW * PER_ITEM + lane;
    KEY keys[PER_ITEM];
    uint rank[PER_ITEM];
    #pragma unroll
    for (uint k = 0; k < PER_ITEM; k++) {
        keys[k] = 0;
        if (whole || e0 + k * ROW < count)
            keys[k] = keys_in[begin + e0 + k * ROW];
    }

    // How many keys of its digit stand before a key in its row:
    // those that were taken before, and those on its left among
    // the ones that are taken now, each of which sets a bit
    #pragma unroll
    for (uint k = 0; k < PER_ITEM; k++) {
        const uint e = e0 + k * ROW;
        const uint digit = DIGIT(keys[k], shift);
        const uint c = row * DIGITS + digit;
        const uint m = (k % 2) * ROWS * DIGITS + c;
        const uint bit = 1u << lane;
        if (whole || e < count) {
            const uint old = atomic_or(&mask[m], bit);
            TRACE_MARK(mask, m, old, bit);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        uint bits = 0;
        if (whole || e < count) {
            bits = mask[m];
            TRACE_TALLY(mask, m, bits);
            const uint earlier = counter[c];
            TRACE_TALLY(counter, c, earlier);
            rank[k] = earlier + popcount(bits & (bit - 1));
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (whole || e < count) {
            const uint old = atomic_inc(&counter[c]);
            TRACE_COUNT(counter, c, old,
                        keys_in, begin + e, keys[k]);
            if ((bits & (bit - 1)) == 0) { // the first one
                mask[m] = 0;
                TRACE_FILL(mask, m, 0);
            }
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // The counters now hold what each row has. A row's count
    // makes way for what stands in the rows above; below the last
    // row is the sum of all, which is published.
    for (uint d = t; d < DIGITS; d += ITEMS) {
        const uint all = ROWS * DIGITS + d;
        for (uint c = d; c < ROWS * DIGITS; c += DIGITS) {
            const uint left = counter[all];
            const uint right = counter[c];
            const uint sum = left + right;
            counter[all] = sum;
            counter[c] = left;
            TRACE_COMBINE_SWAP(counter, all, left,
                               c, right, sum);
        }
        const uint own = counter[all];
        first[d + 1] = own;
        TRACE_COPY(first, d + 1, counter, all, own);
        const uint here = table + b * DIGITS + d;
        const uint mark = b == 0 ? ALL_COUNT : OWN_COUNT;
        const uint word = COUNT_WORD(mark, own);
        const uint old = atomic_xchg(&counts[here], word);
        TRACE_PUBLISH_COUNT(counts, here, word, old,
                            counter, all, own);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // Where each digit begins in the sorted block: the scan of
    // the counts, behind a 0, from one half of the room to the
    // other
    uint room = 0;
    for (uint s = 1; s < DIGITS; s *= 2) {
        const uint next = ROOM - room;
        for (uint d = t; d < DIGITS; d += ITEMS) {
            const uint here = room + d + 1;
            const uint there = next + d + 1;
            const uint right = first[here];
            if (d < s) {
                first[there] = right;
                TRACE_COPY(first, there, first, here, right);
            } else {
                const uint left = first[here - s];
                const uint sum = left + right;
                first[there] = sum;
                TRACE_COMBINE(first, there, sum,
                              first, here - s, left,
                              first, here, right);
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        room = next;
    }

    // The keys in the order of their digits, in local memory
    #pragma unroll
    for (uint k = 0; k < PER_ITEM; k++) {
        const uint e = e0 + k * ROW;
        if (whole || e < count) {
            const uint digit = DIGIT(keys[k], shift);
            const uint from = first[room + digit];
            TRACE_TALLY(first, room + digit, from);
            const uint c = row * DIGITS + digit;
            const uint above = counter[c];
            TRACE_TALLY(counter, c, above);
            const uint slot = from + above + rank[k];
            sorted[slot] = keys[k];
            TRACE_PUT(sorted, slot, keys[k], keys_in, begin + e);
        }
    }

    // A digit's work-item goes back over the blocks, as far as
    // only their own counts stand there; never past the first.
    // It does so as late as it can, when most have published
    // all, and loads what WINDOW blocks have published with one
    // wait.
    for (uint d = t; d < DIGITS; d += ITEMS) {
        uint mark = b == 0 ? ALL_COUNT : OWN_COUNT;
        for (uint j = b; mark == OWN_COUNT; j -= WINDOW) {
            uint words[WINDOW];
            #pragma unroll
            for (uint q = 0; q < WINDOW; q++)
                if (q < j)
                    words[q] = PEEK(
                        &counts[table + (j - 1 - q) * DIGITS + d]);
            #pragma unroll
            for (uint q = 0; q < WINDOW; q++) {
                if (q >= j || mark == 0)
                    continue; // no such block, or nobody came
                const uint there = table + (j - 1 - q) * DIGITS + d;
                uint word = words[q], polls = 1;
                if (mark == ALL_COUNT) {
                    // A nearer block knew all. What was loaded
                    // may be older than what has been seen
                    // since: an event tells it anew.
                    TRACE_LOOK_AGAIN(word, counts, there);
                    const uint in_vain = COUNT_VALUE(word);
                    found[d] = in_vain;
                    TRACE_RECEIVE_COUNT(found, d, in_vain,
                                        counts, there, word);
                    continue;
                }
                while (COUNT_MARK(word) == 0 && polls < patience) {
                    word = PEEK(&counts[there]);
                    polls++;
                }
                // The host then reports that nobody came.
                if (COUNT_MARK(word) == 0)
                    atomic_inc(&gave_up[0]);
                const uint count_there = COUNT_VALUE(word);
                found[d] = count_there;
                TRACE_RECEIVE_COUNT(found, d, count_there,
                                    counts, there, word);
                mark = COUNT_MARK(word);
                const uint left = found[d];
                if (q == 0 && j == b) {
                    before[d] = left;
                    TRACE_COPY(before, d, found, d, left);
                } else {
                    const uint right = before[d];
                    const uint sum = left + right;
                    before[d] = sum;
                    TRACE_COMBINE(before, d, sum, found, d, left,
                                  before, d, right);
                }
            }
        }

        const uint i = pass * DIGITS + d;
        const uint base = bases[i];
        if (b == 0) {
            start[d] = base;
            TRACE_COPY(start, d, bases, i, base);
        } else {
            const uint left = before[d];
            const uint slot = base + left;
            start[d] = slot;
            TRACE_COMBINE(start, d, slot, bases, i, base,
                          before, d, left);
        }
        if (b > 0 && (b + 1) % prefix_every == 0) {
            // now what stands before the next block
            const uint left = before[d];
            const uint all = ROWS * DIGITS + d;
            const uint own = counter[all];
            const uint sum = left + own;
            before[d] = sum;
            TRACE_COMBINE(before, d, sum, before, d, left,
                          counter, all, own);
            const uint total = before[d];
            const uint here = table + b * DIGITS + d;
            const uint word = COUNT_WORD(ALL_COUNT, total);
            const uint own_word =
                atomic_xchg(&counts[here], word);
            TRACE_PUBLISH_COUNT(counts, here, word, own_word,
                                before, d, total);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    // Neighbours then write to neighbouring places.
    for (uint e = t; e < count; e += ITEMS) {
        const KEY key = sorted[e];
        const uint digit = DIGIT(key, shift);
        const uint from = first[room + digit];
        TRACE_TALLY(first, room + digit, from);
        const uint to = start[digit];
        const uint slot = to + e - from;
        keys_out[slot] = key;
        TRACE_MOVE(keys_out, slot, key, sorted, e,
                   start, digit, to);
    }
}
