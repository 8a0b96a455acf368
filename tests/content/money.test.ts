// An amount of money in content: valid values, and the diagnostics for invalid ones.
import { expect, test } from 'vitest';
import { validate } from '../../src/content/validation/validate.ts';
import { money, moneyParts, z } from '../../src/site/index.ts';

const schema = z.strictObject({ price: money });
const ofParts = z.strictObject({ price: moneyParts });

test('An amount with its currency is valid, with or without cents', () => {
  for (const amount of [0, 49, 49.9, 1999.99, 0.1])
    expect(validate('a.yaml', schema, { price: { amount, currency: 'EUR' } })).toMatchObject({ value: { price: { amount } } });
});

test.each([
  ['parts of a cent', { amount: 0.005, currency: 'EUR' }, 'format-invalid', ['price', 'amount'], 'money'],
  ['a word for the currency', { amount: 5, currency: 'Euro' }, 'format-invalid', ['price', 'currency'], 'currency'],
  ['an amount in quotes', { amount: '5', currency: 'EUR' }, 'type-wrong', ['price', 'amount'], 'number'],
  ['no currency', { amount: 5 }, 'key-missing', ['price', 'currency'], undefined],
])('An amount of money with %s is reported with the path of the mistake', (_what, price, code, path, expected) => {
  for (const each of [schema, ofParts] as readonly z.ZodType[])
    expect(validate('a.yaml', each, { price })).toEqual({
      findings: [expect.objectContaining({ code, path, ...(expected !== undefined && { args: expect.objectContaining({ expected }) }) })],
    });
});

test('Validation marks amounts that templates receive as numbers; an amount in content with this mark is refused', () => {
  expect(validate('a.yaml', ofParts, { price: { amount: 5, currency: 'EUR' } })).toEqual({
    value: { price: { amount: 5, currency: 'EUR', isMoneyParts: true } },
  });
  expect(validate('a.yaml', ofParts, { price: { amount: 5, currency: 'EUR', isMoneyParts: true } })).toEqual({
    findings: [expect.objectContaining({ code: 'key-unknown', path: ['price', 'isMoneyParts'] })],
  });
});
