// Prints many places as a short list: each folder and each file once, followed by the line numbers.
import { groupBy } from '../../model/group-by.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { cells } from '../terminal/cells.ts';
import { printableLine } from './printable.ts';

type Place = Pick<Diagnostic, 'file' | 'range'>;

/** Returns `file.yaml:3`, followed by the numbers of further lines. */
function linesOf(file: string, places: readonly Place[]): readonly string[] {
  const [first, ...others] = new Set(places.flatMap(({ range }) => range?.line ?? []));
  return [first === undefined ? file : `${file}:${first}`, ...others.map(String)];
}

/** Returns `head` and `words`, separated by commas, in lines of at most `columns` cells. */
function wrapped(head: string, words: readonly string[], columns: number): readonly string[] {
  const lines: string[] = [];
  let line = head;
  for (const [index, word] of words.entries()) {
    const next = index === words.length - 1 ? word : `${word},`;
    if (cells(`${line} ${next}`) > columns && line !== head) {
      lines.push(line);
      line = `      ${next}`;
    } else line = `${line} ${next}`;
  }
  return [...lines, line];
}

/** Lists all `places`, grouped by folder. Lines are at most `columns` wide unless a name is longer. */
export function placeLines(places: readonly Place[], columns: number): readonly string[] {
  const folders = groupBy(places, ({ file }) => file.slice(0, file.lastIndexOf('/') + 1));
  return [...folders].flatMap(([folder, inFolder]) => {
    const files = groupBy(inFolder, ({ file }) => file.slice(folder.length));
    const words = [...files].flatMap(([file, inFile]) => linesOf(printableLine(file), inFile));
    return wrapped(folder === '' ? '   ' : `    ${printableLine(folder)}`, words, columns);
  });
}
