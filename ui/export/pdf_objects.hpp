#pragma once

#include <QString>
#include <cstddef>
#include <qpdf/QPDFObjectHandle.hh>

namespace lockstep::ui {

/// Values of a PDF.
inline QPDFObjectHandle pdfNumber(std::size_t value)
{
    return QPDFObjectHandle::newInteger(static_cast<long long>(value));
}
inline QPDFObjectHandle pdfText(const QString& text)
{
    return QPDFObjectHandle::newUnicodeString(text.toStdString());
}

} // namespace lockstep::ui
