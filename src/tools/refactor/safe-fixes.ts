// Applies the fixes that need no decision, in rounds. Overlapping edits wait for the next round. A round that causes an error is
// repeated without the fixes that may have caused it.
import { slug } from 'github-slugger';
import { writtenId } from '../../content/checks/texts/keep-heading-id.ts';
import { isInGroup } from '../../diagnostics/catalogue/index.ts';
import { isSafeToFix } from '../../diagnostics/catalogue/safe-fixes.ts';
import type { Diagnostic, Fix } from '../../diagnostics/diagnostic.ts';
import { applyEdits } from '../../diagnostics/fix.ts';
import type { Range, TextEdit } from '../../model/data/place.ts';
import { countBy } from '../../model/group-by.ts';

type Texts = ReadonlyMap<string, string>;

interface Fixable extends Diagnostic {
  readonly fix: Fix;
}

interface Fixing {
  /** Texts of files that may be changed. */
  readonly texts: Texts;
  /** Checks the content with `changed` texts instead of those on disk. */
  readonly check: (changed: Texts) => Promise<readonly Diagnostic[]>;
}

export interface FixedTexts {
  readonly changed: Texts;
  /** The number of applied fixes. */
  readonly count: number;
}

const maxRounds = 20;

/** Applies safe fixes until none is left, in at most `maxRounds` rounds. */
export async function applySafeFixes({ texts, check }: Fixing): Promise<FixedTexts> {
  let fixed: FixedTexts = { changed: new Map(), count: 0 };
  let found = await check(fixed.changed);
  const refused = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    const textOf = (file: string): string | undefined => fixed.changed.get(file) ?? texts.get(file);
    const isWanted = (each: Fixable): boolean => {
      const text = textOf(each.file);
      return text !== undefined && !refused.has(keyOf(each)) && !changesAnchor(each, text);
    };
    const chosen = withoutOverlaps(found.filter(isFixable).filter(isWanted));
    if (chosen.length === 0) break;
    const before = found;
    const attempt = async (fixes: readonly Fixable[]) => {
      const changed = new Map([...fixed.changed, ...editedTexts(fixes, textOf)]);
      const after = await check(changed);
      return { changed, after, errors: errorsCaused(before, after, fixes) };
    };
    const { changed, after, errors } = await attempt(chosen);
    if (errors.length === 0) {
      fixed = { changed, count: fixed.count + chosen.length };
      found = after;
    }
    for (const each of await blamed(chosen, errors, async (fixes) => (await attempt(fixes)).errors.length > 0)) refused.add(keyOf(each));
  }
  return fixed;
}

const isFixable = (diagnostic: Diagnostic): diagnostic is Fixable =>
  diagnostic.fix !== undefined && !diagnostic.fix.open && diagnostic.fix.edits.length > 0 && isSafeToFix(diagnostic);

const heading = /^ {0,3}#{1,6}[ \t]/;

/** Returns whether a fix would change the id of a heading, to which other sites may link, and does not keep it in braces. */
function changesAnchor({ file, fix: { edits } }: Fixable, text: string): boolean {
  const number = edits[0]?.replace.line ?? 0;
  const line = /\.mdx?$/.test(file) ? (text.split('\n')[number - 1] ?? '') : '';
  if (!heading.test(line) || writtenId.test(line)) return false;
  const own = edits.map((edit) => ({ ...edit, replace: { ...edit.replace, line: 1, endLine: 1 } }));
  if (edits.some(({ replace }) => replace.line !== number || replace.endLine !== number)) return true;
  const after = applyEdits(line, own);
  return slug(line) !== slug(after) && !writtenId.test(after);
}

/** Returns a key of a fix that stays the same in later rounds, even if the line of the fix has moved. */
const keyOf = ({ code, file, fix }: Fixable): string => JSON.stringify([code, file, fix.result]);

function withoutOverlaps(list: readonly Fixable[]): readonly Fixable[] {
  const taken = new Map<string, TextEdit[]>();
  return list.filter(({ file, fix: { edits } }) => {
    const others = taken.get(file) ?? [];
    if (edits.some(({ replace }) => others.some((other) => overlap(replace, other.replace)))) return false;
    taken.set(file, [...others, ...edits]);
    return true;
  });
}

/** Returns whether two ranges overlap or touch. Ranges that touch count, because insertions at the same position have no order. */
const overlap = (one: Range, other: Range): boolean => !endsBefore(one, other) && !endsBefore(other, one);

const endsBefore = (one: Range, other: Range): boolean =>
  one.endLine < other.line || (one.endLine === other.line && one.endColumn < other.column);

function editedTexts(chosen: readonly Fixable[], textOf: (file: string) => string | undefined): Texts {
  const files = new Set(chosen.map(({ file }) => file));
  return new Map(
    [...files].map((file) => {
      const edits = chosen.filter((each) => each.file === file).flatMap(({ fix }) => fix.edits);
      const sorted = edits.sort((a, b) => a.replace.line - b.replace.line || a.replace.column - b.replace.column);
      return [file, applyEdits(textOf(file) ?? '', sorted)];
    }),
  );
}

/**
 * Returns the errors caused by the fixes. If a file could not be parsed before, only errors on the lines of a fix
 * count, because the unreadable file hid all other errors.
 */
function errorsCaused(before: readonly Diagnostic[], after: readonly Diagnostic[], chosen: readonly Fixable[]): readonly Diagnostic[] {
  const counts = countErrors(before);
  const now = countErrors(after);
  const hidden = before.some(({ code }) => isInGroup('syntax', code));
  return after.filter(
    (each) =>
      each.severity === 'error' &&
      (now.get(codeInFile(each)) ?? 0) > (counts.get(codeInFile(each)) ?? 0) &&
      (!hidden || chosen.some((fixable) => isAt(fixable, each))),
  );
}

const codeInFile = ({ code, file }: Diagnostic): string => `${code} ${file}`;

const countErrors = (list: readonly Diagnostic[]): ReadonlyMap<string, number> =>
  countBy(
    list.filter(({ severity }) => severity === 'error'),
    codeInFile,
  );

/** True if `error` is on a line of the fix. */
const isAt = ({ file, fix }: Fixable, error: Diagnostic): boolean =>
  file === error.file &&
  fix.edits.some(({ replace }) => error.range !== undefined && replace.line <= error.range.line && error.range.line <= replace.endLine);

/**
 * Resolves to the fixes that have caused errors: those on the lines of the errors. If no fix is on these lines, for example because a link
 * leads to a heading whose text was fixed, resolves to one fix, which is found by trying halves. `fails` tries some of the fixes.
 */
async function blamed(
  chosen: readonly Fixable[],
  errors: readonly Diagnostic[],
  fails: (fixes: readonly Fixable[]) => Promise<boolean>,
): Promise<readonly Fixable[]> {
  const atLine = errors.flatMap((error) => chosen.filter((each) => isAt(each, error)));
  if (errors.length === 0 || atLine.length > 0) return atLine;
  let left = chosen;
  while (left.length > 1) {
    const half = left.slice(0, Math.ceil(left.length / 2));
    left = (await fails(half)) ? half : left.slice(half.length);
  }
  return left;
}
