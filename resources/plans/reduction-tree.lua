-- Reduction: log n launches, and one that takes the result.
plan {
  title = "Reduction tree",
  types = {"uint32", "int32"},

  run = function(input, n)
    local x = buffer{name = "x", data = input}
    local total = buffer{name = "total", size = 1, role = "sums"}
    local left = n
    while left > 1 do
      local half = (left + 1) // 2
      launch{
        kernel = "add_halves",
        global = round_up(left - half, 16), group = 16,
        arguments = {x = x, away = half, pairs = left - half},
        title = left .. " values to " .. half,
      }
      left = half
    end
    launch{
      kernel = "take_first", global = 1, group = 1,
      arguments = {x = x, total = total},
      title = "the sum",
    }
    return total
  end,

  expected = "sum",
  most_work = function(input, n) return n - 1 end,
  most_span = function(input, n)
    local levels = 0
    while 1 << levels < n do levels = levels + 1 end
    return levels
  end,
}
