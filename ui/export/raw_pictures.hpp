#pragma once

#include "ui/deck/deck.hpp"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace lockstep::ui {

struct FrameLook;

/// How an encoder takes pictures: its bytes, made from the picture's pixels. Threads may share it.
class RawFormat {
public:
    virtual ~RawFormat() = default;
    virtual QByteArray empty(QSize pixels) const = 0;
    /// Writes the bytes of a part of the picture, which has even edges.
    virtual void write(const QImage& image, const QRect& part, QByteArray& bytes) const = 0;
};

/// Planes of Y, Cb and Cr of a byte each, colours at half the width and height: BT.709 in the range of television, as
/// players take it. Even sizes only.
class Yuv420 final : public RawFormat {
public:
    QByteArray empty(QSize pixels) const override;
    void write(const QImage& image, const QRect& part, QByteArray& bytes) const override;
};

/// A byte a pixel, the nearest colour of a palette, then the palette.
class Indexed final : public RawFormat {
public:
    /// Up to 256 colours. Those that are transparent are not used.
    explicit Indexed(std::vector<QRgb> palette);
    QByteArray empty(QSize pixels) const override;
    void write(const QImage& image, const QRect& part, QByteArray& bytes) const override;

private:
    std::uint8_t nearest(QRgb color) const;

    std::vector<QRgb> m_palette;
    /// By colour: the place in the palette + 1, or 0 where nobody has asked yet.
    std::unique_ptr<std::atomic<std::uint16_t>[]> m_known;
};

/// The pixels as they are.
class Rgb32 final : public RawFormat {
public:
    QByteArray empty(QSize pixels) const override;
    void write(const QImage& image, const QRect& part, QByteArray& bytes) const override;
};

/// The bytes of a whole picture.
QByteArray rawPicture(const RawFormat& format, const QImage& image);

/// Paints moments of a deck on several threads and hands each over in order. What stays from one picture to the next is
/// painted and written once; the bytes are those of whole pictures. Throws Error, or Cancelled.
void paintRaw(const Deck& deck, const FrameLook& look, const std::vector<DeckMoment>& moments, const RawFormat& format,
              const std::stop_token& stop, const std::function<void(std::size_t, const QByteArray&)>& take);

} // namespace lockstep::ui
