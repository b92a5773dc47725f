// Batcher's odd-even merge as it is told recursively: unshuffle
// the keys, those at even places to the front, merge both
// halves, shuffle them back, compare neighbours. All segments
// of one size take each step together.
//
// PRINTED_LOOP is a mistake to look at: neighbours are compared
// from the first key of a segment on, as a book prints it.

// Unshuffle: where key i of a segment of `size` goes.
uint unshuffled(uint i, uint size)
{
    const uint place = i % size;
    return i - place + place / 2 + place % 2 * (size / 2);
}

// One work-item per key. `back` is 1 for a shuffle, which puts
// each key back to where an unshuffle took it from.
__kernel void shuffle_keys(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    const uint size,
    const uint back TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    const uint from = back ? unshuffled(i, size) : i;
    const uint to = back ? i : unshuffled(i, size);
    const KEY key = keys_in[from];
    keys_out[to] = key;
    TRACE_COPY(keys_out, to, keys_in, from, key);
}

// The same where n is no power of two: pads move along.
__kernel void shuffle_keys_padded(
    __global const KEY *keys_in,
    __global KEY *keys_out,
    __global const uint *pads_in,
    __global uint *pads_out,
    const uint size,
    const uint back TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    const uint from = back ? unshuffled(i, size) : i;
    const uint to = back ? i : unshuffled(i, size);
    const KEY key = keys_in[from];
    keys_out[to] = key;
    TRACE_COPY(keys_out, to, keys_in, from, key);
    const uint pad = pads_in[from];
    pads_out[to] = pad;
    TRACE_COPY(pads_out, to, pads_in, from, pad);
}

// The lower place of pair t: a segment has size / 2 - 1 pairs,
// 1 with 2, 3 with 4, …; a segment of two keys has its one.
uint neighbour(uint t, uint size)
{
    if (size == 2)
        return 2 * t;
#ifdef PRINTED_LOOP
    return 2 * t;
#else
    const uint pairs = size / 2 - 1;
    return t / pairs * size + 2 * (t % pairs) + 1;
#endif
}

// One work-item per comparator.
__kernel void compare_neighbours(
    __global KEY *key,
    const uint size,
    const uint count TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    if (t >= count)
        return;
    const uint low = neighbour(t, size);
    const uint high = low + 1;
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

// The same with pads, which come after every real key.
__kernel void compare_neighbours_padded(
    __global KEY *key,
    __global uint *pad,
    const uint size,
    const uint count TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    if (t >= count)
        return;
    const uint low = neighbour(t, size);
    const uint high = low + 1;
    const KEY a = key[low];
    const KEY b = key[high];
    const uint pad_a = pad[low];
    const uint pad_b = pad[high];
    const bool swaps = pad_b < pad_a
        || (pad_b == pad_a && BEFORE(b, a));
    TRACE_STAY_PADDED(!swaps, key, low, a, key, high, b,
                      pad, pad_a, pad_b);
    if (swaps) {
        key[low] = b;
        key[high] = a;
        pad[low] = pad_b;
        pad[high] = pad_a;
        TRACE_SWAP_PADDED(key, low, a, key, high, b,
                          pad, pad_a, pad_b);
    }
}
