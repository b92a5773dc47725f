"use strict";
// One bar a page, more room between chapters; what was is filled, what is now yellow, what comes an outline.
class Timeline {
    constructor(element, pages, first, seek) {
        this.element = element;
        this.pages = pages;
        this.first = first; // the place of the start: -1 where the first page has a way to it, else 0
        this.last = pages.length - 1;
        this.seek = seek;
        this.position = first;
        this.width = 0;
        element.setAttribute("aria-valuemin", "0");
        element.setAttribute("aria-valuemax", String(this.last - first));
        element.addEventListener("pointerdown", (event) => {
            if (event.button !== 0)
                return;
            element.setPointerCapture(event.pointerId);
            this.dragging = true;
            seek(this.positionAt(event.clientX));
        });
        element.addEventListener("pointermove", (event) => {
            if (this.dragging)
                seek(this.positionAt(event.clientX));
        });
        for (const end of ["pointerup", "pointercancel"])
            element.addEventListener(end, () => { this.dragging = false; });
        new ResizeObserver(() => this.draw()).observe(element);
    }

    // Left edge and width of each bar, in pixels.
    layout(width) {
        const count = this.last - this.first;
        let gap = 4, between = 20, breaks = 0;
        for (let i = this.first + 2; i <= this.last; ++i)
            if (this.pages[i].chapter !== this.pages[i - 1].chapter)
                ++breaks;
        const room = () => (width - gap * (count - 1 - breaks) - between * breaks) / count;
        for (const [smaller, wider] of [[2, 10], [1, 4], [0, 1], [0, 0]])
            if (room() < 4 * gap)
                [gap, between] = [smaller, wider];
        const bar = room();
        let x = 0;
        this.bars = [];
        for (let i = this.first + 1; i <= this.last; ++i) {
            if (i > this.first + 1)
                x += this.pages[i].chapter !== this.pages[i - 1].chapter ? between : gap;
            this.bars.push({ x, width: bar });
            x += bar;
        }
    }

    xOf(position) {
        const i = Math.min(Math.max(0, Math.ceil(position - this.first) - 1), this.bars.length - 1);
        return this.bars[i].x + this.bars[i].width * (position - this.first - i);
    }

    positionAt(clientX) {
        const x = clientX - this.element.getBoundingClientRect().left;
        const i = this.bars.findIndex((bar) => x <= bar.x + bar.width);
        if (i < 0)
            return this.last;
        return this.first + i + Math.max(0, (x - this.bars[i].x) / this.bars[i].width);
    }

    show(position, text) {
        this.position = position;
        this.element.setAttribute("aria-valuenow", String(Math.round((position - this.first) * 1e5) / 1e5));
        this.element.setAttribute("aria-valuetext", text);
        this.draw();
    }

    draw() {
        const width = this.element.clientWidth, height = this.element.clientHeight;
        if (width === 0 || this.last <= this.first)
            return;
        this.layout(width);
        const y = height / 2 - 3;
        // Many bars of a few pixels are drawn as one, or a drag would be slow.
        const round = this.bars[0].width > 8 ? 3 : this.bars[0].width / 3;
        const rect = (kind, x, w) => {
            const inset = kind === "future" ? 0.5 : 0;
            return w <= 0 ? "" : `<rect class="${kind}" x="${(x + inset).toFixed(2)}" y="${y + inset}" width="${
                Math.max(0.5, w - 2 * inset).toFixed(2)}" height="${6 - 2 * inset}" rx="${round.toFixed(2)}"/>`;
        };
        const current = Math.max(0, Math.ceil(this.position - this.first) - 1);
        const standsAtStart = this.position <= this.first;
        let drawn = "";
        this.bars.forEach((bar, i) => {
            if (standsAtStart || i > current) {
                drawn += rect("future", bar.x, bar.width);
            } else if (i < current) {
                drawn += rect("done", bar.x, bar.width);
            } else {
                const part = this.xOf(this.position) - bar.x;
                drawn += rect("rest", bar.x, bar.width) + rect("now", bar.x, part);
            }
        });
        const knob = standsAtStart ? 0 : this.xOf(this.position);
        drawn += `<circle class="knob" cx="${knob.toFixed(2)}" cy="${height / 2}" r="8.5"/>`;
        this.element.innerHTML = `<svg aria-hidden="true">${drawn}</svg>`;
    }
}
