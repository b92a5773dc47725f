#include "app/speech.hpp"

#include "engine/model/sentence.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/told_sentences.hpp"

namespace lockstep::app {

void speak(const std::string& code)
{
    ui::translateSentencesHere();
    tellSentencesIn(code);
}

std::string told(const Message& message)
{
    const ui::Speaking speaking{ui::languageNamed(sentenceLanguage())};
    return ui::say(message).toStdString();
}

} // namespace lockstep::app
