-- Scan over several work-groups: three launches, since one
-- work-group cannot wait for another inside a launch.
plan {
  title = "Scan over several work-groups",
  types = {"uint32", "int32"},
  sizes = {1, 16384},
  parameters = {{name = "group", values = {4, 16, 64}}},

  run = function(input, n, set)
    local group = set.group
    local global = round_up(n, group)
    local sections = global // group
    define("GROUP", group)
    local x = buffer{name = "x", data = input}
    local y = buffer{name = "y", size = n, role = "sums"}
    local sums = buffer{name = "sums", size = sections, role = "sums"}
    launch{
      kernel = "scan_sections", global = global, group = group,
      arguments = {x = x, y = y, sums = sums, n = n},
      title = "scan each section",
    }
    launch{
      kernel = "scan_sums", global = 1, group = 1,
      arguments = {sums = sums, sections = sections},
      title = "scan the sums",
    }
    launch{
      kernel = "add_sums", global = global, group = group,
      arguments = {y = y, sums = sums, n = n},
      title = "add what comes before",
    }
    return y
  end,

  expected = "inclusive-scan",
}
