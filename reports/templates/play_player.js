// The player of one finding: a board a side, the moves of the line, and the moves to choose from.
const MOST_LISTED = 30;
const capitalised = (words) => words[0].toUpperCase() + words.slice(1);
const marksOf = (choices, picked, all) => {
  const marks = new Map();
  for (const {squares, parts} of choices)
    for (const square of squares) {
      if (picked.includes(square) || (!all && !parts)) continue;
      const mark = parts || "both", had = marks.get(square);
      marks.set(square, !had || had === mark ? mark : "differs");
    }
  for (const square of picked) marks.set(square, "picked");
  return marks;
};

class Player {
  // changed(player) is called after every step.
  constructor(rules, name, sides, settings, changed) {
    Object.assign(this, {rules, sides, settings, changed, picked: [], origin: null});
    this.boards = sides.map(
        (side) => new Board(
            (side.letter ? "Board " + side.letter + ". " : "") +
                "Arrow keys move between squares, Enter chooses, Page Up and Page Down step through the moves.",
            {choose: (square) => this.choose(square), clear: () => this.pick([]), step: (by) => this.step(by)}));
    this.states = sides.map(() => made("p", {class: "state"}));
    this.said = made("p", {class: "unseen", role: "status"});
    this.moves = made("ol", {class: "moves", onkeydown: (event) => this.#keys(event)});
    this.list = made("div", {class: "choices"});
    this.element = made(
        "section", {class: "player", "aria-label": name}, this.#bar(), this.#boards(), this.list, this.#foot(),
        this.said);
  }

  // What players call one entry of the line; where turns are taken apart, it is a step.
  get entry() { return this.game?.steps && playData.play === "turn" ? "step" : playData.play; }
  counted(entries) { return entries + " " + this.entry + (entries === 1 ? "" : "s"); }

  #bar() {
    const button = (text, label, act) =>
        made("button", {type: "button", "aria-label": label, title: label, onclick: act}, text);
    this.first = button("\u21e4", "To the start", () => this.go(0));
    this.back = button("\u2190", "One back", () => this.step(-1));
    this.forth = button("\u2192", "One on", () => this.step(1));
    this.last = button("\u21e5", "To the end", () => this.go(this.game.moves.length));
    this.count = made("span", {class: "count"});
    this.origins = made("span", {class: "origins"});
    return made(
        "div", {class: "bar-of-play", onkeydown: (event) => this.#keys(event)}, this.origins, this.first, this.back,
        this.count, this.forth, this.last);
  }
  #boards() {
    return made(
        "div", {class: "sides of-play"},
        ...this.sides.map(
            (side, i) => made(
                "div", {class: "side"},
                ...(side.letter ? [made(
                                      "p", {class: "says"}, made("span", {class: "letter"}, side.letter),
                                      " " + (side.says ?? ""))] :
                                  []),
                this.boards[i].element, this.states[i])));
  }
  #foot() {
    this.text = made("textarea", {rows: "2", spellcheck: "false", "aria-label": "Position, as it is written"});
    this.trouble = made("p", {class: "trouble", role: "alert"});
    this.copied = made("span", {class: "copied", role: "status"});
    const button = (text, act) => made("button", {type: "button", onclick: act}, text);
    return made(
        "div", {class: "foot"}, this.moves,
        made(
            "details", {}, made("summary", {}, "Position: copy it, or set up another"), this.text,
            made(
                "p", {}, button("Copy", () => this.copy()), " ", button("Set up", () => this.setUp(this.text.value)),
                " ", button("The usual set-up", () => this.setUp(null)), " ", this.copied),
            this.trouble));
  }

  // Arrow keys in the bar and in the list of moves step through the line.
  #keys(event) {
    const by = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1}[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (by)
      this.step(by);
    else if (event.key === "Home")
      this.go(0);
    else if (event.key === "End")
      this.go(this.game.moves.length);
    else
      return;
    event.preventDefault();
    if (this.moves.contains(event.target)) this.moves.querySelector("[aria-current]")?.focus();
  }

  // Starts that can be switched between: [{ key, name, start, moves, ply, readings }]; readings, if any, take the
  // place of those that the sides have.
  offer(origins) {
    this.origins.replaceChildren(
        ...(origins.length < 2 ?
                [] :
                origins.map(
                    (origin) => made(
                        "button", {type: "button", "aria-pressed": "false", onclick: () => this.open(origin)},
                        origin.name))));
    this.offered = origins;
  }
  open(origin, ply = origin.ply ?? 0) {
    const sides = this.sides.map((side, i) => ({...side, readings: origin.readings?.[i] ?? side.readings}));
    const begun = (steps) => {
      const game = new Game(this.rules, sides, origin.settings ?? this.settings, origin.start);
      if (steps) {
        game.steps = true;
        game.begin(origin.start);
      }
      game.follow(origin.moves);
      game.go(ply);
      return game;
    };
    this.game = begun(origin.steps ?? false);
    this.origin = origin;  // not of a position that cannot be read
    // A capture may be written step by step where players have one turn.
    const refused = (game) => game.now().every((side) => !side.legal);
    if (!origin.steps && ply > 0 && refused(this.game)) {
      const steps = begun(true);
      if (!refused(steps)) this.game = steps;
    }
    [...this.origins.children].forEach(
        (button, i) => button.setAttribute("aria-pressed", String(this.offered[i] === origin)));
    this.#listMoves();
    this.pick([]);
    this.#told();
  }
  // Another reading for a side, at the same place of the same line.
  reread(i, readings) {
    this.sides[i].readings = readings;
    const {start, moves, at} = this.game;
    this.game = new Game(this.rules, this.sides, this.settings, start);
    this.game.follow(moves);
    this.game.go(at);
    this.pick([]);
    this.#told();
  }

  go(ply) {
    this.game.go(ply);
    this.pick([]);
    this.#told();
  }
  step(by) { this.go(this.game.at + by); }
  play(move) {
    this.game.play(move);
    this.#listMoves();
    this.pick([]);
    this.#told();
  }

  // A square more, a square less; or, where it goes with nothing that was chosen, the first of another choice.
  choose(square) {
    const all = this.choices, with_ = (squares) => all.filter((c) => squares.every((s) => c.squares.includes(s)));
    let picked = this.picked.includes(square) ? this.picked.filter((s) => s !== square) : [...this.picked, square];
    if (with_(picked).length === 0) picked = [square];
    const left = with_(picked);
    if (left.length === 0) return this.pick([], "No " + this.entry + " with " + square + ".");
    const grown = picked.length > this.picked.length;
    if (grown && left.length === 1 && picked.length >= Math.min(2, left[0].squares.length))
      return this.play(left[0].text);
    this.pick(picked);
  }
  pick(squares, said = "") {
    this.picked = squares;
    if (!squares.length) this.choices = this.game.choices();
    this.#show(said);
    const left = this.#left().length;
    if (squares.length) said = squares.join(", ") + ": " + this.counted(left);
    this.said.textContent = said;
  }
  #left() { return this.choices.filter((c) => this.picked.every((s) => c.squares.includes(s))); }

  #state(side, i) {
    if (side.waits)
      return "Stands still: " +
          (this.game.plies[this.game.at - 1][i].refused ? "the line was not allowed here." : "the game is over.");
    if (!side.legal) return "Not allowed" + (side.refused?.length ? ": " + side.refused.join(" ") : ".");
    return side.outcome === "in play" ? side.board.caption : side.outcome + ".";
  }
  #show(refused) {
    const now = this.game.now(), marks = marksOf(this.#left(), this.picked, this.picked.length > 0);
    now.forEach((side, i) => {
      const state = this.#state(side, i);
      this.boards[i].show(side.board, state);
      this.boards[i].mark(side.live ? marks : new Map());
      this.boards[i].element.classList.toggle("still", !side.legal);
      this.states[i].textContent = state.charAt(0).toUpperCase() + state.slice(1);
    });
    for (const [button, way] of [[this.back, "back"], [this.forth, "on"]]) {
      button.title = "One " + this.entry + " " + way;
      button.setAttribute("aria-label", button.title);
    }
    this.copied.textContent = "";
    this.count.textContent = this.game.at + " / " + this.game.moves.length;
    for (const [button, off] of [
             [this.first, this.game.at === 0], [this.back, this.game.at === 0],
             [this.forth, this.game.at === this.game.moves.length],
             [this.last, this.game.at === this.game.moves.length]])
      button.setAttribute("aria-disabled", String(off));
    this.text.value = now.find((side) => side.live)?.position ?? now[0].position;
    this.#listChoices(refused);
  }
  // What is done with a piece comes before what is done with a free square, of which there are many; the simplest
  // first.
  #inOrder(choices) {
    const shown = this.game.now().find((side) => side.live)?.board.cells ?? [];
    const pieces = new Set(shown.filter(([, , , piece]) => piece).map(([name]) => name));
    const rank = ({squares}) => squares.length + (squares.length === 0 || squares.some((s) => pieces.has(s)) ? 0 : 100);
    return choices.sort((a, b) => rank(a) - rank(b));
  }
  // How squares are chosen here, whatever a move looks like.
  #howToChoose() {
    const takes = (least) => this.choices.some((c) => c.squares.length >= least);
    if (!takes(1)) return "Choose a " + this.entry + ":";
    return (takes(3)     ? "Click a piece, then where it goes or the next piece that goes with it" :
                takes(2) ? "Click a piece, then where it goes" :
                           "Click a square") +
        "; or choose a " + this.entry + ":";
  }
  #listChoices(refused) {
    const left = this.#inOrder(this.#left());
    const parting = left.filter((c) => c.parts), rest = left.filter((c) => !c.parts);
    const several = this.sides.length > 1;
    const button = (c) => made(
        "button", {type: "button", class: c.parts ? "parts" : null, onclick: () => this.play(c.text)}, c.text,
        ...(c.parts ? [made("small", {}, c.parts === "differs" ? "another result" : "only " + c.parts)] : []));
    const shown = [...parting, ...rest].slice(0, MOST_LISTED), hidden = left.length - shown.length;
    const words = this.picked.length ?
        capitalised(this.entry) + "s with " + this.picked.join(" and ") + ":" :
        left.length === 0 ?
        (this.game.now().some((side) => side.live) ? "No " + this.entry + " is left." : "Nothing more to play here.") :
        several && parting.length ?
        (this.game.together() ? "Ringed: where the readings part (\u2260 with another result, a letter: allowed only there). " :
                                "The boards differ by now; ringed with a letter: allowed only there. ") +
            this.#howToChoose() :
        this.#howToChoose();
    const had = this.list.contains(document.activeElement);
    this.list.replaceChildren(
        made(
            "p", {}, ...(refused && !this.picked.length ? [made("b", {class: "refused"}, refused), " "] : []), words,
            ...(this.picked.length ?
                    [
                      " ",
                      made("button", {type: "button", class: "plain", onclick: () => this.pick([])}, "choose another")
                    ] :
                    [])),
        made("div", {class: "list"}, ...shown.map(button)),
        ...(hidden ? [made("p", {class: "more"}, hidden + " more; a square shows its own.")] : []));
    // What was chosen is gone: who chooses by keys goes on with what is there now.
    if (had)
      (this.list.querySelector(".list button") ?? this.element.querySelector(".board.live")).focus({preventScroll: true});
  }
  #listMoves() {
    this.moves.replaceChildren(...["Start", ...this.game.moves].map(
        (move, ply) => made(
            "li", {},
            made(
                "button", {type: "button", tabindex: "-1", onclick: () => this.go(ply)},
                ply === 0 ? move : ply + ". " + move))));
  }
  #told() {
    const {at, moves} = this.game;
    [...this.moves.querySelectorAll("button")].forEach((button, ply) => {
      if (ply === at)
        button.setAttribute("aria-current", "step");
      else
        button.removeAttribute("aria-current");
      button.tabIndex = ply === at ? 0 : -1;
      if (ply === at) this.moves.scrollTop = button.offsetTop - this.moves.offsetTop - 60;
    });
    const sides =
        this.states.map((state, i) => (this.sides[i].letter ? this.sides[i].letter + ": " : "") + state.textContent);
    this.said.textContent =
        (at === 0 ? "Start" : capitalised(this.entry) + " " + at + " of " + moves.length + ": " + moves[at - 1]) + ". " + sides.join(" ");
    this.changed?.(this);
  }

  setUp(position) {
    this.trouble.textContent = "";
    try {
      this.open({key: "own", name: "Own position", start: position, moves: []});
    } catch (error) {
      this.trouble.textContent = error.message.replace(/^input:1:(\d+): /, "Column $1: ").replace(/\n\s*hint: /, "\n");
    }
  }
  async copy() {
    try {
      await navigator.clipboard.writeText(this.text.value);
    } catch {
      this.text.select();
      if (!document.execCommand("copy"))
        return void (this.copied.textContent = "Not copied: the browser did not let it; it is selected.");
    }
    this.copied.textContent = "Copied.";
  }
}
