-- saxpy: y = a * x + y. The keys are x; y is 1, 2, 3, …
plan {
  title = "saxpy",
  types = {"float32"},
  parameters = {{name = "a", values = {2, 0.5, -1}}},
  -- The device may round once or twice, and Lua has doubles.
  tolerance = 1e-6,

  run = function(input, n, set)
    local start = {}
    for i = 1, n do start[i] = i end
    local x = buffer{name = "x", data = input}
    local y = buffer{name = "y", data = start}
    launch{
      kernel = "saxpy",
      global = round_up(n, 16), group = 16,
      arguments = {x = x, y = y, a = set.a, n = n},
      title = "y = " .. set.a .. " x + y",
    }
    return y
  end,

  expected = function(input, n, set)
    local y = {}
    for i = 1, n do y[i] = set.a * input[i] + i end
    return y
  end,
}
