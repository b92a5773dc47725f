-- Blur: a stencil over one dimension, as often as you like. It
-- goes to and fro between two buffers, since a work-item may not
-- write what its neighbour still has to read.
plan {
  title = "Blur",
  parameters = {{name = "rounds", values = {1, 2, 3, 8}}},

  run = function(input, n, set)
    local from = buffer{name = "x", data = input}
    local to = buffer{name = "y", size = n, role = "keys"}
    for round = 1, set.rounds do
      launch{
        kernel = "blur",
        global = round_up(n, 16), group = 16,
        arguments = {x = from, y = to, n = n},
        title = "round " .. round,
      }
      from, to = to, from
    end
    return from -- what was written last
  end,

  expected = function(input, n, set)
    local x = input
    for round = 1, set.rounds do
      local y = {}
      for i = 1, n do
        y[i] = x[math.max(i - 1, 1)] // 4 + x[i] // 2
               + x[math.min(i + 1, n)] // 4
      end
      x = y
    end
    return x
  end,
}
