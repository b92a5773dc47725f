#pragma once

#include "ui/lenses/buckets/model.hpp"

#include <map>

namespace lockstep::ui {

/// Keys of a block that a work-group sorts.
std::size_t blockSize(const Recording& recording, const Launch& launch);

/// Where keys lie in local memory, by the events so far.
class BlockKeys {
public:
    BlockKeys(const Launch& launch, std::size_t keys, std::size_t block);

    void apply(const Event& event);
    /// By position.
    const std::vector<std::uint32_t>& places() const { return m_places; }
    /// Position of the key in this element of the work-group's block; nothing where none was put there.
    std::optional<std::uint32_t> keyAt(std::uint32_t group, std::uint32_t index) const;

private:
    const Launch& m_launch;
    const std::size_t m_block;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> m_at; ///< group, index: position of the key
    std::vector<std::uint32_t> m_places;
};

/// True for a launch whose work-groups sort their own keys by counters, several bits at a time.
bool sortsByCounters(const Launch& launch);
/// What such a launch does in this phase.
void enterCounters(BucketPass& pass, const Recording& recording, const Launch& launch, const Events& events,
                   std::uint32_t phase);
std::vector<Phrase> counterNarration(const BucketPass& pass);

} // namespace lockstep::ui
