#include "ui/export/page_values.hpp"

#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "ui/export/page_pictures.hpp"
#include "ui/kit/values.hpp"

namespace lockstep::ui {

namespace {

/// More values than these are a file to export, not a table to read.
constexpr std::size_t mostValues = 4096;

QByteArray listOf(const Recording& recording, std::size_t buffer, const Words& words)
{
    QByteArray list;
    for (const std::uint32_t bits : words) {
        const QString text = buffer == recording.mainBuffer ? valueText(bits, recording)
                                                            : QString::fromStdString(formatIn(recording, buffer, bits));
        list += (list.isEmpty() ? "" : ",") + quoted(text.toUtf8());
    }
    return '[' + list + ']';
}

} // namespace

PageValues::PageValues(const Deck& deck)
{
    if (deck.recordings.size() == 1 && deck.pages.size() == deck.recordings.front()->launchCount() + 1 &&
        deck.pages.front().number == 0)
        m_recording = deck.recordings.front();
}

QByteArray PageValues::of(std::size_t page) const
{
    if (!m_recording || page >= m_recording->states.size() || !m_recording->states[page] ||
        (page > 0 && !m_recording->states[page - 1]))
        return {};
    const Recording& recording = *m_recording;
    const State& after = *recording.states[page];
    const State& before = *recording.states[page > 0 ? page - 1 : 0];
    QByteArray list;
    for (std::size_t i = 0; i < after.buffers.size(); ++i) {
        const WordsPtr &old = before.buffers[i], &now = after.buffers[i];
        const bool isSame = old == now || (old && now && *old == *now);
        if (!now || now->size() > mostValues || (isSame && i != recording.mainBuffer))
            continue;
        QByteArray one = "{\"name\":" + quoted(QByteArray::fromStdString(recording.buffers[i].name));
        if (page > 0 && old)
            one += ",\"before\":" + listOf(recording, i, *old);
        one += ",\"after\":" + listOf(recording, i, *now) + '}';
        list += (list.isEmpty() ? "" : ",") + one;
    }
    return list.isEmpty() ? QByteArray() : '[' + list + ']';
}

} // namespace lockstep::ui
