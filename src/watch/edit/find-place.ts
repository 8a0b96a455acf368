// What was clicked on a page → the value of content that it shows. Equal texts prove nothing: the page is rendered with marks
// around each text of content, or with a value changed, and what was clicked says by which of them it is made.
import type { DataPath } from '../../model/data/place.ts';
import { visit } from '../../model/data/walk.ts';
import { siteFiles } from '../../model/site-files.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { ClickedNode } from '../browser/edit/protocol.ts';
import type { IncrementalSite } from '../incremental/state.ts';
import { markContent, type WrittenText } from './mark-content.ts';
import { markReader } from './marks.ts';
import { replacedAt, withOtherData } from './other-content.ts';
import { otherValue } from './other-value.ts';
import { type PageText, textsOfPage, withSingleBlanks } from './page-texts.ts';

/** A value of content; of Markdown the piece of text that was clicked. */
export type FoundValue = { readonly text: WrittenText } | { readonly file: string; readonly path: DataPath };

type Clicked = Pick<ClickedNode, 'text' | 'index' | 'attribute'>;
type Site = Pick<IncrementalSite, 'site' | 'html' | 'htmlFrom' | 'sources' | 'isMadeOf' | 'routesOf'>;

/** The value of content that `clicked` shows on the page of `route`; undefined where no value of content does. */
export const findPlace = (site: Site, route: Route, clicked: Clicked): FoundValue | undefined =>
  findText(site, route, clicked) ?? findValue(site, route, clicked);

/** The text of content that is shown there, among those in the language of the page. */
function findText(site: Site, route: Route, clicked: Clicked): FoundValue | undefined {
  const { sources, texts } = markContent(site.sources(), route.locale, readOn(site, route));
  const numbers = numbersAt(site.htmlFrom(sources)(route), clicked);
  const candidates = numbers.flatMap((number) => texts[number] ?? []);
  const text = candidates.find((each) => isShown(each.text, clicked.text)) ?? candidates[0];
  return text && { text };
}

/** Tells the files that a page is made of, once it has been audited; before, any file may be one. */
function readOn(site: Site, route: Route): (file: string) => boolean {
  const isRead = (file: string): boolean => site.isMadeOf(route, [{ file, path: [] }]);
  return isRead(route.entry.file) ? isRead : () => true;
}

/** The numbers of the marks in what was clicked, in the page `html` that has them; of props, those that say the same. */
function numbersAt(html: string, clicked: Clicked): readonly number[] {
  const { texts, props } = textsOfPage(html);
  const read = markReader();
  const same = texts
    .map(({ attribute, text }) => ({ attribute, ...read(text) }))
    .filter(({ attribute, text }) => attribute === clicked.attribute && withSingleBlanks(text) === withSingleBlanks(clicked.text));
  const there = same[Math.min(clicked.index, same.length - 1)]?.numbers ?? [];
  return there.length > 0 ? there : props.flatMap((each) => numbersInProps(each, clicked.text));
}

/** Words of an island that is rendered in the browser are in its props. */
function numbersInProps(json: string, words: string): readonly number[] {
  const found: number[] = [];
  const read = markReader();
  const take = (value: unknown): void => {
    if (typeof value === 'string') {
      const { text, numbers } = read(value);
      if (withSingleBlanks(text) === withSingleBlanks(words)) found.push(...numbers);
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
function findValue(site: Site, route: Route, clicked: Clicked): FoundValue | undefined {
  const before = textsOfPage(site.html(route)).texts;
  const at = ordinalOf(before, clicked);
  if (at === undefined) return undefined;
  const values = siteFiles(site.site).flatMap(({ file, data }) => {
    const found: Value[] = [];
    visit(data, {
      scalar: (value, path) => {
        if (otherValue(value, clicked.text) !== undefined && site.isMadeOf(route, [{ file, path: [...path] }]))
          found.push({ file, path: [...path], value });
      },
    });
    return found;
  });
  const effectOf = (some: readonly Value[]): Effect => {
    const after = textsWith({ site, route, words: clicked.text }, some);
    return after === undefined ? 'unknown' : isOther(before, after, at) ? 'changes' : 'none';
  };
  const alike = values.filter(({ value }) => hasDigitsOf(value, clicked.text)).slice(0, maxAlike);
  const found = alike.find((value) => effectOf([value]) === 'changes');
  return found ?? (values.length > maxTried ? undefined : halve(values, effectOf));
}

/** So many values that look like what was clicked are tried one by one first. */
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

interface Asked {
  readonly site: Site;
  readonly route: Route;
  readonly words: string;
}

/** The texts of the page with other values; undefined where it cannot be rendered with them. */
function textsWith({ site, route, words }: Asked, values: readonly Value[]): readonly PageText[] | undefined {
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
