-- Scan in one work-group: one launch, all rounds inside it.
plan {
  title = "Scan in one work-group",
  types = {"uint32", "int32"},
  sizes = {1, 1024}, -- as many as a work-group has work-items

  run = function(input, n)
    local group = 1
    while group < n do group = 2 * group end
    define("GROUP", group)
    local x = buffer{name = "x", data = input}
    local y = buffer{name = "y", size = n, role = "sums"}
    launch{
      kernel = "work_group_scan",
      global = group, group = group,
      arguments = {x = x, y = y, n = n},
      title = "scan in local memory",
    }
    return y
  end,

  expected = "inclusive-scan",
}
