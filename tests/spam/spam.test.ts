// The promises of the forms server about spam, tested with a corpus: no genuine message is held, and nearly all spam
// is.
import { expect, test } from 'vitest';
import { genuine } from './genuine.ts';
import { measureGenuine, measureSpam } from './measure.ts';
import { spam } from './spam.ts';

test('The spam corpus has 200 different genuine messages and 500 of spam', () => {
  expect([genuine.length, spam.length]).toEqual([200, 500]);
  expect(new Set(genuine.map(({ message }) => message)).size).toBe(200);
  expect(new Set(spam.map(({ name, message }) => `${name} ${message}`)).size).toBeGreaterThan(450);
});

test('Spam detection holds no genuine message, even one that is sent at once', () => {
  expect(measureGenuine().wrong).toEqual([]);
});

test('Spam detection holds at least 95 % of spam as it is sent, and at least 90 % by its text alone', () => {
  const { all } = measureSpam();
  expect(all.held / all.count).toBeGreaterThanOrEqual(0.95);
  expect(all.heldByText / all.count).toBeGreaterThanOrEqual(0.9);
});
