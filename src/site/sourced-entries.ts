// Turns entries that code of the site returns into YAML texts, which every later stage reads like files.
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import { attempt } from '../model/attempt.ts';
import { byCodeUnits } from '../model/by-code-units.ts';
import { onLine } from '../model/data/place.ts';
import { proseIn } from '../model/entries/prose-file.ts';
import type { EntriesFunction, EntryPlace, SourcedEntry } from '../model/entries/source.ts';
import { idPattern } from '../model/references/names.ts';

/** The entries that one function returns, sorted by id, and the problems of its result. */
export interface SourcedEntries {
  readonly entries: readonly SourcedEntry[];
  /** Findings whose files are named from the root of the project. */
  readonly problems: readonly Finding[];
}

/** Converts the result of a function to entries of a collection. */
export function sourcedEntries(returned: unknown, { collection, by, place: origin }: EntriesFunction): SourcedEntries {
  if (!Array.isArray(returned)) {
    const kind = returned instanceof Promise ? 'promise' : 'other';
    return { entries: [], problems: [createFinding('source-result', inFile(origin), { collection, by, returned: kind })] };
  }
  const entries = new Map<string, SourcedEntry>();
  const problems: Finding[] = [];
  for (const [index, each] of returned.entries()) {
    const { id, data, at, texts: written } = asRecord(each);
    const place = placeIn(at) ?? origin;
    const name = `${collection}/${String(id)}`;
    const texts = textsOf(name, written);
    const text = texts === undefined ? undefined : jsonOf(texts.length === 0 ? data : withText(data, String(id)));
    const earlier = typeof id === 'string' ? entries.get(id) : undefined;
    if (typeof id !== 'string' || text === undefined || texts === undefined)
      problems.push(createFinding('source-result', inFile(place), { collection, by, returned: 'entry', number: index + 1 }));
    else if (!idPattern.test(id)) problems.push(createFinding('source-id', inFile(place), { collection, by, id }));
    else if (earlier !== undefined)
      problems.push(createFinding('source-duplicate', inFile(place), { collection, by, id, line: earlier.place.line }));
    else entries.set(id, { file: `${name}.yaml`, id, text, place, texts });
  }
  return { entries: [...entries.values()].sort((one, other) => byCodeUnits(one.file, other.file)), problems };
}

/** Returns the texts of an entry, sorted by file; empty if there are none, or undefined if `written` is not a set of texts. */
function textsOf(name: string, written: unknown): SourcedEntry['texts'] | undefined {
  if (written === undefined) return [];
  const texts = Object.entries(asRecord(written)).map(([locale, each]) => {
    const { markdown, file } = asRecord(each);
    const isText = typeof markdown === 'string' && (file === undefined || typeof file === 'string');
    return isText ? { file: proseIn(name, locale), text: markdown, ...(file !== undefined && { from: file }) } : undefined;
  });
  const found = texts.filter((each) => each !== undefined);
  return found.length === texts.length && found.length > 0 ? found.sort((one, other) => byCodeUnits(one.file, other.file)) : undefined;
}

/** Returns the data of an entry with the key `markdown` added, which names its text. */
const withText = (data: unknown, markdown: string): unknown =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data, markdown } : data;

/** Converts a place to the form that findings use. */
export const inFile = ({ file, line, column }: Required<EntryPlace>) => ({
  file,
  range: onLine(line, column, 1),
});

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  // Any key of an object may be read.
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

function placeIn(at: unknown): Required<EntryPlace> | undefined {
  const { file, line, column = 1 } = asRecord(at);
  return typeof file === 'string' && isCount(line) && isCount(column) ? { file, line, column } : undefined;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Returns an object as JSON, or undefined for anything else and for an object that cannot be serialized, such as a cycle. */
function jsonOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  return attempt(() => `${JSON.stringify(data, undefined, 2)}\n`);
}
