import { valueAt } from '../../model/data/value-at.ts';
import { textBlocksIn } from '../../model/data/walk.ts';
import type { Kind } from './kinds.ts';
import type { ProjectIndex } from './project-index.ts';
import { siblingsOf } from './siblings.ts';

const longest = 90;

/**
 * Returns for each place the first text that a sibling (another entry of the collection) has there, in the source language if possible.
 * Placeholders are skipped. A place is a path of keys joined by dots, without list indexes. The places in a section begin with its type.
 */
export function examplesFor(kind: Pick<Kind, 'folder'>, known: ProjectIndex): ReadonlyMap<string, string> {
  const { data, locales } = known;
  const examples = new Map<string, string>();
  for (const { file } of siblingsOf(kind, known)) {
    const value = data.get(file);
    for (const { words, path } of textBlocksIn(value, { locales })) {
      const said = locales.list.map((locale) => words[locale]).find((each) => typeof each === 'string');
      const isSection = path[0] === 'sections' && typeof path[1] === 'number';
      const steps = isSection ? [valueAt(value, ['sections', path[1] ?? 0, 'type']), ...path.slice(2)] : path;
      const place = steps.filter((step) => typeof step === 'string').join('.');
      if (typeof said === 'string' && !/^TODO\b/.test(said) && !examples.has(place)) examples.set(place, clipped(said));
    }
  }
  return examples;
}

/** Shortens a text to one line for a comment. Quotation marks are added later, in the style of the user's language. */
function clipped(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
}
