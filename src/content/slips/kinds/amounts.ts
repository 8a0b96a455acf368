// Amounts as people write them, where whole cents belong: 9.997,00 or 9997 EUR.
import { priceParts } from '../../../model/prices/prices.ts';
import { inLine, propose } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';
import { valuesOn } from '../values.ts';

const amount = /^["']?(?:€|EUR|Euro)?\s*(\d[\d.,'’ ]*?)\s*(?:,-+|,–|€|EUR|Euro)?\s*["']?$/i;

export const amounts: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    if (line === undefined) continue;
    for (const { key, words, from, to } of valuesOn(line)) {
      const cents = priceParts.some((part) => part === key) ? centsOf(words) : undefined;
      if (cents === undefined) continue;
      yield propose({ line, from, to }, 'amount-notation', { value: words, cents, edits: [inLine(line, [from, to], String(cents))] });
    }
  }
};

/** The amount in cents: the last point or comma is a decimal one where it has one or two digits after it. */
function centsOf(words: string): number | undefined {
  const [, digits] = amount.exec(words) ?? [];
  if (digits === undefined) return undefined;
  const [, whole = digits, part = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const euros = Number(whole.replace(/\D/g, ''));
  return euros * 100 + Number(part.padEnd(2, '0') || 0);
}
