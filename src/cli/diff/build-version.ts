// Builds one version of a comparison: the one before or the one after.
import type { BuildInput } from '../../build/build-input.ts';
import { prepare } from '../../build/prepare.ts';
import type { PreparedSite } from '../../build/prepared-site.ts';
import { indexContent } from '../../content/content-index.ts';
import { locate } from '../../content/locate.ts';
import { moveToOrigins } from '../../content/sourced-tree.ts';
import type { ContentTree } from '../../content/tree.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.ts';
import type { ToolLanguage } from '../../diagnostics/messages/messages.ts';
import { sortDiagnostics } from '../../diagnostics/sort.ts';
import { cachedByKey } from '../../model/cached-by-key.ts';
import { codePartsOf } from '../../model/collection.ts';
import { hasOwnResults } from '../../model/entry-file.ts';
import { translationLock, translationLockSource, urlLock, urlLockSource } from '../../model/locks.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import type { PagesSnapshot } from '../../pages/reuse/pages-snapshot.ts';
import { createFileResults, type FileResults, type FilesSnapshot } from '../../store/file-results.ts';
import { createQueryCache } from '../../store/query-cache.ts';
import type { SiteVersion } from '../../tools/diff/site-version.ts';
import { lockIn } from '../../translations/lock.ts';
import { type PrepareTree, prepareRepaired, type RepairedVersion, tolerated, type VersionedTree } from './repair-version.ts';
import { type VersionPages, versionPages } from './version-pages.ts';

export interface BuiltVersion {
  /** Undefined if the version has errors that prevent a build. */
  readonly built: { readonly version: SiteVersion; readonly ready: PreparedSite; readonly pages: VersionPages } | undefined;
  /** The files whose errors prevent a build, relative to the current folder; empty if the version is built. */
  readonly blocking: readonly string[];
  /** All diagnostics of this version, with file names relative to the content folder. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Cached results of files and pages that were computed with the code of `definition`. */
export interface StoredVersion {
  readonly definition: BuildInput['definition'];
  readonly files: FilesSnapshot | undefined;
  readonly pages: PagesSnapshot | undefined;
}

/** Builds versions one after the other. Each version reuses the results that it shares with earlier ones. */
export interface VersionBuilder {
  readonly build: (request: VersionRequest) => Promise<BuiltVersion>;
  /** Returns the results of files and pages that were computed with the code of `input`. */
  readonly stored: (input: Pick<BuildInput, 'definition'>) => StoredVersion;
}

export interface NamedInput {
  /** The name shown to users. */
  readonly name: string;
  readonly input: BuildInput;
}

interface VersionRequest extends NamedInput {
  /** The content of the other version. */
  readonly other: ContentTree;
  readonly language: ToolLanguage;
  /** Returns the name of a content file relative to the current folder. */
  readonly shown: (file: string) => string;
}

/** Creates a builder. It starts from the results of an earlier build if `known` is passed. */
export function createVersionBuilder(known?: StoredVersion): VersionBuilder {
  const pagesOf = new Map<BuildInput['definition'] | undefined, VersionPages['stored']>([[known?.definition, () => known?.pages]]);
  const cache = createQueryCache();
  const filesOf = cachedByKey((definition: BuildInput['definition']) => versionFiles(createFileResults(cache), definition, known));
  return {
    build: async (request) => {
      const { definition } = request.input;
      const files = filesOf(definition);
      const prepareTree: PrepareTree = (tree) => {
        files.begin(tree);
        return prepare({ ...request.input, queries: files.queries, tree, tolerated });
      };
      const repaired = await prepareRepaired(prepareTree, { tree: request.input.tree, other: request.other });
      const { ready, tree, diagnostics, blocking } = repaired;
      if (ready === undefined)
        return { built: undefined, diagnostics: moveToOrigins(diagnostics, request.input.tree), blocking: blocking.map(request.shown) };
      const pages = await versionPages({ input: { ...request.input, tree }, ready, stored: pagesOf.get(definition)?.() });
      pagesOf.set(definition, pages.stored);
      const { data } = await indexContent(tree, { model: definition, queries: files.queries });
      return describeVersion(request, repaired, { ready, pages, data });
    },
    stored: (input) => ({
      definition: input.definition,
      files: filesOf(input.definition).snapshot(),
      pages: pagesOf.get(input.definition)?.(),
    }),
  };
}

interface VersionFiles extends Pick<FileResults, 'queries' | 'snapshot'> {
  /** Prepares the results for a version of the content. */
  readonly begin: (tree: VersionedTree) => void;
}

function versionFiles(
  { begin, ...files }: FileResults,
  definition: BuildInput['definition'],
  known: StoredVersion | undefined,
): VersionFiles {
  const snapshot = known?.definition === definition ? known.files : undefined;
  const kept = { snapshot, digest: digestOf, code: codePartsOf(definition), isSnapshotTaken: true };
  const versionOf = (tree: VersionedTree) => (file: string) => (hasOwnResults(file) ? tree.versions.get(file) : undefined);
  return { ...files, begin: (tree) => begin({ texts: tree.texts, versionOf: versionOf(tree) }, kept) };
}

interface DescribedVersion {
  readonly ready: PreparedSite;
  readonly pages: VersionPages;
  /** The data of all YAML files. */
  readonly data: ReadonlyMap<string, unknown>;
}

function describeVersion(
  { name, input, language, shown }: VersionRequest,
  { tree, diagnostics: ofContent, broken }: RepairedVersion,
  { ready, pages, data }: DescribedVersion,
): BuiltVersion {
  const { site, routes } = ready;
  const ofPages = moveToOrigins(locate(pages.findings, tree), tree);
  const diagnostics = sortDiagnostics([...moveToOrigins(ofContent, input.tree), ...ofPages]);
  const named = diagnostics.map((diagnostic) => ({ ...diagnostic, file: shown(diagnostic.file) }));
  const version: SiteVersion = {
    name,
    site,
    routes: routes.routes,
    html: pages.html,
    files: pages.files,
    texts: tree.texts,
    places: tree,
    versions: tree.versions,
    at: input.at,
    diagnostics: formatDiagnostics(named, language),
    recorded: urlLock.safeParse(data.get(urlLockSource)).data?.urls ?? [],
    lock: lockIn(translationLock.safeParse(data.get(translationLockSource)).data),
    broken: broken.map(shown),
  };
  return { built: { version, ready, pages }, diagnostics, blocking: [] };
}
