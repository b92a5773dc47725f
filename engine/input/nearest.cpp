#include "engine/input/nearest.hpp"

#include <algorithm>
#include <numeric>

namespace lockstep {
namespace {

/// Letters to change, add, take away or exchange with their neighbour.
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::vector<std::size_t>> rows(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    std::iota(rows[0].begin(), rows[0].end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        rows[i][0] = i;
        for (std::size_t k = 1; k <= b.size(); ++k) {
            const std::size_t change = rows[i - 1][k - 1] + (a[i - 1] == b[k - 1] ? 0 : 1);
            rows[i][k] = std::min({change, rows[i - 1][k] + 1, rows[i][k - 1] + 1});
            if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
                rows[i][k] = std::min(rows[i][k], rows[i - 2][k - 2] + 1);
        }
    }
    return rows[a.size()][b.size()];
}

} // namespace

std::string_view nearest(std::string_view given, const std::vector<std::string_view>& known)
{
    std::string_view best;
    if (given.size() > 40)
        return best;
    std::size_t least = std::max<std::size_t>(1, given.size() / 3) + 1;
    for (const std::string_view one : known)
        if (const std::size_t far = distance(given, one); far < least) {
            least = far;
            best = one;
        }
    return best;
}

} // namespace lockstep
