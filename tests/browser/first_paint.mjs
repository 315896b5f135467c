// How long pages take to their first paint: node first_paint.mjs MODULES ROUNDS FILE..., where MODULES is the folder that
// npm installed into (build/tests/browser). All files and a page of one word, in turn, ROUNDS times, each in a new tab of
// Debian's Chromium; milliseconds from the navigation to the first contentful paint, the median and every figure. No
// test: the figures are of a machine with nothing else to do.
import fs from "node:fs";
import {createRequire} from "node:module";
import os from "node:os";
import path from "node:path";
import {pathToFileURL} from "node:url";

const [modules, rounds, ...files] = process.argv.slice(2);
const {chromium} = createRequire(path.join(path.resolve(modules), "x.js"))("playwright-core");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "first-paint-")), blank = path.join(folder, "one-word.html");
fs.writeFileSync(blank, "<!DOCTYPE html><title>x</title><p>word</p>");

const browser = await chromium.launch(
    {executablePath: process.env.NOMOS_CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"]});
const times = new Map([blank, ...files].map((file) => [file, []]));
for (let round = 0; round < Number(rounds); ++round)
  for (const [file, measured] of times) {
    const page = await browser.newPage({viewport: {width: 1200, height: 900}});
    await page.goto(pathToFileURL(path.resolve(file)).href);
    const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    measured.push(Math.round(await (await page.waitForFunction(paint)).jsonValue()));
    await page.close();
  }
await browser.close();
fs.rmSync(folder, {recursive: true});
for (const [file, measured] of times) {
  measured.sort((a, b) => a - b);
  console.log(`${measured[Math.floor(measured.length / 2)]} ms  ${file}  (${measured.join(" ")})`);
}
