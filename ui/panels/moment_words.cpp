#include "ui/panels/moment_words.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/lens/phases.hpp"
#include "ui/panels/transport.hpp"
#include "ui/scene/names.hpp"

namespace lockstep::ui {

QString whereWords(const Recording& recording, Moment moment)
{
    if (moment.launch == 0)
        return Transport::tr("Input");
    if (moment.phase)
        return Transport::tr("Launch %L1 of %L2, phase %L3 of %L4")
            .arg(moment.launch)
            .arg(recording.launchCount())
            .arg(*moment.phase + 1)
            .arg(phasesShown(recording, moment.launch));
    return Transport::tr("Launch %L1 of %L2").arg(moment.launch).arg(recording.launchCount());
}

QString meaningWords(const Recording& recording, Moment moment, Language language)
{
    if (moment.launch == 0) {
        const std::size_t launches = recording.launchCount();
        return launches == 0   ? Transport::tr("nothing to launch")
               : launches == 1 ? Transport::tr("before the only launch")
                               : Transport::tr("before %L1 launches").arg(launches);
    }
    const Speaking speaking(language);
    const LaunchMeaning& meaning = recording.launches[moment.launch - 1].meaning;
    QString group = placeOf(meaning);
    if (!group.isEmpty() && language == Language::english)
        group[0] = group[0].toLower();
    const QString title = say(meaning.title);
    return group.isEmpty() ? title : title.isEmpty() ? group : withChineseMarks(group + ", " + title);
}

QString placeWords(const Recording& recording, Moment moment, Language language)
{
    const QString where = whereWords(recording, moment), meaning = meaningWords(recording, moment, language);
    const Speaking speaking(language);
    return meaning.isEmpty() ? where : withChineseMarks(where + QStringLiteral(": ") + meaning);
}

QString launchWords(const Recording& recording, Moment moment, Language language)
{
    const Speaking speaking(language);
    return withChineseMarks(titleOf(recording) + QStringLiteral(". ") + placeWords(recording, moment, language));
}

} // namespace lockstep::ui
