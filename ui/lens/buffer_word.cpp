#include "ui/lens/buffer_word.hpp"

#include "engine/model/buffer.hpp"
#include "ui/scene/language.hpp"

namespace lockstep::ui {

QString bufferWord(const BufferInfo& buffer)
{
    // Levels are numbered: "sums1".
    const std::size_t end = buffer.name.find_last_not_of("0123456789") + 1;
    const std::string stem = buffer.name.substr(0, end);
    const QString level = QString::fromStdString(buffer.name.substr(end));
    const auto word = [&stem]() -> QString {
        if (stem == "values")
            return say("values");
        if (stem == "prefixes")
            return say("prefixes");
        if (stem == "sums")
            return say("sums");
        if (stem == "total")
            return say("total");
        if (stem == "counts")
            return say("counts");
        if (stem == "starts")
            return say("starts");
        if (stem == "sums before")
            return say("sums before");
        if (stem == "totals")
            return say("totals");
        if (stem == "bases")
            return say("bases");
        if (stem == "flags")
            return say("flags");
        if (stem == "addresses")
            return say("addresses");
        if (stem == "packed")
            return say("packed");
        if (stem == "unpacked")
            return say("unpacked");
        if (stem == "parted")
            return say("parted");
        return QString::fromStdString(stem);
    };
    return level.isEmpty() ? word() : word() + QLatin1Char(' ') + level;
}

} // namespace lockstep::ui
