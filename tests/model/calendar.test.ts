// Days and years in time zones, on both sides of a change to or from summer time.
import { expect, test } from 'vitest';
import { createCalendar } from '../../src/model/time/calendar.ts';
import { endOfValidity } from '../../src/model/time/dated.ts';

const berlin = createCalendar('Europe/Berlin');
const { endOfDay, iso, startOfDay, startOfYear, yearOf } = berlin;

test.each([
  ['2026-01-15', '2026-01-15T00:00:00+01:00', '2026-01-16T00:00:00+01:00'],
  ['2026-03-29', '2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00'],
  ['2026-06-30', '2026-06-30T00:00:00+02:00', '2026-07-01T00:00:00+02:00'],
  ['2026-10-25', '2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00'],
  ['2028-02-29', '2028-02-29T00:00:00+01:00', '2028-03-01T00:00:00+01:00'],
  ['2026-12-31', '2026-12-31T00:00:00+01:00', '2027-01-01T00:00:00+01:00'],
])('The day %s begins and ends at midnight in Berlin', (day, first, next) => {
  expect([iso(startOfDay(day)), iso(endOfDay(day))]).toEqual([first, next]);
});

test.each(['2026-02-30', '2026-13-01', 'soon', ''])('The text %j is not a day', (day) => {
  expect([startOfDay(day), endOfDay(day), endOfValidity(day, berlin)]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
});

test.each([
  ['2026-12-31', '2027-01-01T00:00:00+01:00'],
  ['2026-12-31T18:00:00+01:00', '2026-12-31T18:00:00+01:00'],
  ['2026-06-30T10:00:00.250Z', '2026-06-30T12:00:00.250+02:00'],
])('Content that is valid until %s has ended at %s', (written, end) => {
  expect(iso(endOfValidity(written, berlin))).toBe(end);
});

test('The year changes at midnight in Berlin, an hour earlier than in Greenwich', () => {
  const turn = Date.parse('2026-12-31T23:00:00Z');
  expect([startOfYear(2027), yearOf(turn - 1), yearOf(turn)]).toEqual([turn, 2026, 2027]);
});

test.each([
  ['UTC', '2026-06-30', '2026-06-30T00:00:00+00:00'],
  ['Asia/Kolkata', '2026-06-30', '2026-06-30T00:00:00+05:30'],
  ['America/New_York', '2026-03-08', '2026-03-08T00:00:00-05:00'],
  ['Pacific/Kiritimati', '2026-01-01', '2026-01-01T00:00:00+14:00'],
  // Summer time starts at midnight: the day begins at one.
  ['America/Santiago', '2025-09-07', '2025-09-07T01:00:00-03:00'],
])('In the time zone %s the day %s begins at %s', (zone, date, start) => {
  const calendar = createCalendar(zone);
  expect(calendar.iso(calendar.startOfDay(date))).toBe(start);
  expect(calendar.dayAt(calendar.startOfDay(date) - 1) < date).toBe(true);
});

test.each([
  ['0001-01-02', 1],
  ['0999-06-30', 999],
  ['9999-12-31', 9999],
  ['+010000-01-01', 10_000],
])('The calendar treats %s like any other day', (day, year) => {
  const noon = startOfDay(day) + 12 * 3_600_000;
  expect(berlin.dayAt(noon)).toBe(day);
  expect(yearOf(noon)).toBe(year);
  expect(berlin.daysBetween(noon, endOfDay(day))).toBe(1);
  expect(Date.parse(iso(noon))).toBeCloseTo(noon, -6);
  expect(yearOf(startOfYear(year))).toBe(year);
  expect(yearOf(startOfYear(year + 1))).toBe(year + 1);
});
