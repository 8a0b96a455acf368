// The part of an entry that its collection's `route` function reads. URLs are computed for all entries at once. With only this part as
// input, the URLs stay valid while an editor edits texts.
import type { Collection } from './collection.ts';
import type { EntryData } from './entries/entry.ts';
import { type EntryPath, pathFor } from './entries/path.ts';
import type { Locale, Locales } from './languages/locale.ts';

/** The part of an entry's data that the route reads; undefined if the route reads no data, null if the data is invalid. */
export type RouteData = object | null | undefined;

interface RoutedEntry {
  readonly id: string;
  readonly path: EntryPath | undefined;
  readonly languages: readonly Locale[];
  /** Returns the validated data of the entry, or undefined if it is invalid. Called only if the route reads data. */
  readonly validData: () => object | undefined;
}

/** Returns the part of an entry's data that the `route` function of its collection may read, in any language of the entry. */
export function routeDataOf({ route }: Pick<Collection, 'route'>, entry: RoutedEntry, locales: Locales): RouteData {
  if (route === undefined) return undefined;
  const reads = { keys: new Set<string>(), isComplete: false };
  let value: object | null | undefined;
  let hasReadOverview = false;
  const valid = (): object => {
    value ??= entry.validData() ?? null;
    if (value === null) throw new Error('The data of the entry is not valid.');
    return recorded(value, reads);
  };
  const attempt = (language: Locale, overview: string | undefined): void => {
    try {
      route({
        id: entry.id,
        language,
        path: pathFor(entry.path, language, locales),
        get overview() {
          hasReadOverview = true;
          return overview;
        },
        get data() {
          // The schema of the collection has validated this data.
          return valid() as EntryData;
        },
      });
    } catch {
      // The check of paths calls the function again and reports the error.
    }
  };
  for (const language of entry.languages) attempt(language, undefined);
  // Many `route` functions return early without an overview, so they are called again with one.
  if (hasReadOverview) for (const language of entry.languages) attempt(language, '/overview');
  if (value === undefined || value === null) return value;
  // With another overview, the function might read other parts, so the entire value is returned.
  return reads.isComplete || hasReadOverview ? value : partOf(value, reads.keys);
}

const recorded = (value: object, reads: { readonly keys: Set<string>; isComplete: boolean }): object =>
  new Proxy(value, {
    get: (target, key) => {
      reads.keys.add(String(key));
      return Reflect.get(target, key);
    },
    has: (target, key) => {
      reads.keys.add(String(key));
      return Reflect.has(target, key);
    },
    ownKeys: (target) => {
      reads.isComplete = true;
      return Reflect.ownKeys(target);
    },
  });

const partOf = (value: object, keys: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => keys.has(key)));
