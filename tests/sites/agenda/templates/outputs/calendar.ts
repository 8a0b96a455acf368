import type { OutputView } from 'archipel';
import { schema } from '../collections/events/schema.ts';

/** Returns the events as a calendar that others can subscribe to: https://www.rfc-editor.org/rfc/rfc5545. */
export function calendar(site: OutputView): string {
  const { host } = new URL(site.baseUrl);
  const events = site
    .entries('events', schema)
    .flatMap(({ id, entry: { name, place, starts, ends, announced } }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${instant(announced)}`,
      `DTSTART:${instant(starts)}`,
      `DTEND:${instant(ends)}`,
      `SUMMARY:${escaped(name)}`,
      `LOCATION:${escaped(place)}`,
      'END:VEVENT',
    ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//events//${site.locale.toUpperCase()}`];
  return [...head, ...events, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('');
}

/** Formats an instant: `20260620T160000Z`. */
const instant = (date: string): string => new Date(date).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Splits a line after at most 75 bytes. It continues on the next line, after a space. */
function folded(line: string): string {
  let [text, width] = ['', 0];
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length;
    const isFull = width + bytes > 75;
    text += isFull ? `\r\n ${character}` : character;
    width = isFull ? bytes + 1 : width + bytes;
  }
  return text;
}
