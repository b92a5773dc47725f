-- Reverse: the smallest plan there is.
plan {
  title = "Reverse",
  types = {"uint32", "int32", "float32"},

  run = function(input, n)
    local x = buffer{name = "x", data = input}
    local y = buffer{name = "y", size = n, role = "keys"}
    launch{
      kernel = "reverse",
      global = round_up(n, 16), group = 16,
      arguments = {x = x, y = y, n = n},
      title = "each value to its mirror",
    }
    return y
  end,

  expected = function(input, n)
    local y = {}
    for i = 1, n do y[i] = input[n + 1 - i] end
    return y
  end,
}
