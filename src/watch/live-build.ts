// Builds the site for `watch` from the project's content, code and environment. Checks that can wait run after the build.
import type { Cache } from '../content/cache.ts';
import type { DeferredCheck } from '../content/checks/deferred-checks.ts';
import { locate } from '../content/locate.ts';
import type { Overrides } from '../content/override.ts';
import type { ContentTree } from '../content/tree.ts';
import type { Diagnostic, Finding } from '../diagnostics/diagnostic.ts';
import type { InputHashes } from '../node/bundle/inputs.ts';
import type { AssetUrls, SiteDefinition } from '../site/definition.ts';
import type { HeldPlace } from './edits.ts';
import type { SourceEdits } from './files/source-edits.ts';
import type { FirstRead, IncrementalInput, IncrementalSite, StoredResults } from './incremental/state.ts';
import { createIsolatingBuilder, type IsolatedSnapshot } from './isolate.ts';
import type { LiveDefinition } from './live-definition.ts';
import type { BuildOutcome } from './watch-machine.ts';

/** A valid site from which pages are served: parts with mistakes have their previous values. */
export interface GoodBuild {
  readonly site: IncrementalSite;
  /** The content on disk. Pages do not show the parts of it that have mistakes: see `held`. */
  readonly tree: ContentTree;
  readonly urls: AssetUrls;
  /** Incremented when templates, islands, scripts or files of `public/` change, because open pages cannot apply these changes. */
  readonly reloadVersion: number;
  /** The parts of content whose current text pages do not show. */
  readonly held: readonly HeldPlace[];
  /** Sources of the definition that do not compile. All pages are rendered with the last version that compiled. */
  readonly heldCode: readonly string[];
}

/** Reads many files before the first build. Resolves to the cache with the parsed texts, or to undefined if it has read nothing. */
export type ReadAhead = (
  start: FirstRead & {
    readonly onDisk: ContentTree;
    /** The hashes of the inputs of the definition's bundles. */
    readonly code: InputHashes;
  },
) => Promise<Cache | undefined>;

type OfSession = 'definition' | 'bundle' | 'ogImages' | 'overrides' | 'tree' | 'at' | 'stored' | 'readAhead';

export type BuildTools = Omit<IncrementalInput, OfSession> & {
  readonly readAhead?: ReadAhead;
  /** Returns the cached results of this content; `code` contains the hashes of the inputs of the definition's bundles. */
  readonly stored?: (definition: SiteDefinition, code: InputHashes) => StoredResults | undefined;
  /** Returns the values that the environment sets in a site with this definition, and findings about them. */
  readonly environment: (definition: SiteDefinition) => { readonly overrides: Overrides; readonly findings: readonly Finding[] };
  /** The content folder. */
  readonly folder: string;
  readonly sources: SourceEdits;
};

export interface LiveBuild {
  /** Builds `tree` for the instant `now`. */
  readonly make: (tree: ContentTree, now: number) => Promise<BuildOutcome<GoodBuild>>;
  /** Returns whether the last build has deferred checks. */
  readonly hasChecks: () => boolean;
  /** Returns whether some of the deferred checks can report errors. */
  readonly mayFail: () => boolean;
  /** Runs the deferred checks, one per step. The next build includes their findings. */
  readonly checks: () => Generator<void, void>;
  /** If some of the deferred checks can report errors, runs all deferred checks at once. Returns whether it has run them. */
  readonly finishChecks: () => boolean;
}

/** Creates the functions that build the site in a session. */
export function createBuild(definition: LiveDefinition, { environment, folder, sources, ...tools }: BuildTools): LiveBuild {
  let left: readonly DeferredCheck[] = [];
  let isFirst = true;
  // False for a build that must not defer checks. Otherwise, builds of content with errors would defer their checks forever.
  let mayDefer = true;
  const readIn = createEnvironmentReader(environment);
  const reloadVersionOf = createReloadVersion(definition);
  const outcomeOf = outcomeReader(definition, { ...tools, folder, sources });
  const make: LiveBuild['make'] = async (tree, now) => {
    const compiled = definition.current();
    const ofCode = definition.problems();
    const { overrides, problems } = readIn(compiled?.definition);
    const {
      diagnostics = [],
      heldFiles = [],
      held = [],
      live: site,
    } = (await outcomeOf(compiled, { overrides, tree, at: now, ...later() })) ?? {};
    const heldCode = ofCode.flatMap(({ severity, file }) => (severity === 'error' ? [file] : []));
    // An environment variable can affect every page. If one has a problem, no page is up to date.
    const good =
      site && compiled && problems.length === 0
        ? { site, tree, urls: compiled.bundle.urls, reloadVersion: reloadVersionOf(tree), held, heldCode }
        : undefined;
    if (good === undefined && left.length > 0) {
      // Deferred checks run only after a good build. Without one, the site is built again with all checks.
      mayDefer = false;
      return make(tree, now);
    }
    isFirst &&= good === undefined;
    const all = [...ofCode, ...problems, ...diagnostics];
    const isCodeHeld = heldCode.length > 0;
    return { kind: 'built', build: good, diagnostics: all, held: heldFiles, isCodeHeld, finishedAt: performance.now() };
  };
  const defer = (checks: readonly DeferredCheck[]): void => {
    left = [...new Set([...left, ...checks])];
  };
  const later = (): Pick<IncrementalInput, 'later'> => {
    left = [];
    if (mayDefer) return { later: { all: isFirst, defer } };
    mayDefer = true;
    return {};
  };
  const checks: LiveBuild['checks'] = function* () {
    for (const check of left) {
      check.run();
      yield;
    }
    // After checks that can report errors, the next build may defer the checks that can only warn. After those, it defers none.
    mayDefer = mayFail();
  };
  const mayFail = (): boolean => left.some((check) => check.mayFail);
  const finishChecks: LiveBuild['finishChecks'] = () => {
    const isDue = mayFail();
    if (isDue) for (const steps = checks(); steps.next().done !== true; );
    return isDue;
  };
  return { make, hasChecks: () => left.length > 0, mayFail, checks, finishChecks };
}

/** Returns a function that returns the `reloadVersion` of a build of `tree`. */
function createReloadVersion({ version }: Pick<LiveDefinition, 'version'>): (tree: ContentTree) => number {
  let last: ContentTree['publicFiles'];
  let changes = 0;
  return ({ publicFiles }) => {
    if (publicFiles !== last) changes += 1;
    last = publicFiles;
    return version() + changes;
  };
}

type Content = Pick<IncrementalInput, 'overrides' | 'tree' | 'at' | 'later'>;

/**
 * Returns a function that builds content with entries from code, or resolves to undefined if no definition has compiled yet. Errors that
 * the site's code throws become diagnostics of the result.
 */
function outcomeReader(
  definition: LiveDefinition,
  { folder, sources, stored: find, readAhead, ...tools }: Omit<BuildTools, 'environment'>,
) {
  const builder = createIsolatingBuilder();
  // While changed code does not compile, no cached results are used or stored: `given` has the hashes of that code, not of `compiled`.
  const stored = (compiled: SiteDefinition): StoredResults | undefined =>
    definition.problems().some(({ severity }) => severity === 'error') ? undefined : find?.(compiled, definition.given());
  return async (compiled: ReturnType<LiveDefinition['current']>, content: Content): Promise<Partial<IsolatedSnapshot> | undefined> => {
    try {
      if (compiled === undefined) return undefined;
      const request = { definition: compiled.definition, code: definition.given(), content: folder, at: content.at };
      const tree = await sources.join(content.tree, request);
      const ahead: IncrementalInput['readAhead'] =
        readAhead && ((start) => readAhead({ ...start, onDisk: content.tree, code: request.code }));
      const built = await builder({ ...tools, ...compiled, ...content, tree, stored, readAhead: ahead });
      return { ...built, diagnostics: sources.located(built.diagnostics) };
    } catch (error) {
      return { diagnostics: diagnosticsOrThrow([error], definition.ofThrown) };
    }
  };
}

interface ReadEnvironment {
  readonly overrides: Overrides;
  readonly problems: readonly Diagnostic[];
}

/**
 * Returns a function that reads the environment again only for another definition: with the same `overrides` object, results of the last
 * build stay valid.
 */
function createEnvironmentReader(environment: BuildTools['environment']): (definition: SiteDefinition | undefined) => ReadEnvironment {
  let last: (ReadEnvironment & { readonly of: SiteDefinition }) | undefined;
  return (definition) => {
    if (definition === undefined) return { overrides: new Map(), problems: [] };
    if (last?.of === definition) return last;
    const { overrides, findings } = environment(definition);
    last = { of: definition, overrides, problems: locate(findings, { texts: new Map() }) };
    return last;
  };
}

/** Returns the diagnostics of thrown errors. Throws the first error if one of them is a bug in the engine. */
export function diagnosticsOrThrow(thrown: readonly unknown[], ofThrown: LiveDefinition['ofThrown']): readonly Diagnostic[] {
  const diagnostics = ofThrown(thrown);
  if (diagnostics === undefined) throw thrown[0];
  return diagnostics;
}
