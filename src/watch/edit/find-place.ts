// What was clicked on a page → the values of content that it follows from. Equal texts prove nothing: the page is rendered with marks
// around each text of content, or with a value changed, and what was clicked says by which of them it is made.
import type { DataPath } from '../../model/data/place.ts';
import { replacedAt } from '../../model/data/replaced-at.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { type Clicked, clickedText, effectOn, type SearchedSite, type TextOnPage } from './clicked-text.ts';
import { findInProps, findValue, findValues } from './find-values.ts';
import type { WrittenText } from './mark-content.ts';
import { markedClick } from './marked-click.ts';
import { withOtherData } from './other-content.ts';
import { otherWords } from './other-value.ts';
import { withSingleBlanks } from './page-texts.ts';

/** A value of content; of Markdown the piece of text that was clicked. */
export type FoundValue = { readonly text: WrittenText } | { readonly file: string; readonly path: DataPath };

/** The value of content that `clicked` shows on the page of `route`; undefined if no value of content does. */
export const findPlace = (site: SearchedSite, route: Route, clicked: Clicked): FoundValue | undefined =>
  placesOf(site, route, clicked).next().value;

/** Where the props of its island say what was clicked, if that is more than one text of content and only the browser can tell which. */
export function propsToDecide(site: SearchedSite, route: Route, clicked: Clicked): readonly DataPath[] {
  if (clicked.island === undefined || clicked.prop !== undefined) return [];
  site.recordReads(route);
  return markedClick(site, route, clicked).props;
}

/** All values of content that determine it, the result of `findPlace` first. */
export function findPlaces(site: SearchedSite, route: Route, clicked: Clicked): readonly FoundValue[] {
  const found = new Map<string, FoundValue>();
  for (const place of placesOf(site, route, clicked)) {
    const key = keyOf(place);
    if (!found.has(key)) found.set(key, place);
  }
  return [...found.values()];
}

/** Pieces of a Markdown file are one. */
const keyOf = (found: FoundValue): string => {
  const { file, path } = 'text' in found ? found.text : found;
  return JSON.stringify([file, path]);
};

/** Each is looked for when it is requested. */
function* placesOf(site: SearchedSite, route: Route, clicked: Clicked): Generator<FoundValue, undefined> {
  const page = clickedText(site, route, clicked);
  site.recordReads(route);
  const { texts, isCertain } = markedClick(site, route, clicked);
  const [inProps] = texts;
  if (isCertain && inProps !== undefined) {
    yield { text: inProps };
    if (page !== undefined && !saysAll(inProps, clicked.text)) yield* findValues(page);
    return;
  }
  if (page === undefined) {
    // Text that only the browser renders cannot be tested.
    for (const text of texts) yield { text };
    if (texts.length === 0) yield* computedFrom(site, route, clicked);
    return;
  }
  const own = texts.filter(({ text }) => isShown(text, clicked.text)).find((text) => changesWith(page, text));
  const value = own === undefined ? findValue(page) : undefined;
  const only = value === undefined ? (texts.find((text) => changesWith(page, text)) ?? texts.find(isWithoutWords)) : undefined;
  const other = own ?? only;
  const first = other === undefined ? value : { text: other };
  if (first === undefined) {
    yield* computedFrom(site, route, clicked);
    return;
  }
  yield first;
  if (other !== undefined && saysAll(other, clicked.text)) return;
  for (const text of texts) if (text !== other && changesWith(page, text)) yield { text };
  yield* findValues(page);
}

/** What the script of an island computes digits from, such as those of a countdown: they are in no text. */
function computedFrom(site: SearchedSite, route: Route, { text, island }: Clicked): readonly FoundValue[] {
  return island === undefined || !/\d/.test(text) ? [] : findInProps({ site, route, words: text }, island);
}

/** True if a text of content has all the words of the page, and no fact that could be one of them. */
const saysAll = ({ text }: WrittenText, words: string): boolean =>
  !/\{[^}]*\}/.test(text) && withSingleBlanks(text).includes(withSingleBlanks(words));

/** True if what was clicked is another text where this text of content is. Pieces of Markdown are what their marks say. */
function changesWith(page: TextOnPage, { file, path, occurrence, text: written }: WrittenText): boolean {
  if (occurrence !== undefined) return true;
  // Other words leave its signs, such as the full stop behind a link.
  if (!/[\p{L}\d]/u.test(page.words)) return isShown(written, page.words);
  const { site, route } = page;
  const sources = withOtherData(site.sources(), new Set([file]), (data) =>
    replacedAt(data, path, (text) => (typeof text === 'string' ? otherWords(text) : text)),
  );
  return effectOn(page, () => site.htmlFrom(sources)(route)) === 'changes';
}

/** True for a message that has no words of its own, such as `({{language}})`. */
const isWithoutWords = ({ text }: WrittenText): boolean => otherWords(text) === text;

/** True if a text of content, without its facts, is in the words of the page. */
const isShown = (written: string, words: string): boolean => {
  const parts = written.split(/\{[^}]*\}/).map((part) => withSingleBlanks(part));
  const shown = withSingleBlanks(words);
  return parts.some((part) => part !== '' && (shown.includes(part) || part.includes(shown)));
};
