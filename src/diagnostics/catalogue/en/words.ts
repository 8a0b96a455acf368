// Phrases that several messages share.
import { type NotationName, notations } from '../../../model/notations.ts';
import { formatBytes } from '../../../model/quantities.ts';
import type { Bound, InlineCode, Key, ScriptCause, Title, ValueKind } from '../arguments.ts';
import type { Suggestion } from '../define.ts';
import { createFormats } from '../formats.ts';
import { groupFacts } from '../group-facts.ts';

export const formats = createFormats('en-GB');

/** Returns `Did you mean "…"?` if there is a similar name, or the text `otherwise`. */
export const didYouMean = ({ suggestion }: Suggestion, otherwise: string): string =>
  suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`;

/** Joins names as `"a", "b" or "c"`. A long list is cut off after `most` names. */
export function oneOf(names: readonly string[], most = 12): string {
  const shown = names.slice(0, most).map((name) => `"${name}"`);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} (and ${rest} more)`;
  return formats.or(shown) || 'nothing';
}

/** Lists the names of facts: `{city}, {company}; 14 that begin with "price.", such as {price.tour.offer.once}`. */
export function facts(names: readonly string[]): string {
  const { single, groups } = groupFacts(names);
  const alike = groups.map(({ start, example, count }) => `${count} that begin with "${start}.", such as {${example}}`);
  return [single.map((name) => `{${name}}`).join(', '), ...alike].filter((part) => part !== '').join('; ');
}

/** Names a list entry by its title or, if it has no title or only the title `text`, by the name of its list. */
const titled = ({
  list,
  number,
  title,
}: {
  readonly list: string;
  readonly number: number;
  readonly title?: string | undefined;
}): string => (title === undefined || title === 'text' ? `entry ${number}${list === '' ? '' : ` of ${list}`}` : `${title} ${number}`);

/** Names a value: `question 4, answer`, `title`, or `the file`. */
export function keyIn(key: Key): string {
  if (typeof key === 'string') return key;
  return key.map((step) => (typeof step === 'string' ? step : titled(step))).join(', ') || 'the file';
}

/** Returns the name of an item, in English if its title is translated. */
export function titleIn(title: Title): string {
  if (typeof title === 'string' || isPlace(title)) return keyIn(title);
  return String(title['en'] ?? Object.values(title)[0]);
}

const isPlace = (title: Title): title is Exclude<Key, string> => Array.isArray(title);

export const kinds: Readonly<Record<ValueKind, string>> = {
  text: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  list: 'a list',
  block: 'a block of keys',
  nothing: 'nothing',
};

const bounds: Readonly<Record<Bound['is'], string>> = {
  least: 'at least',
  above: 'more than',
  most: 'at most',
  below: 'less than',
  exactly: 'exactly',
};

/** Puts a bound into words: `at least 2`. */
export const limitIn = ({ is, count }: Bound): string => `${bounds[is]} ${count}`;

/** Names what a schema expects: a phrase for a known notation, otherwise the words of the schema. */
export const notationIn = (expected: string): string =>
  Object.hasOwn(notations, expected) ? notations[expected as NotationName] : expected;

const becauseOf = ({ because }: ScriptCause): string => {
  if (because === 'early') return 'the early script';
  if (because === 'layout') return 'the layout';
  if (because === 'loader') return 'the loader of islands';
  return 'script' in because ? `the script ${because.script}` : `the island ${because.island} (${because.when})`;
};

/** Lists scripts with their causes: `React with 58.2 kB because of the island Countdown (visible), …` */
export const causesIn = (causes: readonly ScriptCause[]): string =>
  causes.map((cause) => `${cause.file} with ${formatBytes(cause.bytes)} because of ${becauseOf(cause)}`).join(', ');

/** Names inline code: `a style attribute on <p>`. */
export function inlineCodeIn(code: InlineCode): string {
  switch (code.is) {
    case 'style-attribute':
      return `a style attribute on <${code.on}>`;
    case 'inner-page':
      return `a page inside <${code.on}>`;
    case 'script-address':
      return `code in the ${code.attribute} of <${code.on}>`;
    case 'handler':
      return `the handler ${code.attribute} on <${code.on}>`;
    case 'style-element':
      return 'a <style> element';
    default:
      return 'an inline script';
  }
}
