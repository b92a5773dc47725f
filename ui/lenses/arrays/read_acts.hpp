#pragma once

#include "ui/lenses/arrays/read_places.hpp"

#include <map>
#include <utility>
#include <vector>

namespace lockstep::ui {

/// What work-items without trace calls have loaded since they stored last.
class HeldLoads {
public:
    void take(const Event& event);
    /// What comes to the elements that the event stores.
    Came cameOf(const Event& event) const;

private:
    Came cameOfStore(const Event& event) const;
    std::map<std::uint32_t, std::vector<Access>> m_held; ///< by work-item
};

/// Makes acts of a part's events: each store with what its work-item had loaded for it.
class ActsReader {
public:
    ActsReader(const ArrayPlaces& places, ArraysRead& read) : m_places(places), m_read(read) {}
    void add(const Event& event, Came came);
    /// Where there are more than anybody can follow there are none; else also those that go beyond an array's elements.
    void finish();

private:
    bool isStation(const ElementAt& element) const;
    void addStay(ArrayAct made);
    void addAct(ArrayAct made);
    bool addRegister(ArrayAct& made, const Access& access) const;
    void addSource(ArrayAct& made, const Event& event, const ElementAt& element) const;

    const ArrayPlaces& m_places;
    ArraysRead& m_read;
    std::map<std::uint32_t, ArrayAct> m_pending; ///< loads by work-item, since its last store
    /// What their values were made of.
    std::map<std::pair<std::uint32_t, std::uint32_t>, ArrayAct> m_registers;
    std::map<std::pair<std::size_t, std::uint32_t>, std::size_t> m_madeBy; ///< the act that stored there last
};

} // namespace lockstep::ui
