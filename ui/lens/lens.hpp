#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/state.hpp"
#include "ui/kit/view.hpp"
#include "ui/lens/prepared.hpp"
#include "ui/scene/scene.hpp"

#include <QString>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// Where in a recording: `launch` 0 is the input; launch k with fraction f in [0, 1] is f of the way through launch k.
/// fraction 1 shows the state after launch k. With a phase it is inside the launch, f of the way through that phase.
struct Moment {
    std::size_t launch = 0;
    double fraction = 1;
    std::optional<std::uint32_t> phase = {}; ///< its place in Launch::phases
    bool operator==(const Moment&) const = default;
};

/// How often an element of column x has a value in row y (row 0 is the largest); by positions and key order.
struct Density {
    int columns = 0, rows = 0;
    std::vector<std::uint32_t> cells; ///< row-major counts
};

struct DensityRequest {
    std::size_t launch = 0; ///< state after this launch
    std::size_t buffer = 0;
    int columns = 0, rows = 0;
    auto operator<=>(const DensityRequest&) const = default;
};

/// What a lens wants to have at hand before it draws a moment.
struct Needs {
    std::vector<std::size_t> states; ///< state numbers 0 … L
    std::vector<std::size_t> events; ///< launch numbers 1 … L
    std::vector<DensityRequest> densities;
    bool operator==(const Needs&) const = default;
};

/// What is at hand. Absent things draw as a plain 'loading' mark.
struct Resident {
    RecordingPtr recording;
    std::map<std::size_t, State> states;
    std::map<std::size_t, EventsPtr> events;
    std::map<DensityRequest, std::shared_ptr<const Density>> densities;
    std::shared_ptr<PreparedMemory> memory; ///< of who draws this recording many times; null: nothing is kept

    const State* state(std::size_t k) const;     ///< null where absent
    const Events* eventsOf(std::size_t k) const; ///< null where absent
    const Density* density(const DensityRequest& request) const;
    /// From its memory, else made and kept there; null where `make` has not all that it needs.
    PreparedPtr once(const void* maker, PreparedPart part, const std::string& detail,
                     const std::function<PreparedPtr()>& make) const;
};

/// A piece of the narration; tone picks the colour of the marks that it counts.
enum class Tone { plain, strong, move, keep, compute };
struct Phrase {
    QString text;
    Tone tone = Tone::plain;
};

/// One way to look at a recording, in two steps: what it reads from the events, once a recording or a launch, and what
/// it draws and says of that. Stateless.
class Lens {
public:
    virtual ~Lens() = default;
    virtual QString id() const = 0;    ///< "network", "dataflow", "blocks", "buckets", …
    virtual QString title() const = 0; ///< for people
    /// True where this lens can draw this recording legibly in this view (level of detail included).
    virtual bool canShow(const Recording& recording, const View& view) const = 0;
    /// What draws its recordings where it cannot itself, if that can; else bars do.
    virtual const Lens* instead() const { return nullptr; }
    virtual Needs needs(const Recording& recording, Moment moment, const View& view) const = 0;
    /// True where it draws the phases of a launch of its own recordings one by one.
    virtual bool showsPhases(const Recording&, std::size_t) const { return false; }

    /// What the pictures of the moment's part of the recording are made of, from the resident's memory where it is kept
    /// there; null where a piece of it is not at hand.
    PreparedPtr prepare(const Resident& resident, Moment moment) const;
    /// Pure and linear in the fraction.
    Scene scene(const Resident& resident, Moment moment, const View& view) const;
    /// One sentence about the current launch, counted from its events, in the language that is spoken.
    std::vector<Phrase> narration(const Resident& resident, Moment moment) const;

protected:
    /// Which moments share what is prepared.
    virtual PreparedPart partOf(const Recording& recording, Moment moment) const = 0;
    /// Null where a piece is not at hand.
    virtual PreparedPtr read(const Resident& resident, Moment moment) const = 0;
    /// The moment is one of the recording's. Draws from what was read, states and densities: events are read but once.
    virtual Scene draw(const Prepared& prepared, const Resident& resident, Moment moment, const View& view) const = 0;
    virtual std::vector<Phrase> tell(const Prepared& prepared, const Resident& resident, Moment moment) const = 0;
    /// A launch may be told of in several sentences, one after another: which one this moment has.
    virtual int sentenceAt(Moment moment) const { return moment.fraction >= 1; }
};

/// The lens that the recording's algorithm asks for; null where there is none of that name.
const Lens* ownLens(const Recording& recording);

/// Up to so many values are shown one by one.
inline constexpr std::size_t mostSingle = 128;

} // namespace lockstep::ui
