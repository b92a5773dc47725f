-- Vector sum: c = a + b. The keys are a; b is 0, 10, 20, …
local function second(n)
  local b = {}
  for i = 1, n do b[i] = 10 * (i - 1) end
  return b
end

plan {
  title = "Vector sum",
  types = {"uint32", "int32"},

  run = function(input, n)
    local a = buffer{name = "a", data = input}
    local b = buffer{name = "b", data = second(n)}
    local c = buffer{name = "c", size = n, role = "sums"}
    launch{
      kernel = "vector_sum",
      global = round_up(n, 16), group = 16,
      arguments = {a = a, b = b, c = c, n = n},
      title = "one sum a work-item",
    }
    return c
  end,

  -- Whole numbers wrap at 2^32, here as on the device.
  expected = function(input, n)
    local b, c = second(n), {}
    for i = 1, n do c[i] = input[i] + b[i] end
    return c
  end,
}
