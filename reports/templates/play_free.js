// "Try your own position": a board from the set-up on, and every reading to be switched, for one side or for two.
function readingsChosen(selects) {
  return selects.filter((select) => select.value !== select.dataset.usual)
      .map((select) => select.dataset.reading + "=" + select.value);
}

function freeBoard(rules, info, section) {
  const sides = [{letter: "A", says: "as usual", readings: []}, {letter: "B", says: "as usual", readings: []}];
  const selects = [[], []], settled = [];
  const player = new Player(rules, "Your own position", sides, [], null);
  const names = player.element.querySelectorAll(".says");
  const reread = () => {
    selects.forEach((chosen, i) => {
      const readings = readingsChosen(chosen);
      names[i].lastChild.textContent = readings.length === 0 ? " as usual" :
          readings.length === 1                              ? " one reading switched" :
                                                               " " + readings.length + " readings switched";
      player.reread(i, readings);
    });
    const alike = readingsChosen(selects[0]).join() === readingsChosen(selects[1]).join();
    player.element.querySelectorAll(".side")[1].classList.toggle("alike", alike);
  };
  // The boards stand far above: what a switch changes there is said beside it, with the way back to them.
  const told = made("p", {class: "switched", role: "status"});
  const switched = (event) => {
    reread();
    const parting = player.choices.filter((choice) => choice.parts).length;
    told.replaceChildren(
        !player.game.together()                                                ? "The boards differ already. " :
            parting ? player.counted(parting) + (parting === 1 ? " parts" : " part") + " here. " :
                      "No " + player.entry + " parts here. ",
        made(
            "button", {type: "button", class: "plain", onclick: () => player.element.scrollIntoView()}, "To the boards"));
    event.target.closest("div").append(told);
  };
  const select = (reading, i) => {
    const usual = reading.options[reading.usual].id;
    const made_ = made(
        "select", {
          "data-reading": reading.id,
          "data-usual": usual,
          "aria-label": sides[i].letter + ": " + reading.question,
          onchange: switched
        },
        ...reading.options.map(
            (option) => made(
                "option", {value: option.id, selected: option.id === usual},
                option.says + (option.id === usual ? " (usual)" : ""))));
    selects[i].push(made_);
    return made("label", {}, made("span", {class: "letter"}, sides[i].letter), made_);
  };
  // What players settle before a game holds for both boards, and begins a new one.
  const settle = (option) => {
    const chosen = made(
        "select", {
          "aria-label": option.says,
          onchange: () => {
            player.settings = settled.filter(([{values}, select]) => select.value !== values[0])
                                  .map(([{id}, select]) => id + "=" + select.value);
            player.setUp(null);
          }
        },
        ...option.values.map((value) => made("option", {value}, value)));
    settled.push([option, chosen]);
    return made("div", {}, made("p", {}, "Settled before the game: " + option.says), chosen);
  };
  const switches = info.readings.map(
      (reading) => made("div", {}, made("p", {}, reading.question), select(reading, 0), select(reading, 1)));
  const legend = document.querySelector("aside.legend");
  section.append(
      ...(legend ? [made("div", {class: "legend"}, ...[...legend.children].map((part) => part.cloneNode(true)))] : []),
      player.element,
      made(
          "details", {open: true}, made("summary", {}, "Readings: switch them for A and for B"),
          made("div", {class: "readings-of-play"}, ...info.settings.map(settle), ...switches)));
  player.open({key: "own", name: "Own position", start: null, moves: []});
  reread();
}

const trySection = document.getElementById("try");
const begin = made(
    "button", {
      type: "button",
      class: "begin",
      onclick: async () => {
        const rules = await Rules.ready().catch((error) => {
          begin.parentElement.replaceChildren("This browser cannot run the rules: " + error.message);
          return null;
        });
        if (!rules) return;
        begin.parentElement.remove();
        freeBoard(rules, rules.ask("readings", {}, {}), trySection);
        trySection.querySelector(".live").focus({preventScroll: true});
      }
    },
    "Set up the board");
trySection.append(
    made(
        "p", {},
        "Play from the set-up or from any position, and switch every reading: two boards show what that changes."),
    made("div", {class: "play"}, begin));
trySection.hidden = false;
document.querySelector("p.jump")?.append(" ", made("a", {href: "#try"}, "Try your own position"));
