// What was clicked on a page → the value of content that it shows. Equal texts prove nothing: the page is rendered with marks
// around each text of content, or with a value changed, and what was clicked says by which of them it is made.
import type { DataPath } from '../../model/data/place.ts';
import { replacedAt } from '../../model/data/replaced-at.ts';
import { visit } from '../../model/data/walk.ts';
import { siteFiles } from '../../model/site-files.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { ClickedNode } from '../browser/edit/protocol.ts';
import type { IncrementalSite } from '../incremental/state.ts';
import { markContent, type WrittenText } from './mark-content.ts';
import { readMarks } from './marks.ts';
import { withOtherData } from './other-content.ts';
import { otherValue, otherWords } from './other-value.ts';
import { type PageText, textsOfPage, withSingleBlanks } from './page-texts.ts';

/** A value of content; of Markdown the piece of text that was clicked. */
export type FoundValue = { readonly text: WrittenText } | { readonly file: string; readonly path: DataPath };

type Clicked = Pick<ClickedNode, 'text' | 'index' | 'attribute'>;
type Site = Pick<IncrementalSite, 'site' | 'html' | 'recordReads' | 'htmlFrom' | 'sources' | 'isMadeOf' | 'routesOf'>;

/** The value of content that `clicked` shows on the page of `route`; undefined where no value of content does. */
export function findPlace(site: Site, route: Route, clicked: Clicked): FoundValue | undefined {
  const before = textsOfPage(site.html(route)).texts;
  site.recordReads(route);
  const texts = textsAt(site, route, clicked);
  const at = ordinalOf(before, clicked);
  // What is rendered in the browser alone cannot be tried.
  if (at === undefined) return asFound(texts[0]);
  const page = { site, route, before, at, words: clicked.text };
  const own = texts.filter(({ text }) => isShown(text, clicked.text));
  return asFound(own.find((text) => changesWith(page, text))) ?? findValue(page) ?? asFound(texts.find((text) => changesWith(page, text)));
}

const asFound = (text: WrittenText | undefined): FoundValue | undefined => text && { text };

/** The texts of content that are shown there, among those in the language of the page, and messages in any. */
function textsAt(site: Site, route: Route, clicked: Clicked): readonly WrittenText[] {
  const isRead = readOn(site, route);
  const { sources, texts } = markContent(site.sources(), route.locale, (file) => isRead(file));
  return numbersAt(site.htmlFrom(sources)(route), clicked).flatMap((number) => texts[number] ?? []);
}

/** A text of a page that is asked about: `at` is its place among them. */
interface Page {
  readonly site: Site;
  readonly route: Route;
  readonly before: readonly PageText[];
  readonly at: number;
  readonly words: string;
}

/** True if what was clicked is another text where this text of content is. Pieces of Markdown are what their marks say. */
function changesWith(page: Page, { file, path, occurrence }: WrittenText): boolean {
  if (occurrence !== undefined) return true;
  const { site, route } = page;
  const sources = withOtherData(site.sources(), new Set([file]), (data) =>
    replacedAt(data, path, (text) => (typeof text === 'string' ? otherWords(text) : text)),
  );
  return isChanged(page, () => site.htmlFrom(sources)(route));
}

/** True if what was clicked is another text in `html`; false where that cannot be rendered. */
function isChanged({ before, at }: Page, html: () => string): boolean {
  try {
    return isOther(before, textsOfPage(html()).texts, at);
  } catch {
    // Templates may throw at values that no content has.
    return false;
  }
}

/** Tells the files that a page is made of; any may be one where that is not known. */
function readOn(site: Site, route: Route): (file: string, path?: DataPath) => boolean {
  const isRead = (file: string, path: DataPath = []): boolean => site.isMadeOf(route, [{ file, path }]);
  return isRead(route.entry.file) ? isRead : () => true;
}

/** The numbers of the marks in what was clicked, in the page `html` that has them; of props, those that say the same. */
function numbersAt(html: string, clicked: Clicked): readonly number[] {
  const { texts, props } = textsOfPage(html);
  const read = readMarks(texts.map(({ text }) => text));
  const same = [...texts.keys()].filter((at) => texts[at]?.attribute === clicked.attribute && isSameText(read[at]?.text, clicked.text));
  const there = read[same[Math.min(clicked.index, same.length - 1)] ?? -1]?.numbers ?? [];
  return there.length > 0 ? there : props.flatMap((each) => numbersInProps(each, clicked.text));
}

const isSameText = (one = '', other = ''): boolean => withSingleBlanks(one) === withSingleBlanks(other);

/** Words of an island that is rendered in the browser are in its props. */
function numbersInProps(json: string, words: string): readonly number[] {
  const found: number[] = [];
  const take = (value: unknown): void => {
    if (typeof value === 'string') {
      const [read] = readMarks([value]);
      if (isSameText(read?.text, words)) found.push(...(read?.numbers ?? []));
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(take);
  };
  take(JSON.parse(json));
  return found;
}

/** True where a text of content, without its facts, is in the words of the page. */
const isShown = (written: string, words: string): boolean => {
  const parts = written.split(/\{[^}]*\}/).map((part) => withSingleBlanks(part));
  const shown = withSingleBlanks(words);
  return parts.some((part) => part !== '' && (shown.includes(part) || part.includes(shown)));
};

interface Value {
  readonly file: string;
  readonly path: DataPath;
  readonly value: string | number | boolean;
}

/** Most values that are tried: twice as many cost one rendering more. */
const maxTried = 4096;

/** A number, a date or another value that what was clicked follows from: it is another where the value is. */
function findValue(page: Page): FoundValue | undefined {
  const { site, route, words } = page;
  const isRead = readOn(site, route);
  const values = siteFiles(site.site).flatMap(({ file, data }) => {
    const found: Value[] = [];
    visit(data, {
      scalar: (value, path) => {
        if (otherValue(value, words) !== undefined && isRead(file, [...path])) found.push({ file, path: [...path], value });
      },
    });
    return found;
  });
  const effectOf = (some: readonly Value[]): Effect => {
    const after = textsWith(page, some);
    return after === undefined ? 'unknown' : isOther(page.before, after, page.at) ? 'changes' : 'none';
  };
  const alike = values.filter(({ value }) => hasDigitsOf(value, words)).slice(0, maxAlike);
  const found = alike.find((value) => effectOf([value]) === 'changes');
  return found ?? (values.length > maxTried ? undefined : halve(values, effectOf));
}

/** How many values with the digits of what was clicked are tried one by one, before all are tried in halves. */
const maxAlike = 6;

/** True of a number whose digits begin like those of some words: 1799700 for `17.997 €`. */
function hasDigitsOf(value: unknown, words: string): boolean {
  const digits = words.replaceAll(/\D/g, '');
  return digits !== '' && typeof value === 'number' && String(value).startsWith(digits);
}

/** What other values do to what was clicked; unknown where the page cannot be rendered with them. */
type Effect = 'changes' | 'none' | 'unknown';

/** The value that makes a difference by itself; undefined where none does. */
function halve(values: readonly Value[], effectOf: (some: readonly Value[]) => Effect): Value | undefined {
  if (values.length === 0) return undefined;
  const effect = effectOf(values);
  if (effect === 'none') return undefined;
  if (values.length === 1) return effect === 'changes' ? values[0] : undefined;
  const middle = Math.ceil(values.length / 2);
  return halve(values.slice(0, middle), effectOf) ?? halve(values.slice(middle), effectOf);
}

/** The texts of the page with other values; undefined where it cannot be rendered with them. */
function textsWith({ site, route, words }: Page, values: readonly Value[]): readonly PageText[] | undefined {
  const files = new Set(values.map(({ file }) => file));
  const sources = withOtherData(site.sources(), files, (data, file) =>
    values.reduce((so, value) => (value.file === file ? replacedAt(so, value.path, (old) => otherValue(old, words) ?? old) : so), data),
  );
  try {
    return textsOfPage(site.htmlFrom(sources)(route)).texts;
  } catch {
    // Templates may throw at values that no content has.
    return undefined;
  }
}

/** Where what was clicked is among the texts of the page. */
function ordinalOf(texts: readonly PageText[], { attribute, text, index }: Clicked): number | undefined {
  const same = [...texts.keys()].filter(
    (at) => texts[at]?.attribute === attribute && withSingleBlanks(texts[at]?.text ?? '') === withSingleBlanks(text),
  );
  return same[Math.min(index, same.length - 1)];
}

/** True if the text at `at` is another, or is between the first and the last that are, where there are more or fewer than before. */
function isOther(before: readonly PageText[], after: readonly PageText[], at: number): boolean {
  if (before.length === after.length) return before[at]?.text !== after[at]?.text;
  const differs = (one: number, other: number): boolean => before[one]?.text !== after[other]?.text;
  const first = [...before.keys()].findIndex((index) => differs(index, index));
  const fromEnd = [...before.keys()].findIndex((index) => differs(before.length - 1 - index, after.length - 1 - index));
  return first >= 0 && at >= first && at <= before.length - 1 - fromEnd;
}
