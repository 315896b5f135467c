// Makes a file of answers, and the letter with its boxes ticked; and says what earlier answers make needless.
const letter = JSON.parse(document.getElementById("letter-data").textContent);
const form = document.getElementById("letter"), told = document.getElementById("told");
for (const element of document.querySelectorAll(".with-script")) element.hidden = false;
for (const element of document.querySelectorAll(".without-script")) element.hidden = true;

function replyTo(i) {
  const ticked = form.querySelector(`input[name=q${i + 1}]:checked`);
  const words = form.elements[`q${i + 1}-words`].value.trim();
  return {answer: ticked ? ticked.value : words ? "other" : "", words};
}
// A basic string of TOML: as in JSON, without what only JSON allows.
const quoted = (text) =>
    JSON.stringify(text.replace(/[\ud800-\udfff]/gu, "?")).replace(/\x7f/g, "\\u007f");

function answersFile() {
  let text = letter.head;
  letter.questions.forEach((question, i) => {
    const {answer, words} = replyTo(i);
    text += `\n[[question]]\nanswer = ${quoted(answer)}\n` + (words ? `words = ${quoted(words)}\n` : "") + question.entry;
  });
  return text;
}
// The boxes of the letter stand below its headings, in the order of the page.
function tickedLetter() {
  let at = -1;
  return letter.letter.split("\n").map((line) => {
    if (/^## \d+\. /.test(line)) at += 1;
    if (at < 0 || !line.startsWith("- [ ] ")) return line;
    const {answer, words} = replyTo(at), box = line.slice(6);
    const here = box.startsWith("something else:") ? "other" : box.startsWith("I do not know") ? "?" : box[0];
    // Words of one's own stay in the letter, whatever is ticked.
    const own = here === "other" && words ? " " + words.replace(/\s+/g, " ") : "";
    return (answer && here === answer ? "- [x] " : "- [ ] ") + box + own;
  }).join("\n");
}

function save() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([answersFile()], {type: "application/toml"}));
  link.download = letter.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  told.textContent = `Saved as ${letter.file}.`;
}
async function copy() {
  const text = tickedLetter();
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    if (!copied) return void (told.textContent = "The browser did not let the letter be copied; save the file instead.");
  }
  told.textContent = "The letter is copied; paste it into a mail.";
}
document.getElementById("save").addEventListener("click", save);
document.getElementById("copy").addEventListener("click", copy);

// --- what is needless ------------------------------------------------------------------------
// Earlier answers leave some options of each reading; a question is needless if these leave it one answer.
function isPossible(left, question, implied) {
  return question.about.every((reading, i) => !left.has(reading) || left.get(reading).has(implied.options[i]));
}
function showWhatIsNeedless() {
  const left = new Map();
  letter.questions.forEach((question, number) => {
    const possible = question.implied.filter((implied) => isPossible(left, question, implied));
    const arises = question.given.length === 0 ||
        question.given.some((given) => !left.has(given.reading) || left.get(given.reading).has(given.option));
    const needless = !arises || new Set(possible.map((implied) => implied.answer)).size < 2;
    const section = document.getElementById(`question-${number + 1}`);
    section.classList.toggle("is-needless", needless);
    section.querySelector(".needless").hidden = !needless;
    const {answer} = replyTo(number), chosen = answer.length === 1 ? answer.charCodeAt(0) - 97 : -1;
    const fitting = possible.filter((implied) => implied.answer === chosen);
    if (fitting.length === 0 || question.given.length > 0) return;
    question.about.forEach((reading, i) => left.set(reading, new Set(fitting.map((implied) => implied.options[i]))));
  });
}
form.addEventListener("change", showWhatIsNeedless);
form.addEventListener("submit", (event) => event.preventDefault());
for (const words of form.querySelectorAll("input.words"))
  words.addEventListener("input", () => {
    if (words.value.trim()) form.querySelector(`input[name=${words.name.split("-")[0]}][value=other]`).checked = true;
  });
showWhatIsNeedless();
