#include "ui/present/presenter.hpp"

#include "ui/panels/settings.hpp"
#include "ui/player/less_motion.hpp"
#include "ui/present/present_access.hpp"
#include "ui/present/speaker_window.hpp"
#include "ui/scene/theme.hpp"

#include <QApplication>
#include <QScreen>
#include <algorithm>
#include <array>
#include <cmath>

namespace lockstep::ui {

namespace {

enum Seat { currentPicture, nextPicture, narration };

constexpr double clockWaits = 100;   ///< milliseconds for a picture that is late
constexpr double waitingShows = 400; ///< … until the audience is told
constexpr int remarkStands = 4000;   ///< milliseconds
constexpr std::array textScales{0.75, 0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0};

const QString textScaleKey = QStringLiteral("presenter/textScale");
const QString contrastKey = QStringLiteral("presenter/contrast");

PresenterLook rememberedLook(ThemeName theme)
{
    const QSettings stored = settings();
    PresenterLook look;
    look.isDark = ui::theme(theme).dark;
    look.palette = paletteOf(theme);
    look.hasContrast = stored.value(contrastKey, true).toBool();
    const double scale = stored.value(textScaleKey, 1.0).toDouble();
    look.textScale = std::isfinite(scale) ? std::clamp(scale, textScales.front(), textScales.back()) : 1;
    return look;
}

} // namespace

ThemeName PresenterLook::theme() const
{
    return withPalette(withContrast(isDark ? ThemeName::dark : ThemeName::light, hasContrast), palette);
}

Presenter::Presenter(Deck deck, DeckMoment start, ThemeName theme, QScreen* here, QObject* parent)
    : QObject(parent), m_deck(std::make_shared<const Deck>(std::move(deck))),
      m_presentation(new Presentation(m_deck, start, this)), m_audience(std::make_unique<AudienceWindow>()),
      m_speaker(std::make_unique<SpeakerWindow>(*this)), m_look(rememberedLook(theme)), m_here(here)
{
    connect(m_presentation, &Presentation::moved, this, &Presenter::refresh);
    connect(m_presentation, &Presentation::playingChanged, m_speaker.get(), &SpeakerWindow::showPlaying);
    m_presentation->setMustWait([this] { return m_maker && m_maker->waiting(currentPicture) > clockWaits; });
    makeMaker();
    connect(m_audience.get(), &AudienceWindow::clicked, this, &Presenter::chooseAt);
    connect(m_audience.get(), &AudienceWindow::resized, this, &Presenter::refresh);
    connect(m_audience.get(), &AudienceWindow::closed, this, &Presenter::leave, Qt::QueuedConnection);
    m_remarkTime.setSingleShot(true);
    m_remarkTime.setInterval(remarkStands);
    connect(&m_remarkTime, &QTimer::timeout, this, &Presenter::unsay);
    m_lateTime.setInterval(100);
    connect(&m_lateTime, &QTimer::timeout, this, &Presenter::tellLateness);
    m_lateTime.start();
    // Behind the signal: a screen that goes is still in the list, and windows are being moved.
    connect(qApp, &QGuiApplication::screenAdded, this, &Presenter::screensChanged, Qt::QueuedConnection);
    connect(qApp, &QGuiApplication::screenRemoved, this, &Presenter::screensChanged, Qt::QueuedConnection);
    qApp->installEventFilter(this);
    m_speaker->setTheme(m_look.theme());
    for (ScaledScene* picture : {static_cast<ScaledScene*>(m_audience.get()), &m_speaker->current()})
        new PresentPlace(*picture, *this);
    preparePen();
}

Presenter::~Presenter() = default;

void Presenter::makeMaker()
{
    m_maker = std::make_unique<SceneMaker>(m_deck);
    connect(m_maker.get(), &SceneMaker::made, this, &Presenter::take);
    connect(m_maker.get(), &SceneMaker::failed, this, &Presenter::fail);
}

void Presenter::speakIn(Language language)
{
    if (!m_maker || m_deck->language == language || !m_deck->in)
        return;
    m_maker.reset(); // nobody else may be asking the deck
    m_deck = std::make_shared<const Deck>(inLanguage(*m_deck, language));
    m_presentation->setDeck(m_deck);
    makeMaker();
    m_sentenceOf.reset();
    unsay();
    m_speaker->listPages();
    refresh();
    m_speaker->showCover(m_audience->cover());
}

void Presenter::show()
{
    arrange(QGuiApplication::screens());
    refresh();
}

void Presenter::showIn(QSize size, bool withSpeaker)
{
    m_look = {.isDark = m_look.isDark, .palette = m_look.palette}; // a picture is the same whatever was set before
    m_isFixed = true;
    m_audience->resize(size);
    m_wantsSpeaker = withSpeaker;
    if (withSpeaker) {
        m_audience->resize(1920, 1080); // its picture is shown in the speaker's window
        m_speaker->resize(size);
        m_speaker->show();
    } else {
        m_audience->show();
    }
    refresh();
}

void Presenter::leave()
{
    if (!m_maker)
        return;
    m_presentation->pause();
    m_lateTime.stop();
    m_remarkTime.stop();
    m_penRest.stop();
    qApp->removeEventFilter(this);
    m_maker.reset(); // nobody else may be asking the deck
    m_audience->hide();
    m_speaker->hide();
    emit left(m_presentation->moment());
}

View Presenter::view() const
{
    View view = audienceView(m_audience->size(), m_look.theme(), m_look.textScale);
    view.language = m_deck->language;
    return view;
}

QString Presenter::nameOf(std::size_t page) const
{
    return m_deck->pages[page].title;
}

bool Presenter::isSettled() const
{
    if (!m_maker)
        return true;
    const bool speakerHas =
        !m_speaker->isVisible() || (m_maker->waiting(nextPicture) <= 0 && m_maker->waiting(narration) <= 0);
    return m_maker->waiting(currentPicture) <= 0 && speakerHas && m_picture;
}

void Presenter::refresh()
{
    if (!m_maker)
        return;
    m_failure.clear();
    m_maker->request(currentPicture, m_presentation->ask(view()));
    m_speaker->showPlace();
    if (!m_presentation->isAtRest())
        return;
    // What comes next is made while the class looks at this: a device has then been asked already.
    if (std::optional<PictureAsk> ask = m_presentation->upcoming(view())) {
        m_maker->request(nextPicture, *std::move(ask));
    } else {
        m_maker->cancel(nextPicture);
        m_speaker->setNext({}, {});
    }
    if (m_speaker->isVisible() && m_sentenceOf != m_presentation->number()) {
        m_sentenceOf = m_presentation->number();
        m_speaker->setNotes(m_presentation->page().notes);
        if (m_presentation->page().notes.isEmpty())
            m_maker->request(narration, {m_presentation->number(), 0, {}, {}, true});
    }
}

void Presenter::take(int seat, const PicturePtr& picture)
{
    if (seat == narration) {
        if (picture->ask.page == m_presentation->number())
            m_speaker->setNotes(picture->sentence);
    } else if (seat == nextPicture) {
        m_speaker->setNext(picture->scene, nameOf(picture->ask.page));
    } else {
        const bool isOther =
            m_picture && (m_picture->ask.page != picture->ask.page || m_picture->fraction != picture->fraction);
        if (isOther && isLessMotion())
            m_audience->fade();
        m_picture = picture;
        m_failure.clear();
        m_lateness.clear();
        draw();
    }
    if (isSettled())
        emit settled();
}

void Presenter::fail(int seat, std::size_t page, const QString& sentence)
{
    if (seat == currentPicture && page == m_presentation->number()) {
        m_presentation->pause();
        m_failure = QStringLiteral("%1: %2").arg(nameOf(page), sentence);
        m_lateness.clear();
        draw();
        emit failed(m_failure);
    }
    if (isSettled())
        emit settled();
}

void Presenter::say(const QString& remark)
{
    m_remark = remark;
    m_remarkTime.start();
    draw();
}

void Presenter::unsay()
{
    m_remarkTime.stop();
    m_remark.clear();
    m_digits.clear();
    draw();
}

void Presenter::tellLateness()
{
    // A calm word where the picture takes its time; the last one stands meanwhile.
    const bool isLate = m_maker && m_maker->waiting(currentPicture) > waitingShows;
    if (isLate == !m_lateness.isEmpty())
        return;
    const Speaking in(m_deck->language);
    m_lateness = isLate ? ui::say("Waiting for the device: %1").arg(nameOf(m_presentation->number())) : QString();
    draw();
}

QString Presenter::sentence() const
{
    return !m_remark.isEmpty() ? m_remark : !m_failure.isEmpty() ? m_failure : m_lateness;
}

void Presenter::draw()
{
    // With a speaker's window remarks are for the speaker.
    const bool isTold = m_speaker->isVisible();
    Scene scene = audienceScene(m_picture.get(), m_deck->pages, isTold ? QString() : sentence(), view());
    m_pen.addTo(scene, m_presentation->number(), m_look.theme());
    m_audience->setScene(std::move(scene));
    m_speaker->setCurrent(m_audience->scene());
    m_speaker->say(isTold ? sentence() : QString());
}

void Presenter::next()
{
    m_presentation->next();
}

void Presenter::previous()
{
    m_presentation->previous();
}

void Presenter::togglePlay()
{
    m_presentation->togglePlay();
}

void Presenter::goTo(std::size_t page)
{
    uncover();
    m_presentation->goTo(page);
}

void Presenter::cover(AudienceWindow::Cover cover)
{
    m_presentation->pause();
    m_audience->setCover(m_audience->cover() == cover ? AudienceWindow::Cover::none : cover);
    m_speaker->showCover(m_audience->cover());
}

bool Presenter::uncover()
{
    if (m_audience->cover() == AudienceWindow::Cover::none)
        return false;
    cover(m_audience->cover());
    return true;
}

void Presenter::toggleBlack()
{
    cover(AudienceWindow::Cover::black);
}

void Presenter::toggleWhite()
{
    cover(AudienceWindow::Cover::white);
}

void Presenter::setTextScale(double scale)
{
    m_look.textScale = scale;
    changeLook();
    const Speaking in(m_deck->language);
    say(ui::say("Text size %1 %").arg(std::lround(scale * 100)));
}

void Presenter::largerText()
{
    const auto larger = std::upper_bound(textScales.begin(), textScales.end(), m_look.textScale + 0.01);
    setTextScale(larger == textScales.end() ? textScales.back() : *larger);
}

void Presenter::smallerText()
{
    const auto same = std::lower_bound(textScales.begin(), textScales.end(), m_look.textScale - 0.01);
    setTextScale(same == textScales.begin() ? textScales.front() : *std::prev(same));
}

void Presenter::toggleTheme()
{
    m_look.isDark = !m_look.isDark;
    changeLook();
}

void Presenter::toggleContrast()
{
    m_look.hasContrast = !m_look.hasContrast;
    changeLook();
}

void Presenter::changeLook()
{
    QSettings stored = settings();
    stored.setValue(textScaleKey, m_look.textScale);
    stored.setValue(contrastKey, m_look.hasContrast);
    m_speaker->setTheme(m_look.theme());
    refresh();
}

void Presenter::chooseAt(QPointF point)
{
    if (uncover())
        return;
    if (const auto page = pageAt(m_deck->pages, view(), point)) {
        m_presentation->goTo(*page);
        return;
    }
    if (!m_presentation->isAtRest() || !m_presentation->isAsking())
        return m_presentation->next();
    if (const auto choice = choiceAt(m_audience->scene(), point))
        m_presentation->toggleChoice(*choice);
}

} // namespace lockstep::ui
