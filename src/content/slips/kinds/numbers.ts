// Numbers as people write them: `99,9`, `50%`, `180+`, `1.180`.
import { inLine, propose } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';
import { valuesOn } from '../values.ts';

const written = /^["']?([+−-]?)\s*(\d[\d.,'’ \u00a0]*?)\s*(?:%|Prozent|percent|\+)?\s*["']?$/i;

export const numbers: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    if (line === undefined) continue;
    for (const { key, words, from, to } of valuesOn(line)) {
      // What YAML reads as it is written, the schema has refused.
      const readings = numberReadings(words).filter((each) => each !== words);
      const certain = readings.length === 1;
      for (const reading of readings) {
        const edits = [inLine(line, [from, to], reading)];
        const proposal = propose({ line, from, to }, 'number-notation', { key, value: words, readings, edits });
        yield certain ? proposal : { ...proposal, isOpen: true };
      }
    }
  }
};

/** The numbers that `words` can mean, with a decimal point; none where it is no number. */
export function numberReadings(words: string): readonly string[] {
  const [, sign = '', digits] = written.exec(words) ?? [];
  if (digits === undefined) return [];
  const minus = sign === '' || sign === '+' ? '' : '-';
  const whole = digits.replace(/\D/g, '');
  if (/^\d+$/.test(digits)) return [minus + whole];
  const [, before = '', decimals = ''] = /^(\d+)[.,](\d+)$/.exec(digits) ?? [];
  const decimal = `${minus}${before}.${decimals}`;
  // Three digits after the only mark may be thousands or thousandths.
  if (before !== '') return decimals.length === 3 && before !== '0' && before.length <= 3 ? [minus + whole, decimal] : [decimal];
  if (/^\d{1,3}(?:([.,'’ \u00a0])\d{3})(?:\1\d{3})*$/.test(digits)) return [minus + whole];
  const [, start = '', end = ''] = /^(\d{1,3}(?:[.,'’ \u00a0]\d{3})+)[.,](\d+)$/.exec(digits) ?? [];
  return start === '' ? [] : [`${minus}${start.replace(/\D/g, '')}.${end}`];
}
