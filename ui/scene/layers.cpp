#include "ui/scene/layers.hpp"

#include "ui/scene/bounds.hpp"

#include <QHash>
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace lockstep::ui {

namespace {

bool alike(const QPointF& one, const QPointF& other)
{
    return one.x() == other.x() && one.y() == other.y();
}

bool alike(const QRectF& one, const QRectF& other)
{
    return one.x() == other.x() && one.y() == other.y() && one.width() == other.width() &&
           one.height() == other.height();
}

bool alike(const Stroke& one, const Stroke& other)
{
    return one.width == other.width && one.color == other.color && one.dash == other.dash;
}

bool alike(const QPainterPath& one, const QPainterPath& other)
{
    const int count = one.elementCount();
    if (count != other.elementCount() || one.fillRule() != other.fillRule())
        return false;
    for (int i = 0; i < count; ++i) {
        const QPainterPath::Element a = one.elementAt(i), b = other.elementAt(i);
        if (a.x != b.x || a.y != b.y || a.type != b.type)
            return false;
    }
    return true;
}

bool alike(const RectShape& one, const RectShape& other)
{
    return alike(one.rect, other.rect) && one.radius == other.radius && one.fill == other.fill &&
           one.shadow == other.shadow && alike(one.stroke, other.stroke);
}

bool alike(const EllipseShape& one, const EllipseShape& other)
{
    return alike(one.rect, other.rect) && one.fill == other.fill && alike(one.stroke, other.stroke);
}

bool alike(const LineShape& one, const LineShape& other)
{
    return alike(one.from, other.from) && alike(one.to, other.to) && alike(one.stroke, other.stroke);
}

bool alike(const PathShape& one, const PathShape& other)
{
    return one.fill == other.fill && alike(one.stroke, other.stroke) && alike(one.path, other.path);
}

bool alike(const TextShape& one, const TextShape& other)
{
    return alike(one.at, other.at) && one.size == other.size && one.weight == other.weight &&
           one.family == other.family && one.align == other.align && one.italic == other.italic &&
           one.color == other.color && one.text == other.text;
}

bool alike(const ImageShape& one, const ImageShape& other)
{
    return alike(one.rect, other.rect) && one.columns == other.columns && one.rows == other.rows &&
           one.pixels == other.pixels;
}

/// Which fields of a picture are covered. Coarse: whether a mark meets one of hundreds is a few operations.
class Fields {
public:
    Fields(QSizeF size, double margin)
        : m_width(std::max(1.0, size.width()) / side), m_height(std::max(1.0, size.height()) / side), m_margin(margin)
    {
    }

    void cover(const QRectF& room)
    {
        const Span rows = along(room.top(), room.bottom(), m_height);
        const std::uint64_t columns = bits(along(room.left(), room.right(), m_width));
        for (int row = rows.first; row <= rows.last; ++row)
            m_rows[static_cast<std::size_t>(row)] |= columns;
    }

    bool meets(const QRectF& room) const
    {
        const Span rows = along(room.top(), room.bottom(), m_height);
        const std::uint64_t columns = bits(along(room.left(), room.right(), m_width));
        for (int row = rows.first; row <= rows.last; ++row)
            if ((m_rows[static_cast<std::size_t>(row)] & columns) != 0)
                return true;
        return false;
    }

    /// The covered ones as rectangles that do not overlap.
    std::vector<QRectF> rects() const
    {
        std::vector<QRectF> found;
        for (std::size_t row = 0; row < side;) {
            std::size_t end = row + 1;
            while (end < side && m_rows[end] == m_rows[row])
                ++end;
            std::uint64_t left = m_rows[row];
            while (left != 0) {
                const int from = std::countr_zero(left);
                const int count = std::countr_one(left >> from);
                found.emplace_back(from * m_width, static_cast<double>(row) * m_height, count * m_width,
                                   static_cast<double>(end - row) * m_height);
                left &= ~bits({from, from + count - 1});
            }
            row = end;
        }
        return found;
    }

private:
    static constexpr std::size_t side = 64; ///< one bit of a word for each column

    struct Span {
        int first = 0, last = 0;
    };

    Span along(double from, double until, double step) const
    {
        const auto at = [step](double where) {
            return static_cast<int>(std::max(0.0, std::min<double>(side - 1, where / step)));
        };
        return {at(from - m_margin), at(until + m_margin)};
    }

    static std::uint64_t bits(Span columns)
    {
        const auto count = static_cast<unsigned>(columns.last - columns.first + 1);
        return (~std::uint64_t{0} >> (side - count)) << static_cast<unsigned>(columns.first);
    }

    double m_width, m_height, m_margin;
    std::array<std::uint64_t, side> m_rows{};
};

/// Equal for shapes that are alike, and nearly always another one for others.
struct RoughHash {
    std::size_t operator()(const RectShape& shape) const { return of(shape.rect); }
    std::size_t operator()(const EllipseShape& shape) const { return of(shape.rect); }
    std::size_t operator()(const LineShape& shape) const { return of({shape.from, shape.to}); }
    std::size_t operator()(const PathShape& shape) const
    {
        const int count = shape.path.elementCount();
        if (count == 0)
            return 0;
        const QPointF first = shape.path.elementAt(0), last = shape.path.elementAt(count - 1);
        return of({first, last}) ^ static_cast<std::size_t>(count);
    }
    std::size_t operator()(const TextShape& shape) const
    {
        return qHashMulti(0, shape.at.x(), shape.at.y(), shape.text);
    }
    std::size_t operator()(const ImageShape& shape) const { return of(shape.rect); }

private:
    static std::size_t of(const QRectF& rect) { return qHashMulti(0, rect.x(), rect.y(), rect.width(), rect.height()); }
};

/// Finds marks again in the order of a list of them.
class Finder {
public:
    explicit Finder(const std::vector<Mark>& marks) : m_marks(marks)
    {
        m_places.reserve(marks.size());
        for (std::size_t i = 0; i < marks.size(); ++i)
            m_places.emplace_back(std::visit(RoughHash{}, marks[i].shape), i);
        std::ranges::sort(m_places);
    }

    /// Whether one is alike behind those that were found before, and not so far away that it is rather another one.
    bool findNext(const Mark& mark)
    {
        constexpr std::size_t far = 512;
        const std::size_t hash = std::visit(RoughHash{}, mark.shape);
        for (auto place = std::ranges::lower_bound(m_places, std::pair(hash, m_next));
             place != m_places.end() && place->first == hash && place->second < m_next + far; ++place)
            if (paintsAlike(mark, m_marks[place->second])) {
                m_next = place->second + 1;
                return true;
            }
        return false;
    }

private:
    const std::vector<Mark>& m_marks;
    std::vector<std::pair<std::size_t, std::size_t>> m_places; ///< hash, place
    std::size_t m_next = 0;
};

} // namespace

bool paintsAlike(const Mark& one, const Mark& other)
{
    return one.opacity == other.opacity && one.shape.index() == other.shape.index() &&
           std::visit(
               [&](const auto& shape) {
                   return alike(shape, std::get<std::remove_cvref_t<decltype(shape)>>(other.shape));
               },
               one.shape);
}

std::optional<Layers::Parted> Layers::over(const Scene& scene) const
{
    if (!m_still || m_still->size != scene.size || m_still->ground != scene.ground)
        return {};
    Parted parted{m_still, {}, {}};
    Fields covered(scene.size, m_pixel);
    std::size_t next = 0;
    for (std::size_t i = 0; i < scene.marks.size(); ++i) {
        const Mark& mark = scene.marks[i];
        const bool stays = next < m_still->marks.size() && paintsAlike(mark, m_still->marks[next]);
        if (!stays) {
            parted.above.push_back(i);
            covered.cover(roomOf(mark.shape));
        } else if (++next; !parted.above.empty() && covered.meets(roomOf(mark.shape))) {
            return {};
        }
    }
    if (next != m_still->marks.size())
        return {};
    parted.touched = covered.rects();
    return parted;
}

/// Keeps of what stayed so far what is in this scene too; all of a scene that is another one.
void Layers::settle(const Scene& scene)
{
    auto staying = std::make_shared<Scene>();
    staying->size = scene.size;
    staying->ground = scene.ground;
    if (m_still && m_still->size == scene.size && m_still->ground == scene.ground) {
        Finder before(m_still->marks);
        Fields covered(scene.size, m_pixel);
        for (const Mark& mark : scene.marks) {
            const QRectF room = roomOf(mark.shape);
            if (before.findNext(mark) && !covered.meets(room))
                staying->marks.push_back(mark);
            else
                covered.cover(room);
        }
    }
    if (staying->marks.size() < scene.marks.size() / 2)
        staying->marks = scene.marks;
    m_still = std::move(staying);
}

Layers::Parted Layers::part(const Scene& scene)
{
    std::optional<Parted> parted = over(scene);
    if (!parted) {
        settle(scene);
        parted = over(scene);
    }
    if (!parted) { // an equal mark stood twice, and the other one was found
        m_still = std::make_shared<Scene>(scene);
        parted = Parted{m_still, {}, {}};
    }
    return std::move(*parted);
}

} // namespace lockstep::ui
