#include "ui/scene/told_sentences.hpp"

#include "engine/model/sentence.hpp"
#include "ui/scene/language.hpp"

#include <QTranslator>
#include <map>

namespace lockstep::ui {
namespace {

using Words = std::map<std::string, QTranslator, std::less<>>;

/// Made once, and only read from then on, from any thread.
const Words& words()
{
    static const Words all = [] {
        Words loaded;
        for (const LanguageName& each : languages())
            if (each.language != Language::english)
                if (!loaded[each.code].load(QStringLiteral(":/translations/%1.qm").arg(QLatin1String(each.code))))
                    loaded.erase(each.code); // a test says so
        return loaded;
    }();
    return all;
}

std::string find(std::string_view language, std::string_view english)
{
    const auto found = words().find(language);
    if (found == words().end())
        return {};
    return found->second.translate("sentence", std::string{english}.c_str()).toStdString();
}

} // namespace

void translateSentencesHere()
{
    translateSentences(&find);
}

} // namespace lockstep::ui
