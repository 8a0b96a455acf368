import { afterAll, expect, test } from 'vitest';
import { formatDate, formatFigure, formatMoney, formatPercent, telephoneHref } from '../../src/model/format.ts';
import type { Figure } from '../../src/model/languages/figure.ts';
import { createCalendar } from '../../src/model/time/calendar.ts';

const zone = process.env['TZ'];
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  [999_700, '9.997\u00a0€', '€9,997'],
  [39, '0,39\u00a0€', '€0.39'],
  [0, '0\u00a0€', '€0'],
  [100, '1\u00a0€', '€1'],
  [150, '1,50\u00a0€', '€1.50'],
  [123_456_789, '1.234.567,89\u00a0€', '€1,234,567.89'],
])('The amount of %i cents is %j in German and %j in English', (cents, german, english) => {
  expect(formatMoney(cents, 'EUR', 'de-DE')).toBe(german);
  expect(formatMoney(cents, 'EUR', 'en-GB')).toBe(english);
});

test.each([
  [19, '19\u00a0%', '19%'],
  [50, '50\u00a0%', '50%'],
  [99.9, '99,9\u00a0%', '99.9%'],
])('The percentage %d is %j in German and %j in English', (percent, german, english) => {
  expect(formatPercent(percent, 'de-DE')).toBe(german);
  expect(formatPercent(percent, 'en-GB')).toBe(english);
});

test.each<[Figure, german: string, english: string]>([
  [{ number: 99.9, unit: 'percent' }, '99,9\u00a0%', '99.9%'],
  [{ number: 300, unit: 'percent', sign: true }, '+300\u00a0%', '+300%'],
  [{ number: -60, unit: 'percent' }, '\u221260\u00a0%', '\u221260%'],
  [{ number: 0, unit: 'percent', sign: true }, '0\u00a0%', '0%'],
  [{ number: 1, unit: 'day' }, '1\u00a0Tag', '1\u00a0day'],
  [{ number: 1200, unit: 'hour' }, '1.200\u00a0Stunden', '1,200\u00a0hours'],
])('The figure %j is %j in German and %j in English', (figure, german, english) => {
  expect([formatFigure(figure, 'de-DE'), formatFigure(figure, 'en-GB')]).toEqual([german, english]);
});

const berlin = createCalendar('Europe/Berlin');

test.each([
  ['2025-06-30T23:59:59+02:00', '2025-06-30', '30. Juni 2025', '30 June 2025'],
  ['2025-06-30T22:00:00Z', '2025-07-01', '1. Juli 2025', '1 July 2025'],
  ['2025-06-30T21:59:59Z', '2025-06-30', '30. Juni 2025', '30 June 2025'],
  ['2025-12-31T23:00:00Z', '2026-01-01', '1. Januar 2026', '1 January 2026'],
  ['2025-03-01T00:30:00+14:00', '2025-02-28', '28. Februar 2025', '28 February 2025'],
])('The date of %s is %s in Berlin, wherever the build runs', (instant, day, german, english) => {
  for (const place of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin']) {
    process.env['TZ'] = place;
    expect(berlin.dayAt(Date.parse(instant))).toBe(day);
    expect(formatDate(instant, 'de-DE', berlin)).toBe(german);
    expect(formatDate(instant, 'en-GB', berlin)).toBe(english);
  }
});

test.each([
  ['+49 30 23125 100', 'tel:+493023125100'],
  ['+1 (212) 555-0100', 'tel:+12125550100'],
])('The telephone link of %s is %s', (phone, href) => {
  expect(telephoneHref(phone)).toBe(href);
});
