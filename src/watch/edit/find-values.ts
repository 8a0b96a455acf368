// Finds numbers, dates and other values on which a text of a page depends, by rendering the page with changed values.
import type { DataPlace } from '../../model/data/place.ts';
import { replacedAt } from '../../model/data/replaced-at.ts';
import { scalarsIn } from '../../model/data/walk.ts';
import { siteFiles } from '../../model/site-files.ts';
import { certainEffectOn, effectOf, effectOn, readOn, type TextEffect, type TextOnPage } from './clicked-text.ts';
import { withOtherData } from './other-content.ts';
import { isDay, otherValue } from './other-value.ts';
import { textsOfPage } from './page-texts.ts';

interface Value extends DataPlace {
  readonly value: string | number | boolean;
}

/** The data of a clicked text that is needed to try other values. */
type ValueText = Pick<TextOnPage, 'site' | 'route' | 'words'>;

/** Maximum number of values that are tried; doubling it costs one more rendering. */
const maxTried = 4096;

/**
 * Maximum number of values that are tried one by one because they begin with the digits of the clicked text. Afterwards, all values are
 * tried in halves.
 */
const maxAlike = 6;

/** Maximum number of renderings to find all values of a text. */
const maxRenderings = 64;

/** Returns a value that changes the text, or undefined if none is found. */
export function findValue(text: TextOnPage): Value | undefined {
  const values = valuesFor(text);
  const effect = (some: readonly Value[]): TextEffect => effectOn(text, () => htmlWith(text, some));
  const found = alike(values, text).find((value) => effect([value]) === 'changes');
  if (found !== undefined) return found;
  return values.length > maxTried ? undefined : halve(values, effect).next().value;
}

/** Returns the values that certainly change the text. Stops at the maximum number of values or renderings. */
export function findValues(text: TextOnPage): readonly Value[] {
  let left = maxRenderings;
  const effect = (some: readonly Value[]): TextEffect => {
    if (left === 0) return 'none';
    left -= 1;
    return certainEffectOn(text, () => htmlWith(text, some));
  };
  const values = valuesFor(text);
  const first = alike(values, text);
  const others = values.filter((value) => !first.includes(value));
  const found = first.filter((value) => effect([value]) === 'changes');
  return values.length > maxTried ? found : [...found, ...halve(others, effect)];
}

/** Returns the dates and numbers of content on which the props of an island depend, dates first. */
export function findInProps(text: ValueText, island: number): readonly Value[] {
  const propsIn = (html: string): string | undefined => textsOfPage(html).props[island];
  const before = propsIn(text.site.html(text.route));
  const effect = (some: readonly Value[]): TextEffect => effectOf(() => (propsIn(htmlWith(text, some)) === before ? 'none' : 'changes'));
  const values = valuesFor(text);
  const [days, numbers] = [values.filter(({ value }) => isDay(value)), values.filter(({ value }) => typeof value === 'number')];
  return [days, numbers].flatMap((some) => (some.length > maxTried ? [] : [...halve(some, effect)]));
}

/** Returns the values of the page that can be replaced. */
function valuesFor({ site, route, words }: ValueText): readonly Value[] {
  const isRead = readOn(site, route);
  return siteFiles(site.site).flatMap(({ file, data }) => {
    const found = scalarsIn(data).filter(({ scalar, path }) => otherValue(scalar, words) !== undefined && isRead(file, path));
    return found.map(({ scalar: value, path }) => ({ file, path, value }));
  });
}

const alike = (values: readonly Value[], { words }: TextOnPage): readonly Value[] =>
  values.filter(({ value }) => hasDigitsOf(value, words)).slice(0, maxAlike);

/** True for a number that begins with the digits of `words`: 1799700 for `17.997 €`. */
function hasDigitsOf(value: unknown, words: string): boolean {
  const digits = words.replaceAll(/\D/g, '');
  return digits !== '' && typeof value === 'number' && String(value).startsWith(digits);
}

/** Yields each value that changes the text if it alone is changed. Finds these values by dividing `values` into halves. */
function* halve(values: readonly Value[], effectOf: (some: readonly Value[]) => TextEffect): Generator<Value, undefined> {
  if (values.length === 0) return;
  const effect = effectOf(values);
  if (effect === 'none') return;
  const [only] = values;
  if (values.length === 1 && only !== undefined) {
    if (effect === 'changes') yield only;
    return;
  }
  const middle = Math.ceil(values.length / 2);
  yield* halve(values.slice(0, middle), effectOf);
  yield* halve(values.slice(middle), effectOf);
}

/** Renders the page with these values replaced. Throws the errors of templates. */
function htmlWith({ site, route, words }: ValueText, values: readonly Value[]): string {
  const files = new Set(values.map(({ file }) => file));
  const sources = withOtherData(site.sources(), files, (data, file) =>
    values.reduce((so, value) => (value.file === file ? replacedAt(so, value.path, (old) => otherValue(old, words) ?? old) : so), data),
  );
  return site.htmlFrom(sources)(route);
}
