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

test.each<[when: string, instant: string, campaign: string | undefined, withAfterEnd: string | undefined]>([
  ['Long before all campaigns', '2024-01-01T00:00:00Z', undefined, undefined],
  ['One millisecond before the first campaign', '2025-02-28T23:59:59.999+01:00', undefined, undefined],
  ['In the first second of the first campaign', '2025-03-01T00:00:00+01:00', 'spring', 'spring'],
  ['During the first campaign', '2025-03-15T00:00:00Z', 'spring', 'spring'],
  ['In the last second of the first campaign', '2025-03-31T23:59:59+02:00', 'spring', 'spring'],
  ['One millisecond after the first campaign', '2025-03-31T23:59:59.001+02:00', undefined, 'spring'],
  ['Between two campaigns', '2025-05-01T00:00:00Z', undefined, 'spring'],
  ['In the first second of the second campaign', '2025-06-01T00:00:00+02:00', 'summer', 'summer'],
  ['During the third campaign', '2025-09-15T00:00:00Z', 'autumn', 'autumn'],
  ['Long after all campaigns', '2030-01-01T00:00:00Z', undefined, 'autumn'],
])('%s, the offer of the current campaign applies, or with `afterEnd: offer` that of the last campaign', (_when, at, running, afterEnd) => {
  const clock = clockAt(Date.parse(at), calendar);
  expect(currentOffer(all, campaigns, clock)?.campaign).toBe(running);
  expect(currentOffer({ ...all, afterEnd: 'regular' }, campaigns, clock)?.campaign).toBe(running);
  expect(currentOffer({ ...all, afterEnd: 'offer' }, campaigns, clock)?.campaign).toBe(afterEnd);
});

test('An offer of an unknown campaign never applies', () => {
  expect(currentOffer(listOf('winter'), campaigns, clockAt(0, calendar))).toBeUndefined();
});
