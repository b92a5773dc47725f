-- Dot product: the keys are a; b is 1, 2, 3, 1, 2, 3, …
local function second(n)
  local b = {}
  for i = 1, n do b[i] = 1 + (i - 1) % 3 end
  return b
end

plan {
  title = "Dot product",
  types = {"uint32", "int32"},
  parameters = {{name = "group", values = {8, 2, 64}}},

  run = function(input, n, set)
    local group = set.group
    local groups = round_up(n, group) // group
    define("GROUP", group)
    local a = buffer{name = "a", data = input}
    local b = buffer{name = "b", data = second(n)}
    local part = buffer{name = "part", size = groups, role = "sums"}
    local total = buffer{name = "total", size = 1, role = "sums"}
    launch{
      kernel = "dot_parts",
      global = groups * group, group = group,
      arguments = {a = a, b = b, part = part, n = n},
      title = "the part of each work-group",
    }
    launch{
      kernel = "add_parts", global = 1, group = 1,
      arguments = {part = part, total = total, parts = groups},
      title = "add up the parts",
    }
    return total
  end,

  expected = function(input, n)
    local b, total = second(n), 0
    for i = 1, n do total = total + input[i] * b[i] end
    return total
  end,
}
