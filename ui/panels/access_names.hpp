#pragma once

#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/lookup.hpp"

#include <QString>

namespace lockstep::ui {

/// What a launch's accesses are called, and what was read and written there.
struct AccessNames {
    const Recording& recording;
    const Launch& launch;

    QString array(const Access& access) const
    {
        if (access.array >= localArrayBase) {
            const std::size_t at = access.array - localArrayBase;
            return at < launch.localArrays.size() ? QString::fromStdString(launch.localArrays[at]) : QString("local");
        }
        // The name that the source gives it.
        for (const Argument& argument : launch.arguments)
            if (argument.buffer == access.array)
                return QString::fromStdString(argument.name);
        return QString::fromStdString(recording.buffers.at(access.array).name);
    }

    QString place(const Access& access) const { return QStringLiteral("%1[%2]").arg(array(access)).arg(access.index); }

    bool isKey(const Access& access) const
    {
        return access.array < recording.buffers.size() && recording.buffers[access.array].role != Role::flags;
    }

    /// Local arrays of scans and reductions hold values, but for the number that a block draws.
    bool isLocalValue(const Access& access) const
    {
        return access.array >= localArrayBase && recording.parameters.contains("operator") &&
               inLocal(launch, access.array) != Holds::blockNumber;
    }

    QString value(const Access& access) const
    {
        if ((isKey(access) && hasForms(recording)) || isLocalValue(access))
            return valueText(access.value, recording);
        return access.array < recording.buffers.size()
                   ? QString::fromStdString(formatIn(recording, access.array, access.value))
                   : QString::number(access.value);
    }
};

} // namespace lockstep::ui
