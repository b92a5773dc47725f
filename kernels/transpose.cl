// Matrix transpose: what stands in row r and column c of a goes
// to row c and column r of b.
//
// Work-groups have TILE * TILE work-items. a has `rows` rows of
// `columns` values; edges are cut, so any shape will do.
//
// In local memory a row of the tile takes PITCH words: TILE, so
// that a column lies in few banks, or one more.

// Loads along a row, stores down a column: one of the two hits
// as many segments as there are lanes.
__kernel void transpose_naive(
    __global const VALUE *a,
    __global VALUE *b,
    const uint rows,
    const uint columns TRACE_ARGS)
{
    TRACE_BEGIN
    const uint i = get_global_id(0);
    const uint row = i / columns;
    const uint column = i % columns;
    if (row < rows) {
        const VALUE value = a[row * columns + column];
        b[column * rows + row] = value;
        TRACE_PUT(b, column * rows + row, value,
                  a, row * columns + column);
    }
}

// A tile goes through local memory: loaded by rows, stored by
// rows, and turned in between.
__kernel void transpose_tiled(
    __global const VALUE *a,
    __global VALUE *b,
    const uint rows,
    const uint columns TRACE_ARGS)
{
    __local VALUE tile[TILE * PITCH];
    TRACE_BEGIN
    const uint tiles = (columns + TILE - 1) / TILE;
    const uint top = get_group_id(0) / tiles * TILE;
    const uint left = get_group_id(0) % tiles * TILE;
    const uint y = get_local_id(0) / TILE;
    const uint x = get_local_id(0) % TILE;
    if (top + y < rows && left + x < columns) {
        const VALUE value = a[(top + y) * columns + left + x];
        tile[y * PITCH + x] = value;
        TRACE_COPY(tile, y * PITCH + x,
                   a, (top + y) * columns + left + x, value);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (left + y < columns && top + x < rows) {
        const VALUE value = tile[x * PITCH + y];
        b[(left + y) * rows + top + x] = value;
        TRACE_PUT(b, (left + y) * rows + top + x, value,
                  tile, x * PITCH + y);
    }
}
