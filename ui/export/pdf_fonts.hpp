#pragma once

#define POINTERHOLDER_TRANSITION 4 // std::shared_ptr, nothing older
#include <qpdf/QPDFObjectHandle.hh>
#include <vector>

namespace lockstep::ui {

/// Mends the fonts that QPdfWriter wrote for these pages: names that differ from run to run (it tags them by their
/// place in a hash table), and what hinders readers from finding words in the text.
void mendPdfFonts(const std::vector<QPDFObjectHandle>& pages);

} // namespace lockstep::ui
