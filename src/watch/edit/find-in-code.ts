import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { linesOf } from '../../model/data/lines.ts';
import { wordsPattern } from '../../model/escape-pattern.ts';
import { settledStat, statOf } from '../../node/fs/stamps.ts';

interface CodePlace {
  /** The path of the file relative to the current folder. */
  readonly file: string;
  readonly line: number;
}

/** Minimum number of letters of a text. Shorter texts occur in too many words. */
const minLetters = 3;

/** Returns the place of a text in code; undefined if no line contains the text, or several lines do. */
export type FindInCode = (text: string) => CodePlace | undefined;

/** Creates a function that finds the line of a template that contains a text. It searches these files and folders of code. */
export function createCodeFinder(sources: readonly string[]): FindInCode {
  const codeOf = codeReader();
  return (text) => {
    if ([...text.matchAll(/\p{L}/gu)].length < minLetters) return undefined;
    const pattern = new RegExp(`(?<![\\p{L}\\d-])${wordsPattern(text)}(?![\\p{L}\\d-])`, 'gu');
    // The longest word is searched first, because most files do not contain it.
    const word = text.split(/\s+/).reduce((longest, each) => (each.length > longest.length ? each : longest));
    const [only, ...others] = sources.flatMap(codeIn).flatMap((file) => {
      const code = codeOf(file);
      return code.includes(word) ? placesIn(file, code, pattern) : [];
    });
    return others.length === 0 ? only : undefined;
  };
}

function placesIn(file: string, code: string, pattern: RegExp): readonly CodePlace[] {
  const found = [...code.matchAll(pattern)];
  if (found.length === 0) return [];
  const lineAt = linesOf(code);
  return found.map(({ index, 0: match }) => ({
    file: relative(process.cwd(), file).replaceAll('\\', '/'),
    line: lineAt(index, index + match.length).line,
  }));
}

/** Creates a function that reads files. The text of a file is cached if the file has not changed recently. */
function codeReader(): (file: string) => string {
  const known = new Map<string, { readonly stat: string; readonly code: string }>();
  return (file) => {
    const before = known.get(file);
    if (before !== undefined && before.stat !== '' && before.stat === statOf(file)) return before.code;
    const stat = settledStat(file, Date.now());
    const code = readFileSync(file, 'utf8');
    known.set(file, { stat, code });
    return code;
  };
}

function codeIn(path: string): readonly string[] {
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind?.isDirectory() === true) return readdirSync(path).flatMap((name) => codeIn(join(path, name)));
  return kind?.isFile() === true && /\.[jt]sx?$/.test(path) ? [path] : [];
}
