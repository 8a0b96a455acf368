// Texts of other entries, as examples beside the placeholders of a new one.
import { valueAt } from '../../model/data/value-at.ts';
import { walk } from '../../model/data/walk.ts';
import type { Kind } from './kinds.ts';
import type { ProjectIndex } from './project-index.ts';
import { siblingsOf } from './siblings.ts';

const longest = 90;

/**
 * The first text of siblings for each place, in the source language if there is one. A place is keys joined by dots, without
 * list positions; what a section holds begins with its type.
 */
export function examplesFor(kind: Pick<Kind, 'folder'>, known: ProjectIndex): ReadonlyMap<string, string> {
  const { data, locales } = known;
  const examples = new Map<string, string>();
  for (const { file } of siblingsOf(kind, known)) {
    const value = data.get(file);
    walk(
      value,
      { locales, languages: undefined },
      {
        text: (words, _, path) => {
          const said = locales.list.map((locale) => words[locale]).find((each) => typeof each === 'string');
          const isSection = path[0] === 'sections' && typeof path[1] === 'number';
          const steps = isSection ? [valueAt(value, ['sections', path[1] ?? 0, 'type']), ...path.slice(2)] : path;
          const place = steps.filter((step) => typeof step === 'string').join('.');
          if (typeof said === 'string' && !/^TODO\b/.test(said) && !examples.has(place)) examples.set(place, clipped(said));
        },
      },
    );
  }
  return examples;
}

/** On one line, as a comment can hold it, without quotation marks: those are of the reader's language. */
function clipped(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
}
