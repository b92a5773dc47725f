#include "ui/lens/equal_keys.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/sorted_field.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

struct Found {
    std::optional<Crossings> crossings;
};

std::size_t bytesOf(const Found& found)
{
    return found.crossings ? found.crossings->neighbours.size() : 0;
}

} // namespace

std::optional<Crossings> equalKeys(const Resident& resident)
{
    const Recording& recording = *resident.recording;
    if (recording.type != ElementType::pair)
        return std::nullopt;
    static const char maker = 0;
    const PreparedPtr found = resident.once(&maker, {}, {}, [&] {
        std::vector<const Events*> launches;
        for (std::size_t k = 1; k <= recording.launchCount(); ++k)
            launches.push_back(resident.eventsOf(k));
        return prepared(Found{equalKeys(recording, launches)});
    });
    return valueOf<Found>(*found).crossings;
}

Phrase equalKeysPhrase(std::uint64_t pairs, std::uint64_t crossed)
{
    if (crossed == 0)
        return {many(pairs, "%1 pair of successive equal keys keeps its order",
                     "%1 pairs of successive equal keys keep their order"),
                Tone::keep};
    return {say(crossed, "%1 of %2 pairs of successive equal keys has crossed",
                "%1 of %2 pairs of successive equal keys have crossed")
                .arg(countDigits(crossed), countDigits(pairs)),
            Tone::move};
}

void tellEqualKeys(std::vector<Phrase>& told, const Resident& resident)
{
    const std::optional<Crossings> equal = equalKeys(resident);
    if (!equal || told.empty())
        return;
    if (told.back().text.endsWith(QLatin1Char('.')) || told.back().text.endsWith(QChar(u'。')))
        told.back().text.chop(1);
    told.push_back({say("; ")});
    const auto count = [&](Crossings::Neighbours what) {
        return static_cast<std::uint64_t>(std::ranges::count(equal->neighbours, what));
    };
    const std::uint64_t crossed = count(Crossings::Neighbours::cross);
    const std::uint64_t pairs = count(Crossings::Neighbours::keep) + crossed;
    const Recording& recording = *resident.recording;
    if (!fieldSortedBy(recording, recording.launchCount()))
        told.push_back(equalKeysPhrase(pairs, crossed));
    else if (crossed == 0)
        told.push_back({many(pairs, "%1 pair of successive keys with one first field keeps the order of the first sort",
                             "%1 pairs of successive keys with one first field keep the order of the first sort"),
                        Tone::keep});
    else
        told.push_back({say(crossed,
                            "%1 of %2 pairs of successive keys with one first field has crossed since the "
                            "first sort",
                            "%1 of %2 pairs of successive keys with one first field have crossed since the first sort")
                            .arg(countDigits(crossed), countDigits(pairs)),
                        Tone::move});
    told.push_back({QStringLiteral(".")});
}

void joinEqual(Scene& scene, const Theme& colors, QPointF from, QPointF to, QPointF high, double width, bool crossed,
               std::size_t place)
{
    QPainterPath path(from);
    path.cubicTo(from + high * 4 / 3, to + high * 4 / 3, to);
    const Stroke stroke =
        crossed ? Stroke{colors.move.line, width * 1.3, {2.5, 1.5}} : Stroke{colors.keep.line, width, {}};
    scene.add(PathShape{path, Qt::transparent, stroke},
              {QStringLiteral("%1%2").arg(crossed ? QStringLiteral("crossed") : QStringLiteral("equal")).arg(place), -1,
               -1, static_cast<qint64>(place)});
}

void joinNeighbours(Scene& scene, const Theme& colors, const Crossings& equal, QPointF high, double s,
                    const std::function<QPointF(std::size_t)>& at)
{
    for (std::size_t i = 0; i + 1 < equal.neighbours.size(); ++i) {
        const QPointF from = at(i), to = at(i + 1);
        const double apart = std::hypot(to.x() - from.x(), to.y() - from.y());
        if (equal.neighbours[i] != Crossings::Neighbours::differ && apart >= 4 * s)
            joinEqual(scene, colors, from, to, high, std::min(1.6 * s, apart * 0.15),
                      equal.neighbours[i] == Crossings::Neighbours::cross, i);
    }
}

} // namespace lockstep::ui
