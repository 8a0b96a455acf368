import { expect, test } from 'vitest';
import { currentOffer } from '../../src/model/prices/offer.ts';
import { priceList, prices } from '../../src/model/prices/prices.ts';
import { createCalendar } from '../../src/model/time/calendar.ts';
import { clockAt } from '../../src/model/time/clock.ts';

const calendar = createCalendar('UTC');
const campaigns = prices.shape.campaigns.parse({
  spring: { starts: '2025-03-01T00:00:00+01:00', ends: '2025-03-31T23:59:59+02:00', percent: 10 },
  summer: { starts: '2025-06-01T00:00:00+02:00', ends: '2025-06-30T23:59:59+02:00', percent: 20 },
  autumn: { starts: '2025-09-01T00:00:00+02:00', ends: '2025-09-30T23:59:59+02:00', percent: 30 },
});
const listOf = (...names: string[]) =>
  priceList.parse({ regular: { once: 2 }, offers: names.map((campaign) => ({ campaign, amounts: { once: 1 } })) });
const all = listOf('autumn', 'spring', 'summer');

/** When, and the campaign whose price holds: with the regular price after each end, and with `afterEnd: offer`. */
test.each([
  ['long before all', '2024-01-01T00:00:00Z', undefined, undefined],
  ['a moment before the first', '2025-02-28T23:59:59.999+01:00', undefined, undefined],
  ['in the first second of the first', '2025-03-01T00:00:00+01:00', 'spring', 'spring'],
  ['in the first', '2025-03-15T00:00:00Z', 'spring', 'spring'],
  ['in the last second of the first', '2025-03-31T23:59:59+02:00', 'spring', 'spring'],
  ['a moment after the first', '2025-03-31T23:59:59.001+02:00', undefined, 'spring'],
  ['between two', '2025-05-01T00:00:00Z', undefined, 'spring'],
  ['in the first second of the second', '2025-06-01T00:00:00+02:00', 'summer', 'summer'],
  ['in the third', '2025-09-15T00:00:00Z', 'autumn', 'autumn'],
  ['long after all', '2030-01-01T00:00:00Z', undefined, 'autumn'],
])('%s the offer is the one that runs, else the one that a list keeps, and never one to come', (_when, at, running, kept) => {
  const clock = clockAt(Date.parse(at), calendar);
  expect(currentOffer(all, campaigns, clock)?.campaign).toBe(running);
  expect(currentOffer({ ...all, afterEnd: 'regular' }, campaigns, clock)?.campaign).toBe(running);
  expect(currentOffer({ ...all, afterEnd: 'offer' }, campaigns, clock)?.campaign).toBe(kept);
});

test('An offer of a campaign that does not exist never runs', () => {
  expect(currentOffer(listOf('winter'), campaigns, clockAt(0, calendar))).toBeUndefined();
});
