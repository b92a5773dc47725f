// Quicksort by a work list. `segments` lists what is still to
// be sorted, a row of begin and end each; a work-group splits
// one segment round a pivot: less, equal, greater, each in the
// order it had. Parts that are left go to `children`, and the
// next list is packed from there. Short segments, and all at
// the depth limit, are leaves.

// One work-group per segment. Keys that are less fill scratch
// from the front, greater ones from the back, and equal ones
// have a place of their own; then all are copied back.
__kernel void quicksort_partition(
    __global KEY *keys,
    __global KEY *scratch,
    __global KEY *equals,
    __global KEY *pivots,
    __global const uint *segments,
    __global uint *children,
    const uint first,
    const uint leaf,
    const uint rule TRACE_ARGS)
{
    __local KEY pivot_at[1];
    __local uint mask[24];
    __local uint done[3];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint s = first + get_group_id(0);
    const uint begin = segments[2 * s];
    TRACE_TALLY(segments, 2 * s, begin);
    const uint end = segments[2 * s + 1];
    TRACE_TALLY(segments, 2 * s + 1, end);
    // nothing to split in a leaf
    const uint until = end - begin > leaf ? end : begin;

    if (l == 0 && begin < until) {
        uint p = begin;
        if (rule == 1)
            p = begin + (end - begin) / 2;
        if (rule == 2) { // median of three
            const uint middle = begin + (end - begin) / 2;
            const uint last = end - 1;
            const KEY a = keys[begin];
            const KEY b = keys[middle];
            const KEY c = keys[last];
            const bool swaps = BEFORE(b, a);
            TRACE_CHOOSE(swaps, keys, begin, a, keys, middle, b);
            const uint low = swaps ? middle : begin;
            const uint high = swaps ? begin : middle;
            const KEY at_low = swaps ? b : a;
            const KEY at_high = swaps ? a : b;
            const bool c_first = BEFORE(c, at_low);
            TRACE_CHOOSE(c_first, keys, low, at_low,
                         keys, last, c);
            p = low;
            if (!c_first) {
                const bool c_between = BEFORE(c, at_high);
                TRACE_CHOOSE(c_between, keys, high, at_high,
                             keys, last, c);
                p = c_between ? last : high;
            }
        }
        const KEY pivot = keys[p];
        pivot_at[0] = pivot;
        TRACE_COPY(pivot_at, 0, keys, p, pivot);
        pivots[s] = pivot;
        TRACE_COPY(pivots, s, keys, p, pivot);
    }
    for (uint m = l; m < 3; m += get_local_size(0)) {
        done[m] = 0;
        TRACE_FILL(done, m, 0);
    }

    for (uint tile = begin; tile < until;
         tile += get_local_size(0)) {
        for (uint m = l; m < 24; m += get_local_size(0)) {
            mask[m] = 0;
            TRACE_FILL(mask, m, 0);
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        // 0: less, 1: equal, 2: greater
        const uint i = tile + l;
        KEY key = 0;
        uint part = 0;
        if (i < until) {
            key = keys[i];
            const KEY pivot = pivot_at[0];
            part = BEFORE(key, pivot) ? 0
                : BEFORE(pivot, key) ? 2 : 1;
            TRACE_CHOOSE(part == 2, keys, i, key,
                         pivot_at, 0, pivot);
            const uint m = part * 8 + l / 32;
            const uint bit = 1u << (l % 32);
            const uint old = atomic_or(&mask[m], bit);
            TRACE_MARK(mask, m, old, bit);
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        if (i < until) {
            uint rank = 0;
            for (uint w = 0; w <= l / 32; w++) {
                const uint m = part * 8 + w;
                const uint bits = mask[m];
                TRACE_TALLY(mask, m, bits);
                const uint mine = (1u << (l % 32)) - 1;
                rank += popcount(w < l / 32 ? bits : bits & mine);
            }
            const uint before = done[part];
            const uint front = begin + before + rank;
            const uint back = end - 1 - before - rank;
            if (part == 0) {
                scratch[front] = key;
                TRACE_MOVE(scratch, front, key, keys, i,
                           done, part, before);
            } else if (part == 1) {
                equals[front] = key;
                TRACE_MOVE(equals, front, key, keys, i,
                           done, part, before);
            } else {
                scratch[back] = key;
                TRACE_MOVE(scratch, back, key, keys, i,
                           done, part, before);
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < until) {
            const uint old = atomic_inc(&done[part]);
            TRACE_COUNT(done, part, old, keys, i, key);
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }

    if (begin < until) {
        const uint less = done[0];
        TRACE_TALLY(done, 0, less);
        const uint equal = done[1];
        TRACE_TALLY(done, 1, equal);
        const uint equal_begin = begin + less;
        const uint greater_begin = equal_begin + equal;
        for (uint i = begin + l; i < end;
             i += get_local_size(0)) {
            if (i < equal_begin) {
                const KEY key = scratch[i];
                keys[i] = key;
                TRACE_COPY(keys, i, scratch, i, key);
            } else if (i < greater_begin) {
                const uint from = i - less;
                const KEY key = equals[from];
                keys[i] = key;
                TRACE_COPY(keys, i, equals, from, key);
            } else {
                const uint from = end - 1 - (i - greater_begin);
                const KEY key = scratch[from];
                keys[i] = key;
                TRACE_COPY(keys, i, scratch, from, key);
            }
        }
        if (l == 0) {
            const uint c = 4 * s;
            children[c] = begin;
            TRACE_COPY(children, c, segments, 2 * s, begin);
            children[c + 1] = equal_begin;
            TRACE_COMBINE(children, c + 1, equal_begin,
                          segments, 2 * s, begin,
                          done, 0, less);
            const uint left = children[c + 1];
            children[c + 2] = greater_begin;
            TRACE_COMBINE(children, c + 2, greater_begin,
                          children, c + 1, left,
                          done, 1, equal);
            children[c + 3] = end;
            TRACE_COPY(children, c + 3, segments, 2 * s + 1, end);
        }
    }
}

// One work-group packs the children of two keys or more, and
// counts them, and how many of them are short.
__kernel void quicksort_next(
    __global const uint *children,
    __global uint *segments,
    __global uint *listed,
    const uint rows,
    const uint leaf TRACE_ARGS)
{
    __local uint mask[8];
    __local uint count[2];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    for (uint m = l; m < 2; m += get_local_size(0)) {
        count[m] = 0;
        TRACE_FILL(count, m, 0);
    }
    for (uint tile = 0; tile < rows; tile += get_local_size(0)) {
        for (uint m = l; m < 8; m += get_local_size(0)) {
            mask[m] = 0;
            TRACE_FILL(mask, m, 0);
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        const uint c = 2 * (tile + l);
        uint begin = 0, end = 0;
        if (tile + l < rows) {
            begin = children[c];
            TRACE_TALLY(children, c, begin);
            end = children[c + 1];
            TRACE_TALLY(children, c + 1, end);
        }
        const bool is_left = end - begin > 1;
        if (is_left) {
            const uint bit = 1u << (l % 32);
            const uint old = atomic_or(&mask[l / 32], bit);
            TRACE_MARK(mask, l / 32, old, bit);
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        if (is_left) {
            uint rank = 0;
            for (uint w = 0; w <= l / 32; w++) {
                const uint bits = mask[w];
                TRACE_TALLY(mask, w, bits);
                const uint mine = (1u << (l % 32)) - 1;
                rank += popcount(w < l / 32 ? bits : bits & mine);
            }
            const uint before = count[0];
            const uint row = 2 * (before + rank);
            segments[row] = begin;
            TRACE_MOVE(segments, row, begin, children, c,
                       count, 0, before);
            segments[row + 1] = end;
            TRACE_MOVE(segments, row + 1, end, children, c + 1,
                       count, 0, before);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (is_left) {
            const uint old = atomic_inc(&count[0]);
            TRACE_COUNT(count, 0, old, children, c, begin);
        }
        if (is_left && end - begin <= leaf) {
            const uint old = atomic_inc(&count[1]);
            TRACE_COUNT(count, 1, old, children, c + 1, end);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0) {
        const uint all = count[0];
        listed[0] = all;
        TRACE_COPY(listed, 0, count, 0, all);
        const uint leaves = count[1];
        listed[1] = leaves;
        TRACE_COPY(listed, 1, count, 1, leaves);
    }
}

// The leaves: segments of more than `least` keys and at most
// `most`. They have no children.

// One work-item per leaf. Selection sort: of those left, the
// first in order is taken to the front.
__kernel void leaf_selection(
    __global KEY *keys,
    __global const uint *segments,
    __global uint *children,
    const uint first,
    const uint count,
    const uint least,
    const uint most TRACE_ARGS)
{
    TRACE_BEGIN
    if (get_global_id(0) < count) {
        const uint s = first + get_global_id(0);
        const uint begin = segments[2 * s];
        TRACE_TALLY(segments, 2 * s, begin);
        uint end = segments[2 * s + 1];
        TRACE_TALLY(segments, 2 * s + 1, end);
        if (end - begin <= least || end - begin > most)
            end = begin;
        for (uint i = begin; i + 1 < end; i++) {
            uint at = i;
            KEY smallest = keys[i];
            for (uint j = i + 1; j < end; j++) {
                const KEY key = keys[j];
                const bool is_less = BEFORE(key, smallest);
                TRACE_CHOOSE(is_less, keys, at, smallest,
                             keys, j, key);
                if (is_less) {
                    at = j;
                    smallest = key;
                }
            }
            if (at != i) {
                const KEY key = keys[i];
                keys[i] = smallest;
                keys[at] = key;
                TRACE_EXCHANGE(keys, i, key, keys, at, smallest);
            }
        }
        for (uint c = 4 * s; c < 4 * s + 4 && begin < end; c++) {
            children[c] = begin;
            TRACE_COPY(children, c, segments, 2 * s, begin);
        }
    }
}

// One work-item per leaf. Heap sort: the last key in order is
// on top, goes to the end, and the rest is made a heap again.
__kernel void leaf_heap(
    __global KEY *keys,
    __global const uint *segments,
    __global uint *children,
    const uint first,
    const uint count,
    const uint least,
    const uint most TRACE_ARGS)
{
    TRACE_BEGIN
    if (get_global_id(0) < count) {
        const uint s = first + get_global_id(0);
        const uint begin = segments[2 * s];
        TRACE_TALLY(segments, 2 * s, begin);
        uint end = segments[2 * s + 1];
        TRACE_TALLY(segments, 2 * s + 1, end);
        if (end - begin <= least || end - begin > most)
            end = begin;
        uint heap = end - begin;
        uint start = heap / 2;
        while (heap > 1) {
            if (start > 0) {
                start--; // the heap is still being made
            } else {
                heap--;
                const uint last = begin + heap;
                const KEY top = keys[begin];
                const KEY key = keys[last];
                keys[begin] = key;
                keys[last] = top;
                TRACE_EXCHANGE(keys, begin, top, keys, last, key);
            }
            uint parent = begin + start;
            uint child = parent + start + 1;
            while (child < begin + heap) {
                if (child + 1 < begin + heap) {
                    const KEY one = keys[child];
                    const KEY two = keys[child + 1];
                    const bool two_later = BEFORE(one, two);
                    TRACE_CHOOSE(!two_later, keys, child, one,
                                 keys, child + 1, two);
                    child += two_later ? 1 : 0;
                }
                const KEY below = keys[child];
                const KEY above = keys[parent];
                const bool sinks = BEFORE(above, below);
                TRACE_STAY(!sinks, keys, child, below,
                           keys, parent, above);
                if (!sinks)
                    break;
                keys[child] = above;
                keys[parent] = below;
                TRACE_SWAP(keys, child, below,
                           keys, parent, above);
                parent = child;
                child = 2 * (parent - begin) + 1 + begin;
            }
        }
        for (uint c = 4 * s; c < 4 * s + 4 && begin < end; c++) {
            children[c] = begin;
            TRACE_COPY(children, c, segments, 2 * s, begin);
        }
    }
}

// One work-group per leaf. Odd-even transposition: neighbours
// are compared, in odd and in even places by turns.
__kernel void leaf_odd_even(
    __global KEY *keys,
    __global const uint *segments,
    __global uint *children,
    const uint first,
    const uint least,
    const uint most TRACE_ARGS)
{
    TRACE_BEGIN
    const uint s = first + get_group_id(0);
    const uint begin = segments[2 * s];
    TRACE_TALLY(segments, 2 * s, begin);
    uint end = segments[2 * s + 1];
    TRACE_TALLY(segments, 2 * s + 1, end);
    if (end - begin <= least || end - begin > most)
        end = begin;
    for (uint round = 0; round < end - begin; round++) {
        const uint l = get_local_id(0);
        for (uint i = begin + round % 2 + 2 * l; i + 1 < end;
             i += 2 * get_local_size(0)) {
            const KEY a = keys[i];
            const KEY b = keys[i + 1];
            const bool swaps = BEFORE(b, a);
            TRACE_STAY(!swaps, keys, i, a, keys, i + 1, b);
            if (swaps) {
                keys[i] = b;
                keys[i + 1] = a;
                TRACE_SWAP(keys, i, a, keys, i + 1, b);
            }
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
    }
    for (uint c = 4 * s; c < 4 * s + 4 && begin < end; c++)
        if (get_local_id(0) == 0) {
            children[c] = begin;
            TRACE_COPY(children, c, segments, 2 * s, begin);
        }
}
