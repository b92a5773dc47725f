#include "ui/present/present_timeline.hpp"

#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr double thickness = 8, playhead = 9, gap = 8, chapterGap = 26;
constexpr std::size_t mostSegments = 60;

} // namespace

PresentTimeline::PresentTimeline(const std::vector<Page>& pages, QRectF band, double margin)
    : m_band(band), m_left(band.left() + margin), m_width(band.width() - 2 * margin), m_starts(pages.size(), m_left)
{
    if (pages.size() < 2)
        return;
    std::vector<std::size_t> chapterOf(pages.size(), 0);
    for (std::size_t k = 2; k < pages.size(); ++k)
        chapterOf[k] = chapterOf[k - 1] + (pages[k].chapter != pages[k - 1].chapter ? 1 : 0);
    const auto segments = static_cast<double>(pages.size() - 1), chapters = static_cast<double>(chapterOf.back());
    m_isSegmented = pages.size() - 1 <= mostSegments;
    double between = chapterGap;
    if (!m_isSegmented) {
        m_gap = 0;
        between = chapters * 2 * gap < m_width / 2 ? gap : 0;
    } else {
        // As many chapters as pages would leave the segments no room.
        m_gap = segments * 3 * gap < m_width ? gap : gap / 2;
        between = chapters * 2 * chapterGap < m_width ? chapterGap : 2 * m_gap;
    }
    m_step = (m_width - chapters * between - (segments - 1 - chapters) * m_gap) / segments;
    for (std::size_t k = 2; k < pages.size(); ++k)
        m_starts[k] = m_starts[k - 1] + m_step + (chapterOf[k] != chapterOf[k - 1] ? between : m_gap);
}

QRectF PresentTimeline::segment(std::size_t page) const
{
    return {m_starts[page], m_band.center().y() - thickness / 2, m_step, thickness};
}

double PresentTimeline::xOf(std::size_t page, double fraction) const
{
    return page == 0 ? m_left : m_starts[page] + fraction * m_step;
}

std::size_t PresentTimeline::pageAt(double x) const
{
    if (m_starts.size() < 2 || x < m_left)
        return 0;
    const auto after = std::upper_bound(m_starts.begin() + 1, m_starts.end(), x);
    return static_cast<std::size_t>(after - m_starts.begin()) - 1;
}

void PresentTimeline::drawSegments(Scene& scene, std::size_t page, double x, const Theme& colors) const
{
    for (std::size_t k = 1; k < m_starts.size(); ++k) {
        const QRectF bar = segment(k);
        const MarkId id{QStringLiteral("page%1").arg(k), -1, -1, -1};
        const double radius = std::min(thickness, bar.width()) / 2;
        if (k < page) {
            scene.add(RectShape{bar, radius, colors.done, {}}, id);
        } else if (k > page) {
            scene.add(RectShape{bar.adjusted(1, 1, -1, -1), radius - 1, Qt::transparent, {colors.ghost, 2, {}}}, id);
        } else {
            // On white yellow alone would be pale: it has an edge, as everywhere.
            const Stroke edge = colors.dark ? Stroke{} : Stroke{colors.ink, 2, {}};
            scene.add(RectShape{bar.adjusted(0, -2, 0, 2), radius + 2, colors.nowSoft, edge}, id);
            if (x > bar.left())
                scene.add(RectShape{QRectF(bar.left(), bar.top() - 2, x - bar.left(), thickness + 4),
                                    std::min(radius + 2, (x - bar.left()) / 2), colors.now, edge});
        }
    }
}

void PresentTimeline::drawBar(Scene& scene, std::size_t page, double x, const Theme& colors) const
{
    // Bars of chapters, or of everything.
    const std::size_t count = m_starts.size();
    for (std::size_t first = 1; first < count;) {
        std::size_t last = first;
        while (last + 1 < count && m_starts[last + 1] - m_starts[last] - m_step < gap / 2)
            ++last;
        const QRectF bar = segment(first).united(segment(last));
        const double radius = std::min(thickness, bar.width()) / 2;
        scene.add(
            RectShape{bar.adjusted(1, 1, -1, -1), std::max(radius - 1, 0.0), Qt::transparent, {colors.ghost, 2, {}}});
        const double done = std::clamp(x, bar.left(), bar.right());
        if (done > bar.left())
            scene.add(RectShape{QRectF(bar.topLeft(), QPointF(done, bar.bottom())),
                                std::min(radius, (done - bar.left()) / 2),
                                colors.done,
                                {}});
        first = last + 1;
    }
    if (page == 0)
        return;
    // The page is thinner than a segment could show: yellow around the playhead.
    QRectF now = segment(page).adjusted(-8, -4, 8, 4);
    scene.add(RectShape{now, now.height() / 2, colors.now, {colors.ink, 2, {}}});
}

Scene PresentTimeline::scene(std::size_t page, double fraction, ThemeName name) const
{
    const Theme& colors = theme(name);
    Scene scene{m_band.size(), Qt::transparent, {}};
    if (m_starts.size() < 2)
        return scene;
    const double x = xOf(page, fraction);
    m_isSegmented ? drawSegments(scene, page, x, colors) : drawBar(scene, page, x, colors);
    const QPointF at(x, m_band.center().y());
    scene.add(EllipseShape{QRectF(at - QPointF(playhead, playhead), QSizeF(2 * playhead, 2 * playhead)),
                           colors.ink,
                           {colors.paper, 3, {}}},
              {QStringLiteral("playhead"), -1, -1, -1});
    return scene;
}

} // namespace lockstep::ui
