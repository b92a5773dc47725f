#pragma once

#include "engine/model/holds.hpp"
#include "engine/model/words.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

enum class Role : std::uint8_t { keys, values, table, flags, scratch, sums };

struct BufferInfo {
    std::string name;
    ElementType type = ElementType::uint32;
    std::vector<std::size_t> shape; ///< (n) or (rows, columns), row-major
    Role role = Role::keys;
    Holds holds = Holds::unnamed;
    std::size_t size() const;
    bool operator==(const BufferInfo&) const = default;
};

} // namespace lockstep
