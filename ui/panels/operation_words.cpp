#include "ui/panels/operation_words.hpp"

#include <QCoreApplication>
#include <array>
#include <string>

namespace lockstep::ui {

namespace {

/// The sentences of engine/model/operations.hpp, for who translates them.
[[maybe_unused]] constexpr std::array sentences{
    QT_TRANSLATE_NOOP("Operation", "Sets {W0} to {w0}."),
    QT_TRANSLATE_NOOP("Operation", "Copies {r0} to {W0}."),
    QT_TRANSLATE_NOOP("Operation", "{r0} moves to {W0}."),
    QT_TRANSLATE_NOOP("Operation", "Counts up {R}, from {r} to {w0}."),
    QT_TRANSLATE_NOOP("Operation", "Sets a bit of {W0}."),
    QT_TRANSLATE_NOOP("Operation", "Reads {R0} to work out an address."),
    QT_TRANSLATE_NOOP("Operation", "A flag if either side has one: {r0} or {r1} = {w0}."),
    QT_TRANSLATE_NOOP("Operation", "Publishes {r0} to the other work-groups."),
    QT_TRANSLATE_NOOP("Operation", "Receives {w0} from another work-group."),
    QT_TRANSLATE_NOOP("Operation", "{r0} does not come after {r1}."),
    QT_TRANSLATE_NOOP("Operation", "Sets {W0} to the place that was found: {w0}."),
    QT_TRANSLATE_NOOP("Operation", "{r0} and {r1} change places."),
    QT_TRANSLATE_NOOP("Operation", "Takes input {R0} through a layer of comparators, from {r0} to {w0}."),
    QT_TRANSLATE_NOOP("Operation", "The digit of {r0} is {w0}."),
    QT_TRANSLATE_NOOP("Operation", "{R0} goes on from {r0} to {w0}."),
    QT_TRANSLATE_NOOP("Operation", "From place {r0} to place {r1}: {w0}."),
    QT_TRANSLATE_NOOP("Operation", "Adds {r0} · {r1} to {r}: {w0}."),
    QT_TRANSLATE_NOOP("Operation", "Stores {w0} in {W0}."),
    QT_TRANSLATE_NOOP("Operation", "Is drawn with the strength {w0}."),
    QT_TRANSLATE_NOOP("Operation", "Is pulled: {r} becomes {w0}."),
    QT_TRANSLATE_NOOP("Operation", "A step in time: {r} becomes {w0}."),
    QT_TRANSLATE_NOOP("Operation", "Adds {r0} to {R}, from {r} to {w0}."),
    QT_TRANSLATE_NOOP("Operation", "Loads {r0} from {R0}."),
    QT_TRANSLATE_NOOP("Operation", "Stores {w0} in {W0}."),
    QT_TRANSLATE_NOOP("Operation", "Changes {W0} in one breath, from {r} to {w0}.")};

} // namespace

QString operationWords(Op op)
{
    const std::string sentence{operation(op).sentence};
    return QCoreApplication::translate("Operation", sentence.c_str());
}

} // namespace lockstep::ui
