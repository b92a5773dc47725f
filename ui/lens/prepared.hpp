#pragma once

#include "engine/model/forward.hpp"
#include "ui/scene/language.hpp"

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::ui {

/// What has been worked out of a recording before a picture is drawn: the same for every moment of a launch, or of the
/// whole run.
class Prepared {
public:
    virtual ~Prepared() = default;
    /// About how much memory it takes.
    virtual std::size_t bytes() const = 0;
};
using PreparedPtr = std::shared_ptr<const Prepared>;

/// About how much memory a list takes, without what its elements point to.
template <class T>
std::size_t bytesOf(const std::vector<T>& list)
{
    return list.capacity() * sizeof(T);
}

/// A Prepared that is a value; bytesOf() of its type tells how large it is.
template <class T>
class PreparedAs final : public Prepared {
public:
    explicit PreparedAs(T made) : value(std::move(made)), m_bytes(sizeof(T) + bytesOf(value)) {}
    std::size_t bytes() const override { return m_bytes; }
    const T value;

private:
    std::size_t m_bytes;
};

template <class T>
PreparedPtr prepared(T made)
{
    return std::make_shared<PreparedAs<T>>(std::move(made));
}
/// Null where there is nothing to keep.
template <class T>
PreparedPtr prepared(std::optional<T> made)
{
    return made ? prepared(std::move(*made)) : nullptr;
}

/// The value that was prepared; it must be of this type.
template <class T>
const T& valueOf(const Prepared& prepared)
{
    return static_cast<const PreparedAs<T>&>(prepared).value;
}

/// The part of a recording that is prepared at once: all of it, a launch, or a phase.
struct PreparedPart {
    std::size_t launch = 0; ///< 0: all launches, or the input
    std::optional<std::uint32_t> phase = {};
    bool operator==(const PreparedPart&) const = default;
};

/// Keeps what was prepared for those who draw a recording many times. When it grows too large, what was used least
/// recently goes. Threads may share it.
class PreparedMemory {
public:
    explicit PreparedMemory(std::size_t limit = std::size_t{64} << 20) : m_limit(limit) {}

    struct Key {
        const void* maker = nullptr; ///< who prepares it: a lens, or an object that stands for a function
        PreparedPart part;
        Language language = Language::english; ///< names are part of what is prepared
        std::vector<std::size_t> events;       ///< launches whose events were at hand
        std::string detail;                    ///< what else it depends on
        bool operator==(const Key&) const = default;
    };
    /// What is kept for the key; null where nothing is.
    PreparedPtr find(const RecordingPtr& recording, const Key& key);
    void keep(const RecordingPtr& recording, Key key, PreparedPtr prepared);

    std::size_t bytes() const;
    /// How often something was prepared since the beginning.
    std::size_t made() const;

private:
    struct Entry {
        std::weak_ptr<const Recording> recording;
        Key key;
        PreparedPtr prepared;
    };
    mutable std::mutex m_mutex;
    std::list<Entry> m_entries; ///< the most recently used first
    std::size_t m_limit, m_bytes = 0, m_made = 0;
};

} // namespace lockstep::ui
