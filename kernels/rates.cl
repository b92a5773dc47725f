// How fast a device copies, and how fast it multiplies and adds.

// 16 bytes a work-item.
__kernel void copy_words(
    __global const uint4 *from,
    __global uint4 *to)
{
    const uint i = get_global_id(0);
    to[i] = from[i];
}

// 4 chains of 16 products each a round: a product waits only for
// the one before it in its chain.
__kernel void multiply_and_add(
    __global float16 *out,
    const uint rounds,
    const float factor)
{
    const uint i = get_global_id(0);
    float16 a = (float16)((float)i);
    float16 b = a + 1.0f, c = a + 2.0f, d = a + 3.0f;
    for (uint r = 0; r < rounds; r++) {
        a = a * factor + factor;
        b = b * factor + factor;
        c = c * factor + factor;
        d = d * factor + factor;
    }
    out[i] = a + b + c + d;
}
