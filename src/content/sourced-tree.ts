// Adds the entries that functions of the site return to a content tree, as files that are not on disk. Diagnostics of an entry are reported
// where the code defines the entry. Diagnostics of a text that was read from a file are reported in that file.
import { createFinding, type Diagnostic, type Finding } from '../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { assetFile } from '../model/asset-file.ts';
import { byCodeUnits } from '../model/by-code-units.ts';
import type { ContentModel } from '../model/collection.ts';
import { onLine } from '../model/data/place.ts';
import type { SourcedEntry } from '../model/entries/source.ts';
import { lazyTexts } from '../model/lazy-texts.ts';
import { type AssetFile, type ContentTree, diskFileOf, type Origin, type WrittenPlaces } from './tree.ts';

export interface Sourced extends Pick<ContentTree, 'placeOf' | 'lacking'> {
  /** The files of their places are relative to the content folder. */
  readonly entries: readonly SourcedEntry[];
  readonly problems: readonly Finding[];
  readonly assets?: ReadonlyMap<string, SourcedAsset>;
}

/** An asset that a function returned. `from` is its file, relative to the content folder. */
interface SourcedAsset extends AssetFile {
  readonly from: string;
}

/**
 * Adds the entries and assets of `sourced` to a tree. If a file has the same id as an entry, the file is used, and the clash is reported.
 */
export function withSourced(read: ContentTree, sourced: Sourced, digest: (text: string) => string): ContentTree {
  const { entries, problems, placeOf, assets = new Map(), lacking = new Set() } = sourced;
  const known = withAssets(placeOf === undefined ? read : { ...read, placeOf }, assets);
  const tree = lacking.size === 0 ? known : { ...known, lacking: new Set([...(known.lacking ?? []), ...lacking]) };
  if (entries.length + problems.length === 0) return tree;
  const fileOf = ({ file }: SourcedEntry): string | undefined =>
    [file, file.replace(/\.yaml$/, '.yml')].find((name) => tree.texts.has(name));
  const clashes = entries.flatMap((entry) => {
    const file = fileOf(entry);
    return file === undefined
      ? []
      : [createFinding('source-clash', { file: entry.place.file, range: rangeAt(entry) }, { id: entry.id, file })];
  });
  const added = entries.filter((entry) => fileOf(entry) === undefined);
  const texts = new Map(added.flatMap((entry) => [entry, ...entry.texts].map(({ file, text }) => [file, text] as const)));
  const versions = tree.versions && new Map([...tree.versions, ...[...texts].map(([file, text]) => [file, digest(text)] as const)]);
  return {
    ...tree,
    texts: joinTexts(tree.texts, texts),
    ...(versions && { versions }),
    problems: [...tree.problems, ...problems, ...clashes],
    origins: new Map([...(tree.origins ?? []), ...added.flatMap(originsOf)]),
  };
}

/** Returns the origins of the files of an entry. */
const originsOf = ({ file, id, place, texts }: SourcedEntry): readonly (readonly [string, Origin])[] => [
  [file, { id, place }],
  ...texts.map(({ file: text, from }): readonly [string, Origin] => [
    text,
    from === undefined ? { id, place } : { id, place: { file: from, line: 1, column: 1 }, isWholeFile: true },
  ]),
];

/** Returns `tree` with `assets` added. A file of the same name in the content folder takes precedence. */
function withAssets(tree: ContentTree, assets: ReadonlyMap<string, SourcedAsset>): ContentTree {
  const added = [...assets].filter(([name]) => !tree.assets.has(name));
  if (added.length === 0) return tree;
  return {
    ...tree,
    assets: new Map([...tree.assets, ...added].sort(([one], [other]) => byCodeUnits(one, other))),
    diskNames: new Map([...(tree.diskNames ?? []), ...added.map(([name, { from }]) => [assetFile(name), from] as const)]),
  };
}

/** Joins two maps, sorted by name. The texts of `lazy` are read only on request. */
const joinTexts = (lazy: ReadonlyMap<string, string>, texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  lazyTexts([...lazy.keys(), ...texts.keys()].sort(byCodeUnits), (file) => texts.get(file) ?? lazy.get(file));

const rangeAt = ({ place: { line, column } }: Pick<SourcedEntry, 'place'>) => onLine(line, column, 1);

/** Moves a finding about the route of a collection to the code that defines the route. Returns any other finding unchanged. */
export function moveToRoute(finding: Finding, { placeOf }: ContentTree, collections: ContentModel['collections']): Finding {
  if (finding.code !== 'config-invalid') return finding;
  const { route } = collections[String(finding.args['route'])] ?? {};
  const place = route === undefined ? undefined : placeOf?.(route);
  return place === undefined ? finding : { ...finding, file: place.file, range: rangeAt({ place }) };
}

/**
 * Replaces an argument that names a YAML or MDX file with the name of the file on disk or of the entry from code. In the name of a text for
 * `translations approve`, such as `guides/start.yaml:title --to de`, only names of files change.
 */
function namedOnDisk(value: unknown, places: WrittenPlaces): unknown {
  if (typeof value !== 'string') return value;
  const [, file, rest] = /^([^\s:]+\.(?:yaml|mdx))($|:.*| --to .*)/.exec(value) ?? [];
  if (file === undefined) return value;
  const isInCode = places.origins?.has(file) === true && places.documents?.has(file) !== true;
  return rest === '' || !isInCode ? shownFile(file, places) + rest : value;
}

/** Returns the name of a file on disk, or the id of an entry that a function returned, with its collection. */
function shownFile(file: string, places: WrittenPlaces): string {
  const origin = places.origins?.get(file);
  const isOnDisk = origin === undefined || origin.isWholeFile === true || places.documents?.has(file) === true;
  return isOnDisk ? diskFileOf(places, file) : file.replace(/\.yaml$/, '');
}

/**
 * Moves the diagnostics of an entry that a function returned to the code that defines the entry, and adds the id of the entry. The
 * diagnostics of a text from a file move to that file. Both lose their fixes, because archipel does not change code.
 */
export function moveToOrigins(diagnostics: readonly Diagnostic[], places: WrittenPlaces): readonly Diagnostic[] {
  const { origins, diskNames } = places;
  const isElsewhere = (file: unknown): boolean => origins?.has(String(file)) === true || diskNames?.has(String(file)) === true;
  if (!diagnostics.some(({ file, args }) => isElsewhere(file) || Object.values(args).some(isElsewhere))) return diagnostics;
  return sortDiagnostics(
    diagnostics.map((diagnostic) => {
      const origin = origins?.get(diagnostic.file);
      const args = Object.fromEntries(Object.entries(diagnostic.args).map(([key, value]) => [key, namedOnDisk(value, places)]));
      if (origin === undefined) return { ...diagnostic, args, file: diskFileOf(places, diagnostic.file) };
      const { fix: _, place = [], ...rest } = diagnostic;
      if (origin.isWholeFile === true) return { ...rest, args, file: origin.place.file, ...(place.length > 0 && { place }) };
      const entry = { key: origin.id, label: { en: `entry ${origin.id}`, de: `Eintrag ${origin.id}` } };
      return { ...rest, args, file: diskFileOf(places, diagnostic.file), range: rangeAt(origin), place: [entry, ...place] };
    }),
  );
}
