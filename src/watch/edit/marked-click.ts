import type { DataPath } from '../../model/data/place.ts';
import { escapePattern } from '../../model/escape-pattern.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { type Clicked, indexOfClicked, readOn, type SearchedSite } from './clicked-text.ts';
import { markContent, type WrittenText } from './mark-content.ts';
import { readMarks } from './marks.ts';
import { textsOfPage, withSingleBlanks } from './page-texts.ts';

export interface MarkedClick {
  /** The candidate texts, the innermost first: texts in the language of the page, and messages in any language. */
  readonly texts: readonly WrittenText[];
  /** The props of the island that contain the clicked words, if it is uncertain which of them was clicked. */
  readonly props: readonly DataPath[];
  /**
   * True if the first text is certainly the clicked one, because it is a prop of the island. Then the page need not be
   * rendered with changed values.
   */
  readonly isCertain: boolean;
}

/** Renders the page with marks around each text, to find those from which a clicked text may come. Throws the errors of templates. */
export function markedClick(site: SearchedSite, route: Route, clicked: Clicked): MarkedClick {
  const isRead = readOn(site, route);
  const { sources, texts: written } = markContent(site.sources(), route.locale, (file) => isRead(file));
  const { texts, props } = textsOfPage(site.htmlFrom(sources)(route));
  const read = readMarks(texts.map(({ text }) => text));
  const bare = texts.map((text, at) => ({ ...text, text: read[at]?.text ?? '' }));
  const at = indexOfClicked(bare, clicked);
  const onPage = read[at ?? -1]?.numbers ?? [];
  const textsOf = (numbers: readonly number[]): readonly WrittenText[] => numbers.flatMap((number) => written[number] ?? []);
  if (clicked.island === undefined) {
    const numbers = onPage.length > 0 ? onPage : props.flatMap((each) => numbersIn(propTexts(each, clicked.text)));
    return { texts: textsOf(numbers), props: [], isCertain: false };
  }
  const candidates = propTexts(props[clicked.island] ?? '{}', clicked.text);
  const [only, ...others] = propsClicked(clicked, candidates);
  // The same words may also be in the template, not only in a prop.
  const isRendered = at === undefined || only?.numbers.some((number) => onPage.includes(number)) === true;
  if (only !== undefined && others.length === 0 && (isRendered || clicked.prop))
    return { texts: textsOf(only.numbers), props: [], isCertain: true };
  const numbers = onPage.length > 0 || at !== undefined ? onPage : numbersIn(candidates);
  return { texts: textsOf(numbers), props: clicked.prop === undefined ? candidates.map(({ path }) => path) : [], isCertain: false };
}

const numbersIn = (candidates: readonly PropText[]): readonly number[] => candidates.flatMap(({ numbers }) => numbers);

/** Returns the prop that the browser has named or, if it has named none, one prop for each text of content. */
function propsClicked({ prop }: Clicked, candidates: readonly PropText[]): readonly PropText[] {
  const clickedProps = candidates.filter(({ path }) => JSON.stringify(path) === JSON.stringify(prop));
  return clickedProps.length > 0 ? clickedProps : [...new Map(candidates.map((each) => [each.numbers.join(), each])).values()];
}

/** A text in the props of an island, and the numbers of the marks in it. */
interface PropText {
  readonly path: DataPath;
  readonly numbers: readonly number[];
}

/** Returns the texts in `props` (JSON with marks) that equal `words`, either literally or with values in place of their `{braces}`. */
export function propTexts(props: string, words: string): readonly PropText[] {
  const found: PropText[] = [];
  const take = (value: unknown, path: DataPath): void => {
    if (typeof value === 'string') {
      const [{ text, numbers } = { text: '', numbers: [] }] = readMarks([value]);
      if (numbers.length > 0 && matches(text, withSingleBlanks(words))) found.push({ path, numbers });
    } else if (Array.isArray(value)) for (const [index, each] of value.entries()) take(each, [...path, index]);
    else if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) take(each, [...path, key]);
  };
  take(JSON.parse(props), []);
  return found;
}

const braces = /\{+[^{}]*\}+/;

/** True if `text` equals `words`, or would with some values in place of its `{braces}`. */
function matches(text: string, words: string): boolean {
  const written = withSingleBlanks(text);
  const parts = written.split(braces);
  if (parts.length === 1 || !/\p{L}/u.test(parts.join(''))) return written === words;
  return new RegExp(`^${parts.map(escapePattern).join('.+')}$`, 'u').test(words);
}
