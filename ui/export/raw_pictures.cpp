#include "ui/export/raw_pictures.hpp"

#include "engine/model/sentence.hpp"
#include "ui/export/pipeline.hpp"
#include "ui/export/writer.hpp"
#include "ui/scene/layers.hpp"
#include "ui/scene/painter.hpp"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <mutex>

namespace lockstep::ui {

namespace {

std::size_t pixelsIn(QSize size)
{
    return static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height());
}

const QRgb* rowOf(const QImage& image, int y)
{
    return reinterpret_cast<const QRgb*>(image.constScanLine(y));
}

/// Channels of a row, a list each, so that a compiler works on many at once.
struct Channels {
    std::vector<std::uint16_t> red, green, blue;

    void read(const QRgb* row, std::size_t count)
    {
        for (auto* channel : {&red, &green, &blue})
            channel->resize(count);
        std::uint16_t *const r = red.data(), *const g = green.data(), *const b = blue.data();
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint32_t pixel = row[i];
            r[i] = static_cast<std::uint16_t>((pixel >> 16U) & 255U);
            g[i] = static_cast<std::uint16_t>((pixel >> 8U) & 255U);
            b[i] = static_cast<std::uint16_t>(pixel & 255U);
        }
    }
};

/// Of two factors the upper half of the product.
std::uint16_t times(std::uint16_t value, std::uint16_t share)
{
    return static_cast<std::uint16_t>((static_cast<std::uint32_t>(value) * share) >> 16U);
}

/// In 128ths; `shares` of a channel are 65536ths (BT.709, 219 steps for Y and 224 for Cb and Cr of the channel's 255).
constexpr unsigned fine = 7;
constexpr std::uint16_t half = 64;
constexpr std::uint16_t yFromRed = 11966, yFromGreen = 40254, yFromBlue = 4064;
constexpr std::uint16_t cbFromRed = 6596, cbFromGreen = 22188, cbFromBlue = 28784;
constexpr std::uint16_t crFromRed = 28784, crFromGreen = 26145, crFromBlue = 2639;

void writeLuma(const Channels& row, std::size_t count, std::uint8_t* to)
{
    const std::uint16_t *const r = row.red.data(), *const g = row.green.data(), *const b = row.blue.data();
    constexpr auto black = static_cast<std::uint16_t>((16U << fine) + half);
    for (std::size_t i = 0; i < count; ++i) {
        const auto y = static_cast<std::uint16_t>(black + times(static_cast<std::uint16_t>(r[i] << fine), yFromRed) +
                                                  times(static_cast<std::uint16_t>(g[i] << fine), yFromGreen) +
                                                  times(static_cast<std::uint16_t>(b[i] << fine), yFromBlue));
        to[i] = static_cast<std::uint8_t>(y >> fine);
    }
}

/// The mean of two by two pixels, in 128ths.
std::uint16_t mean(const std::vector<std::uint16_t>& upper, const std::vector<std::uint16_t>& lower, std::size_t i)
{
    const unsigned sum = unsigned{upper[2 * i]} + upper[2 * i + 1] + lower[2 * i] + lower[2 * i + 1];
    return static_cast<std::uint16_t>(sum << (fine - 2));
}

void writeChroma(const Channels& upper, const Channels& lower, std::size_t count, std::uint8_t* cb, std::uint8_t* cr)
{
    constexpr auto grey = static_cast<std::uint16_t>((128U << fine) + half);
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint16_t r = mean(upper.red, lower.red, i), g = mean(upper.green, lower.green, i),
                            b = mean(upper.blue, lower.blue, i);
        cb[i] = static_cast<std::uint8_t>(
            static_cast<std::uint16_t>(grey + times(b, cbFromBlue) - times(r, cbFromRed) - times(g, cbFromGreen)) >>
            fine);
        cr[i] = static_cast<std::uint8_t>(
            static_cast<std::uint16_t>(grey + times(r, crFromRed) - times(g, crFromGreen) - times(b, crFromBlue)) >>
            fine);
    }
}

std::uint8_t* bytesAt(QByteArray& bytes, std::size_t at)
{
    return reinterpret_cast<std::uint8_t*>(bytes.data()) + at;
}

} // namespace

QByteArray Yuv420::empty(QSize pixels) const
{
    return QByteArray(static_cast<qsizetype>(pixelsIn(pixels) * 3 / 2), Qt::Uninitialized);
}

void Yuv420::write(const QImage& image, const QRect& part, QByteArray& bytes) const
{
    const auto width = static_cast<std::size_t>(image.width()), count = static_cast<std::size_t>(part.width());
    const auto left = static_cast<std::size_t>(part.left());
    const std::size_t luma = pixelsIn(image.size()), chroma = luma / 4;
    std::array<Channels, 2> rows;
    for (int y = part.top(); y <= part.bottom(); y += 2) {
        const auto row = static_cast<std::size_t>(y);
        for (std::size_t k = 0; k < rows.size(); ++k) {
            rows[k].read(rowOf(image, y + static_cast<int>(k)) + left, count);
            writeLuma(rows[k], count, bytesAt(bytes, (row + k) * width + left));
        }
        const std::size_t at = luma + row / 2 * (width / 2) + left / 2;
        writeChroma(rows[0], rows[1], count / 2, bytesAt(bytes, at), bytesAt(bytes, at + chroma));
    }
}

Indexed::Indexed(std::vector<QRgb> palette)
    : m_palette(std::move(palette)), m_known(std::make_unique<std::atomic<std::uint16_t>[]>(std::size_t{1} << 24U))
{
    constexpr std::size_t colours = 256;
    m_palette.resize(colours, qRgba(0, 0, 0, 0));
}

QByteArray Indexed::empty(QSize pixels) const
{
    const auto palette = static_cast<qsizetype>(m_palette.size() * sizeof(QRgb));
    QByteArray bytes(static_cast<qsizetype>(pixelsIn(pixels)) + palette, Qt::Uninitialized);
    std::memcpy(bytesAt(bytes, pixelsIn(pixels)), m_palette.data(), static_cast<std::size_t>(palette));
    return bytes;
}

std::uint8_t Indexed::nearest(QRgb color) const
{
    std::size_t best = 0;
    int least = 4 * 256 * 256;
    for (std::size_t i = 0; i < m_palette.size(); ++i) {
        const QRgb one = m_palette[i];
        const int red = qRed(one) - qRed(color), green = qGreen(one) - qGreen(color), blue = qBlue(one) - qBlue(color);
        const int away = red * red + green * green + blue * blue;
        if (qAlpha(one) >= 128 && away < least) {
            least = away;
            best = i;
        }
    }
    return static_cast<std::uint8_t>(best);
}

void Indexed::write(const QImage& image, const QRect& part, QByteArray& bytes) const
{
    const auto width = static_cast<std::size_t>(image.width()), count = static_cast<std::size_t>(part.width());
    const auto left = static_cast<std::size_t>(part.left());
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const QRgb* const row = rowOf(image, y) + left;
        std::uint8_t* const to = bytesAt(bytes, static_cast<std::size_t>(y) * width + left);
        for (std::size_t i = 0; i < count; ++i) {
            std::atomic<std::uint16_t>& known = m_known[row[i] & 0xFFFFFFU];
            std::uint16_t place = known.load(std::memory_order_relaxed);
            if (place == 0) { // who finds it at the same time finds the same
                place = static_cast<std::uint16_t>(nearest(row[i]) + 1);
                known.store(place, std::memory_order_relaxed);
            }
            to[i] = static_cast<std::uint8_t>(place - 1);
        }
    }
}

QByteArray Rgb32::empty(QSize pixels) const
{
    return QByteArray(static_cast<qsizetype>(pixelsIn(pixels) * sizeof(QRgb)), Qt::Uninitialized);
}

void Rgb32::write(const QImage& image, const QRect& part, QByteArray& bytes) const
{
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const std::size_t at = static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width()) +
                               static_cast<std::size_t>(part.left());
        std::memcpy(bytesAt(bytes, at * sizeof(QRgb)), rowOf(image, y) + part.left(),
                    static_cast<std::size_t>(part.width()) * sizeof(QRgb));
    }
}

QByteArray rawPicture(const RawFormat& format, const QImage& image)
{
    QByteArray bytes = format.empty(image.size());
    format.write(image, image.rect(), bytes);
    return bytes;
}

namespace {

/// What stays in several pictures, painted when the first of them is.
class StillPicture {
public:
    StillPicture(std::shared_ptr<const Scene> scene, const RawFormat& format, double scale, QSize pixels)
        : m_scene(std::move(scene)), m_format(format), m_scale(scale), m_pixels(pixels)
    {
    }

    const std::shared_ptr<const Scene>& scene() const { return m_scene; }

    /// The bytes of the picture with these marks over it.
    QByteArray with(const Scene& whole, const Layers::Parted& parted)
    {
        std::call_once(m_once, [this] {
            m_image = toImage(*m_scene, m_scale);
            requirePicture(m_image);
            m_bytes = rawPicture(m_format, m_image);
        });
        if (parted.above.empty())
            return m_bytes;
        QImage image = m_image.copy();
        requirePicture(image);
        {
            QPainter painter(&image);
            painter.scale(m_scale, m_scale);
            paintMarks(whole, parted.above, painter);
        }
        QByteArray bytes = m_bytes;
        for (const QRectF& touched : parted.touched)
            if (const QRect part = evenly(touched); !part.isEmpty())
                m_format.write(image, part, bytes);
        return bytes;
    }

private:
    void requirePicture(const QImage& image) const
    {
        if (image.isNull())
            throw Error{sentence("there is not enough memory for a picture of this size; ask for a smaller one")};
        if (image.size() != m_pixels)
            throw Error{sentence("the picture is {} x {} pixels instead of {} x {}", image.width(), image.height(),
                                 m_pixels.width(), m_pixels.height())};
    }

    /// In pixels, no smaller, and with even edges.
    QRect evenly(const QRectF& part) const
    {
        const auto down = [](double at) { return 2 * static_cast<int>(std::floor(at / 2)); };
        const auto up = [](double at) { return 2 * static_cast<int>(std::ceil(at / 2)); };
        const QPoint from(down(part.left() * m_scale), down(part.top() * m_scale));
        const QPoint end(up(part.right() * m_scale), up(part.bottom() * m_scale));
        return QRect(from, end - QPoint(1, 1)) & QRect(QPoint(), m_pixels);
    }

    const std::shared_ptr<const Scene> m_scene;
    const RawFormat& m_format;
    const double m_scale;
    const QSize m_pixels;
    std::once_flag m_once;
    QImage m_image;
    QByteArray m_bytes;
};

struct Job {
    std::shared_ptr<const Scene> scene;
    Layers::Parted parted;
    std::shared_ptr<StillPicture> still; ///< null: the picture is the one before
};

bool isRepeated(const Job& before, const Job& now)
{
    const auto& [old, fresh] = std::tie(before.parted.above, now.parted.above);
    if (before.scene == nullptr || before.parted.still != now.parted.still || old.size() != fresh.size())
        return false;
    for (std::size_t i = 0; i < old.size(); ++i)
        if (!paintsAlike(before.scene->marks[old[i]], now.scene->marks[fresh[i]]))
            return false;
    return true;
}

} // namespace

void paintRaw(const Deck& deck, const FrameLook& look, const std::vector<DeckMoment>& moments, const RawFormat& format,
              const std::stop_token& stop, const std::function<void(std::size_t, const QByteArray&)>& take)
{
    const double scale = exportScale(look);
    Layers layers(1 / scale);
    Job before;
    std::shared_ptr<StillPicture> still;
    QByteArray last;

    Pipeline<Job, QByteArray> pipeline;
    pipeline.threads = paintThreads(look.pixels);
    pipeline.ahead = 2 * pipeline.threads + 2;
    pipeline.make = [&](std::size_t i, const std::stop_token& until) {
        Job job;
        job.scene = std::make_shared<const Scene>(exportScene(deck, moments[i], look, until));
        job.parted = layers.part(*job.scene);
        const bool isSame = isRepeated(before, job);
        before = job;
        if (isSame)
            return job;
        if (still == nullptr || still->scene() != job.parted.still)
            still = std::make_shared<StillPicture>(job.parted.still, format, scale, look.pixels);
        job.still = still;
        return job;
    };
    pipeline.finish = [](std::size_t, const Job& job) {
        return job.still ? job.still->with(*job.scene, job.parted) : QByteArray();
    };
    pipeline.take = [&](std::size_t i, const QByteArray& bytes) {
        if (!bytes.isNull())
            last = bytes;
        take(i, last);
    };
    pipeline.run(moments.size(), stop);
}

} // namespace lockstep::ui
