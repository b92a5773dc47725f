#include "ui/scene/names.hpp"

#include "engine/model/recording.hpp"

namespace lockstep::ui {

QString titleOf(const Recording& recording)
{
    return say(Message{"algorithm." + recording.algorithm, {}, recording.title});
}

QString titleOf(const Algorithm& algorithm)
{
    return say(Message{"algorithm." + algorithm.id, {}, algorithm.title});
}

QString deviceOf(const Recording& recording)
{
    const QString name = QString::fromStdString(recording.device.name);
    const bool isElse = recording.eventSource == EventSource::oclgrind && recording.device.platform != "Oclgrind";
    return isElse ? name + QStringLiteral(" · ") + say("accesses: Oclgrind") : name;
}

QString familyTitle(const std::string& family)
{
    return say(Message{"family." + family, {}, family});
}

QString parameterName(const std::string& name)
{
    return say(Message{"parameter." + name, {}, name});
}

QString parameterValue(const std::string& value)
{
    return say(Message{"value." + value, {}, value});
}

QString capitalised(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

} // namespace lockstep::ui
