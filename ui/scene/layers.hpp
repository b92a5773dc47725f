#pragma once

#include "ui/scene/scene.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// Whether both marks paint the same pixels: exactly, where Qt compares points and paths roughly. Names do not count.
bool paintsAlike(const Mark& one, const Mark& other);

/// Parts pictures that follow each other into marks that stay, which need to be painted only once, and marks over them.
/// Painting the ones and then the others gives the picture pixel by pixel: no mark that stays lies on one that does
/// not.
class Layers {
public:
    /// `pixel` is the size of one in scene units, by which a mark may reach beyond its shape.
    explicit Layers(double pixel) : m_pixel(pixel) {}

    struct Parted {
        std::shared_ptr<const Scene> still; ///< the same object as long as it serves
        std::vector<std::size_t> above;     ///< marks of the scene that are painted over it, in order
        std::vector<QRectF> touched;        ///< holds all of these, in scene units
    };
    Parted part(const Scene& scene);

private:
    std::optional<Parted> over(const Scene& scene) const;
    void settle(const Scene& scene);

    double m_pixel;
    std::shared_ptr<const Scene> m_still;
};

} // namespace lockstep::ui
