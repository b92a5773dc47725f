// The 0-1 principle: a network that sorts every input of zeros
// and ones sorts everything. All 2^n inputs go through it side
// by side, a launch a layer; bit w of an input is the key on
// wire w, and inputs that have become alike stay so.
//
// A layer is three words: four bits a wire name its partner
// (wires 0 to 7, then 8 to 15; its own number: it has none),
// and bit w of the third tells that w gets the larger key.

// One work-item per input.
__kernel void zero_one_layer(
    __global uint *inputs,
    __global const uint *layers,
    const uint wires,
    const uint layer TRACE_ARGS)
{
    TRACE_BEGIN
    const uint x = get_global_id(0);
    const uint row = 3 * layer;
    const uint old = inputs[x];
    const uint lower = layers[row];
    const uint upper = layers[row + 1];
    const uint gets_larger = layers[row + 2];

    uint input = 0;
    for (uint w = 0; w < wires; w++) {
        const uint partners = w < 8 ? lower : upper;
        const uint partner = (partners >> (4 * (w % 8))) & 15;
        const uint mine = (old >> w) & 1;
        const uint other = (old >> partner) & 1;
        const bool larger = (gets_larger >> w) & 1;
        const uint bit = larger ? mine | other : mine & other;
        input |= bit << w;
    }
    inputs[x] = input;
    TRACE_APPLY(inputs, x, old, input, layers, row,
                lower, upper, gets_larger);
}
