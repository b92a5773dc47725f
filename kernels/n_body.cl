// N-body: every body pulls every other, and a launch is one step
// in time. All have mass 1. A body's place is two words, x and y;
// `from` holds the places before the step and `to` those after it.
//
// A work-item moves one body. It takes the others in order, so
// both kernels add up in the same order and give the same bits.

// How strongly one body draws another: 1 / (d * d + softening) to
// the power 3/2, by Newton's method for 1 / square root, which
// gives the same bits on every device.
float attraction(const float x, const float y,
                 const float *own, const float softening)
{
    const float dx = x - own[0];
    const float dy = y - own[1];
    const float square = fma(dx, dx, fma(dy, dy, softening));
    const float minus_half = square * -0.5f;
    float root = as_float(0x5F3759DFu - (as_uint(square) >> 1));
    for (uint turn = 0; turn < 3; turn++) {
        const float scaled = minus_half * root;
        root = root * fma(scaled, root, 1.5f);
    }
    const float squared = root * root;
    return root * squared;
}

// A work-item loads every other body from global memory.
__kernel void n_body_direct(
    __global const float *from,
    __global float *to,
    __global float *velocities,
    const uint bodies,
    const float softening,
    const float time_step TRACE_ARGS)
{
    __private float own[2];
    __private float sum[2];
    __private float strength[1];
    __private float velocity[2];
    TRACE_BEGIN
    const uint i = get_global_id(0);
    if (i >= bodies)
        return;
    for (uint c = 0; c < 2; c++) {
        const float place = from[2 * i + c];
        own[c] = place;
        TRACE_TAKE(own, c, from, 2 * i + c, place);
        sum[c] = 0;
        TRACE_CLEAR(sum, c);
    }

    for (uint j = 0; j < bodies; j++) {
        if (j == i)
            continue;
        const float x = from[2 * j];
        const float y = from[2 * j + 1];
        strength[0] = attraction(x, y, own, softening);
        TRACE_ATTRACT(strength, strength[0], from, 2 * j, x,
                      2 * j + 1, y, own, own[0], own[1]);
        const float old_x = sum[0];
        sum[0] = fma(strength[0], x - own[0], old_x);
        TRACE_PULL(sum, 0, sum[0], old_x, from, 2 * j, x,
                   own, own[0], strength, strength[0]);
        const float old_y = sum[1];
        sum[1] = fma(strength[0], y - own[1], old_y);
        TRACE_PULL(sum, 1, sum[1], old_y, from, 2 * j + 1, y,
                   own, own[1], strength, strength[0]);
    }

    for (uint c = 0; c < 2; c++) {
        const float before = velocities[2 * i + c];
        velocity[c] = before;
        TRACE_TAKE(velocity, c, velocities, 2 * i + c, before);
        velocity[c] = fma(sum[c], time_step, before);
        TRACE_INTEGRATE(velocity, c, velocity[c], before,
                        sum, sum[c]);
        velocities[2 * i + c] = velocity[c];
        TRACE_GIVE(velocities, 2 * i + c, velocity, c, velocity[c]);
        const float place = own[c];
        own[c] = fma(velocity[c], time_step, place);
        TRACE_INTEGRATE(own, c, own[c], place,
                        velocity, velocity[c]);
        to[2 * i + c] = own[c];
        TRACE_GIVE(to, 2 * i + c, own, c, own[c]);
    }
}

// A work-group loads TILE bodies into local memory, where each of
// its work-items reads them all, and then the next ones. x of all
// lies in front of y of all. There may be any number of them.
__kernel void n_body_tiled(
    __global const float *from,
    __global float *to,
    __global float *velocities,
    const uint bodies,
    const float softening,
    const float time_step TRACE_ARGS)
{
    __local float tile[2 * TILE];
    __private float own[2];
    __private float sum[2];
    __private float strength[1];
    __private float velocity[2];
    TRACE_BEGIN
    const uint l = get_local_id(0);
    const uint i = get_global_id(0);
    for (uint c = 0; c < 2 && i < bodies; c++) {
        const float place = from[2 * i + c];
        own[c] = place;
        TRACE_TAKE(own, c, from, 2 * i + c, place);
        sum[c] = 0;
        TRACE_CLEAR(sum, c);
    }

    for (uint t = 0; t < bodies; t += TILE) {
        for (uint c = 0; c < 2 && t + l < bodies; c++) {
            const float place = from[2 * (t + l) + c];
            tile[c * TILE + l] = place;
            TRACE_COPY(tile, c * TILE + l,
                       from, 2 * (t + l) + c, place);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint e = 0; e < TILE && t + e < bodies; e++) {
            if (t + e == i || i >= bodies)
                continue;
            const float x = tile[e];
            const float y = tile[TILE + e];
            strength[0] = attraction(x, y, own, softening);
            TRACE_ATTRACT(strength, strength[0], tile, e, x,
                          TILE + e, y, own, own[0], own[1]);
            const float old_x = sum[0];
            sum[0] = fma(strength[0], x - own[0], old_x);
            TRACE_PULL(sum, 0, sum[0], old_x, tile, e, x,
                       own, own[0], strength, strength[0]);
            const float old_y = sum[1];
            sum[1] = fma(strength[0], y - own[1], old_y);
            TRACE_PULL(sum, 1, sum[1], old_y, tile, TILE + e, y,
                       own, own[1], strength, strength[0]);
        }
#ifndef NO_NEXT_BARRIER
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
    }

    for (uint c = 0; c < 2 && i < bodies; c++) {
        const float before = velocities[2 * i + c];
        velocity[c] = before;
        TRACE_TAKE(velocity, c, velocities, 2 * i + c, before);
        velocity[c] = fma(sum[c], time_step, before);
        TRACE_INTEGRATE(velocity, c, velocity[c], before,
                        sum, sum[c]);
        velocities[2 * i + c] = velocity[c];
        TRACE_GIVE(velocities, 2 * i + c, velocity, c, velocity[c]);
        const float place = own[c];
        own[c] = fma(velocity[c], time_step, place);
        TRACE_INTEGRATE(own, c, own[c], place,
                        velocity, velocity[c]);
        to[2 * i + c] = own[c];
        TRACE_GIVE(to, 2 * i + c, own, c, own[c]);
    }
}
