"use strict";
// The pictures: lines of SVG that are made from a form with holes (tabs) and the numbers that go into them. In between
// pages some of the numbers move, along a parabola through their values at a run's start, middle and end.
class Pictures {
    constructor(data, stage) {
        this.forms = data.forms;
        this.rows = data.rows;
        this.pages = data.pages;
        this.stage = stage;
        this.shown = null;
        this.moving = [];
    }

    static lines(ranges) {
        const lines = [];
        for (let i = 0; i < ranges.length; i += 2)
            for (let k = 0; k < ranges[i + 1]; ++k)
                lines.push(ranges[i] + k);
        return lines;
    }

    markup(lines) {
        return lines.map((row) => {
            const [form, ...numbers] = this.rows[row];
            let hole = 0;
            return this.forms[form].replace(/\t/g, () => numbers[hole++]);
        }).join("\n");
    }

    // The picture so far on the way to a page, 1 being the page itself.
    show(number, fraction) {
        const page = this.pages[number];
        const runs = page.runs || [];
        let run = fraction < 1 ? runs.findIndex((one) => fraction < one[1]) : -1;
        if (fraction < 1 && run < 0)
            run = runs.length - 1;
        const key = number + ":" + run;
        const ranges = run < 0 ? page.at : runs[run][2];
        if (this.shown !== key) {
            const lines = Pictures.lines(ranges);
            this.stage.innerHTML = this.markup(lines);
            this.shown = key;
            this.moving = run < 0 ? [] : this.bind(lines, runs[run][3]);
        }
        if (run >= 0) {
            const [from, until] = runs[run];
            this.move(Math.min(1, Math.max(0, (fraction - from) / (until - from))));
        }
    }

    showAnswer(number) {
        this.stage.innerHTML = this.markup(Pictures.lines(this.pages[number].ask.answer));
        this.shown = number + ":answer";
        this.moving = [];
    }

    // A whole picture for paper. Names would meet those of the other sheets: only what is referred to keeps one.
    sheet(number) {
        return this.markup(Pictures.lines(this.pages[number].at))
            .replace(/ id="(?!shadow)[^"]*"/g, "")
            .replace(/ id="shadow/g, ` id="sheet${number}-shadow`)
            .replace(/url\(#shadow/g, `url(#sheet${number}-shadow`);
    }

    // The attributes that have to be set while a run lasts.
    bind(lines, moves) {
        const byLine = new Map();
        for (const [line, hole, ...values] of moves) {
            if (!byLine.has(line))
                byLine.set(line, new Map());
            byLine.get(line).set(hole, values.length > 2 ? values : [values[0], (values[0] + values[1]) / 2, values[1]]);
        }
        const elements = this.elementsByLine();
        const bound = [];
        for (const [line, values] of byLine) {
            const [form, ...numbers] = this.rows[lines[line]];
            for (const attribute of Pictures.attributes(this.forms[form]))
                if (attribute.holes.some((hole) => values.has(hole)))
                    bound.push({
                        element: elements[line][attribute.element],
                        name: attribute.name,
                        pieces: attribute.pieces,
                        numbers: attribute.holes.map((hole) => values.get(hole) || numbers[hole]),
                    });
        }
        return bound;
    }

    // Elements in the order of their tags, by the line that they were written on.
    elementsByLine() {
        const lines = [[]];
        for (const node of this.stage.firstElementChild.childNodes)
            if (node.nodeType === Node.TEXT_NODE)
                lines.push([]);
            else
                lines[lines.length - 1].push(node, ...node.querySelectorAll("*"));
        return lines;
    }

    static attributes(form) {
        const found = [];
        let element = -1;
        let hole = 0;
        for (const part of form.matchAll(/<[a-zA-Z]+|([\w:-]+)="([^"]*)"|\t/g)) {
            if (part[0][0] === "<") {
                ++element;
            } else if (part[0] === "\t") {
                ++hole;
            } else {
                const pieces = part[2].split("\t");
                if (pieces.length > 1)
                    found.push({ element, name: part[1], pieces, holes: pieces.slice(1).map(() => hole++) });
            }
        }
        return found;
    }

    move(u) {
        for (const { element, name, pieces, numbers } of this.moving) {
            let text = pieces[0];
            numbers.forEach((number, i) => {
                let value = number;
                if (typeof number !== "number") {
                    const [start, middle, end] = number;
                    value = start + u * (4 * middle - 3 * start - end) + u * u * (2 * start - 4 * middle + 2 * end);
                    value = Math.round(value * 1000) / 1000;
                }
                text += value + pieces[i + 1];
            });
            element.setAttribute(name, text);
        }
    }
}
