// Convolution: a pixel of result is the sum of SIZE by SIZE
// pixels of image around it, each times its weight in filter.
// HALF is SIZE / 2, and so many of them lie before the pixel:
// of an even SIZE one more than behind it. (Convolution turns
// the filter round; ours look the same from both sides.)
//
// Work-groups are TILE work-items wide and TILE high.
#define plus_product(sum, l, r) \
    ((VALUE)((uint)(sum) + (uint)(l) * (uint)(r)))
#define plus_product_float(sum, l, r) fma(l, r, sum)

// Past the edge of the image: the nearest pixel of it, or none,
// which counts as 0. Of a row or column of n.
#if CLAMP && !defined(FORGET_CLAMP)
#define EDGE(i, n) clamp(i, 0, (n) - 1)
#else
#define EDGE(i, n) (i)
#endif
#define INSIDE(i, n) ((i) >= 0 && (i) < (n))

// The book's loops run from -HALF to HALF, both included: of an
// even SIZE that is one tap too many.
#ifdef FIFTH_TAP
#define TAPS (2 * HALF + 1)
#else
#define TAPS SIZE
#endif

__kernel void convolution_global(
    __global const VALUE *image,
    __global const VALUE *filter,
    __global VALUE *result,
    const int rows,
    const int columns TRACE_ARGS)
{
    __private VALUE sum[1];
    TRACE_BEGIN
    const int column = get_global_id(0);
    const int row = get_global_id(1);
    if (row >= rows || column >= columns)
        return;
    sum[0] = 0;
    TRACE_CLEAR(sum, 0);
    for (int v = 0; v < TAPS; v++)
        for (int u = 0; u < TAPS; u++) {
            const int r = EDGE(row + v - HALF, rows);
            const int c = EDGE(column + u - HALF, columns);
            if (INSIDE(r, rows) && INSIDE(c, columns)) {
                const VALUE pixel = image[r * columns + c];
                const VALUE weight = filter[v * SIZE + u];
                const VALUE old = sum[0];
                sum[0] = PLUS_PRODUCT(old, pixel, weight);
                TRACE_MULTIPLY(sum, 0, sum[0], old,
                               image, r * columns + c, pixel,
                               filter, v * SIZE + u, weight);
            }
        }
    result[row * columns + column] = sum[0];
    TRACE_STORE(true, result, row * columns + column, sum[0],
                sum, 0, sum[0]);
}

// The same, and the filter lies in constant memory, from which
// a device gives one word to many work-items at once.
__kernel void convolution_constant(
    __global const VALUE *image,
    __constant VALUE *filter,
    __global VALUE *result,
    const int rows,
    const int columns TRACE_ARGS)
{
    __private VALUE sum[1];
    TRACE_BEGIN
    const int column = get_global_id(0);
    const int row = get_global_id(1);
    if (row >= rows || column >= columns)
        return;
    sum[0] = 0;
    TRACE_CLEAR(sum, 0);
    for (int v = 0; v < SIZE; v++)
        for (int u = 0; u < SIZE; u++) {
            const int r = EDGE(row + v - HALF, rows);
            const int c = EDGE(column + u - HALF, columns);
            if (INSIDE(r, rows) && INSIDE(c, columns)) {
                const VALUE pixel = image[r * columns + c];
                const VALUE weight = filter[v * SIZE + u];
                const VALUE old = sum[0];
                sum[0] = PLUS_PRODUCT(old, pixel, weight);
                TRACE_MULTIPLY(sum, 0, sum[0], old,
                               image, r * columns + c, pixel,
                               filter, v * SIZE + u, weight);
            }
        }
    result[row * columns + column] = sum[0];
    TRACE_STORE(true, result, row * columns + column, sum[0],
                sum, 0, sum[0]);
}

// A work-group loads its pixels and a halo around them, SIDE by
// SIDE: HALF before them and AFTER behind. It is smaller than
// that: it takes several trips.
#define AFTER (SIZE - 1 - HALF)
#define SIDE (HALF + TILE + AFTER)

__kernel void convolution_tiled(
    __global const VALUE *image,
    __constant VALUE *filter,
    __global VALUE *result,
    const int rows,
    const int columns TRACE_ARGS)
{
    __local VALUE tile[SIDE * SIDE];
    __private VALUE sum[1];
    TRACE_BEGIN
    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int column = get_global_id(0);
    const int row = get_global_id(1);
    const int left = column - x - HALF;
    const int top = row - y - HALF;
    // What lies further out no pixel of the image needs.
    const int wide = min(SIDE, columns + AFTER - left);
    const int high = min(SIDE, rows + AFTER - top);
    for (int v = y; v < high; v += TILE)
        for (int u = x; u < wide; u += TILE) {
            const int r = EDGE(top + v, rows);
            const int c = EDGE(left + u, columns);
            if (INSIDE(r, rows) && INSIDE(c, columns)) {
                const VALUE pixel = image[r * columns + c];
                tile[v * SIDE + u] = pixel;
                TRACE_COPY(tile, v * SIDE + u,
                           image, r * columns + c, pixel);
            } else {
                tile[v * SIDE + u] = 0;
                TRACE_FILL(tile, v * SIDE + u, (VALUE)0);
            }
        }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (row >= rows || column >= columns)
        return;
    sum[0] = 0;
    TRACE_CLEAR(sum, 0);
    for (int v = 0; v < SIZE; v++)
        for (int u = 0; u < SIZE; u++) {
            const int at = (y + v) * SIDE + x + u;
            const VALUE pixel = tile[at];
            const VALUE weight = filter[v * SIZE + u];
            const VALUE old = sum[0];
            sum[0] = PLUS_PRODUCT(old, pixel, weight);
            TRACE_MULTIPLY(sum, 0, sum[0], old,
                           tile, at, pixel,
                           filter, v * SIZE + u, weight);
        }
    result[row * columns + column] = sum[0];
    TRACE_STORE(true, result, row * columns + column, sum[0],
                sum, 0, sum[0]);
}

// A filter whose rows are multiples of one another is a row of
// weights times a column of them: two launches of SIZE products
// a pixel do what one of SIZE * SIZE does.
__kernel void convolution_rows(
    __global const VALUE *image,
    __constant VALUE *filter,
    __global VALUE *between,
    const int rows,
    const int columns TRACE_ARGS)
{
    __private VALUE sum[1];
    TRACE_BEGIN
    const int column = get_global_id(0);
    const int row = get_global_id(1);
    if (row >= rows || column >= columns)
        return;
    sum[0] = 0;
    TRACE_CLEAR(sum, 0);
    for (int u = 0; u < SIZE; u++) {
        const int c = EDGE(column + u - HALF, columns);
        if (INSIDE(c, columns)) {
            const VALUE pixel = image[row * columns + c];
            const VALUE weight = filter[u];
            const VALUE old = sum[0];
            sum[0] = PLUS_PRODUCT(old, pixel, weight);
            TRACE_MULTIPLY(sum, 0, sum[0], old,
                           image, row * columns + c, pixel,
                           filter, u, weight);
        }
    }
    between[row * columns + column] = sum[0];
    TRACE_STORE(true, between, row * columns + column, sum[0],
                sum, 0, sum[0]);
}

__kernel void convolution_columns(
    __global const VALUE *between,
    __constant VALUE *filter,
    __global VALUE *result,
    const int rows,
    const int columns TRACE_ARGS)
{
    __private VALUE sum[1];
    TRACE_BEGIN
    const int column = get_global_id(0);
    const int row = get_global_id(1);
    if (row >= rows || column >= columns)
        return;
    sum[0] = 0;
    TRACE_CLEAR(sum, 0);
    for (int v = 0; v < SIZE; v++) {
        const int r = EDGE(row + v - HALF, rows);
        if (INSIDE(r, rows)) {
            const VALUE pixel = between[r * columns + column];
            const VALUE weight = filter[v];
            const VALUE old = sum[0];
            sum[0] = PLUS_PRODUCT(old, pixel, weight);
            TRACE_MULTIPLY(sum, 0, sum[0], old,
                           between, r * columns + column, pixel,
                           filter, v, weight);
        }
    }
    result[row * columns + column] = sum[0];
    TRACE_STORE(true, result, row * columns + column, sum[0],
                sum, 0, sum[0]);
}
