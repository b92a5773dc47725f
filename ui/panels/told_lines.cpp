#include "ui/panels/told_lines.hpp"

#include "engine/analysis/access_sites.hpp"
#include "ui/panels/access_names.hpp"

#include <array>
#include <set>
#include <tuple>

namespace lockstep::ui {

namespace {

QString wordsOf(const AccessNames& names, const Access& access, bool isStore)
{
    const QString place = names.place(access), value = names.value(access);
    return isStore ? QStringLiteral("%1 → %2").arg(value, place) : QStringLiteral("%1 → %2").arg(place, value);
}

/// One access, and where in the text it stands; 0: that is not told.
struct Placed {
    Access access;
    bool isStore = false;
    int line = 0;
};

std::vector<Placed> placedOf(AccessSites& sites, const Event& event)
{
    std::vector<std::size_t> of;
    sites.of(event, of);
    std::vector<Placed> all;
    const std::size_t reads = event.reads().size();
    for (std::size_t i = 0; i < of.size(); ++i) {
        if (of[i] == AccessSites::none)
            continue;
        const AccessSite& site = sites.sites()[of[i]];
        const bool isTold = site.isLineTold && !site.isOfTwo && !site.isAtomic;
        const Access& access = i < reads ? event.reads()[i] : event.writes()[i - reads];
        all.push_back({access, i >= reads, isTold ? static_cast<int>(site.line) : 0});
    }
    return all;
}

} // namespace

ToldLines toldLines(const Recording& recording, const Launch& launch, const Events& events, std::uint32_t item,
                    std::optional<std::uint32_t> phase)
{
    constexpr std::size_t mostEvents = 200'000; // they are gone through with every step
    if (events.size() > mostEvents)
        return {};
    const AccessNames names{recording, launch};
    AccessSites sites(recording, launch);
    struct Kind {
        std::set<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>> accesses; ///< distinct ones
        QString words;
    };
    std::map<int, std::array<Kind, 2>> lines; // reads, stores
    for (const Event& event : events) {
        if (event.item != item || (phase && event.phase != *phase))
            continue;
        for (const Placed& one : placedOf(sites, event)) {
            if (one.line == 0)
                continue;
            Kind& kind = lines[one.line][one.isStore ? 1 : 0];
            kind.accesses.insert({one.access.array, one.access.index, one.access.value});
            kind.words = wordsOf(names, one.access, one.isStore);
        }
    }
    ToldLines told;
    for (const auto& [line, kinds] : lines)
        if (kinds[0].accesses.size() <= 1 && kinds[1].accesses.size() <= 1)
            told[line] = kinds[1].accesses.empty() ? kinds[0].words : kinds[1].words;
    return told;
}

} // namespace lockstep::ui
