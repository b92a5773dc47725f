// b = a turned over: rows become columns. One work-item a value,
// in a grid of two dimensions.

__kernel void transpose(
    __global const VALUE *a,
    __global VALUE *b,
    const uint rows,
    const uint columns TRACE_ARGS)
{
    TRACE_BEGIN
    const uint column = get_global_id(0);
    const uint row = get_global_id(1);
    if (row < rows && column < columns) {
        const VALUE value = a[row * columns + column];
        b[column * rows + row] = value;
        TRACE_COPY(b, column * rows + row,
                   a, row * columns + column, value);
    }
}
