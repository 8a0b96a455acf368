// Checks the typography of texts: non-breaking spaces, and the quotation marks and signs of the language.

import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
import { linesOf } from '../../../model/data/lines.ts';
import type { DataPath } from '../../../model/data/place.ts';
import type { Walk } from '../../../model/data/walk.ts';
import { localeOfProse } from '../../../model/entries/prose-file.ts';
import { localeOfMessages } from '../../../model/kind.ts';
import { typographyCodes as codes } from '../../../model/typography.ts';
import { hasPlaceholder } from '../../check-words.ts';
import { type TypographySlip, typographyIn } from '../../typography/check-typography.ts';
import { fileCheck, proseCheck } from '../check.ts';

/** Returns one finding for each different slip in a text, even if the slip occurs several times. */
function findingsOf(place: { readonly file: string; readonly path: DataPath }, slips: readonly TypographySlip[]): Finding[] {
  const first = slips.filter(({ found }, index) => slips.findIndex((slip) => slip.found === found) === index);
  return first.map(({ rule, found, written }) => createFinding(`typography-${rule}`, place, { found, written }));
}

function checkData(file: string, walk: Walk, { locales, typography = {} }: ContentModel): Finding[] {
  const findings: Finding[] = [];
  const messages = localeOfMessages(file, locales);
  walk({
    scalar: (value, path) => {
      if (typeof value !== 'string') return;
      const key = path.at(-1);
      const locale = messages ?? (locales.has(key) ? key : undefined);
      // A placeholder repeats the text of another language.
      if (locale === undefined || hasPlaceholder(value)) return;
      findings.push(...findingsOf({ file, path }, typographyIn(value, locales.of(locale).tag, typography)));
    },
  });
  return findings;
}

/**
 * Parts of a text that are not words: comments, code, components, link targets, link definitions, URLs, and the marks
 * of tables and lists.
 */
const noWords =
  /<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}|```[\s\S]*?```|`[^`\n]*`|<[^>]*>|\]\([^)]*\)|^ {0,3}\[[^\]^\n]+\]:.*$|https?:\/\/\S+|^\s*[-*+] |^[|:\s-]+$/gm;

/** The character that replaces each character outside of words. */
const mask = '\uFFFC';

/** Masks everything but words in a prose text. Offsets do not change. */
const wordsOf = (text: string): string => text.replace(noWords, (found) => found.replaceAll(/[^\n]/g, mask));

function checkProse(file: string, text: string, { locales, typography = {} }: ContentModel): Finding[] {
  const locale = localeOfProse(file, locales);
  if (locale === undefined) return [];
  const lines = linesOf(text);
  return typographyIn(wordsOf(text), locales.of(locale).tag, typography).map(({ rule, found, written, offset }) => {
    const range = lines(offset, offset + found.length);
    const own = text.slice(offset, offset + found.length);
    const better = written === undefined ? undefined : unmasked(written, found, own);
    const finding = createFinding(`typography-${rule}`, { file, range }, { found: own, written: better });
    if (better === undefined || range.line !== range.endLine) return finding;
    return { ...finding, edits: [{ replace: range, with: better.replaceAll('\u00A0', '&nbsp;').replaceAll('\u202F', '&#8239;') }] };
  });
}

/** Replaces the masks in `written` by the original characters, which are in `own` at the places where `found` is masked. */
function unmasked(written: string, found: string, own: string): string {
  const masked = [...own].filter((_, index) => found[index] === mask);
  return written.replaceAll(mask, () => masked.shift() ?? '');
}

export const typographyCheck = fileCheck({
  codes,
  reads: ['model'],
  check: ({ file, walk }, { model }) => checkData(file, walk, model),
});

export const typographyOfProseCheck = proseCheck({
  codes,
  reads: ['model'],
  // A text that could not be parsed is skipped, because it may contain JavaScript.
  check: ({ file, text, prose }, { model }) => (prose === undefined ? [] : checkProse(file, text, model)),
});
