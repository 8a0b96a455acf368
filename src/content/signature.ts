// What other files can depend on of an entry. Checks across files, and what is derived across files, are given this and
// nothing else of an entry, so that they are not run again while its texts are edited; the compiler says when one needs more.
import { valueAt } from '../data/value-at.ts';
import { type Languages, listedLanguages } from '../data/walk.ts';
import type { MemoCache } from '../memo.ts';
import { isEntryFile } from '../model/collection.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';
import { isDraft } from '../model/time/dated.ts';

/** The part of a section that other files can depend on; texts that are none are left out, and reported as such. */
export interface SectionSignature {
  readonly type?: string;
  readonly id?: string;
  /** The prose that it shows. */
  readonly source?: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** Plain data; what is missing or no text is reported by validation. */
export interface Signature {
  /** Undefined where it lists none, or none that exist. */
  readonly languages: Languages;
  readonly path?: string;
  readonly isDraft: boolean;
  readonly validFrom?: string;
  readonly validUntil?: string;
  /** The id of the page above. */
  readonly parent?: string;
  /** By language. */
  readonly title: Readonly<Record<Locale, string>>;
  readonly description: Readonly<Record<Locale, string>>;
  /** Undefined where there is no list. */
  readonly sections: readonly SectionSignature[] | undefined;
}

/** By the file of each entry; undefined for one that could not be parsed. */
export type Signatures = ReadonlyMap<string, Signature | undefined>;

const textsOf = <Key extends string>(block: unknown, keys: readonly Key[]): { readonly [K in Key]?: string } =>
  // Only texts of these keys are put in.
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = valueAt(block, [key]);
      return typeof value === 'string' ? [[key, value]] : [];
    }),
  ) as { readonly [K in Key]?: string };

/** The signature of the data of an entry. */
export function signatureOf(data: unknown, locales: Locales): Signature | undefined {
  if (data === undefined) return undefined;
  const sections = valueAt(data, ['sections']);
  const meta = (key: string) => textsOf(valueAt(data, ['meta', key]), locales.list) as Readonly<Record<Locale, string>>;
  return {
    languages: listedLanguages(data, locales),
    isDraft: isDraft(data),
    ...textsOf(data, ['path', 'parent', 'validFrom', 'validUntil']),
    title: meta('title'),
    description: meta('description'),
    sections: Array.isArray(sections)
      ? sections.map((section) => textsOf(section, ['type', 'id', 'source', 'validFrom', 'validUntil']))
      : undefined,
  };
}

/** The signatures of the entries among `data`. */
export const signaturesIn = (data: ReadonlyMap<string, unknown>, locales: Locales): Signatures =>
  new Map([...data].flatMap(([file, value]) => (isEntryFile(file) ? [[file, signatureOf(value, locales)]] : [])));

export interface SharedContent {
  readonly signatures: Signatures;
  /** The files that are no entries, whole. */
  readonly single: ReadonlyMap<string, unknown>;
}

/** What files can depend on of each other; both maps are those of the last time while nothing of them has changed. */
export function sharedContent(data: ReadonlyMap<string, unknown>, locales: Locales, memo: MemoCache): SharedContent {
  const keys = [...data.keys()].filter(isEntryFile);
  const all = memo.each({ stage: 'signature', keys, inputs: keys.map((file) => data.get(file)), from: [locales] }, (value, file) =>
    memo.stabilize(['signature', file], signatureOf(value, locales)),
  );
  const others = [...data].filter(([file]) => !isEntryFile(file));
  return {
    signatures: memo.compute('signatures', [...keys, ...all], () => new Map(keys.map((file, index) => [file, all[index]]))),
    single: memo.compute('single files', others.flat(), () => new Map(others)),
  };
}
