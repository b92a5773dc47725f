#pragma once

#include "engine/model/words.hpp"

#include <cstddef>
#include <filesystem>

namespace lockstep {

/// A picture from a file, in greys from 0 to 255, row by row.
struct ImageFile {
    std::size_t rows = 0, columns = 0;
    Words pixels;
};

/// Whether the file begins as PNG or PGM (PPM) files do.
bool isImageFile(const std::filesystem::path& path);
/// Throws InputError for a file that is broken, cut short or too large, or that cannot be read.
ImageFile readImageFile(const std::filesystem::path& path, ElementType type);

} // namespace lockstep
