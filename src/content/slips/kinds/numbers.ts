// Numbers in everyday notation: `99,9`, `50%`, `180+`, `1.180`, `100 €`, or with the marks of programs: `1_180`.
import type { ArgsOf } from '../../../diagnostics/catalogue/index.ts';
import { type ColumnSpan, type Proposal, propose, replaced } from '../proposal.ts';
import { onValues } from '../slip-kind.ts';
import { plainValuesOn } from '../values.ts';

const written = /^["']?([+−-]?)\s*(\d[\d.,'’_ \u00a0]*?)\s*(?:%|Prozent|percent|\+|€|EUR|Euros?)?\s*["']?$/i;

export const numbers = onValues(plainValuesOn, function* (value) {
  const { key, words } = value;
  // The value as written is not proposed: if YAML reads it as a number, the schema has rejected it.
  const readings = numberReadings(words);
  yield* readingsAs(value, { key, value: words, readings: readings.filter((each) => each !== words) });
  yield* readingsAs(value, { key, value: words, readings: wholeReadings(readings), isWhole: true });
});

/** Yields a proposal for each reading. Readings that the schema rejects are dropped later. */
function* readingsAs(place: ColumnSpan, args: ArgsOf<'number-notation'>): Iterable<Proposal> {
  for (const reading of args.readings)
    yield propose(place, 'number-notation', { ...args, edits: replaced(place, reading), isOpen: args.readings.length > 1 });
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
  if (/^\d{1,3}(?:([.,'’_ \u00a0])\d{3})(?:\1\d{3})*$/.test(digits)) return [minus + whole];
  const [, start = '', end = ''] = /^(\d{1,3}(?:[.,'’ \u00a0]\d{3})+)[.,](\d+)$/.exec(digits) ?? [];
  return start === '' ? [] : [`${minus}${start.replace(/\D/g, '')}.${end}`];
}
