#pragma once

#include "engine/algorithms/algorithm.hpp"

#include <span>

namespace lockstep {

// Kernels that load vectors of "vector-width" values, "vectors" of them a work-item.

/// "vector-width": values of a vector, 4 unless asked: 16 bytes.
Parameter widthParameter();
/// Their product, both resolved.
std::size_t valuesAnItem(const Parameters& parameters);
/// What a work-item is.
Message vectorsAnItem(const Parameters& parameters);
Message vectorsAnItem(const std::string& vectors, const std::string& width);
/// -DWIDTH=… -DVECTORS=…
std::vector<std::string> vectorOptions(const Parameters& parameters);
std::vector<std::string> vectorOptions(const std::string& vectors, const std::string& width);

// Scans whose work-groups have a section each (kernels/vector_section.clh and vector_prefixes.clh). The vectors of a
// work-item lie "group-size" vectors apart in it.

/// "vectors" and "group-size" of such a scan; "auto" becomes what suits n.
Parameter vectorsParameter();
Parameter vectorGroupParameter();
void resolveSection(Parameters& parameters, std::size_t n);
/// Values of a section.
std::size_t valuesInGroup(const Parameters& parameters);
/// Those, -DITEMS=… and -DSECTION=…
std::vector<std::string> sectionOptions(const Parameters& parameters);

// The kernels' own order of operations on the host, where additions round; of one section, which may be cut short.

/// Prefixes in place: of each vector; of the vectors' totals as by scanOneSection; and what came before a vector put
/// before its values.
void scanVectors(std::span<std::uint32_t> x, const Parameters& parameters);
/// Its sum: each vector, each work-item's neighbouring totals, a tree.
std::uint32_t sumOfVectors(std::span<const std::uint32_t> x, const Parameters& parameters);

} // namespace lockstep
