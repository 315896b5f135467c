// Drives pages in Debian's Chromium as a reader would: node browser.mjs MODULES PAGES PROGRAM, where MODULES is the folder
// that npm installed into and PAGES holds the pages of PROGRAM, browser_pages. One line a check; ends with 1 if any failed.
import {execFileSync} from "node:child_process";
import fs from "node:fs";
import {createRequire} from "node:module";
import os from "node:os";
import path from "node:path";
import {pathToFileURL} from "node:url";

const [modules, pages, program] = process.argv.slice(2);
const load = createRequire(path.join(path.resolve(modules), "x.js"));
const {chromium} = load("playwright-core");
const axe = fs.readFileSync(load.resolve("axe-core/axe.min.js"), "utf8");
const address = (game) => pathToFileURL(path.resolve(pages, game + ".html")).href;

const browser = await chromium.launch({
  executablePath: process.env.NOMOS_CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync"
  ],
});
let failed = 0;
function expect(holds, what) {
  if (!holds) throw new Error(what);
}
function same(found, wanted, what) {
  expect(found === wanted, `${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

// A page with a script and one without serve all checks, one after the other: a window costs more than the check in it.
// Each check begins at a page that was just loaded; errors on its console fail it, and so does a second request.
const desk = {width: 1200, height: 900};
const tabs = new Map();
let troubles = [], requests = [];
async function tabWith(javaScriptEnabled) {
  if (!tabs.has(javaScriptEnabled)) {
    const page = await (await browser.newContext({javaScriptEnabled})).newPage();
    page.setDefaultTimeout(60_000);
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && troubles.push(message.text()));
    page.on("pageerror", (error) => troubles.push(error.message));
    page.on("request", (request) => requests.push(request.url()));
    tabs.set(javaScriptEnabled, page);
  }
  return tabs.get(javaScriptEnabled);
}
async function check(name, game, {javaScriptEnabled = true, viewport = desk, colorScheme = null}, act) {
  const begun = Date.now();
  const page = await tabWith(javaScriptEnabled);
  try {
    await page.goto("about:blank");
    await page.setViewportSize(viewport);
    await page.emulateMedia({media: null, colorScheme});
    troubles = [], requests = [];
    await page.goto(address(game));
    // The text of what is not laid out yet is not to be had.
    if (javaScriptEnabled && (await page.locator(".beside").count())) await page.locator("html.laid").waitFor();
    await act(page);
    expect(troubles.length === 0, "on the console: " + troubles.join("; "));
    expect(
        new Set(requests.filter((url) => url !== "about:blank").map((url) => url.split("#")[0])).size === 1,
        "more than one request: " + requests.join(" "));
    console.log(`ok      ${game}: ${name} (${Date.now() - begun} ms)`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${game}: ${name}\n        ${[error.message.split("\n")[0], ...troubles].join("; ")}`);
  }
}

const first = (page) => page.locator("article, section[id^='question-']").first();
const boardOf = (card, i) => card.locator(".player .board.live").nth(i);
async function opened(page, card = first(page)) {
  await card.locator(".begin").first().click();
  await card.locator(".player").waitFor();
  return card;
}
// Where a square is on the screen.
async function squareAt(page, board, square) {
  const at = await board.evaluate((element, name) => {
    const shown = [...players.values()].flatMap((player) => player.boards).find((b) => b.element === element);
    const [, x, y] = shown.cells.find(([cell]) => cell === name);
    const point = new DOMPoint(x, y).matrixTransform(shown.drawing.getScreenCTM());
    return [point.x, point.y];
  }, square);
  return at;
}
async function click(page, board, square) {
  await board.scrollIntoViewIfNeeded();
  const [x, y] = await squareAt(page, board, square);
  await page.mouse.click(x, y);
}
const states = (card) => card.locator(".player .state").allTextContents();
const count = (card) => card.locator(".player .count").textContent();
const current = (card) => card.locator(".player .moves [aria-current]").textContent();

async function plays(page) {
  const card = await opened(page);
  same((await states(card)).join(" | "), "Attackers win. | After b1-i1: black (defenders) to move", "under A and B");
  await card.getByRole("button", {name: "One move back"}).click();
  same(await count(card), "0 / 1", "a move back");
  expect((await card.locator(".mark-parts").count()) === 4, "b1 and i1 are ringed on both boards");
  await click(page, boardOf(card, 0), "b1");
  same(await card.locator(".player .mark-picked").count(), 2, "b1 in hand on both boards");
  expect((await card.locator(".choices").textContent()).includes("b1-i1"), "its moves are listed");
  await click(page, boardOf(card, 1), "i1");
  same((await states(card))[0], "Attackers win.", "A after b1-i1");
  await click(page, boardOf(card, 1), "j1");
  await click(page, boardOf(card, 1), "k1");
  same((await states(card)).join(" | "), "Stands still: the game is over. | Defenders win.", "played on under B");
}

async function steps(page) {
  const card = await opened(page);
  await card.getByRole("button", {name: "From the set-up"}).click();
  same(await count(card), "0 / 12", "the line begins in the set-up");
  await card.getByRole("button", {name: "One move on"}).click();
  same(await count(card), "1 / 12", "by the button");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  same(await count(card), "3 / 12", "by arrow keys");
  expect((await current(card)).startsWith("3. "), "the third move is marked");
  await card.locator(".moves button").nth(8).click();
  same(await count(card), "8 / 12", "by clicking a move");
  await page.keyboard.press("End");
  same(await count(card), "12 / 12", "End");
  await page.keyboard.press("ArrowRight");
  same(await count(card), "12 / 12", "no further than the end");
  expect(await page.evaluate(() => document.activeElement !== document.body), "the focus is kept");
  expect(
      (await card.locator(".player > [role=status]").textContent()).startsWith("Move 12 of 12: "), "it is announced");
  expect(page.url().endsWith("/line/12"), "the address names the ply");
  const fifth = card.locator("p.line .ply a").nth(4);
  await fifth.evaluate((move) => {  // a long line is folded
    for (let fold = move.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  });
  await fifth.click();
  await page.waitForFunction(() => location.hash.endsWith("/line/5"));
  same(await count(card), "5 / 12", "by a move in the text");
}

async function links(page) {
  const anchor = await first(page).getAttribute("id");
  const linked = page.url() + "#" + anchor + "/line/7";
  await page.goto("about:blank");
  await page.goto(linked);
  await first(page).locator(".player").waitFor();
  same(await count(first(page)), "7 / 12", "the linked ply");
}

async function keyboard(page) {
  const card = await opened(page), board = boardOf(card, 0);
  await card.getByRole("button", {name: "One move back"}).click();
  await board.focus();
  await page.keyboard.press("ArrowDown");  // begins in the middle
  for (let i = 0; i < 5; ++i) await page.keyboard.press("ArrowDown");
  for (let i = 0; i < 4; ++i) await page.keyboard.press("ArrowLeft");
  same(await board.locator(".unseen").textContent(), "b1: white stone on b1", "the square is said");
  await page.keyboard.press("Enter");
  for (let i = 0; i < 7; ++i) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  same((await states(card))[0], "Attackers win.", "b1-i1 by keys");
  expect(await board.evaluate((element) => document.activeElement === element), "the focus stays on the board");
  await page.keyboard.press("PageUp");
  same(await count(card), "0 / 1", "Page Up is a move back");
}

// Walks over the board by arrow keys alone.
async function walkTo(page, board, square) {
  for (let steps = 0; steps < 80; ++steps) {
    const [at, dx, dy] = await board.evaluate((element, name) => {
      const shown = [...players.values()].flatMap((player) => player.boards).find((b) => b.element === element);
      const cell = (wanted) => shown.cells.find(([known]) => known === wanted);
      const from = cell(shown.at), to = cell(name);
      return from ? [shown.at, to[1] - from[1], to[2] - from[2]] : [null, 1, 0];
    }, square);
    if (at === square) return;
    const across = dx > 0 ? "ArrowRight" : "ArrowLeft", along = dy > 0 ? "ArrowDown" : "ArrowUp";
    await page.keyboard.press(Math.abs(dx) > Math.abs(dy) ? across : along);
  }
  throw new Error("arrow keys do not lead to " + square);
}
async function keyboardInEveryGame(page) {
  const card = await opened(page);
  for (let ply = 0; ply < 3; ++ply) {
    const move = await card.evaluate((element) => {
      const all = players.get(element.id).choices;
      return all.length ? all[Math.floor(all.length / 2)] : null;
    });
    if (!move) break;
    const at = Number((await count(card)).split(" ")[0]), isPlayed = async () => Number((await count(card)).split(" ")[0]) > at;
    const board = card.locator(".player .board.live:not(.still)").first();
    await board.focus();
    for (const square of move.squares) {
      if (await isPlayed()) break;
      await walkTo(page, board, square);
      await page.keyboard.press("Enter");
    }
    if (!(await isPlayed())) {  // what more than one move has in common is told apart in the list
      await card.locator(".choices .list button").filter({hasText: move.text}).first().focus();
      await page.keyboard.press("Enter");
    }
    expect(await isPlayed(), "ply " + ply + ", " + move.text);
  }
}

async function clicksThrough(page) {
  const drawn = first(page).locator(".sides .board svg").first();
  await drawn.scrollIntoViewIfNeeded();
  const box = await drawn.boundingBox();
  await page.mouse.click(box.x + box.width * 0.5, box.y + box.height * 0.5);
  await first(page).locator(".player").waitFor();
  expect(
      await boardOf(first(page), 0).evaluate((element) => document.activeElement === element),
      "the board that was clicked");
}

async function freeBoard(page) {
  const section = page.locator("#try");
  await section.getByRole("button", {name: "Set up the board"}).click();
  await section.locator(".player").waitFor();
  same(await section.locator(".player .board.live:visible").count(), 1, "one board while nothing is switched");
  await section.locator("summary", {hasText: "copy it"}).click();
  await section.locator("textarea").fill("11/11/11/11/11/11/11/11/11/11/1t7K1 w");
  await section.getByRole("button", {name: "Set up", exact: true}).click();
  await section.locator("select[data-reading=\"nefatavl.king.brown-square\"]").nth(1).selectOption("no");
  same(await section.locator(".player .board.live:visible").count(), 2, "two boards when a reading is switched");
  await section.locator(".choices button", {hasText: "b1-i1"}).click();
  same(
      (await section.locator(".state").allTextContents()).join(" | "),
      "Attackers win. | After b1-i1: black (defenders) to move", "A and B");
  await section.locator("textarea").fill("11/4 w");
  await section.getByRole("button", {name: "Set up", exact: true}).click();
  expect((await section.locator(".trouble").textContent()).startsWith("Column "), "the place of a mistake is said");
}

async function cites(page) {
  const before = page.url(), cite = first(page).locator(".cites a").first();
  if (!(await cite.count())) throw new Error("nothing is cited");
  await cite.click();
  expect(page.url() !== before && (await page.locator("tr:target").count()) === 1, "the sentence is shown");
  await page.goBack();
  same(page.url(), before, "and back");
}

// What is linked to opens, from outside and from within; a citation leads back; filters hide; paper shows everything.
async function getsAbout(page) {
  const folded = page.locator("article.finding").last();
  expect(!(await folded.isVisible()), "the editorial note is folded");
  const anchor = await folded.getAttribute("id"), plain = page.url();
  await page.goto("about:blank");
  await page.goto(plain + "#" + anchor);
  await folded.locator(".explanation").waitFor();
  await folded.locator(".cites a").click();
  await page.locator("tr:target").waitFor();
  await page.locator(".way-back").click();
  expect(page.url().endsWith("#" + anchor), "back to the finding that cited it");
  const all = await page.locator("article.finding").count();
  const select = page.locator(".filters select[name=kind]");
  await select.selectOption("Loose notation");
  const of = await page.locator('article.finding[data-kind="Loose notation"]').count();
  same(await page.locator("article.finding:visible").count(), of, "cards of one kind");
  same(await page.locator(".filters output").textContent(), of + " of " + all, "how many are left");
  await select.selectOption("");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  same(await page.locator("details:not([open])").count(), 0, "folds on paper");
}

// The first thing to decide is on the first screen of a phone.
async function beginsWithADecision(page) {
  const box = await page.locator("#overview li").first().boundingBox();
  expect(box !== null && box.y + box.height < 844, "the first decision ends at " + (box && box.y + box.height));
  expect(await page.locator("#overview li .thumb svg").first().isVisible(), "it has a board");
}

// What an author reads: the page as it opens, and a card. No fold is open but the card's own.
const kPageWords = 2500, kCardWords = 400;
const kMachine = /\b(solver|Z3|SMT|unsat\w*|reading sets?|pl(y|ies)|invariant|well-formed|rlimit)\b| of a million|\S*\w\/\w+\/\w+\/\S*/;
async function readsInTenMinutes(page) {
  const game = page.url().match(/([a-z]+)\.html/)[1], id = new RegExp("\\b" + game + "\\.[a-z-]+\\.[a-z-]+");
  const read = await page.evaluate(() => {
    const folds = (open) => document.querySelectorAll("details").forEach((fold) => { fold.open = open; });
    const text = (element) => element.innerText;
    folds(false);
    for (const label of document.querySelectorAll("svg text")) label.remove();  // of a board, no words
    const whole = text(document.body), cards = [];
    for (const card of document.querySelectorAll("article.finding")) {
      const around = [card.querySelector(":scope > details.card"), card.closest("details.part")].filter(Boolean);
      for (const fold of around) fold.open = true;
      for (const select of document.querySelectorAll("select")) select.remove();
      cards.push({id: card.id, text: text(card)});
      for (const fold of around) fold.open = false;
    }
    folds(true);
    return {whole, cards, opened: text(document.body)};
  });
  const words = (text) => text.split(/\s+/).filter(Boolean).length;
  const positions = await page.evaluate(() => Object.values(
      JSON.parse(document.getElementById("player-data").textContent).findings).map((shown) => shown.position));
  expect(words(read.opened) > kPageWords && id.test(read.opened), "what is folded is not counted, and is there");
  expect(words(read.whole) <= kPageWords, `the page shows ${words(read.whole)} words`);
  for (const card of read.cards) {
    expect(words(card.text) > 5, card.id + " is read");
    expect(words(card.text) <= kCardWords, `${card.id} shows ${words(card.text)} words`);
  }
  for (const text of [read.whole, ...read.cards.map((card) => card.text)]) {
    const machine = text.match(id) ?? text.match(kMachine) ?? positions.find((p) => p && text.includes(p));
    expect(!machine, `${Array.isArray(machine) ? machine[0] : machine} in: ${text.slice(0, 60)}`);
  }
  const longest = Math.max(...read.cards.map((card) => words(card.text)));
  console.log(`        ${game}: ${words(read.whole)} words, a card at most ${longest}`);
}

// What is said of an answer stands below its board and below each other, in a row with what is said of the others.
async function liesApart(page) {
  const over = await page.evaluate(() => {
    document.querySelectorAll("details").forEach((fold) => { fold.open = true; });
    const found = [];
    for (const side of document.querySelectorAll("article .sides > .side")) {
      const shown = [...side.querySelectorAll("h4, .board, p:not(.board p)")].filter((e) => e.offsetHeight > 0);
      shown.slice(1).forEach((e, i) => {
        if (e.getBoundingClientRect().top < shown[i].getBoundingClientRect().bottom - 1)
          found.push(side.closest("article").id + ": " + e.textContent.slice(0, 40));
      });
    }
    return {found, sides: document.querySelectorAll("article .sides > .side").length};
  });
  expect(over.sides > 1, "there are answers side by side");
  same(over.found.join("; "), "", "one over the other");
}

async function withoutScript(page) {
  same(await page.locator(".begin").count(), 0, "no button that does nothing");
  expect((await page.locator("article .board svg").count()) >= 4, "the boards are there");
  expect(!(await page.locator("#try").isVisible()), "no free board");
}

async function fitsUnfolded(page) {
  const width = await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    return document.documentElement.scrollWidth;
  });
  expect(width <= 390, "wider than the screen: " + width);
}
async function fits(page) {
  await opened(page);
  await page.locator("#try .begin").click();
  await page.locator("#try .player").waitFor();
  await fitsUnfolded(page);
  const smallest = await page.evaluate(() => Math.min(...[...document.querySelectorAll("article.finding svg .labels")]
    .map((labels) => [labels, labels.ownerSVGElement])
    .map(([labels, svg]) => parseFloat(getComputedStyle(labels).fontSize) * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)
    .filter((pixels) => pixels > 0)));
  expect(smallest >= 8.5 && smallest < 40, "pixels of the names along the edges: " + smallest);
}

async function accessible(page) {
  await opened(page);
  await page.locator("#try .begin").click();
  await page.locator("#try .player").waitFor();
  await page.evaluate(axe);
  const {violations} = await page.evaluate(() => window.axe.run());
  same(violations.map((v) => `${v.id} x${v.nodes.length} (${v.nodes[0].target})`).join("; "), "", "axe");
}

// Whatever a move looks like in a game, clicking its squares and then the list plays it; ten plies of every game.
async function playsAnything(page) {
  const card = await opened(page);
  for (let ply = 0; ply < 10; ++ply) {
    const move = await card.evaluate((element) => {
      const player = players.get(element.id), all = player.choices;
      return all.length ? all[Math.floor(all.length / 3)] : null;
    });
    if (!move) break;
    const at = Number((await count(card)).split(" ")[0]);
    for (const square of move.squares) {
      if (Number((await count(card)).split(" ")[0]) !== at) break;
      await click(page, card.locator(".player .board.live:not(.still)").first(), square);
    }
    if (Number((await count(card)).split(" ")[0]) === at)
      await card.locator(".choices .list button").filter({hasText: move.text}).first().click();
    same(Number((await count(card)).split(" ")[0]), at + 1, "ply " + ply + ", " + move.text);
    expect((await current(card)).startsWith(`${at + 1}. `), "the move is marked");
  }
}

// A phalanx of three: its pieces one after the other, then where it goes. A click that does nothing says so.
async function movesThree(page) {
  const section = page.locator("#try");
  await section.getByRole("button", {name: "Set up the board"}).click();
  await section.locator(".player").waitFor();
  expect(await section.locator(".legend").isVisible(), "what stands on the board is told beside it");
  const play = async (square) => {
    const [x, y] = await section.locator(".board.live").first().evaluate((element, name) => {
      const svg = element.querySelector("svg"), label = (text) => [...svg.querySelectorAll(".labels text")].find((t) => t.textContent === text);
      const point = new DOMPoint(label(name[0]).x.baseVal[0].value, label(name.slice(1)).y.baseVal[0].value);
      const at = point.matrixTransform(svg.getScreenCTM());
      return [at.x, at.y];
    }, square);
    await page.mouse.click(x, y);
  };
  await section.locator(".board.live").first().scrollIntoViewIfNeeded();
  expect((await section.locator(".choices p").first().textContent()).includes("the next piece that goes with it"), "how");
  await play("a11");
  same(await section.locator(".choices .refused").textContent(), "No move with a11.", "an empty corner");
  for (const square of ["d1", "d2", "d3", "c1"]) await play(square);
  same(await section.locator(".moves [aria-current]").textContent(), "1. move d1+d2+d3 west", "three move as one");
  await section.locator("select[data-reading]").nth(1).selectOption({index: 1});
  expect((await section.locator(".switched").textContent()).includes("here. To the boards"), "what a switch does is said");
}

// A link to the last finding lands on it, with a script and without; far below, nothing is laid out for the first paint.
async function landsOnTheLast(page) {
  const last = page.locator("article.finding:not(details article)").last(), anchor = await last.getAttribute("id");
  const top = () => page.evaluate((id) => document.getElementById(id).getBoundingClientRect().top, anchor);
  const plain = page.url().split("#")[0];
  await page.goto("about:blank");
  await page.goto(plain + "#" + anchor);
  await page.waitForTimeout(300);
  expect((await top()) > -2 && (await top()) < 450, "the last card is at the top: " + (await top()));
}

// Nerva's kings hide where the players say before the game.
async function settles(page) {
  const section = page.locator("#try");
  await section.getByRole("button", {name: "Set up the board"}).click();
  await section.locator(".player").waitFor();
  await section.locator("summary", {hasText: "copy it"}).click();
  const before = await section.locator("textarea").inputValue();
  const select = section.locator(".readings-of-play select:not([data-reading])").first();
  await select.selectOption({index: 5});
  const after = await section.locator("textarea").inputValue();
  expect(after !== before && after.includes(await select.inputValue()), "the king hides elsewhere: " + after);
}

async function questions(page) {
  const card = page.locator("#question-1");
  await card.locator(".begin").click();
  await card.locator(".player").waitFor();
  same(
      (await states(card)).join(" | "), "Attackers win. | After b1-i1: black (defenders) to move",
      "under both answers");
}

// Filled in, saved and read back: by the file that the page makes, and by the letter that it copies.
async function answers(page) {
  await page.locator("#question-1 label", {hasText: "b)"}).first().click();
  await page.locator("#question-3 label", {hasText: "a)"}).first().click();
  await page.locator("#question-4 input.words").fill('only "at the rim" \\ so');
  expect(await page.locator("#question-2").evaluate((e) => e.classList.contains("is-needless")),
      "question 2 is about what the first answer settles");
  expect(await page.locator("#question-4 input[value=other]").isChecked(), "words tick their own box");
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", {name: "Save my answers"}).click();
  const file = await (await waiting).path();
  const read = () => execFileSync(program, ["answers", "nefatavl", file], {encoding: "utf8"});
  expect(fs.readFileSync(file, "utf8").startsWith("# Answers to the questions about the rules of Nefatavl"), "readable");
  const settled = read();
  const asked = await page.locator("section.asked").count();
  for (const part of [`2 of ${asked} questions answered`, "nefatavl.king.brown-square=no", "(by 1b)",
                      "nefatavl.king.hits=hits", '4: only "at the rim" \\ so'])
    expect(settled.includes(part), part + " in: " + settled);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
  await page.getByRole("button", {name: "Copy as letter"}).click();
  await page.waitForFunction(() => document.getElementById("told").textContent.startsWith("The letter"));
  fs.writeFileSync(file, await page.evaluate(() => tickedLetter()));
  same(read(), settled, "the letter says the same");
}
async function prints(page) {
  await page.emulateMedia({media: "print"});
  expect(!(await page.locator("#save").isVisible()), "no buttons on paper");
  expect(!(await page.locator(".asked details").first().isVisible()), "no folds on paper");
  expect(await page.locator(".asked input[type=radio]").first().isVisible(), "boxes to tick");
}
async function canBeReadWithoutScript(page) {
  expect((await page.locator(".asked svg").count()) >= 3, "the boards are there");
  expect(!(await page.locator("#save").isVisible()), "no button that does nothing");
  await page.locator("#question-1 input[type=radio]").nth(1).check();
  expect(await page.locator("#question-1 input[type=radio]").nth(1).isChecked(), "a box can be ticked");
}

const begun = Date.now();
const games = fs.readdirSync(pages)
                  .filter((file) => file.endsWith(".html"))
                  .map((file) => file.slice(0, -5))
                  .filter((game) => !game.endsWith("-questions"))
                  .sort();
const phone = {
  viewport: {width: 390, height: 844}
};
await check("a piece, its moves under A and B, played on under both", "nefatavl", {}, plays);
await check("every ply by button, key and click", "nefatavl", {}, steps);
await check("a link to a ply", "nefatavl", {}, links);
await check("played by keys alone", "nefatavl", {}, keyboard);
await check("a click on a drawing begins", "nefatavl", {}, clicksThrough);
await check("a free board, readings switched, a position set up", "nefatavl", {}, freeBoard);
await check("a citation and back", "nefatavl", {}, cites);
await check("folds, filters, ways back, paper", "nika", {}, getsAbout);
await check("three pieces move as one", "nika", {}, movesThree);
await check("a link to the last finding", "nika", {}, landsOnTheLast);
await check("a link to the last finding, without script", "nika", {javaScriptEnabled: false}, landsOnTheLast);
await check("what is settled before the game", "nerva", {}, settles);
await check("a question under each answer", "nefatavl-questions", {}, questions);
await check("a question fits a phone", "nefatavl-questions", phone, async (page) => {
  await questions(page);
  await fitsUnfolded(page);
});
await check("questions filled in, saved, read back", "nefatavl-questions", {}, answers);
await check("questions on paper", "nefatavl-questions", {}, prints);
await check("questions without script", "nefatavl-questions", {javaScriptEnabled: false}, canBeReadWithoutScript);
for (const game of games) {
  await check("without script", game, {javaScriptEnabled: false}, withoutScript);
  await check("any move can be chosen", game, {}, playsAnything);
  await check("moves by keys alone", game, {}, keyboardInEveryGame);
  await check("fits a phone", game, phone, fits);
  await check("what is said of an answer lies apart", game, {}, liesApart);
  await check("begins with what to decide", game, phone, beginsWithADecision);
  await check("is read in ten minutes", game, {}, readsInTenMinutes);
}
for (const game of [...games.slice(0, 2), "nefatavl-questions"])
  for (const colorScheme of ["light", "dark"]) await check("axe, " + colorScheme, game, {colorScheme}, accessible);
await browser.close();
console.log(`${failed ? failed + " failed" : "all passed"} in ${Math.round((Date.now() - begun) / 1000)} s on ${
    os.cpus().length} processors`);
process.exitCode = failed ? 1 : 0;
