// Amounts in everyday notation instead of integer cents: 9.997,00 or 9997 EUR.
import { priceParts } from '../../../model/prices/prices.ts';
import { propose, replaced } from '../proposal.ts';
import { onValues } from '../slip-kind.ts';
import { plainValuesOn } from '../values.ts';

const amount = /^["']?(?:€|EUR|Euro)?\s*(\d[\d.,'’ ]*?)\s*(?:,[-–]+)?\s*(?:€|EUR|Euro)?\s*["']?$/i;

export const amounts = onValues(plainValuesOn, function* (value) {
  const { key, words } = value;
  const cents = priceParts.some((part) => part === key) ? centsOf(words) : undefined;
  if (cents === undefined) return;
  const orCents = isGrouped(words) ? Number(words.replace(/\D/g, '')) : undefined;
  const edits = replaced(value, String(orCents ?? cents));
  yield propose(value, 'amount-notation', { value: words, cents, orCents, edits, isOpen: orCents !== undefined });
});

/**
 * Returns whether a text consists of digits in groups of three without a currency. Only the author knows whether these are cents or euros.
 */
const isGrouped = (words: string): boolean => /^["']?\d{1,3}(?:[.,'’ ]\d{3})+["']?$/.test(words);

/** Returns the amount in cents, or undefined. The last point or comma is the decimal separator if one or two digits follow. */
function centsOf(words: string): number | undefined {
  const [, digits] = amount.exec(words) ?? [];
  if (digits === undefined) return undefined;
  const [, whole = digits, part = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const euros = Number(whole.replace(/\D/g, ''));
  return euros * 100 + Number(part.padEnd(2, '0'));
}
