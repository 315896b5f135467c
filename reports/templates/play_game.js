// One line of play under several ways to read the rules at once. Each ply holds, a side, what came of it; a side whose
// reading refuses the move, or whose game is over, stands still from there on.
class Game {
  // `sides` are [{ letter, readings }]; `start` is a position, null for the set-up.
  constructor(rules, sides, settings, start) {
    Object.assign(this, {rules, sides, settings, steps: false, moves: [], at: 0});
    this.begin(start);
  }

  #under(i) { return {readings: this.sides[i].readings, settings: this.settings, steps: this.steps}; }

  begin(start) {
    const plies = [this.sides.map((_, i) => {
      const found = this.rules.ask("at", this.#under(i), {position: start ?? []});
      return {
        legal: true,
        live: !this.#over(found.outcome),
        position: found.position,
        outcome: found.outcome,
        board: found.board,
        before: []
      };
    })];
    Object.assign(this, {start, plies, moves: [], at: 0});
  }
  #over(outcome) { return outcome !== "in play"; }

  // The whole line is kept, and followed as far as anybody asks.
  follow(moves) {
    this.moves = [...moves];
    this.plies.length = 1;
    this.at = 0;
  }
  go(ply) {
    const to = Math.max(0, Math.min(ply, this.moves.length));
    while (this.plies.length <= to) this.plies.push(this.#played(this.plies.at(-1), this.moves[this.plies.length - 1]));
    this.at = to;
  }
  play(move) {
    if (this.moves[this.at] !== move) {
      this.moves.length = this.at;
      this.plies.length = this.at + 1;
      this.moves.push(move);
    }
    this.go(this.at + 1);
  }

  #played(before, move) {
    return before.map((side, i) => {
      if (!side.live) return {...side, legal: false, refused: side.refused, waits: true};
      let found;
      try {
        found = this.rules.ask("move", this.#under(i), {position: side.position, move, before: side.before});
      } catch (error) {
        return {...side, legal: false, live: false, refused: [error.message]};
      }
      if (!found.legal) return {...side, legal: false, live: false, refused: found.rules, board: found.board};
      return {
        legal: true,
        live: !this.#over(found.outcome),
        position: found.position,
        outcome: found.outcome,
        board: found.board,
        before: [...side.before, side.position],
      };
    });
  }

  now() { return this.plies[this.at]; }
  together() { return this.now().every((side) => side.position === this.now()[0].position); }

  // Every move that a side still in play has here: [{ text, squares, by, parts }]; `by` are the indexes of the sides
  // that allow it, `parts` says where they part: "" nowhere, "differs", or the letters of those that allow it.
  choices() {
    const found = new Map(), live = this.now().map((side, i) => i).filter((i) => this.now()[i].live);
    for (const i of live) {
      const side = this.now()[i];
      for (const [text, squares, after, outcome] of this.rules
               .ask("at", this.#under(i), {position: side.position, before: side.before})
               .moves) {
        if (!found.has(text)) found.set(text, {text, squares, by: [], results: new Set()});
        found.get(text).by.push(i);
        found.get(text).results.add(after + "\n" + outcome);
      }
    }
    const together = this.together();
    return [...found.values()].map(({text, squares, by, results}) => ({
                                     text,
                                     squares,
                                     by,
                                     parts: by.length < live.length   ? by.map((i) => this.sides[i].letter).join("") :
                                         together && results.size > 1 ? "differs" :
                                                                        "",
                                   }));
  }
}
