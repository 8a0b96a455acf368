// Builds one side of a comparison: the version before or the version after. Files with errors are replaced by their
// versions on the other side, so that the rest can be compared.

import type { BuildInput, PreparedSite } from '../../build.ts';
import { prepare } from '../../build.ts';
import { indexContent } from '../../content/content-index.ts';
import { locate } from '../../content/locate.ts';
import { atOrigins } from '../../content/sourced-tree.ts';
import { type ContentTree, replaceTexts } from '../../content/tree.ts';
import type { Code } from '../../diagnostics/catalogue/index.ts';
import type { Diagnostic, Finding } from '../../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.ts';
import type { ToolLanguage } from '../../diagnostics/messages/messages.ts';
import { sortDiagnostics } from '../../diagnostics/sort.ts';
import { assetName } from '../../model/asset-file.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { hasOwnResults } from '../../model/entry-file.ts';
import { translationLock, translationLockSource, urlLock, urlLockSource } from '../../model/locks.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import type { PagesSnapshot } from '../../pages/reuse/pages-snapshot.ts';
import { createFileResults, type FileResults, type FilesSnapshot } from '../../store/file-results.ts';
import { createQueryCache } from '../../store/query-cache.ts';
import type { SiteVersion } from '../../tools/diff/site-version.ts';
import { lockIn } from '../../translations/lock.ts';
import { type SidePages, sidePages } from './side-pages.ts';

export type SideInput = Omit<BuildInput, 'progress'>;

export interface BuiltSide {
  /** Undefined if the side has errors that prevent a build. */
  readonly built: { readonly version: SiteVersion; readonly ready: PreparedSite; readonly pages: SidePages } | undefined;
  /** All diagnostics of this side, with file names relative to the content folder. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Cached results of files and pages that were computed with the code of `definition`. */
export interface StoredSide {
  readonly definition: SideInput['definition'];
  readonly files: FilesSnapshot | undefined;
  readonly pages: PagesSnapshot | undefined;
}

/** Builds sides one after the other. Each side reuses the results that it shares with earlier sides. */
export interface SideBuilder {
  readonly build: (request: SideRequest) => Promise<BuiltSide>;
  /** Returns the results of files and pages that were computed with the code of `input`. */
  readonly stored: (input: Pick<SideInput, 'definition'>) => StoredSide;
}

/** Errors that do not prevent rendering the pages. */
const tolerated: ReadonlySet<Code> = new Set<Code>(['url-removed']);

interface SideRequest {
  readonly name: string;
  readonly input: SideInput;
  /** The content of the other side. */
  readonly other: ContentTree;
  readonly language: ToolLanguage;
  /** Returns the name of a content file relative to the current folder. */
  readonly shown: (file: string) => string;
}

/** Creates a builder. It starts from the results of an earlier build if `known` is passed. */
export function createSideBuilder(known?: StoredSide): SideBuilder {
  const pagesOf = new Map<SideInput['definition'] | undefined, SidePages['stored']>([[known?.definition, () => known?.pages]]);
  const filesOf = filesByCode(known);
  return {
    build: async (request) => {
      const { definition } = request.input;
      const files = filesOf(request.input);
      const prepareTree: PrepareTree = (tree) => {
        files.begin(tree);
        return prepare({ ...request.input, queries: files.queries, tree, tolerated, progress: () => undefined });
      };
      const whole = await prepareWhole(prepareTree, request);
      const { ready, tree, diagnostics } = whole;
      if (ready === undefined) return { built: undefined, diagnostics };
      const { origins, documents, diskNames } = request.input.tree;
      const input = {
        ...request.input,
        tree: { ...tree, ...(origins && { origins }), ...(documents && { documents }), ...(diskNames && { diskNames }) },
      };
      const pages = await sidePages({ input, ready, stored: pagesOf.get(definition)?.() });
      pagesOf.set(definition, pages.stored);
      const { data } = await indexContent(tree, { model: definition, queries: files.queries });
      return describeSide({ ...request, input }, whole, { ready, pages, data });
    },
    stored: (input) => ({ definition: input.definition, files: filesOf(input).snapshot(), pages: pagesOf.get(input.definition)?.() }),
  };
}

interface SideFiles extends Pick<FileResults, 'queries' | 'snapshot'> {
  /** Prepares the results for a version of the content. */
  readonly begin: (tree: VersionedTree) => void;
}

/**
 * Returns a function that looks up the results of files for a definition. It creates them when they are first
 * requested.
 */
function filesByCode(known: StoredSide | undefined): (input: Pick<SideInput, 'definition'>) => SideFiles {
  const cache = createQueryCache();
  const byCode = new Map<SideInput['definition'], SideFiles>();
  return ({ definition }) => {
    const files = byCode.get(definition) ?? sideFiles(createFileResults(cache), definition, known);
    byCode.set(definition, files);
    return files;
  };
}

function sideFiles({ begin, ...files }: FileResults, definition: SideInput['definition'], known: StoredSide | undefined): SideFiles {
  const snapshot = known?.definition === definition ? known.files : undefined;
  const kept = { snapshot, digest: digestOf, code: new Set<unknown>([definition, definition.locales]), isSnapshotTaken: true };
  const versionOf = (tree: VersionedTree) => (file: string) => (hasOwnResults(file) ? tree.versions.get(file) : undefined);
  return { ...files, begin: (tree) => begin({ texts: tree.texts, versionOf: versionOf(tree) }, kept) };
}

type VersionedTree = ContentTree & Required<Pick<ContentTree, 'versions'>>;

const withVersions = (tree: ContentTree): VersionedTree => {
  const { versions = new Map([...tree.texts].map(([file, text]) => [file, digestOf(text)])) } = tree;
  return { ...tree, versions };
};

interface DescribedSide {
  readonly ready: PreparedSite;
  readonly pages: SidePages;
  /** The data of all YAML files. */
  readonly data: ReadonlyMap<string, unknown>;
}

function describeSide(
  { name, input, language, shown }: SideRequest,
  { tree, diagnostics: ofContent, broken }: Whole,
  { ready, pages, data }: DescribedSide,
): BuiltSide {
  const { site, routes } = ready;
  const diagnostics = atOrigins(sortDiagnostics([...ofContent, ...locate(pages.findings, tree)]), input.tree);
  const named = diagnostics.map((diagnostic) => ({ ...diagnostic, file: shown(diagnostic.file) }));
  const version: SiteVersion = {
    name,
    site,
    routes: routes.routes,
    html: pages.html,
    files: pages.files,
    texts: tree.texts,
    places: input.tree,
    versions: tree.versions,
    at: input.at,
    diagnostics: formatDiagnostics(named, language),
    recorded: urlLock.safeParse(data.get(urlLockSource)).data?.urls ?? [],
    lock: lockIn(translationLock.safeParse(data.get(translationLockSource)).data, site.locales),
    broken: broken.map(shown),
  };
  return { built: { version, ready, pages }, diagnostics };
}

type PrepareTree = (tree: VersionedTree) => ReturnType<typeof prepare>;

interface Whole {
  readonly ready: PreparedSite | undefined;
  readonly tree: VersionedTree;
  /** The diagnostics of the version before it is repaired. */
  readonly diagnostics: readonly Diagnostic[];
  /** The files that were replaced by the versions of the other side. */
  readonly broken: readonly string[];
}

/**
 * Maximum number of rounds in which files are copied from the other side. More than one is needed because a copied file
 * may refer to files that are not copied yet.
 */
const maxRepairs = 4;

async function prepareWhole(prepareTree: PrepareTree, { input, other }: SideRequest): Promise<Whole> {
  let tree = withVersions(input.tree);
  const first = await prepareTree(tree);
  let prepared = first;
  const broken = new Set<string>();
  // If a file is equal on both sides but has errors only on this side, it refers to a file that exists only on the other side.
  const brokenThere = first.ready === undefined ? filesIn((await prepareTree(withVersions(other))).errors) : [];
  for (let round = 0; prepared.ready === undefined && round < maxRepairs; round += 1) {
    const files = filesToTake(filesIn(prepared.errors), { tree, other, brokenThere });
    // A file that is also broken on the other side is left out.
    const again = new Set(files.filter((file) => broken.has(file)));
    for (const file of files) broken.add(file);
    tree = withVersions(withFilesOf(without(other, again), files, tree));
    prepared = await prepareTree(tree);
  }
  return { ready: prepared.ready, tree, diagnostics: first.diagnostics, broken: [...broken] };
}

interface Repair {
  readonly tree: ContentTree;
  readonly other: ContentTree;
  readonly brokenThere: readonly string[];
}

/**
 * Returns the files to copy from the other side, to repair the errors in `files`. A file with errors is copied itself, unless it is
 * equal on both sides and valid on the other. Then another file causes its errors, and these files are copied in its place: the files
 * that only the other side has or, if there are none, all files that differ.
 */
function filesToTake(files: readonly string[], { tree: { texts }, other, brokenThere }: Repair): readonly string[] {
  const isAlike = (file: string): boolean => texts.has(file) && texts.get(file) === other.texts.get(file);
  const differing = [...other.texts.keys()].filter((file) => !isAlike(file));
  const missing = differing.filter((file) => !texts.has(file));
  const atFault = missing.length > 0 ? missing : differing;
  return [...new Set(files.flatMap((file) => (isAlike(file) && !brokenThere.includes(file) && atFault.length > 0 ? atFault : [file])))];
}

const filesIn = (errors: readonly Finding[]): readonly string[] => [
  ...new Set(errors.filter(({ code }) => !tolerated.has(code)).map(({ file }) => file)),
];

const without = ({ texts, versions, ...tree }: ContentTree, files: ReadonlySet<string>): ContentTree => ({
  ...tree,
  texts: new Map([...texts].filter(([file]) => !files.has(file))),
});

/** Replaces `files` in `tree` by their versions in another tree. */
function withFilesOf({ texts, assets }: ContentTree, files: readonly string[], tree: ContentTree): ContentTree {
  const ofAssets = files.flatMap((file) => assetName(file) ?? []);
  const others = { assets: replaced(tree.assets, assets, ofAssets) };
  const { versions, ...joined } = replaceTexts(tree, replaced(tree.texts, texts, files), others);
  return { ...joined, problems: tree.problems.filter(({ file }) => !files.includes(file)) };
}

/**
 * Replaces the values of `names` by those of `others`, or deletes them if `others` has none. Sorts by name, like all
 * content.
 */
function replaced<T>(own: ReadonlyMap<string, T>, others: ReadonlyMap<string, T>, names: readonly string[]): ReadonlyMap<string, T> {
  const map = new Map(own);
  for (const name of names) {
    const other = others.get(name);
    if (other === undefined) map.delete(name);
    else map.set(name, other);
  }
  return new Map([...map].sort(([one], [other]) => byCodeUnits(one, other)));
}
