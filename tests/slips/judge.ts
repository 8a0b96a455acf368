// Makes each slip in the real content and judges its messages: whether place and cause are right, whether there is only
// one message, and whether its fix restores the intended text.

import { load } from 'js-yaml';
import { plan } from '../../src/build/plan.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import { formatMessage } from '../../src/diagnostics/catalogue/index.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { applyEdits, blank } from '../../src/diagnostics/fix.ts';
import type { SiteDefinition } from '../../src/site/definition.ts';
import { createQueryCache } from '../../src/store/query-cache.ts';
import type { Kind, Slip } from './corpus.ts';

export interface Judgement {
  readonly slip: Slip;
  /** All new messages. */
  readonly reported: readonly Diagnostic[];
  readonly place: boolean;
  readonly cause: boolean;
  readonly alone: boolean;
  /** The file after the fix has the intended data and no new message. Without a fix, the file itself is judged. */
  readonly cure: boolean;
  /** The fix leaves no new message, but other data than intended. */
  readonly destroys: boolean;
}

export interface KindJudgement {
  readonly kind: string;
  readonly judged: readonly Judgement[];
}

interface CheckedSite {
  readonly tree: ContentTree;
  readonly definition: SiteDefinition;
}

/** An instant during the campaign of the site, so that the campaign causes no warnings. */
const at = Date.parse('2025-06-01T12:00:00+02:00');

/** Judges every slip whose excerpt is still in the content. */
export async function judgeSlips(kinds: readonly Kind[], site: CheckedSite): Promise<readonly KindJudgement[]> {
  const judge = createJudge(site);
  const results: KindJudgement[] = [];
  for (const { kind, cause, slips } of kinds) {
    const judged: Judgement[] = [];
    for (const slip of slips) {
      const judgement = await judge(slip, cause);
      if (judgement !== undefined) judged.push(judgement);
    }
    results.push({ kind, judged });
  }
  return results;
}

function createJudge({ tree, definition }: CheckedSite): (slip: Slip, cause: string | null) => Promise<Judgement | undefined> {
  const queries = createQueryCache();
  const check = async (file: string, text: string): Promise<readonly Diagnostic[]> => {
    const changed = { ...tree, texts: new Map(tree.texts).set(file, text) };
    return (await plan({ tree: changed, definition, at, overrides: new Map(), release: false, queries })).diagnostics;
  };
  const usualOfContent = check('', '');
  return async (slip, cause) => {
    const { file, find } = slip;
    const text = tree.texts.get(file) ?? '';
    if (text.split(find).length !== 2) return undefined;
    const written = text.replace(find, () => slip.slip);
    const meant = text.replace(find, () => slip.cured ?? find);
    const usual = slip.cured === undefined ? await usualOfContent : await check(file, meant);
    const reported = newIn(await check(file, written), usual);
    const fixed = applyFix(written, reported, slip);
    const cure = fixed === undefined ? reported.length === 0 : newIn(await check(file, fixed), usual).length === 0;
    const isSame = JSON.stringify(dataOf(fixed ?? written)) === JSON.stringify(dataOf(meant));
    const atPlace = reported.filter((diagnostic) => isAt(diagnostic, written, text.indexOf(find), slip));
    return {
      slip,
      reported,
      place: cause === null ? reported.length === 0 : atPlace.length > 0,
      cause: cause === null ? reported.length === 0 : atPlace.some(({ code }) => code === cause),
      alone: reported.length === (cause === null ? 0 : 1),
      cure: cure && isSame,
      destroys: fixed !== undefined && cure && !isSame,
    };
  };
}

/** Returns the messages in `list` that `usual` does not contain at any position. */
function newIn(list: readonly Diagnostic[], usual: readonly Diagnostic[]): readonly Diagnostic[] {
  const key = ({ code, file, args }: Diagnostic): string => `${code} ${file} ${formatMessage(code, args, 'en').message}`;
  const known = new Set(usual.map(key));
  return list.filter((diagnostic) => !known.has(key(diagnostic)));
}

/** Applies the first fix, and fills in the words that only the author knows. Returns undefined if there is no fix. */
function applyFix(text: string, reported: readonly Diagnostic[], { file, words = [] }: Slip): string | undefined {
  const fix = reported.find((diagnostic) => diagnostic.file === file && diagnostic.fix !== undefined)?.fix;
  if (fix === undefined) return undefined;
  const left = [...words];
  const edits = fix.open
    ? fix.edits.map((edit) => ({ ...edit, with: edit.with.replaceAll(blank, (own) => left.shift() ?? own) }))
    : fix.edits;
  return applyEdits(text, edits);
}

/** Returns whether the message points at the line and at the characters that the slip marks. */
function isAt({ file, range }: Diagnostic, text: string, start: number, slip: Slip): boolean {
  if (range === undefined || file !== slip.file) return false;
  const first = text.slice(0, start).split('\n').length;
  if (range.line !== first + slip.line) return false;
  const column = (text.split('\n')[range.line - 1] ?? '').indexOf(slip.mark) + 1;
  return range.column <= column + slip.mark.length && (range.endLine > range.line || range.endColumn >= column);
}

function dataOf(text: string): unknown {
  try {
    return load(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
