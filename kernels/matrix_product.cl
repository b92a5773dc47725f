// Matrix product: c becomes alpha a b + beta c. a has `rows` rows
// of `inner` values, b `inner` rows of `columns`; both lie in ab,
// b from b_at on. Where beta is 0 nobody reads c.
//
// Work-groups are TILE work-items wide and TILE high; edges are
// cut, so any shape will do. Sums are kept in registers.
#define plus_product(sum, l, r) \
    ((VALUE)((uint)(sum) + (uint)(l) * (uint)(r)))
#define plus_product_float(sum, l, r) fma(l, r, sum)

// A work-item loads a row of a and a column of b by itself.
__kernel void matrix_product_naive(
    __global const VALUE *ab,
    __global VALUE *c,
    const uint rows,
    const uint columns,
    const uint inner,
    const uint b_at,
    const VALUE alpha,
    const VALUE beta TRACE_ARGS)
{
    __private VALUE sum[1];
    TRACE_BEGIN
    const uint column = get_global_id(0);
    const uint row = get_global_id(1);
    if (row >= rows || column >= columns)
        return;
    sum[0] = 0;
    TRACE_CLEAR(sum, 0);
    for (uint k = 0; k < inner; k++) {
        const VALUE left = ab[row * inner + k];
        const VALUE right = ab[b_at + k * columns + column];
        const VALUE old = sum[0];
        sum[0] = PLUS_PRODUCT(old, left, right);
        TRACE_MULTIPLY(sum, 0, sum[0], old,
                       ab, row * inner + k, left,
                       ab, b_at + k * columns + column, right);
    }
    const uint place = row * columns + column;
    const VALUE before = beta == 0 ? 0 : c[place];
    const VALUE value = PLUS_PRODUCT(
        PLUS_PRODUCT((VALUE)0, beta, before), alpha, sum[0]);
    c[place] = value;
    TRACE_STORE(beta == 0, c, place, value, sum, 0, sum[0]);
    TRACE_STORE_OVER(beta != 0, c, place, value, sum, 0, sum[0],
                     before);
}

// A work-group loads a tile of a and one of b, and then the next
// ones, along the rows of a and down the columns of b.
__kernel void matrix_product_tiled(
    __global const VALUE *ab,
    __global VALUE *c,
    const uint rows,
    const uint columns,
    const uint inner,
    const uint b_at,
    const VALUE alpha,
    const VALUE beta TRACE_ARGS)
{
    __local VALUE a_tile[TILE * TILE];
    __local VALUE b_tile[TILE * TILE];
    __private VALUE sum[1];
    TRACE_BEGIN
    const uint x = get_local_id(0);
    const uint y = get_local_id(1);
    const uint column = get_global_id(0);
    const uint row = get_global_id(1);
    sum[0] = 0;
    TRACE_CLEAR(sum, 0);
    for (uint t = 0; t < inner; t += TILE) {
        if (row < rows && t + x < inner) {
            const VALUE value = ab[row * inner + t + x];
            a_tile[y * TILE + x] = value;
            TRACE_COPY(a_tile, y * TILE + x,
                       ab, row * inner + t + x, value);
        }
#ifdef EQUAL_ROWS
        const uint b_row = t;
#else
        const uint b_row = t + y;
#endif
        if (b_row < inner && column < columns) {
            const VALUE value = ab[b_at + b_row * columns + column];
            b_tile[y * TILE + x] = value;
            TRACE_COPY(b_tile, y * TILE + x,
                       ab, b_at + b_row * columns + column, value);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (row < rows && column < columns)
            for (uint k = 0; k < TILE && t + k < inner; k++) {
                const VALUE left = a_tile[y * TILE + k];
                const VALUE right = b_tile[k * TILE + x];
                const VALUE old = sum[0];
                sum[0] = PLUS_PRODUCT(old, left, right);
                TRACE_MULTIPLY(sum, 0, sum[0], old,
                               a_tile, y * TILE + k, left,
                               b_tile, k * TILE + x, right);
            }
#ifndef NO_SECOND_BARRIER
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
    }
    if (row < rows && column < columns) {
        const uint place = row * columns + column;
        const VALUE before = beta == 0 ? 0 : c[place];
        const VALUE value = PLUS_PRODUCT(
            PLUS_PRODUCT((VALUE)0, beta, before), alpha, sum[0]);
        c[place] = value;
        TRACE_STORE(beta == 0, c, place, value, sum, 0, sum[0]);
        TRACE_STORE_OVER(beta != 0, c, place, value, sum, 0,
                         sum[0], before);
    }
}

// Each work-item makes OUTPUTS values of c, TILE rows apart: what
// it loads of b from the tile once serves all of them.
__kernel void matrix_product_registers(
    __global const VALUE *ab,
    __global VALUE *c,
    const uint rows,
    const uint columns,
    const uint inner,
    const uint b_at,
    const VALUE alpha,
    const VALUE beta TRACE_ARGS)
{
    __local VALUE a_tile[OUTPUTS * TILE * TILE];
    __local VALUE b_tile[TILE * TILE];
    __private VALUE sum[OUTPUTS];
    TRACE_BEGIN
    const uint x = get_local_id(0);
    const uint y = get_local_id(1);
    const uint column = get_global_id(0);
    const uint top = get_group_id(1) * OUTPUTS * TILE + y;
    for (uint i = 0; i < OUTPUTS; i++) {
        sum[i] = 0;
        TRACE_CLEAR(sum, i);
    }
    for (uint t = 0; t < inner; t += TILE) {
        for (uint i = 0; i < OUTPUTS; i++) {
            const uint row = top + i * TILE;
            if (row < rows && t + x < inner) {
                const VALUE value = ab[row * inner + t + x];
                a_tile[(i * TILE + y) * TILE + x] = value;
                TRACE_COPY(a_tile, (i * TILE + y) * TILE + x,
                           ab, row * inner + t + x, value);
            }
        }
        if (t + y < inner && column < columns) {
            const uint from = b_at + (t + y) * columns + column;
            const VALUE value = ab[from];
            b_tile[y * TILE + x] = value;
            TRACE_COPY(b_tile, y * TILE + x, ab, from, value);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (top < rows && column < columns)
            for (uint k = 0; k < TILE && t + k < inner; k++) {
                const VALUE right = b_tile[k * TILE + x];
                for (uint i = 0; i < OUTPUTS; i++) {
                    if (top + i * TILE >= rows)
                        break;
                    const uint a_at = (i * TILE + y) * TILE + k;
                    const VALUE left = a_tile[a_at];
                    const VALUE old = sum[i];
                    sum[i] = PLUS_PRODUCT(old, left, right);
                    TRACE_MULTIPLY(sum, i, sum[i], old,
                                   a_tile, a_at, left,
                                   b_tile, k * TILE + x, right);
                }
            }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (uint i = 0; i < OUTPUTS; i++) {
        const uint row = top + i * TILE;
        if (row < rows && column < columns) {
            const uint place = row * columns + column;
            const VALUE before = beta == 0 ? 0 : c[place];
            const VALUE value = PLUS_PRODUCT(
                PLUS_PRODUCT((VALUE)0, beta, before),
                alpha, sum[i]);
            c[place] = value;
            TRACE_STORE(beta == 0, c, place, value, sum, i,
                        sum[i]);
            TRACE_STORE_OVER(beta != 0, c, place, value, sum, i,
                             sum[i], before);
        }
    }
}
