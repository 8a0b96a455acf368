// The values of a countdown: until its end, at the end, and after it.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { displayedTime, remaining, untilNextChange, zeros } from './remaining.ts';

const end = Date.parse('2025-06-30T23:59:59+02:00');

/** Formats the time left as `days hours:minutes:seconds`. */
const left = (now: number): string => {
  const { days, hours, minutes, seconds } = remaining(end, now);
  return `${days} ${hours}:${minutes}:${seconds}`;
};

test.each([
  ['2025-06-30T23:59:58+02:00', '0 0:0:1'],
  ['2025-06-30T23:59:58.001+02:00', '0 0:0:0'],
  ['2025-06-30T23:59:59+02:00', '0 0:0:0'],
  ['2025-06-30T22:59:59+02:00', '0 1:0:0'],
  ['2025-06-30T21:59:58Z', '0 0:0:1'],
  ['2025-06-29T23:59:59+02:00', '1 0:0:0'],
  ['2025-06-29T23:59:59.001+02:00', '0 23:59:59'],
  ['2025-06-01T12:00:00+02:00', '29 11:59:59'],
  ['2024-06-30T23:59:59+02:00', '365 0:0:0'],
  ['2025-07-01T00:00:00+02:00', '0 0:0:0'],
  ['2031-01-01T00:00:00Z', '0 0:0:0'],
])('At %s, the time left (days hours:minutes:seconds) is %s', (now, expected) => {
  expect(left(Date.parse(now))).toBe(expected);
});

test('A countdown with an invalid end shows zeros and never changes', () => {
  expect(remaining(Date.parse('soon'), 0)).toEqual(zeros);
  expect(untilNextChange(Date.parse('soon'), 0)).toBeUndefined();
});

describe('A countdown counts real hours, even across a change of daylight saving time,', () => {
  const afterChange = Date.parse('2025-03-31T00:00:00+02:00');
  const dayBefore = Date.parse('2025-03-29T00:00:00+01:00');
  afterEach(() => vi.unstubAllEnvs());

  test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia'])(
    'in the time zone %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Date(end).toLocaleString('en')).toBe(new Date(end).toLocaleString('en', { timeZone: zone }));
      // Two days with the change to summer time in Berlin have 47 hours.
      expect(remaining(afterChange, dayBefore)).toEqual({ days: 1, hours: 23, minutes: 0, seconds: 0 });
      expect(left(Date.parse('2025-01-01T00:00:00Z'))).toBe('180 21:59:59');
    },
  );
});

describe('Around the end of a countdown,', () => {
  const now = end + 5;
  const before = { days: 0, hours: 0, minutes: 0, seconds: 1 };

  test.each([
    ['with "last", an open page keeps its last values', before, 'last', before],
    ['with "zeros", an open page shows zeros', before, 'zeros', zeros],
    ['with "last", a page that is opened after the end shows zeros', undefined, 'last', zeros],
    ['with "zeros", a page that is opened after the end shows zeros', undefined, 'zeros', zeros],
  ] as const)('%s', (_, last, afterEnd, expected) => {
    expect(displayedTime({ end, now, before: last, afterEnd })).toEqual(expected);
    expect(displayedTime({ end, now: end, before: last, afterEnd })).toEqual(expected);
  });

  test.each(['last', 'zeros'] as const)('a page shows the time left before the end, whatever it shows afterwards: %s', (afterEnd) => {
    expect(displayedTime({ end, now: end - 3000, before, afterEnd })).toEqual({ ...zeros, seconds: 3 });
  });
});

describe('The next change of a countdown', () => {
  test.each([
    [5400, 401],
    [5000, 1],
    [4999, 1000],
    [1000, 1],
    [999, 999],
    [1, 1],
  ])('with %i ms left comes after %i ms', (before, wait) => {
    expect(untilNextChange(end, end - before)).toBe(wait);
  });

  test.each([0, -1, -86_400_000])('with %i ms left never comes', (before) => {
    expect(untilNextChange(end, end - before)).toBeUndefined();
  });

  test('comes once for each second until the end', () => {
    const seen: number[] = [];
    let now = end - 3500;
    for (let wait = untilNextChange(end, now); wait !== undefined; wait = untilNextChange(end, now)) {
      seen.push(remaining(end, now).seconds);
      now += wait;
    }
    expect([seen, now]).toEqual([[3, 2, 1, 0], end]);
  });
});
