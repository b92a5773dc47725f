#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

/// How n elements are cut into sections, one a work-group.
struct SectionPlan {
    std::string kernel;                  ///< scans sections and leaves their sums
    std::string addKernel;               ///< adds the sums of the sections before
    std::size_t section = 0;             ///< elements, 2 at least
    std::size_t local = 0;               ///< work-items of a work-group
    std::size_t perItem = 1;             ///< elements that each of them adds to at the end
    bool adds = true;                    ///< the operator is the addition
    Holds sums = Holds::unnamed;         ///< of the first level
    std::vector<LocalArray> locals = {}; ///< of the first kernel
};

/// A scan of any length by sections: scan them, scan their sums in place (by sections again where one does not hold
/// them all), add the sums. All buffers are made when it is made, so before the first launch.
class SectionScan {
public:
    /// The sums are sums1 … of fewer and fewer elements, and `total` of one. Throws InputError where the device has no
    /// such work-groups.
    SectionScan(Launcher& run, SectionPlan plan, std::size_t n, ElementType type);
    /// Scans x (n elements) into y; `exclusive`, of kernels that have it, moves the prefixes one place on.
    void scan(BufferId x, BufferId y, std::optional<bool> exclusive = {});
    /// From here on its launches belong to this chapter, pass and digit, whatever else `pass` says.
    void inPass(LaunchMeaning pass) { m_pass = std::move(pass); }
    BufferId total() const { return m_sums.back(); }

private:
    LaunchMeaning placed(LaunchMeaning meaning) const;
    LaunchMeaning handingDown(std::size_t level) const;
    void scanLevel(std::size_t level, BufferId x, BufferId y, std::size_t n, std::optional<bool> exclusive);

    Launcher& m_run;
    SectionPlan m_plan;
    std::size_t m_n;
    std::vector<BufferId> m_sums;
    std::optional<LaunchMeaning> m_pass;
};

/// The launches' own order of operations on the host, where additions round: inclusive prefixes of x.
Words scannedBySections(Words x, std::size_t section, const std::function<void(std::span<std::uint32_t>)>& scanOne,
                        const Combiner& plus);
/// One section: each work-item scans perItem elements, then all of them their last ones (after Kogge and Stone), and
/// each adds what came before.
void scanOneSection(std::span<std::uint32_t> x, std::size_t perItem, const Combiner& plus);
/// … and after Brent and Kung.
void brentKungSection(std::span<std::uint32_t> x, const Combiner& plus);

} // namespace lockstep
