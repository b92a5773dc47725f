-- Odd-even transposition sort: n rounds, a launch each.
plan {
  title = "Odd-even sort",
  types = {"uint32", "int32", "float32"},
  sizes = {1, 1024},

  run = function(input, n)
    local key = buffer{name = "key", data = input}
    for round = 1, n do
      local odd = (round - 1) % 2
      local pairs = (n - odd) // 2
      launch{
        kernel = "compare_neighbours",
        global = round_up(math.max(pairs, 1), 16), group = 16,
        arguments = {key = key, pairs = pairs, odd = odd},
        title = "round " .. round .. (odd == 1 and ", odd" or ", even"),
      }
    end
    return key
  end,

  expected = "sorted",
}
