// Selection sort, the leaf of a quicksort, by one work-item: of
// the keys from a place on, the one that comes first in order
// changes places with the one there.
__kernel void select_keys(
    __global KEY *keys,
    const uint first,
    const uint until,
    const uint n TRACE_ARGS)
{
    TRACE_BEGIN
    for (uint i = first; i < until; i++) {
        uint at = i;
        KEY smallest = keys[i];
        for (uint j = i + 1; j < n; j++) {
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
}
