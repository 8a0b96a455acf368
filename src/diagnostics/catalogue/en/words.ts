// Phrases that several messages share.
import { type NotationName, notations } from '../../../model/notations.ts';
import { formatBytes } from '../../../model/quantities.ts';
import type { Bound, InlineCode, Key, ScriptCause, Title, ValueKind } from '../arguments.ts';
import type { Suggestion } from '../define.ts';
import { groupFacts } from '../group-facts.ts';
import { isKey, nameOfKey } from '../names.ts';

export { formats, oneOf } from '../../messages/en/words.ts';

/** Returns `Did you mean "…"?` if there is a similar name, or the text `otherwise`. */
export const didYouMean = ({ suggestion }: Suggestion, otherwise: string): string =>
  suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`;

/** Lists the names of facts: `{city}, {company}; 14 that begin with "price.", such as {price.tour.offer.once}`. */
export function facts(names: readonly string[]): string {
  const { single, groups } = groupFacts(names);
  const alike = groups.map(({ start, example, count }) => `${count} that begin with "${start}.", such as {${example}}`);
  return [single.map((name) => `{${name}}`).join(', '), ...alike].filter((part) => part !== '').join('; ');
}

/** Names a value: `question 4, answer`, `title`, or `the file`. */
export const keyIn = (key: Key): string =>
  nameOfKey(key, (number, list) => `entry ${number}${list === '' ? '' : ` of ${list}`}`) || 'the file';

/** Returns the name of an item, in English if its title is translated. */
export const titleIn = (title: Title): string => (isKey(title) ? keyIn(title) : String(title['en'] ?? Object.values(title)[0]));

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
