// A text of a page that no content says → the line of a template that does.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { linesOf } from '../../model/data/lines.ts';
import { wordsPattern } from '../../model/escape-pattern.ts';

export interface CodePlace {
  /** From the working directory. */
  readonly file: string;
  readonly line: number;
}

/** A text with fewer letters is in many words. */
const leastLetters = 3;

/** The place of a text in these files and folders of code; undefined where none has it, or more than one line does. */
export function findInCode(sources: readonly string[], text: string): CodePlace | undefined {
  if ([...text.matchAll(/\p{L}/gu)].length < leastLetters) return undefined;
  const pattern = new RegExp(`(?<![\\p{L}\\d-])${wordsPattern(text)}(?![\\p{L}\\d-])`, 'gu');
  const found = sources.flatMap(codeIn).flatMap((file): readonly CodePlace[] => {
    const code = readFileSync(file, 'utf8');
    const lineAt = linesOf(code);
    return [...code.matchAll(pattern)].map(({ index, 0: match }) => ({
      file: relative(process.cwd(), file).replaceAll('\\', '/'),
      line: lineAt(index, index + match.length).line,
    }));
  });
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

function codeIn(path: string): readonly string[] {
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind?.isFile() === true) return /\.[jt]sx?$/.test(path) ? [path] : [];
  return kind?.isDirectory() === true ? readdirSync(path).flatMap((name) => codeIn(join(path, name))) : [];
}
