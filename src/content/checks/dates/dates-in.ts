// Collects the dates in content that concern editors: when content becomes valid or expires, and when it must be reviewed.
import type { Title } from '../../../diagnostics/diagnostic.ts';
import type { DataPath, PlaceName } from '../../../model/data/place.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import type { Calendar } from '../../../model/time/calendar.ts';
import type { Clock } from '../../../model/time/clock.ts';
import { type DatedKey, endOfValidity, isDatedKey, startOfValidity } from '../../../model/time/dated.ts';
import type { CheckedFile } from '../check.ts';

export interface Claim {
  readonly key: DatedKey;
  /** The name of the dated item for people: its title, its key, or its place in a list. */
  readonly name: Title;
  /** The first instant after the date or, for `validFrom`, the first instant of the date; in milliseconds since 1970. */
  readonly end: number;
  readonly file: string;
  /** The path of the date. */
  readonly path: DataPath;
}

/** How long before an end a warning is reported, in milliseconds. */
const notice = 14 * 24 * 3_600_000;

/** Returns whether an end is in the future, within the period of notice. */
export const isNear = (end: number, { hasReached }: Clock): boolean => !hasReached(end) && hasReached(end - notice);

/** Returns the number of days from today to the day of `instant`. From this evening to tomorrow morning, it is 1. */
export const daysUntil = (instant: number, { calendar, today }: Clock): number => calendar.daysBetween(today(), instant);

/** Returns every valid date in the data of a file; validation reports invalid ones. */
export function claimsIn({ file, data, walk }: Pick<CheckedFile, 'file' | 'data' | 'walk'>, calendar: Calendar): Claim[] {
  const claims: Claim[] = [];
  walk({
    scalar: (value, path) => {
      const key = String(path.at(-1));
      if (!isDatedKey(key) || typeof value !== 'string') return;
      const end = key === 'validFrom' ? startOfValidity(value, calendar) : endOfValidity(value, calendar);
      const block = path.slice(0, -1);
      if (!Number.isNaN(end)) claims.push({ key, name: nameOf(file, data, block), end, file, path: [...path] });
    },
  });
  return claims;
}

/** Returns a title as one text: in English if it exists, otherwise in the first language. */
export function textOfTitle(title: Title): string {
  if (typeof title === 'string') return title;
  if (isPlaceName(title)) return title.map((step) => (typeof step === 'string' ? step : `entry ${step.number}`)).join(', ');
  return String(title['en'] ?? Object.values(title)[0]);
}

const isPlaceName = (title: Exclude<Title, string>): title is PlaceName => Array.isArray(title);

/** Returns the name of the block at `path` for people. */
function nameOf(file: string, data: unknown, path: DataPath): Title {
  const last = path.at(-1);
  if (last === undefined) return file.replace(/\.ya?ml$/, '');
  if (typeof last === 'string') return last;
  const block = valueAt(data, path);
  const titles = ['title', 'name', 'question', 'value', 'type'].map((key) => wordsOf(valueAt(block, [key])));
  return titles.find((title) => title !== undefined) ?? [{ list: '', number: last + 1 }];
}

/** Returns `value` if it is a text, or its texts by language; undefined if it has neither. */
function wordsOf(value: unknown): string | Readonly<Record<string, string>> | undefined {
  if (typeof value === 'string') return value;
  const texts = Object.entries(Object(value)).filter((each): each is [string, string] => typeof each[1] === 'string');
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}
