"use strict";
(async () => {
    if (!window.DecompressionStream) {
        document.querySelector(".too-old").hidden = false;
        return;
    }
    const packed = Uint8Array.from(atob(document.querySelector('script[type="application/zlib"]').textContent),
        (letter) => letter.charCodeAt(0));
    const data = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
    // A face that comes later would leave its text out for a moment, and off a sheet of paper for good.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    const find = (selector) => document.querySelector(selector);
    const pages = data.pages;
    const last = pages.length - 1;
    const stage = find(".stage");
    const pictures = new Pictures(data, stage);
    // A first page with a way to it begins with that way.
    const first = pages[0].runs ? -1 : 0;
    const wantsLess = matchMedia("(prefers-reduced-motion: reduce)");

    // Where it stands: `fraction` of the way to a page; `clock` counts milliseconds at speed 1 on that way, then of rest.
    const at = { page: 0, fraction: first < 0 ? 0 : 1, clock: 0, rests: first >= 0 };
    const start = { ...at };
    let moves = "no"; // "step" to the end of this page, "play" on
    let speed = 1;
    let before = 0;
    const answers = pages.map(() => ({ chosen: new Set(), isRevealed: false }));

    const motionOf = (page) => (pages[page].runs ? pages[page].ms : 0);
    const position = () => at.page - 1 + at.fraction;

    function fractionAt(page, clock) {
        const table = data.easings[pages[page].easing];
        const x = Math.min(1, Math.max(0, clock / motionOf(page))) * (table.length - 1);
        const i = Math.min(Math.floor(x), table.length - 2);
        return table[i] + (table[i + 1] - table[i]) * (x - i);
    }

    function clockAt(page, fraction) {
        if (fraction <= 0)
            return 0;
        let low = 0, high = motionOf(page);
        for (let i = 0; i < 24; ++i) {
            const middle = (low + high) / 2;
            if (fractionAt(page, middle) < fraction)
                low = middle;
            else
                high = middle;
        }
        return low;
    }

    const timeline = new Timeline(find(".timeline"), pages, first, (place) => {
        halt();
        seek(place);
    });

    function draw() {
        const page = pages[at.page];
        const answer = answers[at.page];
        if (page.ask && answer.isRevealed && at.fraction >= 1)
            pictures.showAnswer(at.page);
        else
            pictures.show(at.page, at.fraction);
        const svg = stage.firstElementChild;
        svg.setAttribute("role", "img");
        svg.setAttribute("aria-label", page.title);
        timeline.show(position(), page.title);
        find(".place").textContent = page.title;
        const play = find(".play");
        play.classList.toggle("playing", moves === "play");
        play.setAttribute("aria-label", moves === "play" ? "«Pause»" : "«Play»");
        const isFirst = at.page === start.page && at.fraction <= start.fraction, isLast = at.page === last && at.fraction >= 1;
        for (const name of [".back", ".chapter-back"])
            find(name).setAttribute("aria-disabled", String(isFirst));
        for (const name of [".next", ".chapter-next"])
            find(name).setAttribute("aria-disabled", String(isLast));
        const said = page.ask ? page.ask.question : page.narration;
        if (find(".said").textContent !== said)
            find(".said").textContent = said;
        find(".notes").textContent = page.notes || "";
        find(".notes").hidden = !page.notes || find(".notes-button").getAttribute("aria-pressed") !== "true";
        tell();
        ask();
    }

    // The sentence and the values as text, to be read aloud and copied. What a question withholds is not told either.
    function tell() {
        const told = find(".told"), page = pages[at.page];
        told.hidden = find(".text-button").getAttribute("aria-pressed") !== "true";
        const isKnown = !page.ask || answers[at.page].isRevealed;
        const shown = `${at.page} ${isKnown}`;
        if (told.hidden || told.dataset.shown === shown)
            return;
        told.dataset.shown = shown;
        find(".sentence").textContent = isKnown ? page.narration : page.ask.question;
        find(".tables").replaceChildren(...(page.values || []).map((buffer) => table(buffer, isKnown)));
    }

    function table({ name, before, after }, isKnown) {
        const made = document.createElement("table");
        made.createCaption().textContent = name;
        const row = (section, head, values, kind, isChanged) => {
            const line = section.insertRow();
            const cell = (text, scope) => {
                const one = document.createElement(scope ? "th" : "td");
                if (scope)
                    one.scope = scope;
                one.textContent = text;
                line.append(one);
                return one;
            };
            cell(head, "row");
            values.forEach((value, i) => cell(value, kind).classList.toggle("changed", isChanged(i)));
        };
        const values = isKnown ? after : before || after;
        row(made.createTHead(), "«Index»", values.map((value, i) => i), "col", () => false);
        const body = made.createTBody();
        if (!before)
            row(body, "«Input»", after, "", () => false);
        else
            row(body, "«Before»", before, "", () => false);
        if (before && isKnown)
            row(body, "«After»", after, "", (i) => after[i] !== before[i]);
        return made;
    }

    function stand(page, fraction) {
        at.page = page;
        at.fraction = fraction;
        at.rests = fraction >= 1; // what moves has come to its place before the clock of its way has run out
        at.clock = at.rests ? motionOf(page) : clockAt(page, fraction);
        draw();
    }

    function halt() {
        moves = "no";
    }

    function goTo(page) {
        halt();
        page < 0 ? toStart() : stand(Math.min(page, last), 1);
    }

    function toStart() {
        halt();
        stand(start.page, start.fraction);
    }

    // A drag: the picture stands where the pointer is, without easing.
    function seek(place) {
        const page = Math.min(last, Math.max(0, Math.ceil(place - 1e-9)));
        const fraction = place - (page - 1);
        if (place <= first)
            stand(start.page, start.fraction);
        else
            stand(page, motionOf(page) > 0 ? Math.min(1, fraction) : 1);
    }

    // Where less motion is wanted, one picture fades into the next.
    function land(page) {
        const old = wantsLess.matches ? stage.firstElementChild.cloneNode(true) : null;
        stand(page, 1);
        if (!old)
            return;
        old.classList.add("leaving");
        old.setAttribute("aria-hidden", "true");
        old.removeAttribute("role");
        stage.append(old);
        old.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 120, fill: "forwards" }).onfinish = () => old.remove();
    }

    const isOpen = (page) => Boolean(pages[page].ask) && !answers[page].isRevealed;

    function next() {
        if (moves !== "no" && at.fraction < 1) {
            halt();
            stand(at.page, 1);
        }
        halt();
        if (at.fraction >= 1 && isOpen(at.page))
            return reveal();
        if (at.fraction >= 1 && at.page === last)
            return draw();
        const page = at.fraction < 1 ? at.page : at.page + 1;
        if (motionOf(page) === 0 || wantsLess.matches)
            return land(page);
        if (page !== at.page)
            stand(page, 0);
        moves = "step";
        run();
    }

    function back() {
        halt();
        // A step back from an answer is to its question.
        if (at.fraction >= 1 && pages[at.page].ask && answers[at.page].isRevealed) {
            answers[at.page].isRevealed = false;
            return draw();
        }
        goTo(at.page - 1 < 0 ? first : at.page - 1);
    }

    // Chapters end where the next one begins; the places between them are what Ctrl and an arrow go to.
    const ends = pages.map((page, i) => i).filter((i) => i === last || pages[i + 1].chapter !== pages[i].chapter);

    function nextChapter() {
        const end = ends.find((one) => one > position());
        if (end !== undefined)
            goTo(end);
    }

    function previousChapter() {
        const end = ends.filter((one) => one < position()).pop();
        end === undefined ? toStart() : goTo(end);
    }

    function togglePlay() {
        if (moves === "play") {
            halt();
            return draw();
        }
        if (at.fraction >= 1 && isOpen(at.page))
            return reveal();
        if (at.page === last && at.fraction >= 1)
            toStart();
        if (at.fraction >= 1) // it has rested long enough
            at.clock = motionOf(at.page) + pages[at.page].hold;
        moves = "play";
        draw();
        run();
    }

    function run() {
        before = performance.now();
        requestAnimationFrame(tick);
    }

    function tick(now) {
        if (moves === "no")
            return;
        // A page that was hidden goes on where it was.
        at.clock += Math.min(250, Math.max(0, now - before)) * speed;
        before = now;
        const length = motionOf(at.page);
        if (at.clock < length) {
            at.fraction = fractionAt(at.page, at.clock);
            if (!wantsLess.matches)
                draw();
        } else if (!at.rests) {
            const clock = at.clock;
            if (moves === "step" || at.page === last || pages[at.page].pauses || pages[at.page].ask)
                halt();
            land(at.page);
            at.clock = clock;
        } else if (isOpen(at.page)) {
            halt();
            draw();
        } else if (at.clock >= length + pages[at.page].hold) {
            advance();
        }
        if (moves !== "no")
            requestAnimationFrame(tick);
    }

    function advance() {
        const page = at.page + 1;
        if (motionOf(page) > 0) {
            at.page = page;
            at.fraction = at.clock = 0;
            at.rests = false;
            if (!wantsLess.matches)
                draw();
            return;
        }
        if (page === last || pages[page].pauses || pages[page].ask)
            halt();
        land(page);
    }

    // Questions: choices are marks of the picture and buttons below it.

    function ask() {
        const asked = at.fraction >= 1 ? pages[at.page].ask : null;
        const section = find(".question");
        section.hidden = !asked;
        stage.classList.toggle("asks", Boolean(asked) && !answers[at.page].isRevealed);
        if (!asked)
            return;
        const { chosen, isRevealed } = answers[at.page];
        const choices = find(".choices");
        if (choices.dataset.page !== String(at.page)) {
            choices.dataset.page = String(at.page);
            choices.setAttribute("aria-label", asked.question);
            choices.replaceChildren(...asked.choices.map((choice, i) => {
                const button = document.createElement("button");
                button.type = "button";
                button.textContent = choice.text;
                button.addEventListener("click", () => toggle(i));
                return button;
            }));
        }
        [...choices.children].forEach((button, i) => {
            button.setAttribute("aria-pressed", String(chosen.has(i)));
            button.classList.toggle("right", isRevealed && asked.choices[i].isRight);
            button.classList.toggle("wrong", isRevealed && chosen.has(i) && !asked.choices[i].isRight);
        });
        find(".reveal").hidden = isRevealed;
        rings(asked, chosen, isRevealed);
    }

    const markOf = (choice) => stage.querySelector(`svg > #choice${choice}`);

    function rings(asked, chosen, isRevealed) {
        const svg = stage.firstElementChild;
        svg.querySelectorAll(".ring, .badge").forEach((old) => old.remove());
        for (const choice of [...chosen].sort((a, b) => a - b)) {
            const mark = markOf(choice);
            if (!mark)
                continue;
            const kind = !isRevealed ? "" : asked.choices[choice].isRight ? "right" : "wrong";
            const box = mark.getBBox();
            const ring = document.createElementNS(svg.namespaceURI, "rect");
            ring.setAttribute("class", "ring " + kind);
            for (const [name, value] of [["x", box.x - 6], ["y", box.y - 6], ["width", box.width + 12], ["height", box.height + 12], ["rx", 10]])
                ring.setAttribute(name, value);
            svg.append(ring);
            if (!kind)
                continue;
            const badge = document.createElementNS(svg.namespaceURI, "text");
            badge.setAttribute("class", "badge " + kind);
            badge.setAttribute("x", box.x + box.width + 10);
            badge.setAttribute("y", box.y + 6);
            badge.textContent = kind === "right" ? "✓" : "✗";
            svg.append(badge);
        }
    }

    function toggle(choice) {
        const answer = answers[at.page];
        if (answer.isRevealed)
            return;
        if (!answer.chosen.delete(choice))
            answer.chosen.add(choice);
        draw();
    }

    function reveal() {
        halt();
        answers[at.page].isRevealed = true;
        draw();
    }

    // The choice whose mark the pointer is on: the smallest, where one lies in another.
    function choiceAt(x, y) {
        let best = -1, size = Infinity;
        pages[at.page].ask.choices.forEach((choice, i) => {
            const mark = markOf(i);
            if (!mark)
                return;
            const box = mark.getBoundingClientRect();
            const near = 6;
            const area = box.width * box.height;
            if (x >= box.left - near && x <= box.right + near && y >= box.top - near && y <= box.bottom + near && area < size)
                [best, size] = [i, area];
        });
        return best;
    }

    // Keys, buttons and fingers.

    function toggleNotes() {
        const button = find(".notes-button");
        if (button.hidden)
            return;
        button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
        draw();
    }

    function toggleText() {
        const button = find(".text-button");
        button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
        draw();
    }

    function toggleFull() {
        if (document.fullscreenEnabled)
            document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    }
    find(".full-button").hidden = !document.fullscreenEnabled;
    document.addEventListener("fullscreenchange", () =>
        find(".full-button").setAttribute("aria-pressed", String(Boolean(document.fullscreenElement))));

    const keys = {
        ArrowRight: next, ArrowLeft: back, PageDown: next, PageUp: back, n: next, p: back, Home: toStart,
        End: () => goTo(last), " ": togglePlay, s: toggleNotes,
        t: toggleText, f: toggleFull,
    };
    const controlKeys = { ArrowRight: nextChapter, ArrowLeft: previousChapter };

    document.addEventListener("keydown", (event) => {
        const onControl = event.target.closest("button, select");
        // What a control does with a key by itself stays so.
        if (event.altKey || event.metaKey || (onControl && [" ", "Enter"].includes(event.key)) || event.target.closest("select"))
            return;
        const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
        let action = (event.ctrlKey ? controlKeys : keys)[name];
        if (name === "Enter" && !event.ctrlKey && at.fraction >= 1 && isOpen(at.page))
            action = reveal;
        if (!action)
            return;
        event.preventDefault();
        action();
    });

    for (const [name, action] of [["chapter-back", previousChapter], ["back", back], ["play", togglePlay], ["next", next],
        ["chapter-next", nextChapter], ["notes-button", toggleNotes], ["text-button", toggleText],
        ["full-button", toggleFull], ["reveal", reveal]])
        find("." + name).addEventListener("click", action);
    find(".speed select").addEventListener("change", (event) => { speed = Number(event.target.value); });

    stage.addEventListener("click", (event) => {
        if (at.fraction < 1 || !isOpen(at.page))
            return;
        const choice = choiceAt(event.clientX, event.clientY);
        if (choice >= 0)
            toggle(choice);
    });

    let touched = null;
    find(".screen").addEventListener("touchstart", (event) => {
        const touch = event.touches[0];
        const isSwipe = event.touches.length === 1 && !event.target.closest(".timeline, .notes, .told, select");
        touched = isSwipe ? { x: touch.clientX, y: touch.clientY } : null;
    }, { passive: true });
    find(".screen").addEventListener("touchend", (event) => {
        // A finger on a picture that was pinched larger moves it.
        if (!touched || (window.visualViewport && visualViewport.scale > 1.05))
            return;
        const dx = event.changedTouches[0].clientX - touched.x, dy = event.changedTouches[0].clientY - touched.y;
        touched = null;
        if (Math.abs(dx) > 40 && Math.abs(dx) > 2 * Math.abs(dy))
            dx < 0 ? next() : back();
    }, { passive: true });

    // Paper: every page on a sheet of its own.
    function prepareSheets() {
        const sheets = find(".sheets");
        if (sheets.childElementCount === 0)
            sheets.innerHTML = pages.map((page, i) => `<div class="sheet">${pictures.sheet(i)}</div>`).join("");
        document.documentElement.classList.add("printable");
    }
    function clearSheets() {
        find(".sheets").replaceChildren();
        document.documentElement.classList.remove("printable");
    }
    addEventListener("beforeprint", prepareSheets);
    addEventListener("afterprint", clearSheets);

    const isOnlyOne = last <= first;
    find(".timeline").hidden = isOnlyOne;
    find(".bar").hidden = false;
    find(".transport").hidden = isOnlyOne;
    find(".speed").hidden = isOnlyOne || !pages.some((page) => page.runs);
    find(".notes-button").hidden = !pages.some((page) => page.notes);
    const chapters = new Set(pages.slice(first + 1).map((page) => page.chapter));
    for (const name of [".chapter-back", ".chapter-next"])
        find(name).hidden = chapters.size < 2;

    // "page.html#5" opens after launch 5, "#4.5" halfway there.
    function open() {
        const place = Number(/^#(\d+(?:\.\d+)?)$/.exec(location.hash)?.[1] ?? NaN);
        const page = pages.findIndex((one) => one.number === Math.ceil(place));
        halt();
        page < 0 ? toStart() : seek(page - Math.ceil(place) + place);
    }
    addEventListener("hashchange", open);
    open();
})();
