-- Bitonic sort: log n stages, stage s of s layers. The network
-- wants a power of two of keys, so pads follow the n keys. They
-- are as large as a key can be and end up behind all others.
plan {
  title = "Bitonic sort",
  types = {"uint32", "int32"},

  run = function(input, n, set)
    local size = 2
    while size < n do size = 2 * size end
    local largest = set.type == "int32" and 0x7FFFFFFF or 0xFFFFFFFF
    local padded = {}
    for i = 1, size do padded[i] = input[i] or largest end
    local key = buffer{name = "key", data = padded}

    local run = 2
    while run <= size do
      local distance = run // 2
      while distance >= 1 do
        launch{
          kernel = "bitonic_layer",
          global = round_up(size // 2, 16), group = 16,
          arguments = {key = key, run = run, distance = distance,
                       pairs = size // 2},
          chapter = "runs of " .. run,
          title = "distance " .. distance,
        }
        distance = distance // 2
      end
      run = 2 * run
    end
    return key -- the first n of it
  end,

  expected = "sorted",
}
