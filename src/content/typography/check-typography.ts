import { cachedByKey } from '../../model/cached-by-key.ts';
import type { TypographyRule, TypographySettings } from '../../model/typography.ts';
import { rulesOf } from './rules.ts';

export interface TypographySlip {
  readonly rule: TypographyRule;
  readonly offset: number;
  /** The text as written. */
  readonly found: string;
  /** The correct form; undefined if only the author knows it. */
  readonly written: string | undefined;
}

const compiled = cachedByKey((pattern: string) => new RegExp(pattern, 'gu'));

/** A quick test that rules out most texts. */
const mayBreak = /[%§"'´`„“”]|-\d| -|\d [^\W\d]|\d [°€$£]|[A-Za-zÄ]\. ?[\dA-Za-zÄ]|\s[,;:!?.](?:\s|$)/;

/** Returns the slips in `text`, whose language is `tag` (BCP 47). Skips the rules in `off`, and slips that overlap the words in `keep`. */
export function typographyIn(text: string, tag: string, { off = [], keep = [] }: TypographySettings): readonly TypographySlip[] {
  if (!mayBreak.test(text)) return [];
  const kept = keep.flatMap((words) => placesOf(words, text));
  return rulesOf(tag).flatMap(({ name, sign, pattern, write }) =>
    off.includes(name) || !sign.test(text)
      ? []
      : [...text.matchAll(compiled(pattern))].flatMap((match): TypographySlip[] => {
          const written = write(match);
          const end = match.index + match[0].length;
          if (written === match[0] || kept.some((place) => place.start < end && match.index < place.end)) return [];
          return [{ rule: name, offset: match.index, found: match[0], written }];
        }),
  );
}

function placesOf(words: string, text: string): { readonly start: number; readonly end: number }[] {
  const places: { start: number; end: number }[] = [];
  if (words === '') return places;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push({ start: at, end: at + words.length });
  return places;
}
