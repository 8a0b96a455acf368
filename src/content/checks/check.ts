// A check of content: the codes that it reports, its inputs, and a pure function. A check receives only the inputs that
// it declares, so it runs again only when one of them has changed.
import type * as z from 'zod';
import type { Code } from '../../diagnostics/catalogue/index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../model/collection.ts';
import type { Languages, Walk } from '../../model/data/walk.ts';
import type { RecordingUse } from '../../model/entries/recording.ts';
import type { Prices } from '../../model/prices/prices.ts';
import type { ImageUse } from '../../model/references/image.ts';
import type { SiteSettings } from '../../model/site.ts';
import type { Clock } from '../../model/time/clock.ts';
import type { FindFacts } from '../../translations/facts/facts-in.ts';
import type { Lock } from '../../translations/lock.ts';
import type { Classification } from '../classify.ts';
import type { NameLookup } from '../names/look-up.ts';
import type { Overrides } from '../override.ts';
import type { ProseContent } from '../prose/prose.ts';
import type { ProseUse } from '../prose/prose-use.ts';
import type { Metas, Signatures } from '../signature.ts';
import type { EntryIndex } from '../urls/entry-index.ts';
import type { RedirectsBySource } from '../urls/listed-urls.ts';
import type { FileByUrl } from '../urls/urls.ts';

/** The possible inputs of checks, from a content folder that may be invalid. Maps are by file unless stated otherwise. */
export interface CheckContext {
  readonly model: ContentModel;
  readonly files: Classification;
  readonly data: ReadonlyMap<string, unknown>;
  /** The parts of entries that other files can depend on. They do not change when only the texts of a page are edited. */
  readonly signatures: Signatures;
  readonly metas: Metas;
  /** The data of files that are not entries. */
  readonly single: ReadonlyMap<string, unknown>;
  readonly prose: ReadonlyMap<string, ProseContent>;
  /** Prose with errors whose references can be checked all the same. */
  readonly faultyProse: ReadonlyMap<string, ProseContent>;
  /** The prose as written, for the checks before a release; otherwise empty. */
  readonly proseTexts: ReadonlyMap<string, string>;
  readonly names: NameLookup;
  /** The facts that texts may name; undefined if they are unknown because their files are broken. */
  readonly facts: ReadonlySet<string> | undefined;
  readonly settings: SiteSettings | undefined;
  readonly prices: Prices | undefined;
  /** The prices without amounts: campaigns, and which offers belong to them. */
  readonly promotions: Prices | undefined;
  /** The approved translations; undefined if their file is broken. */
  readonly lock: Lock | undefined;
  /** The images that content shows; undefined if a file that could not be read might show more. */
  readonly pictures: readonly ImageUse[] | undefined;
  readonly recordings: readonly RecordingUse[];
  /** The files of content/assets that content names, besides pictures and recordings. */
  readonly downloads: readonly string[];
  /** The bytes of existing recordings by name. */
  readonly sounds: ReadonlyMap<string, Uint8Array>;
  /** The names of the files in `assets/`. */
  readonly assets: readonly string[];
  /** The bytes of SVG files in `assets/` by name. */
  readonly drawings: ReadonlyMap<string, Uint8Array>;
  /** The entries, without drafts that are not built. */
  readonly entries: EntryIndex;
  /** All entries, including drafts that are not built. */
  readonly allEntries: EntryIndex;
  /** Files by URL; undefined while a file with a URL is broken. */
  readonly addresses: FileByUrl | undefined;
  readonly redirects: RedirectsBySource;
  /** The clock of the instant for which the site is built. */
  readonly clock: Clock;
  readonly overrides: Overrides;
  readonly findFacts: FindFacts;
}

export interface CheckedFile {
  readonly file: string;
  readonly data: unknown;
  /** Undefined for a file of an unknown kind. */
  readonly schema: z.ZodType | undefined;
  /** The languages that the texts of the file must have. */
  readonly languages: Languages;
  /** Visits `data`. The texts of a block need the languages of the file, unless the block lists its own. */
  readonly walk: Walk;
}

interface Declared<Key extends keyof CheckContext> {
  /** The codes that the check may report. */
  readonly codes: readonly Code[];
  readonly reads: readonly Key[];
}

/** Runs for each YAML file. */
export interface FileCheck<Key extends keyof CheckContext = keyof CheckContext> extends Declared<Key> {
  readonly scope: 'file';
  readonly check: (file: CheckedFile, context: Pick<CheckContext, Key>) => readonly Finding[];
}

export interface CheckedProse {
  readonly file: string;
  readonly text: string;
  /** Undefined if the text could not be parsed. */
  readonly prose: ProseContent | undefined;
  /** The text of the same name in the source language; undefined if there is none, or if this is the source text. */
  readonly source: string | undefined;
  readonly use: ProseUse;
}

/** Runs for each prose file. */
export interface ProseCheck<Key extends keyof CheckContext = keyof CheckContext> extends Declared<Key> {
  readonly scope: 'prose';
  readonly check: (prose: CheckedProse, context: Pick<CheckContext, Key>) => readonly Finding[];
}

/** Runs for the whole site; with the scope `release` only before a release. */
export interface SiteCheck<Key extends keyof CheckContext = keyof CheckContext> extends Declared<Key> {
  readonly scope: 'site' | 'release';
  readonly check: (context: Pick<CheckContext, Key>) => readonly Finding[];
}

export type Check = FileCheck | ProseCheck | SiteCheck;

export const fileCheck = <Key extends keyof CheckContext>(own: Omit<FileCheck<Key>, 'scope'>): FileCheck<Key> => ({
  scope: 'file',
  ...own,
});

export const proseCheck = <Key extends keyof CheckContext>(own: Omit<ProseCheck<Key>, 'scope'>): ProseCheck<Key> => ({
  scope: 'prose',
  ...own,
});

export const siteCheck = <Key extends keyof CheckContext>(own: Omit<SiteCheck<Key>, 'scope'>): SiteCheck<Key> => ({
  scope: 'site',
  ...own,
});

export const releaseCheck = <Key extends keyof CheckContext>(own: Omit<SiteCheck<Key>, 'scope'>): SiteCheck<Key> => ({
  scope: 'release',
  ...own,
});
