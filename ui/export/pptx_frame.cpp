#include "ui/export/pptx_parts.hpp"

namespace lockstep::ui {

namespace {

constexpr const char* declaration = R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)";

constexpr const char* theme = R"(
<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Lockstep"><a:themeElements>
<a:clrScheme name="Lockstep">
<a:dk1><a:srgbClr val="1B1B1F"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1>
<a:dk2><a:srgbClr val="52525A"/></a:dk2><a:lt2><a:srgbClr val="F7F7F4"/></a:lt2>
<a:accent1><a:srgbClr val="0072B2"/></a:accent1><a:accent2><a:srgbClr val="CC5800"/></a:accent2>
<a:accent3><a:srgbClr val="008A63"/></a:accent3><a:accent4><a:srgbClr val="B25788"/></a:accent4>
<a:accent5><a:srgbClr val="6E6400"/></a:accent5><a:accent6><a:srgbClr val="77777F"/></a:accent6>
<a:hlink><a:srgbClr val="00639B"/></a:hlink><a:folHlink><a:srgbClr val="93406E"/></a:folHlink>
</a:clrScheme>
<a:fontScheme name="Lockstep">
<a:majorFont><a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/></a:majorFont>
<a:minorFont><a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/></a:minorFont>
</a:fontScheme>
<a:fmtScheme name="Lockstep">
<a:fillStyleLst><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:fillStyleLst>
<a:lnStyleLst><a:ln w="9525"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln><a:ln w="19050"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln><a:ln w="28575"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln></a:lnStyleLst>
<a:effectStyleLst><a:effectStyle><a:effectLst/></a:effectStyle><a:effectStyle><a:effectLst/></a:effectStyle><a:effectStyle><a:effectLst/></a:effectStyle></a:effectStyleLst>
<a:bgFillStyleLst><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:bgFillStyleLst>
</a:fmtScheme></a:themeElements></a:theme>
)";

/// The title stands above the slide: outline and screen readers find it, and the picture has one of its own.
constexpr const char* titleShape = R"(
<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr>
<p:spPr><a:xfrm><a:off x="0" y="-914400"/><a:ext cx="%1" cy="762000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>
<p:txBody><a:bodyPr anchor="ctr"><a:normAutofit/></a:bodyPr><a:lstStyle/><a:p><a:r><a:rPr lang="en-US"/><a:t>Title</a:t></a:r></a:p></p:txBody></p:sp>
)";

constexpr const char* master = R"(
<p:sldMaster xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main">
<p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>
<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>%1</p:spTree></p:cSld>
<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>
<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst>
<p:txStyles><p:titleStyle><a:lvl1pPr algn="l"><a:defRPr sz="2800"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mj-lt"/></a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle><a:lvl1pPr><a:defRPr sz="1800"/></a:lvl1pPr></p:bodyStyle><p:otherStyle><a:lvl1pPr><a:defRPr sz="1800"/></a:lvl1pPr></p:otherStyle></p:txStyles>
</p:sldMaster>
)";

constexpr const char* layout = R"(
<p:sldLayout xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" type="titleOnly" preserve="1">
<p:cSld name="Picture"><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>%1</p:spTree></p:cSld>
<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>
</p:sldLayout>
)";

constexpr const char* notesMaster = R"(
<p:notesMaster xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main">
<p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>
<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>
<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg" idx="2"/></p:nvPr></p:nvSpPr>
<p:spPr><a:xfrm><a:off x="685800" y="1143000"/><a:ext cx="5486400" cy="3086100"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr></p:sp>
<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" sz="quarter" idx="3"/></p:nvPr></p:nvSpPr>
<p:spPr><a:xfrm><a:off x="685800" y="4400550"/><a:ext cx="5486400" cy="3600450"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>
<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US"/><a:t>Notes</a:t></a:r></a:p></p:txBody></p:sp>
</p:spTree></p:cSld>
<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>
<p:notesStyle><a:lvl1pPr algn="l"><a:defRPr sz="1200"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr></p:notesStyle>
</p:notesMaster>
)";

constexpr const char* relations = R"(
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">%1</Relationships>
)";

QString relation(int number, const char* type, const char* target)
{
    return QStringLiteral(
               R"(<Relationship Id="rId%1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/%2" Target="%3"/>)")
        .arg(QString::number(number), QLatin1String(type), QLatin1String(target));
}

QByteArray whole(const QString& body)
{
    return declaration + body.toUtf8();
}

QByteArray relationsOf(const QString& inner)
{
    return whole(QString::fromLatin1(relations).arg(inner));
}

} // namespace

std::vector<PptxPart> pptxFrame(int slideWidth)
{
    const QString title = QString::fromLatin1(titleShape).arg(slideWidth);
    return {
        {QStringLiteral("_rels/.rels"),
         relationsOf(
             relation(1, "officeDocument", "ppt/presentation.xml") +
             QStringLiteral(
                 R"(<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>)") +
             relation(3, "extended-properties", "docProps/app.xml"))},
        {QStringLiteral("ppt/theme/theme1.xml"), whole(QString::fromLatin1(theme))},
        {QStringLiteral("ppt/theme/theme2.xml"), whole(QString::fromLatin1(theme))},
        {QStringLiteral("ppt/slideMasters/slideMaster1.xml"), whole(QString::fromLatin1(master).arg(title))},
        {QStringLiteral("ppt/slideMasters/_rels/slideMaster1.xml.rels"),
         relationsOf(relation(1, "slideLayout", "../slideLayouts/slideLayout1.xml") +
                     relation(2, "theme", "../theme/theme1.xml"))},
        {QStringLiteral("ppt/slideLayouts/slideLayout1.xml"), whole(QString::fromLatin1(layout).arg(title))},
        {QStringLiteral("ppt/slideLayouts/_rels/slideLayout1.xml.rels"),
         relationsOf(relation(1, "slideMaster", "../slideMasters/slideMaster1.xml"))},
        {QStringLiteral("ppt/notesMasters/notesMaster1.xml"), whole(QString::fromLatin1(notesMaster))},
        {QStringLiteral("ppt/notesMasters/_rels/notesMaster1.xml.rels"),
         relationsOf(relation(1, "theme", "../theme/theme2.xml"))},
    };
}

} // namespace lockstep::ui
