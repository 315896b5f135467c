// One board that can be clicked: the drawing that the rules made, and over it the marks and the square in hand.
class Board {
  // choose(square) is called for a click or Enter, clear() for Escape, step(by) for Page Up and Page Down.
  constructor(name, {choose, clear, step}) {
    this.cells = [];
    this.at = null;
    this.choose = choose;
    this.element = made("div", {
      class: "board live",
      tabindex: "0",
      role: "application",
      "aria-label": name,
      "aria-roledescription": "board",
      onclick: (event) => this.#click(event),
      onkeydown: (event) => this.#key(event, clear, step),
      onfocus: () => this.#showCursor(),
      onblur: () => this.#showCursor(),
    });
    this.said = made("span", {class: "unseen", "aria-live": "assertive"});
  }

  show(board, said) {
    this.cells = board.cells;
    this.hexagons = board.hexagons;
    const drawing = new DOMParser().parseFromString(board.svg, "image/svg+xml").documentElement;
    drawing.setAttribute("aria-hidden", "true");
    drawing.removeAttribute("role");
    drawing.removeAttribute("aria-label");
    drawing.querySelector("title")?.remove();
    this.drawing = document.importNode(drawing, true);
    this.marks = this.#drawn("g");
    this.cursor = this.#drawn("g");
    this.drawing.append(this.marks, this.cursor);
    const left = this.element.scrollLeft;
    this.element.classList.toggle("wide", this.drawing.classList.contains("wide"));
    this.element.replaceChildren(this.drawing, this.said);
    this.element.scrollLeft = left;
    this.element.setAttribute("aria-description", said);
    if (!this.#cell(this.at)) this.at = null;
    this.#showCursor();
  }

  // Marks: square -> "picked", "both", "differs", or the letter of the only side that has a move there.
  mark(marks) {
    this.marks.replaceChildren();
    for (const [square, mark] of marks) {
      const cell = this.#cell(square);
      if (cell) this.#draw(cell, mark);
    }
  }

  #drawn(tag) { return document.createElementNS(this.drawing.namespaceURI, tag); }
  #cell(square) { return this.cells.find(([name]) => name === square); }

  // A dot on a free square; around a piece, whose letter is to be read, a ring.
  #draw([, x, y, piece], mark) {
    const add = (tag, attributes, text) => {
      const element = this.#drawn(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (text) element.textContent = text;
      this.marks.append(element);
    };
    // Rings are seen on any colour of a cell.
    const ring = (r, kind) => {
      add("circle", {cx: x, cy: y, r, class: "mark-under"});
      add("circle", {cx: x, cy: y, r, class: kind});
    };
    if (mark === "picked") return ring(18, "mark-picked");
    if (mark === "both" && piece) return ring(17, "mark-around");
    if (mark === "both") {
      add("circle", {cx: x, cy: y, r: 7, class: "mark-halo"});
      return add("circle", {cx: x, cy: y, r: 5, class: "mark-both"});
    }
    ring(17, "mark-parts");
    add("circle", {cx: x + 11, cy: y - 11, r: 8, class: "mark-badge"});
    add("text", {x: x + 11, y: y - 10, class: "mark-letter"}, mark === "differs" ? "\u2260" : mark);
  }

  #showCursor() {
    if (!this.cursor) return;
    this.cursor.replaceChildren();
    const cell = document.activeElement === this.element && this.#cell(this.at);
    if (!cell) return;
    for (const kind of ["mark-under", "mark-cursor"]) {
      const ring = this.#drawn("rect");
      for (const [name, value] of Object.entries({x: cell[1] - 18, y: cell[2] - 18, width: 36, height: 36, class: kind}))
        ring.setAttribute(name, value);
      this.cursor.append(ring);
    }
  }

  #nearest(x, y) {
    let best = null, far = 24 * 24;
    for (const cell of this.cells) {
      const distance = (cell[1] - x) ** 2 + (cell[2] - y) ** 2;
      if (distance < far) [best, far] = [cell, distance];
    }
    return best;
  }
  #click(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.drawing.getScreenCTM().inverse());
    this.chooseAt(point.x, point.y);
  }
  // In the units of the drawing.
  chooseAt(x, y) {
    const square = this.#nearest(x, y)?.[0];
    if (!square) return;
    this.at = square;
    this.choose(square);
    this.#showCursor();
  }

  // The square that an arrow leads to: near in its direction, not far off it.
  #neighbour([, x, y], dx, dy) {
    let best = null, least = Infinity;
    for (const cell of this.cells) {
      const ahead = (cell[1] - x) * dx + (cell[2] - y) * dy,
            aside = Math.abs((cell[1] - x) * dy) + Math.abs((cell[2] - y) * dx);
      if (ahead > 5 && aside <= ahead && ahead + 2 * aside < least) [best, least] = [cell, ahead + 2 * aside];
    }
    return best;
  }
  #key(event, clear, step) {
    const to = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (to) {
      const from = this.#cell(this.at);
      const next = from ? this.#neighbour(from, ...to) ?? from : this.cells[Math.floor(this.cells.length / 2)];
      this.at = next[0];
      this.said.textContent = next[0] + (next[3] ? ": " + next[3] : ", empty");
    } else if ((event.key === "Enter" || event.key === " ") && this.at)
      this.choose(this.at);
    else if (event.key === "Escape")
      clear();
    else if (event.key === "PageUp")
      step(-1);
    else if (event.key === "PageDown")
      step(1);
    else
      return;
    event.preventDefault();
    this.#showCursor();
  }
}
