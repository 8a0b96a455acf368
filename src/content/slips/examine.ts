// Measures how far a text is from valid content, to compare two versions of the text. A higher rank is closer to valid content. Between
// versions of the same rank, the one whose error is at a larger offset, or that has fewer problems, is closer.
import { CORE_SCHEMA, constructFromEvents, EVENT_ID, type Event, parseEvents, YAMLException } from 'js-yaml';
import type * as z from 'zod';
import type { DataPath } from '../../model/data/place.ts';
import { notationName } from '../../model/notations.ts';
import { silentSlips } from './silent.ts';

export type Examination =
  /** Rank 0: a syntax error at the offset. Rank 1: a duplicate key, an anchor, an alias or a tag at the offset. */
  | { readonly rank: 0 | 1; readonly offset: number }
  /** Rank 2: YAML silently ignores a part of a text. */
  | { readonly rank: 2; readonly offset: number; readonly count: number; readonly value: unknown }
  /** Rank 3: the value violates its schema at these paths. */
  | { readonly rank: 3; readonly paths: readonly DataPath[]; readonly messages: readonly string[]; readonly value: unknown }
  /** Rank 4: no problem. */
  | { readonly rank: 4; readonly value: unknown };

/** Finds the worst problem of `text`. */
export function examine(text: string, schema: z.ZodType | undefined): Examination {
  const source = text.replace(/^\ufeff/, ' ');
  let value: unknown;
  try {
    const events = parseEvents(source, {});
    const mark = events.map(markOf).find((offset) => offset >= 0);
    if (mark !== undefined) return { rank: 1, offset: mark };
    try {
      [value] = constructFromEvents(events, { source, schema: CORE_SCHEMA });
    } catch (error) {
      return { rank: 1, offset: offsetOf(error) };
    }
  } catch (error) {
    return { rank: 0, offset: offsetOf(error) };
  }
  const silent = silentSlips(text);
  if (silent[0] !== undefined) return { rank: 2, offset: silent[0], count: silent.length, value };
  const result = schema?.safeParse(value);
  if (result === undefined || result.success) return { rank: 4, value };
  const { issues } = result.error;
  // The keys of content are strings or numbers, never symbols.
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...(issue.path as DataPath), key]) : [],
  );
  const others = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [] : [issue.path as DataPath]));
  const messages = issues.flatMap((issue) => (issue.code === 'invalid_format' ? [notationName(issue.message) ?? issue.message] : []));
  return { rank: 3, paths: [...unknown, ...others], messages, value };
}

/** Returns the offset of an anchor, an alias or a tag; -1 if there is none. */
const markOf = (event: Event): number => {
  switch (event.type) {
    case EVENT_ID.POP:
    case EVENT_ID.DOCUMENT:
      return -1;
    case EVENT_ID.ALIAS:
      return event.anchorStart - 1;
    default:
      return Math.max(event.anchorStart, event.tagStart) - 1;
  }
};

const offsetOf = (error: unknown): number => (error instanceof YAMLException ? (error.mark?.position ?? 0) : 0);

/** Returns whether `after` is closer to valid content than `before`. */
export function isBetter(after: Examination, before: Examination): boolean {
  if (after.rank !== before.rank) return after.rank > before.rank;
  if (after.rank === 3 && before.rank === 3) return after.paths.length < before.paths.length;
  if (after.rank === 2 && before.rank === 2) return after.count < before.count;
  return 'offset' in after && 'offset' in before && after.offset > before.offset;
}
