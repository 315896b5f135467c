// Puts a player where a finding has a board, opens what a link names, and the free board at the end of the page.
const playData = JSON.parse(document.getElementById("player-data").textContent);
const players = new Map();  // by the finding's anchor

class Unplayable extends Error {}
const unlessUnplayable = (error) => {
  if (!(error instanceof Unplayable)) throw error;
};

// Where a player may start: the position of the finding, and the line from the set-up to it.
function originsOf(data) {
  const origins = [];
  if (data.position)
    origins.push({
      key: "position",
      name: "The position",
      start: data.position,
      moves: data.moves,
      ply: data.moves.length,
      steps: data.steps,
      settings: data.settled
    });
  if (data.line.length)
    origins.push({
      key: "line",
      name: "From the set-up",
      start: null,
      moves: data.line,
      readings: data.sides.map((side) => side.along),
      settings: data.settled_along
    });
  return origins;
}

async function openPlayer(anchor, key, ply) {
  const article = document.getElementById(anchor), data = playData.findings[anchor];
  const rules = await Rules.ready().catch((error) => {
    article.querySelector(".play").replaceChildren("This browser cannot run the rules: " + error.message);
    throw error;
  });
  let player = players.get(anchor);
  if (!player) {
    player =
        new Player(rules, "Play: " + article.querySelector("h2, h3").textContent, data.sides, data.settled, (p) => {
          if (p.origin.key === "own") return;
          // Only what leads here again; some browsers let the address change only so often.
          const {moves, at} = p.game, began = p.origin.moves;
          if (moves.length < at || moves.slice(0, at).some((move, i) => move !== began[i])) return;
          try {
            history.replaceState(null, "", "#" + anchor + "/" + p.origin.key + "/" + at);
          } catch {
          }
        });
    player.offer(originsOf(data));
    article.querySelector(".play").replaceChildren(player.element);
    article.classList.add("playing");
    for (const shown of article.querySelectorAll(".line.boards")) shown.classList.add("replaced");
    players.set(anchor, player);
  }
  const origins = player.offered, origin = origins.find((o) => o.key === key) ?? origins[0];
  try {
    if (player.origin !== origin || ply !== undefined) player.open(origin, ply);
  } catch (error) {  // a position of a smaller board, say
    article.querySelector(".play").replaceChildren(made("p", {}, "This cannot be played here: " + error.message));
    article.classList.remove("playing");
    for (const shown of article.querySelectorAll(".line.boards")) shown.classList.remove("replaced");
    players.delete(anchor);
    throw new Unplayable();
  }
  return player;
}

// A click on a drawing begins to play there, with the square that was clicked.
async function playFrom(article, board, event) {
  const player = await openPlayer(article.id);
  const index = [...article.querySelectorAll(".sides:not(.further):not(.of-play) .board")].indexOf(board);
  const to = player.boards[Math.min(Math.max(index, 0), player.boards.length - 1)];
  to.element.focus({preventScroll: true});
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.matrix);
  to.chooseAt(point.x, point.y);
}

function offerToPlay(article) {
  const slot = article.querySelector(".play");
  slot.hidden = false;
  const open = (key) => openPlayer(article.id, key)
                            .then((player) => player.element.querySelector(".live").focus({preventScroll: true}))
                            .catch(unlessUnplayable);
  slot.append(...originsOf(playData.findings[article.id])
                  .map(
                      ({key, moves}) => made(
                          "button", {type: "button", class: "begin", onclick: () => open(key)},
                          key === "line" ?
                              "Step from the set-up (" + moves.length + " " + playData.play + (moves.length === 1 ? ")" : "s)") :
                              "Play on this position")));
  // Not those of further answers, in positions of their own.
  for (const board of article.querySelectorAll(".sides:not(.further):not(.of-play) .board")) {
    board.classList.add("can-play");
    board.addEventListener("click", (event) => {
      board.matrix = board.querySelector("svg").getScreenCTM().inverse();
      playFrom(article, board, event).catch(unlessUnplayable);
    });
  }
}

// Every move of the line leads to its place.
function linkLine(article) {
  // The card's own; what follows from an answer may have lines, too.
  article.querySelectorAll(".comes-up .ply, .small-print .ply:not(.boards .ply)").forEach((ply, i) => {
    const link = made("a", {href: "#" + article.id + "/line/" + (i + 1)}, ...ply.childNodes);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      openPlayer(article.id, "line", i + 1)
          .then((player) => player.element.scrollIntoView({block: "nearest"}))
          .catch(unlessUnplayable);
    });
    ply.append(link);
  });
}

// What the address names; "" where it is damaged.
function namedInAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}
// "#finding-x/line/12"
function openLinked() {
  const [anchor, key, ply] = namedInAddress().split("/");
  if (!key || !playData.findings[anchor]) return;
  openPlayer(anchor, key, /^\d+$/.test(ply) ? Number(ply) : undefined)
      .then((player) => {
        if (player.origin.key === key) document.getElementById(anchor).scrollIntoView();
      })
      .catch(unlessUnplayable);
}

for (const anchor of Object.keys(playData.findings)) {
  const article = document.getElementById(anchor);
  if (!article?.querySelector(".play")) continue;
  offerToPlay(article);
  linkLine(article);
}
addEventListener("hashchange", openLinked);
openLinked();
