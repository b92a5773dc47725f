-- Matrix transpose: the keys fill a matrix row by row; zeros
-- fill up its last row.
local function filled(input, size)
  local a = {}
  for i = 1, size do a[i] = input[i] or 0 end
  return a
end

plan {
  title = "Matrix transpose",
  types = {"uint32", "int32", "float32"},
  parameters = {{name = "columns", values = {4, 3, 8, 16}}},

  run = function(input, n, set)
    local columns = set.columns
    local rows = round_up(n, columns) // columns
    local a = buffer{name = "a", rows = rows, columns = columns,
                     data = filled(input, rows * columns)}
    local b = buffer{name = "b", rows = columns, columns = rows,
                     role = "keys"}
    launch{
      kernel = "transpose",
      global = {round_up(columns, 4), round_up(rows, 4)},
      group = {4, 4},
      arguments = {a = a, b = b, rows = rows, columns = columns},
      title = rows .. " x " .. columns .. " becomes "
              .. columns .. " x " .. rows,
    }
    return b, rows * columns
  end,

  expected = function(input, n, set)
    local columns = set.columns
    local rows = round_up(n, columns) // columns
    local a, b = filled(input, rows * columns), {}
    for row = 0, rows - 1 do
      for column = 0, columns - 1 do
        b[1 + column * rows + row] = a[1 + row * columns + column]
      end
    end
    return b
  end,
}
