// Places in content: as paths into data, as ranges of a text, and in terms that editors know.
import type { EditorText } from '../editor-text.ts';

/** A path into a YAML document: keys and list positions. */
export type DataPath = readonly (string | number)[];

/** A value in a file of content. */
export interface DataPlace {
  readonly file: string;
  readonly path: DataPath;
}

/**
 * Returns `path` with `key` appended. `[...path, key]` takes twice as long in V8, and more than twice the memory, because V8 reserves room
 * for further steps.
 */
export function pathOfPart(path: DataPath, key: string | number): DataPath {
  const own = new Array<string | number>(path.length + 1);
  path.forEach((step, index) => {
    own[index] = step;
  });
  own[path.length] = key;
  return own;
}

/** Lines and columns count from 1; the end is exclusive. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Returns the range of `length` characters on one line, from `column`. */
export const onLine = (line: number, column: number, length: number): Range => ({
  line,
  column,
  endLine: line,
  endColumn: column + length,
});

/** Returns whether two ranges have a character in common. */
export const overlaps = (one: Range, other: Range): boolean => startsBeforeEnd(one, other) && startsBeforeEnd(other, one);

const startsBeforeEnd = ({ line, column }: Range, { endLine, endColumn }: Range): boolean =>
  line < endLine || (line === endLine && column < endColumn);

/** Replaces the range `replace` with the text `with`; an empty range inserts. */
export interface TextEdit {
  readonly replace: Range;
  readonly with: string;
}

/** A step on the path to a value: a key, or a list and the number of its entry, counted from 1. `label` is the site's name for the step. */
export interface EditorStep {
  readonly key: string;
  readonly number?: number;
  readonly label?: EditorText;
  /** The title of an entry's schema, in lower case. */
  readonly title?: string;
  /** The type of a section. */
  readonly type?: EditorText;
}

/** A key of content, or an entry of a list: its number, counted from 1, and the title of its schema. */
type PlaceStep = string | { readonly list: string; readonly number: number; readonly title?: string | undefined };

/** A place in content, from the outside to the inside; no step means the entire file. */
export type PlaceName = readonly PlaceStep[];
