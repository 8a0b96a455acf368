// Numbers in everyday notation: `99,9`, `50%`, `180+`, `1.180`, `100 €`.
import type { ArgsOf } from '../../../diagnostics/catalogue/index.ts';
import { type ColumnSpan, inLine, type Proposal, propose } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';
import { plainValuesOn } from '../values.ts';

const written = /^["']?([+−-]?)\s*(\d[\d.,'’ \u00a0]*?)\s*(?:%|Prozent|percent|\+|€|EUR|Euros?)?\s*["']?$/i;

export const numbers: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    if (line === undefined) continue;
    for (const { key, words, from, to } of plainValuesOn(line)) {
      // The value as written is not proposed: if YAML reads it as a number, the schema has rejected it.
      const written = numberReadings(words);
      const place = { line, from, to };
      yield* readingsAs(place, { key, value: words, readings: written.filter((each) => each !== words) });
      yield* readingsAs(place, { key, value: words, readings: wholeReadings(written), isWhole: true });
    }
  }
};

/** Yields a proposal for each reading. Readings that the schema rejects are dropped later. */
function* readingsAs(place: ColumnSpan, args: ArgsOf<'number-notation'>): Iterable<Proposal> {
  const certain = args.readings.length === 1;
  for (const reading of args.readings) {
    const proposal = propose(place, 'number-notation', { ...args, edits: [inLine(place.line, [place.from, place.to], reading)] });
    yield certain ? proposal : { ...proposal, isOpen: true };
  }
}

/** Returns the integers next to a decimal, for a schema that accepts only integers: 99 and 100 for `99.9`. */
function wholeReadings(readings: readonly string[]): readonly string[] {
  const [reading = ''] = readings;
  if (readings.length !== 1 || !reading.includes('.')) return [];
  const number = Number(reading);
  return [...new Set([Math.floor(number), Math.ceil(number)].map(String))];
}

/** Returns the possible readings of `words` as a number, with a decimal point; none if `words` is not a number. */
export function numberReadings(words: string): readonly string[] {
  const [, sign = '', digits] = written.exec(words) ?? [];
  if (digits === undefined) return [];
  const minus = sign === '' || sign === '+' ? '' : '-';
  const whole = digits.replace(/\D/g, '');
  if (/^\d+$/.test(digits)) return [minus + whole];
  const [, before = '', decimals = ''] = /^(\d+)[.,](\d+)$/.exec(digits) ?? [];
  const decimal = /^(?!000$)0+$/.test(decimals) ? minus + before : `${minus}${before}.${decimals}`;
  // If three digits follow the only separator, they may be thousands or decimals.
  if (before !== '') return decimals.length === 3 && before !== '0' && before.length <= 3 ? [minus + whole, decimal] : [decimal];
  if (/^\d{1,3}(?:([.,'’ \u00a0])\d{3})(?:\1\d{3})*$/.test(digits)) return [minus + whole];
  const [, start = '', end = ''] = /^(\d{1,3}(?:[.,'’ \u00a0]\d{3})+)[.,](\d+)$/.exec(digits) ?? [];
  return start === '' ? [] : [`${minus}${start.replace(/\D/g, '')}.${end}`];
}
