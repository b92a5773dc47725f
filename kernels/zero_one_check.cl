// The 0-1 principle, 32 inputs at a time: a work-item holds
// one register a wire, and each of its 32 bits is the key of
// another input. A comparator is then an AND and an OR.

#define MOST_WIRES 24

// One work-item per 32 inputs. Bit b of unsorted[x] tells that
// input 32 x + b, bit w of which stands on wire w, ends wrong.
__kernel void zero_one_check(
    __global const uint *pairs,
    __global uint *unsorted,
    const uint wires,
    const uint comparators)
{
    const uint x = get_global_id(0);
    const uint counting[5] = {
        0xAAAAAAAAu, 0xCCCCCCCCu, 0xF0F0F0F0u,
        0xFF00FF00u, 0xFFFF0000u};
    uint wire[MOST_WIRES];
    for (uint w = 0; w < wires; w++) {
        const uint above = w < 5 ? 0 : (x >> (w - 5)) & 1;
        wire[w] = w < 5 ? counting[w] : 0u - above;
    }

    for (uint c = 0; c < comparators; c++) {
        const uint smaller = pairs[2 * c];
        const uint larger = pairs[2 * c + 1];
        const uint a = wire[smaller];
        const uint b = wire[larger];
        wire[smaller] = a & b;
        wire[larger] = a | b;
    }

    uint wrong = 0;
    for (uint w = 1; w < wires; w++)
        wrong |= wire[w - 1] & ~wire[w];
    unsorted[x] = wrong;
}
