// Everything that no schema can see: in one file, among files, in prose, and before a release. What is checked stands in
// `table.ts`; here is when.
import { type Languages, listedLanguages } from '../../data/walk.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { MemoCache } from '../../memo.ts';
import { isEntryFile } from '../../model/collection.ts';
import type { ImageUse } from '../../model/entries/image.ts';
import { localeOfMessages } from '../../model/kind.ts';
import type { Locales } from '../../model/languages/locale.ts';
import type { Clock } from '../../model/time/clock.ts';
import type { Overrides } from '../override.ts';
import type { ContentTree } from '../tree.ts';
import { addressesOf } from '../urls/urls.ts';
import type { Schemas } from '../validation/validate-all.ts';
import type { CheckContext, CheckedFile, FileCheck } from './check.ts';
import { checks } from './table.ts';

type Derived = 'proseTexts' | 'pictures' | 'assets' | 'entries' | 'addresses' | 'clock' | 'overrides';

/** What reading has made of a content folder, sound or not. */
export interface ReadContent extends Omit<CheckContext, Derived> {
  readonly tree: ContentTree;
  readonly schemas: Schemas;
  readonly pictures: readonly ImageUse[];
  /** Files that are left out of the site. */
  readonly hidden: ReadonlySet<string>;
  /** Files of entries that begin later: they have no address yet. Those that have ended keep theirs, which lead on. */
  readonly ahead: ReadonlySet<string>;
}

interface CheckOptions {
  /** The moment for which the site is built. */
  readonly clock: Clock;
  readonly overrides: Overrides;
  /** Refuses what must not go out. */
  readonly release: boolean;
  readonly memo: MemoCache;
}

/** All findings beyond those of parsing and validation. */
export function checkContent(content: ReadContent, options: CheckOptions): readonly Finding[] {
  const context = contextOf(content, options);
  const { memo, release } = options;
  const ofSite = Object.entries(checks).flatMap(([name, rule]) => {
    if (rule.scope === 'file' || (rule.scope === 'release' && !release)) return [];
    return memo.compute(
      ['check', name],
      rule.reads.map((key) => context[key]),
      () => rule.check(context),
    );
  });
  return [...checkFiles(content.schemas, context, memo), ...ofSite];
}

/** All checks of a file at once: they are run again for all files when something changes that one of them reads besides. */
function checkFiles(schemas: Schemas, context: CheckContext, memo: MemoCache): readonly Finding[] {
  const { data, model } = context;
  const own = Object.values(checks).filter((rule): rule is FileCheck => rule.scope === 'file');
  const from = [...new Set(own.flatMap(({ reads }) => reads))].map((key) => context[key]);
  const given = { keys: [...data.keys()], inputs: [...data.values()] };
  return memo
    .each({ stage: 'check', ...given, from }, (value, file) => {
      const checked: CheckedFile = { file, data: value, schema: schemas.get(file), languages: languagesOf(file, value, model.locales) };
      return own.flatMap((rule) => rule.check(checked, context));
    })
    .flat();
}

/** The languages that the texts of a file must have; of a page only the page itself can tell. */
export function languagesOf(file: string, data: unknown, locales: Locales): Languages {
  if (localeOfMessages(file, locales) !== undefined) return undefined;
  return isEntryFile(file) ? listedLanguages(data, locales) : locales.list;
}

/** What checks read; equal parts are the same as the last time. */
function contextOf(content: ReadContent, { clock, overrides, memo }: CheckOptions): CheckContext {
  const { model, files, signatures, prose, tree, hidden } = content;
  const texts = files.prose.map((file) => tree.texts.get(file) ?? '');
  const entries = memo.compute('entries to check', [files, signatures, model, hidden], () => ({
    entries: files.entries.filter(({ file }) => !hidden.has(file)),
    signatures,
    model,
  }));
  return {
    ...content,
    prose: memo.compute('prose to check', [...prose.keys(), ...prose.values()], () => prose),
    proseTexts: memo.compute(
      'texts to check',
      [files, ...texts],
      () => new Map(files.prose.map((file, index) => [file, texts[index] ?? ''])),
    ),
    pictures: isReadable(content) ? content.pictures : undefined,
    assets: memo.stabilize('assets to check', [...tree.assets.keys()]),
    entries,
    addresses: memo.compute('addresses to check', [entries, content.ahead], () =>
      addressesOf({ ...entries, entries: entries.entries.filter(({ file }) => !content.ahead.has(file)) }),
    ),
    clock,
    overrides,
  };
}

/** A file that could not be read might show anything. */
const isReadable = ({ data, prose, files }: ReadContent): boolean =>
  [...data.values()].every((value) => value !== undefined) && prose.size === files.prose.length;
