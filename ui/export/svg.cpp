#include "ui/scene/svg.hpp"

#include "ui/export/vectors.hpp"
#include "ui/export/writer.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

/// Whether most computers have a font for it that could stand in for ours.
bool isCommon(const QString& text)
{
    const QList<uint> codes = text.toUcs4();
    return std::all_of(codes.begin(), codes.end(), [](uint code) {
        switch (QChar::script(code)) {
        case QChar::Script_Common:
        case QChar::Script_Inherited:
        case QChar::Script_Latin:
        case QChar::Script_Greek:
        case QChar::Script_Cyrillic:
            return true;
        default:
            return false;
        }
    });
}

bool isCommon(const Scene& scene)
{
    return std::all_of(scene.marks.begin(), scene.marks.end(), [](const Mark& mark) {
        const auto* const text = std::get_if<TextShape>(&mark.shape);
        return text == nullptr || isCommon(text->text);
    });
}

/// An SVG's pixel is 1/96 of an inch.
QByteArray encodeSvg(const Scene& scene, double scale, double dpi)
{
    return toSvg(isCommon(scene) ? scene : withDrawnLetters(scene), scale * defaultDpi / dpi);
}

QByteArray encodeTold(const Scene& scene, const FrameLook& look, const PictureWords& words)
{
    const bool isText = look.svgText == SvgText::automatic ? isCommon(scene) : look.svgText == SvgText::text;
    return toSvg(isText ? scene : withDrawnLetters(scene), exportScale(look) * defaultDpi / look.dpi,
                 {words.title, words.sentence, languageTag(look.language)});
}

} // namespace

const Format svgFormat{.id = "svg",
                       .title = "SVG drawing",
                       .encode = encodeSvg,
                       .kind = FormatKind::picture,
                       .canBeTransparent = true,
                       .encodeTold = encodeTold};

} // namespace lockstep::ui
