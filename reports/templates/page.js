// Getting about on a page: folds open when something in them is linked to, filters, a way back from a citation.
const foldsAround = (element) => {
  const folds = [];
  for (let at = element; at; at = at.parentElement?.closest("details")) if (at.tagName === "DETAILS") folds.push(at);
  return folds;
};

// Whatever the address names is shown: the folds around it, and the card itself.
function openNamed() {
  let name = "";
  try {
    name = decodeURIComponent(location.hash.slice(1)).split("/")[0];
  } catch {  // a damaged address names nothing
  }
  const named = name && document.getElementById(name);
  if (!named) return;
  if (named.closest("article.finding")?.hidden) showAll();
  const folds = foldsAround(named);
  const own = named.querySelector(":scope > details.card, :scope > details.fold");
  if (own) folds.push(own);
  if (folds.every((fold) => fold.open)) return;
  for (const fold of folds) fold.open = true;
  if (!location.hash.includes("/")) named.scrollIntoView();
}

// A row that a citation led to offers the way back to where it was cited.
let cameFrom = null;
addEventListener("click", (event) => {
  const cite = event.target.closest?.('.cites a, .words a.at');
  if (cite) cameFrom = { card: cite.closest("article"), row: cite.getAttribute("href").slice(1) };
});
function offerWayBack() {
  for (const old of document.querySelectorAll(".way-back")) old.remove();
  if (!cameFrom?.card || location.hash.slice(1) !== cameFrom.row) return;
  const place = document.getElementById(cameFrom.row)?.querySelector("td.wide");
  if (!place) return;
  const back = document.createElement("a");
  back.className = "way-back";
  back.href = "#" + cameFrom.card.id;
  back.textContent = "Back to the finding";
  place.append(back);
}

// What may be shown only: every value that some card has.
const kFilters = [["kind", "Kind"], ["effect", "It changes"], ["state", "Open or settled"], ["status", "New or accepted"]];
const cards = [...document.querySelectorAll("article.finding")];
function filter(form) {
  let shown = 0;
  for (const card of cards) {
    card.hidden = [...form.querySelectorAll("select")].some((s) => s.value && card.dataset[s.name] !== s.value);
    if (!card.hidden) shown += 1;
  }
  const narrowed = [...form.querySelectorAll("select")].some((s) => s.value);
  for (const part of document.querySelectorAll("details.part"))
    if (narrowed) part.open = [...part.querySelectorAll("article")].some((card) => !card.hidden);
  form.querySelector("output").textContent = narrowed ? shown + " of " + cards.length : "";
}
function showAll() {
  const form = document.querySelector("form.filters");
  for (const select of form.querySelectorAll("select")) select.value = "";
  filter(form);
}
function offerFilters() {
  const form = document.querySelector("form.filters");
  if (!form || cards.length < 3) return;
  for (const [name, words] of kFilters) {
    const values = [...new Set(cards.map((card) => card.dataset[name]).filter(Boolean))];
    if (values.length < 2) continue;
    const label = document.createElement("label"), select = document.createElement("select");
    select.name = name;
    select.append(new Option("all", ""), ...values.map((value) => new Option(value, value)));
    label.append(words + " ", select);
    form.append(label);
  }
  form.append(document.createElement("output"));
  form.hidden = !form.querySelector("select");
  form.addEventListener("change", () => filter(form));
  form.addEventListener("submit", (event) => event.preventDefault());
}

// On paper everything stands open; afterwards as before.
let closed = [];
addEventListener("beforeprint", () => {
  closed = [...document.querySelectorAll("details:not([open])")];
  for (const fold of closed) fold.open = true;
});
addEventListener("afterprint", () => { for (const fold of closed) fold.open = false; });

for (const item of document.querySelectorAll(".with-script")) item.hidden = false;
if (matchMedia("(max-width: 70rem)").matches) document.querySelector(".contents details")?.removeAttribute("open");
offerFilters();
// Everything is laid out after the first paint; at once where the reader is led to a place, or back to one.
const layOut = () => document.documentElement.classList.add("laid");
const led = location.hash || performance.getEntriesByType("navigation")[0]?.type !== "navigate";
if (led)
  layOut();
else
  requestAnimationFrame(() => setTimeout(layOut));
addEventListener("hashchange", () => { openNamed(); offerWayBack(); });
openNamed();
