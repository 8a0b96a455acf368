// Checks the typography of texts: non-breaking spaces, and the quotation marks and signs of the language.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
import { linesOf } from '../../../model/data/lines.ts';
import type { DataPlace } from '../../../model/data/place.ts';
import type { Walk } from '../../../model/data/walk.ts';
import { localeOfProse } from '../../../model/entries/prose-file.ts';
import { groupBy } from '../../../model/group-by.ts';
import { localeOfMessages } from '../../../model/kind.ts';
import { typographyCodes as codes } from '../../../model/typography.ts';
import { hasPlaceholder } from '../../check-words.ts';
import { maskRanges } from '../../prose/mask-ranges.ts';
import type { ProseContent } from '../../prose/prose.ts';
import { type TypographySlip, typographyIn } from '../../typography/check-typography.ts';
import { type CheckedProse, fileCheck, proseCheck } from '../check.ts';
import { keepHeadingId } from './keep-heading-id.ts';

/** Returns one finding for each different slip in `value`, with all places of the slip. */
function findingsOf(place: DataPlace, value: string, slips: readonly TypographySlip[]): readonly Finding[] {
  return [...groupBy(slips, ({ found }) => found)].flatMap(([found, same]) => {
    const [first] = same;
    if (first === undefined) return [];
    const finding = createFinding(`typography-${first.rule}`, place, { found, written: first.written });
    const offsets = offsetsOf(found, value);
    return [{ ...finding, occurrences: same.map(({ offset }) => offsets.indexOf(offset)) }];
  });
}

/** Returns the offsets at which `words` occur in `value`, without overlaps. */
function offsetsOf(words: string, value: string): readonly number[] {
  const offsets: number[] = [];
  for (let at = value.indexOf(words); at >= 0; at = value.indexOf(words, at + words.length)) offsets.push(at);
  return offsets;
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
      const slips = typographyIn(withoutAddresses(value), locales.of(locale).tag, typography);
      const written = slips.map((slip) => asWritten(value, slip));
      if (written.length > 0) findings.push(...findingsOf({ file, path }, value, written));
    },
  });
  return findings;
}

/** URLs and e-mail addresses, up to a space, a quotation mark or a bracket. */
const address = /(?:https?:\/\/|www\.)[^\s"“”„«»‹›<>]+|[\p{L}\p{N}.+'_-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** The character that replaces each character outside of words. */
const mask = '\uFFFC';

/**
 * The marks of quotes, lists, definitions and footnotes at the start of a line, lines that consist only of the marks of tables, and the ids
 * of headings.
 */
const marks = /(?<!\\)\{(?:\/\*|:)?[ \t]*#[^{}\n]+\}|^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)]|\uFFFC*:)(?=[ \t])))+|^[|:\s-]+$/gm;

const maskAll = (found: string): string => found.replaceAll(/[^\n]/g, mask);

/** A quick test that rules out most texts. */
const mayHaveAddress = /@|:\/\/|www\./;

/** Masks addresses. Offsets do not change. */
const withoutAddresses = (text: string): string => (mayHaveAddress.test(text) ? text.replace(address, maskAll) : text);

/** Masks everything but words in a prose text. Offsets do not change. */
const wordsOf = (text: string, noWords: ProseContent['noWords']): string =>
  withoutAddresses(maskRanges(text, noWords, maskAll).replace(marks, maskAll));

function checkProse(
  { file, text }: Pick<CheckedProse, 'file' | 'text'>,
  { noWords, headings }: Pick<ProseContent, 'noWords' | 'headings'>,
  model: ContentModel,
): Finding[] {
  const { locales, typography = {} } = model;
  const locale = localeOfProse(file, locales);
  if (locale === undefined) return [];
  const lines = linesOf(text);
  return typographyIn(wordsOf(text, noWords), locales.of(locale).tag, typography).map((slip) => {
    const { rule, found, written, offset } = asWritten(text, slip);
    const range = lines(offset, offset + found.length);
    if (written === undefined) return createFinding(`typography-${rule}`, { file, range }, { found, written });
    const kept = keepHeadingId({ text, headings }, { found, range, written });
    const edit = { replace: range, with: written.replaceAll('\u00A0', '&nbsp;').replaceAll('\u202F', '&#8239;') };
    const edits = kept === undefined ? [edit] : [edit, kept.edit];
    return { ...createFinding(`typography-${rule}`, { file, range }, { found, written, id: kept?.id }), edits };
  });
}

/** Restores the original characters in a slip that was found in a masked text. */
function asWritten(text: string, { found, written, ...slip }: TypographySlip): TypographySlip {
  const own = text.slice(slip.offset, slip.offset + found.length);
  return { ...slip, found: own, written: written === undefined ? undefined : unmasked(written, found, own) };
}

/** Replaces the masks in `written` with the original characters, which are in `own` at the places where `found` is masked. */
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
  check: ({ prose, ...source }, { model }) => (prose === undefined ? [] : checkProse(source, prose, model)),
});
