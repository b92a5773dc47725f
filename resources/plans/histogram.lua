-- Histogram: bins that start at 0, and one atomic a value.
plan {
  title = "Histogram",
  parameters = {{name = "bins", values = {8, 2, 32}}},

  run = function(input, n, set)
    local x = buffer{name = "x", data = input}
    local bins = buffer{name = "bins", size = set.bins, fill = 0,
                        role = "table"}
    launch{
      kernel = "histogram",
      global = round_up(n, 16), group = 16,
      arguments = {x = x, bins = bins, n = n, count = set.bins},
      title = "count",
    }
    return bins, set.bins
  end,

  expected = function(input, n, set)
    local bins = {}
    for b = 1, set.bins do bins[b] = 0 end
    for i = 1, n do
      local b = 1 + input[i] % set.bins
      bins[b] = bins[b] + 1
    end
    return bins
  end,
}
