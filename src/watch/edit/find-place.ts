// Finds the values of content that determine a clicked text. Comparing texts is not enough, because several values may be equal. So the
// page is rendered with marks around each text of content, or with a changed value, to see on which values the clicked text depends.
import type { DataPath, DataPlace } from '../../model/data/place.ts';
import { replacedAt } from '../../model/data/replaced-at.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { type Clicked, clickedText, effectOn, type SearchedSite, type TextOnPage } from './clicked-text.ts';
import { findInProps, findValue, findValues } from './find-values.ts';
import type { WrittenText } from './mark-content.ts';
import { markedClick } from './marked-click.ts';
import { withOtherData } from './other-content.ts';
import { otherWords } from './other-value.ts';
import { withSingleBlanks } from './page-texts.ts';

/** A text of content with its language, or another value, such as a number or a name. */
export type FoundValue = WrittenText | DataPlace;

/** Returns the value of content that `clicked` displays on the page of `route`, or undefined if there is none. */
export const findPlace = (site: SearchedSite, route: Route, clicked: Clicked): FoundValue | undefined =>
  placesOf(site, route, clicked).next().value;

/**
 * If several props of an island have the clicked text, returns their paths, because only the browser can find the clicked prop. Otherwise
 * returns an empty list.
 */
export function propsToDecide(site: SearchedSite, route: Route, clicked: Clicked): readonly DataPath[] {
  if (clicked.island === undefined || clicked.prop !== undefined) return [];
  site.recordReads(route);
  return markedClick(site, route, clicked).props;
}

/** Returns all values of content that determine the text. The first is the result of `findPlace`. */
export function findPlaces(site: SearchedSite, route: Route, clicked: Clicked): readonly FoundValue[] {
  const found = new Map<string, FoundValue>();
  for (const place of placesOf(site, route, clicked)) {
    // All pieces of a Markdown file have the same key.
    const key = JSON.stringify([place.file, place.path]);
    if (!found.has(key)) found.set(key, place);
  }
  return [...found.values()];
}

/** Yields the values that determine the text. Each search is expensive, and runs only when its result is requested. */
function* placesOf(site: SearchedSite, route: Route, clicked: Clicked): Generator<FoundValue, undefined> {
  const page = clickedText(site, route, clicked);
  site.recordReads(route);
  const { texts, isCertain } = markedClick(site, route, clicked);
  const [inProps] = texts;
  if (isCertain && inProps !== undefined) {
    yield inProps;
    if (page !== undefined && !containsAll(inProps, clicked.text)) yield* findValues(page);
    return;
  }
  if (page === undefined) {
    // A text that only the browser renders cannot be tested on the server, so all candidates are returned.
    yield* texts;
    if (texts.length === 0) yield* computedFrom(site, route, clicked);
    return;
  }
  const own = texts.filter(({ text }) => isShown(text, clicked.text)).find((text) => changesWith(page, text));
  const value = own === undefined ? findValue(page) : undefined;
  const only = value === undefined ? (texts.find((text) => changesWith(page, text)) ?? texts.find(isWithoutWords)) : undefined;
  const other = own ?? only;
  const first = other ?? value;
  if (first === undefined) {
    yield* computedFrom(site, route, clicked);
    return;
  }
  yield first;
  if (other !== undefined && containsAll(other, clicked.text)) return;
  for (const text of texts) if (text !== other && changesWith(page, text)) yield text;
  yield* findValues(page);
}

/** Returns the values from which the script of an island computes digits that are in no text, such as those of a countdown. */
function computedFrom(site: SearchedSite, route: Route, { text, island }: Clicked): readonly FoundValue[] {
  return island === undefined || !/\d/.test(text) ? [] : findInProps({ site, route, words: text }, island);
}

/** Returns whether a text of content contains all the words, and no fact that could produce one of them. */
const containsAll = ({ text }: WrittenText, words: string): boolean =>
  !/\{[^}]*\}/.test(text) && withSingleBlanks(text).includes(withSingleBlanks(words));

/** Returns whether the clicked text changes if this text of content changes. For Markdown, the marks are sufficient proof. */
function changesWith(page: TextOnPage, { file, path, occurrence, text: written }: WrittenText): boolean {
  if (occurrence !== undefined) return true;
  // A text without words, such as the period after a link, is compared directly, because only words are replaced.
  if (!/[\p{L}\d]/u.test(page.words)) return isShown(written, page.words);
  const { site, route } = page;
  const sources = withOtherData(site.sources(), new Set([file]), (data) =>
    replacedAt(data, path, (text) => (typeof text === 'string' ? otherWords(text) : text)),
  );
  return effectOn(page, () => site.htmlFrom(sources)(route)) === 'changes';
}

/** True for a message without words, such as `({{language}})`. */
const isWithoutWords = ({ text }: WrittenText): boolean => otherWords(text) === text;

/** Returns whether the words of the page contain a part of a text of content, or are in a part. Facts separate the parts. */
const isShown = (written: string, words: string): boolean => {
  const parts = written.split(/\{[^}]*\}/).map((part) => withSingleBlanks(part));
  const shown = withSingleBlanks(words);
  return parts.some((part) => part !== '' && (shown.includes(part) || part.includes(shown)));
};
