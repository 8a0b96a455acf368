// Tests spam detection with a corpus: the forms server holds no genuine message, and nearly all spam.
import { expect, test } from 'vitest';
import { genuine } from './genuine.ts';
import { measureGenuine, measureSpam } from './measure.ts';
import { spam } from './spam.ts';

test('The corpus of spam detection has 200 different genuine messages, and 500 messages of spam that rarely repeat', () => {
  expect([genuine.length, spam.length]).toEqual([200, 500]);
  expect(new Set(genuine.map(({ message }) => message)).size).toBe(200);
  expect(new Set(spam.map(({ name, message }) => `${name} ${message}`)).size).toBeGreaterThan(450);
});

test('Spam detection holds no genuine message, even if it is sent 0.1 s after the page opens', () => {
  expect(measureGenuine().wrong).toEqual([]);
});

test('Spam detection holds at least 95 % of spam as it is sent, and recognizes at least 90 % by the text alone', () => {
  const { all } = measureSpam();
  expect(all.held / all.count).toBeGreaterThanOrEqual(0.95);
  expect(all.heldByText / all.count).toBeGreaterThanOrEqual(0.9);
});
