// Lookups of names for checks. The lookups of a file's checks are recorded with their results. The checks run again
// only if a result differs, not whenever one of thousands of entries changes.
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { NameKind } from '../../model/references/names.ts';
import { type Digest, fingerprintOfText } from '../../store/fingerprints.ts';
import type { Names, Target } from './index-names.ts';

export interface NameLookup {
  /** Returns the entry of a collection with this id; undefined if there is none. */
  readonly target: (folder: string, id: string) => Target | undefined;
  /** Returns the ids of a collection. */
  readonly ids: (folder: string) => readonly string[];
  /** Returns whether a name exists, for kinds other than collections; undefined while a file that might define the name is broken. */
  readonly has: (kind: NameKind, name: string) => boolean | undefined;
  /** Returns all names of a kind other than a collection; empty while a file that might define names is broken. */
  readonly all: (kind: NameKind) => readonly string[];
  /**
   * Returns the result of a lookup as a short text, which is equal for equal results. `kind` determines what is looked up:
   * - for a kind of names (`assets`): whether the name exists;
   * - for a folder with a slash (`pages/`): the entry without its anchors;
   * - for a folder with a hash (`pages#`): the anchors of the entry.
   */
  readonly answer: (kind: string, name: string) => string;
}

/** The lookups with their results, or undefined if one returned a complete list of names, which would be too long to store. */
export type RequestedNames = readonly (readonly [kind: string, name: string, answer: string])[] | undefined;

/**
 * The form in which lookups are stored: a text with a line for each lookup and tabs between its parts, or the list itself if a part
 * contains a tab or a line break.
 */
export type PackedNames = string | RequestedNames;

/** Packs lookups into one text, because a text of prose may name dozens of entries, and most runs do not use its lookups again. */
export const packedNames = (requested: RequestedNames): PackedNames =>
  requested === undefined || requested.flat().some((part) => /[\t\n]/.test(part))
    ? requested
    : requested.map((parts) => parts.join('\t')).join('\n');

export function unpackedNames(packed: PackedNames): RequestedNames {
  if (typeof packed !== 'string') return packed;
  // Each line has the three parts that `packedNames` has joined.
  return packed === '' ? [] : packed.split('\n').map((line) => line.split('\t') as [string, string, string]);
}

/** Returns lookups in the names of a content folder. */
export function lookUp(names: Names, digest: Digest): NameLookup {
  const { externals, phones, emails, priceLists, campaigns, icons, assets, publicFiles, defined } = names;
  const lists: Names['defined'] = { ...defined, externals, phones, emails, priceLists, campaigns, icons, assets, publicFiles };
  const listOf = (kind: NameKind): readonly string[] | undefined => (Object.hasOwn(lists, kind) ? lists[kind] : undefined);
  const setOf = cachedByKey((kind: NameKind) => listOf(kind) && new Set(listOf(kind)));
  const has: NameLookup['has'] = (kind, name) => setOf(kind)?.has(name);
  const target: NameLookup['target'] = (folder, id) => names.entries.get(folder)?.get(id);
  // Answers are short, because the answers for an entry are stored with each of the thousands of texts that name it.
  const newAnswers = (kind: string): ((name: string) => string) => {
    const [folder, what] = [kind.slice(0, -1), kind.at(-1)];
    if (what !== '/' && what !== '#') return (name) => String(has(kind, name));
    return cachedByKey((name: string) => {
      const found = target(folder, name);
      return found === undefined ? '' : fingerprintOfText(what === '/' ? textOf(found) : textOfAnchors(found), digest);
    });
  };
  const answersOf = cachedByKey(newAnswers);
  return {
    target,
    ids: (folder) => [...(names.entries.get(folder)?.keys() ?? [])],
    has,
    all: (kind) => listOf(kind) ?? [],
    answer: (kind, name) => answersOf(kind)(name),
  };
}

const textOf = ({ file, languages, isDraft, dates, priceLists = [] }: Target): string =>
  JSON.stringify([file, languages, isDraft, dates.validFrom, dates.validUntil, ...priceLists]);

const textOfAnchors = ({ anchors, headings }: Target): string => JSON.stringify([anchors, headings]);

/** Returns lookups that are recorded with their results, and a function that returns the records. */
export function recordingLookup(names: NameLookup): { readonly names: NameLookup; readonly requested: () => RequestedNames } {
  const requested = new Map<string, readonly [kind: string, name: string, answer: string]>();
  let isWhole = false;
  const note = (kind: string, name: string): void => {
    const key = `${kind} ${name}`;
    if (!requested.has(key)) requested.set(key, [kind, name, names.answer(kind, name)]);
  };
  const whole = <T>(list: T): T => {
    isWhole = true;
    return list;
  };
  return {
    names: {
      ...names,
      target: (folder, id) => {
        note(`${folder}/`, id);
        const found = names.target(folder, id);
        if (found === undefined) return undefined;
        // Anchors are recorded only when they are read: a page may have a hundred, and few links lead to one.
        const anchorsOf = (): Target => {
          note(`${folder}#`, id);
          return found;
        };
        const { anchors: _, headings: __, ...rest } = found;
        return Object.defineProperties(rest, {
          anchors: { get: () => anchorsOf().anchors },
          headings: { get: () => anchorsOf().headings },
        }) as Target;
      },
      ids: (folder) => whole(names.ids(folder)),
      has: (kind, name) => {
        // Lookups of icons are not recorded, because icons change only with the code.
        if (kind !== 'icons') note(kind, name);
        return names.has(kind, name);
      },
      all: (kind) => whole(names.all(kind)),
    },
    requested: () => (isWhole ? undefined : [...requested.values()]),
  };
}

/** Returns whether every recorded lookup still has the same result. Returns false if the lookups were not stored. */
export const isAnsweredAlike = (names: NameLookup, requested: RequestedNames): boolean =>
  requested?.every(([kind, name, answer]) => names.answer(kind, name) === answer) === true;
