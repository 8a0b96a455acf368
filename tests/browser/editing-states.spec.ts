// Brings the real site into the states that visitors can reach, and clicks on each text that is new in a state. The click must open
// the value of content from which the text comes. To find the expected value, the test repeats the visit with content in which each
// word carries the number of its value. A run visits a part of the states, and a run with `NIGHTLY=1` visits all of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, test as base, expect, type Page } from 'playwright/test';
import type { Place, Unplaced } from '../../src/watch/browser/edit/protocol.ts';
import type { placeOf, SeenText } from '../support/editing/in-page.ts';
import { type MarkedValue, markContentOf, numbersIn, withoutNumbers } from '../support/editing/marked-content.ts';
import { type WatchedProject, watchProject } from '../support/process/watched-project.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';
import { addRecording } from './call-recording.ts';
import { type Visit, visits } from './visitor-states.ts';

type Answered = Awaited<ReturnType<typeof placeOf>>;

/** A text that is new in a state of a visit, and the answer to a click on it. */
interface Clicked extends SeenText, Partial<Pick<Answered, 'answer'>> {
  readonly state: string;
}

const test = base.extend<Record<never, never>, { readonly project: WatchedProject }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const project = await watchProject();
      addRecording(project);
      await use(project);
      await project.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const inPageSource = fileURLToPath(new URL('../support/editing/in-page.ts', import.meta.url));

/** Bundles in-page.ts into a script for pages, in which its functions are properties of the global `inPage`. */
async function inPageScript(): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [inPageSource], bundle: true, write: false, format: 'iife', globalName: 'inPage' });
  return `${outputFiles[0]?.text ?? ''}; globalThis.inPage = inPage;`;
}

const newTexts = (page: Page, within = 'body'): Promise<readonly SeenText[]> => page.evaluate(`inPage.newTexts(${JSON.stringify(within)})`);

/** Goes through the states of a visit. Resolves to the new texts of each state. If `clicks` is true, clicks each, and adds the answers. */
async function goThrough(
  browser: Browser,
  visit: Visit,
  { project, clicks }: { readonly project: WatchedProject; readonly clicks: boolean },
) {
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce', ...visit.context });
  if (visit.isFirstVisit !== true) await context.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'));
  const page = await context.newPage();
  await visit.prepare?.(page);
  await page.goto(project.address(visit.path));
  await page.evaluate(await inPageScript());
  // Skips the texts that are visible without an action of the visitor, because other tests cover them.
  if (visit.within === undefined) await newTexts(page);
  const seen: Clicked[] = [];
  await visit.through(page, async (state) => {
    for (const each of await newTexts(page, visit.within)) {
      const answered = clicks ? ((await page.evaluate(`inPage.placeOf(${each.at})`)) as Answered) : undefined;
      seen.push({ ...each, ...answered, state });
    }
  });
  await context.close();
  return seen;
}

/** The marked content, and a project with this content. */
interface Site {
  readonly values: readonly MarkedValue[];
  readonly folder: string;
}

/** Returns the error in the answer to a click, or undefined if there is none. `marked` is the clicked text with its numbers. */
function wrongIn(clicked: Clicked, marked: Clicked, { values, folder }: Site): string | undefined {
  const { answer, text } = clicked;
  const where = `${clicked.state}: ${clicked.attribute ?? ''} ${JSON.stringify(text.trim())}`;
  const sources = sourcesOf(clicked, marked, values);
  const place = answer === undefined || !('fields' in answer) ? undefined : answer;
  if (sources.length === 0) {
    if (place !== undefined) return isComputedFrom(text, place) ? undefined : `${where} comes from no value and opens ${place.label}`;
    const mistake = wrongCode(text, answer, folder);
    return mistake && `${where} ${mistake}`;
  }
  const names = sources.map(({ file, keys }) => `${file} ${keys.join('.')}`).join();
  if (place === undefined) return `${where} opens nothing but ${JSON.stringify(answer)}, in place of ${names}`;
  return sources.some((source) => isOf(place, source)) ? undefined : `${where} opens ${place.label}, in place of ${names}`;
}

/** Returns whether a text consists of digits that a script computes from a date, such as those of a countdown. */
const isComputedFrom = (text: string, { fields: [field] }: Place): boolean =>
  /^\d+$/.test(text.trim()) && /^\d{4}-\d{2}-\d{2}/.test(String(field?.value));

/** Returns the values from which a text is composed. Text that is computed in the browser, such as the remaining time, has none. */
function sourcesOf({ text }: SeenText, marked: SeenText, values: readonly MarkedValue[]): readonly MarkedValue[] {
  const numbers = numbersIn(marked.text);
  if (numbers.length > 0 || marked.text === text) return numbers.flatMap((number) => values[number] ?? []);
  return values.filter(({ others }) => others?.some((part) => marked.text.includes(part)));
}

/** Returns whether a place is that of a value. A value of several lines starts on the line of its key or on the next line. */
const isOf = ({ file, line, fields: [field] }: Place, value: MarkedValue): boolean =>
  file === `content/${value.file}` &&
  Math.abs(value.line - line) <= (value.value.includes('\n') ? 1 : 0) &&
  (field?.value.trim() === value.value.trim() || value.others !== undefined);

/** Returns an error if an answer leads to a line of code that does not contain the first word of the text. */
function wrongCode(text: string, answer: Answered['answer'] | undefined, folder: string): string | undefined {
  const { at } = answer as Unplaced;
  if (at === undefined) return undefined;
  const line = readFileSync(join(folder, at.file), 'utf8').split('\n')[at.line - 1] ?? '';
  return line.includes(text.trim().split(/\s+/)[0] ?? '') ? undefined : `is not in ${at.file}:${at.line}`;
}

interface Judged {
  readonly wrong: readonly string[];
  readonly counts: Readonly<Record<'states' | 'texts' | 'fromContent' | 'fromCode' | 'withoutLetters', number>>;
  /** Texts with words that come from no value of content. */
  readonly words: readonly string[];
}

/**
 * Removes the text from `left` that equals the given text except for its numbers, and returns it. A text with digits or an e-mail
 * address can differ in other ways, so the next text with digits or an e-mail address also matches it.
 */
function takeSame(left: Clicked[], { text, attribute }: Clicked): Clicked | undefined {
  const of = left.filter((each) => each.attribute === attribute);
  const canDiffer = (each: string): boolean => /[\d@]/.test(withoutNumbers(each));
  const found =
    of.find((each) => withoutNumbers(each.text) === text) ?? (canDiffer(text) ? of.find((each) => canDiffer(each.text)) : undefined);
  if (found !== undefined) left.splice(left.indexOf(found), 1);
  return found;
}

/** Compares the answers of a visit with the texts of the same visit with marked content. */
function judge(before: readonly Clicked[], marked: readonly Clicked[], site: Site): Judged {
  const states = [...new Set(before.map(({ state }) => state))];
  const wrong: string[] = [];
  const words: string[] = [];
  const counts = { states: states.length, texts: before.length, fromContent: 0, fromCode: 0, withoutLetters: 0 };
  for (const state of states) {
    const left = marked.filter((each) => each.state === state);
    for (const each of before.filter((one) => one.state === state)) {
      const other = takeSame(left, each);
      if (other === undefined) {
        wrong.push(`${state}: ${JSON.stringify(each.text)} is missing with marked content`);
        continue;
      }
      const isFromContent = sourcesOf(each, other, site.values).length > 0;
      const mistake = wrongIn(each, other, site);
      if (mistake !== undefined) wrong.push(mistake);
      const hasWord = /\p{L}{3}/u.test(each.text);
      counts[isFromContent ? 'fromContent' : hasWord ? 'fromCode' : 'withoutLetters'] += 1;
      if (!isFromContent && hasWord) words.push(each.text.trim());
    }
  }
  return { wrong, counts, words };
}

/** Returns the visits of the day. If the environment variable VISITS is set, returns the visits whose names contain its value. */
const visitsOfDay = (): readonly Visit[] =>
  process.env['VISITS'] === undefined
    ? someOf(visits, 1, turnOfSearches)
    : visits.filter(({ name }) => name.includes(process.env['VISITS'] ?? ''));

test('In each state of a page, a click on a new text opens the value from which the text comes', async ({ browser, project }) => {
  test.setTimeout(3_000_000);
  const chosen = visitsOfDay();
  const wrong: string[] = [];
  const goThroughAll = async (clicks: boolean): Promise<ReadonlyMap<string, readonly Clicked[]>> => {
    const seen = new Map<string, readonly Clicked[]>();
    for (const visit of chosen) {
      const started = performance.now();
      const found = await goThrough(browser, visit, { project, clicks }).catch((error: unknown) => {
        wrong.push(`${visit.name}: ${error}`);
        return [];
      });
      seen.set(visit.name, found);
      if (chosen.length > 3) console.info(`${visit.name}: ${found.length} texts, ${Math.round(performance.now() - started)} ms`);
    }
    return seen;
  };
  const clicked = await goThroughAll(true);
  const values = markContentOf(`${project.folder}/content`, ['de', 'en']);
  await expect.poll(async () => numbersIn(await (await fetch(project.url('/'))).text()).length, { timeout: 60_000 }).toBeGreaterThan(50);
  const marked = await goThroughAll(false);
  const judged = chosen.map(({ name }) => {
    const found = judge(clicked.get(name) ?? [], marked.get(name) ?? [], { values, folder: project.folder });
    wrong.push(...found.wrong.map((each) => `${name}, ${each}`));
    return found;
  });
  const sum = (key: keyof Judged['counts']): number => judged.reduce((total, { counts }) => total + counts[key], 0);
  const [texts, fromContent] = [sum('texts'), sum('fromContent')];
  console.info(`${chosen.length} visits, ${sum('states')} states, ${texts} texts: ${fromContent} of content, ${wrong.length} wrong`);
  console.info([...new Set(judged.flatMap(({ words }) => words))].join('\n'));
  expect(wrong).toEqual([]);
  expect(fromContent).toBeGreaterThan(0);
});
