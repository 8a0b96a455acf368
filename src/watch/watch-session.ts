// Carries out what `watch-machine.ts` decides: reads, compiles, builds, audits, and notifies subscribers.
import { existsSync } from 'node:fs';
import { locate } from '../content/locate.ts';
import type { Overrides } from '../content/override.ts';
import type { ContentTree, WrittenPlaces } from '../content/tree.ts';
import type { Diagnostic, Finding } from '../diagnostics/diagnostic.ts';
import { elementFinder } from '../node/bundle/find-elements.ts';
import { hashOf } from '../node/fs/hash-of.ts';
import { fileDates } from '../node/git/file-dates.ts';
import { createImageProcessor } from '../node/images/image-processor.ts';
import type { Project } from '../node/project.ts';
import type { TypeChecker } from '../node/types/type-checker.ts';
import { collectAsUsual, growYoungSpace, holdYoungSpace } from '../node/v8-settings.ts';
import type { AssetUrls, SiteDefinition } from '../site/definition.ts';
import type { HeldPlace } from './edits.ts';
import { type DraftContent, type TypeInto, withTypedText } from './files/draft-content.ts';
import { type LiveCode, liveCode } from './files/live-code.ts';
import { type LiveContent, liveContent } from './files/live-content.ts';
import { openSources, type SourceEdits } from './files/source-edits.ts';
import { type ContentWatch, watchContent } from './files/watch-content.ts';
import { watchFolders } from './files/watch-folders.ts';
import { createIdleScheduler, type IdleScheduler } from './idle-scheduler.ts';
import type { Audit, IncrementalInput, IncrementalSite } from './incremental/state.ts';
import { createIsolatingBuilder, type IsolatedSnapshot } from './isolate.ts';
import { type LiveDefinition, openDefinition, sourcePaths } from './live-definition.ts';
import { createTypeLoop, type TypeLoop } from './type-loop.ts';
import {
  type Changes,
  delays,
  type Effect,
  initialState,
  type MachineEvent,
  reduce,
  type WatchEvent,
  type WatchState,
} from './watch-machine.ts';

/** A valid site from which pages are served: parts with mistakes have their previous values. */
export interface GoodBuild {
  readonly site: IncrementalSite;
  /** The content from which the pages are rendered. */
  readonly tree: ContentTree;
  readonly urls: AssetUrls;
  /** Incremented when templates, islands or scripts change. */
  readonly codeVersion: number;
  /** The parts of content whose current text pages do not show. */
  readonly held: readonly HeldPlace[];
  /** Sources of the definition that do not compile: all pages are rendered with their last good version. */
  readonly heldCode: readonly string[];
}

export interface SessionOptions {
  /** The content folder. */
  readonly content: string;
  /** The instant to build for, in milliseconds since 1970; undefined for the current one, which is renewed each hour. */
  readonly now: number | undefined;
  /** Returns the values of the environment for a site with this definition. */
  readonly environment: (definition: SiteDefinition) => { readonly overrides: Overrides; readonly findings: readonly Finding[] };
  /** Cached results of builds of this content. */
  readonly stored?: IncrementalInput['stored'];
  /** Receives the progress of the first build. */
  readonly progress?: IncrementalInput['progress'];
  /** Called with each requested page, and why it was rendered again or not. */
  readonly log?: IncrementalInput['log'] | undefined;
  /** Checks types beside each compilation; undefined if types are not to be checked. */
  readonly types?: TypeChecker | undefined;
}

export interface WatchSession {
  readonly state: () => WatchState<GoodBuild>;
  /** Returns the content as last read, with the unsaved text. */
  readonly tree: () => ContentTree;
  /** Returns the texts of this content by file. */
  readonly texts: () => ReadonlyMap<string, string>;
  /** Returns where entries from code are written. */
  readonly places: () => WrittenPlaces;
  /**
   * Renders pages with the result of `typeInto` in place of the file's text, without saving the result; undefined discards the typed text.
   * Resolves to the problems of the content once the pages are rendered.
   */
  readonly type: (file: string, typeInto: TypeInto | undefined) => Promise<readonly Diagnostic[]>;
  /** Renders pages with an asset that is not on disk; undefined removes it. Resolves once the pages are rendered. */
  readonly bring: (file: string, bytes: Uint8Array | undefined) => Promise<void>;
  /** Returns the files with unsaved text. */
  readonly typed: () => ReadonlyMap<string, unknown>;
  /** Returns false for a file whose pages differ only because of unsaved text, current or discarded. */
  readonly isSaved: (file: string) => boolean;
  /** Calls `listener` after each change of the state. */
  readonly subscribe: (listener: (event: WatchEvent) => void) => void;
  /** Resolves after the first build, when all sources are watched. */
  readonly start: () => Promise<void>;
  /** Rejects only because of a bug: errors of content and templates are results. */
  readonly failed: Promise<never>;
  readonly close: () => Promise<void>;
}

/** How often the site is built for the current time, in milliseconds: campaigns start and end while `watch` runs. */
const clockInterval = 3_600_000;

/** Creates a session for a project. Nothing is built before `start` is called. */
export async function createWatchSession(project: Project, options: SessionOptions): Promise<WatchSession> {
  const { content: folder, now, types: checker } = options;
  const content = contentAt(folder);
  const definition = await openDefinition(project);
  const sources = openSources(project, (code) => dispatch({ kind: 'changed', changes: { code } }));
  const code = liveCode(project.root, () => ({ ...sources.reads(), ...definition.given() }));
  const build = createBuild(definition, buildToolsOf(project, options, sources));
  const { promise: failed, reject: fail } = withRejection();
  const idle = createIdleScheduler(fail);
  const listeners: ((event: WatchEvent) => void)[] = [];
  const emit = (event: WatchEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const contentWatch = watchContent(folder, content.folders, (paths) => dispatch({ kind: 'changed', changes: { content: paths } }));
  const types = checker && createTypeLoop(checker, { tell: (diagnostics) => dispatch({ kind: 'typed', diagnostics }), fail });
  let isClosed = false;
  const performOpen = createPerform({ content, contentWatch, code, definition, sources, build, idle, emit, fail, types });
  // A build that ends after the session must not start polling.
  const perform: Perform = (effect, tell) => (isClosed ? undefined : performOpen(effect, tell));
  const { dispatch, state, whenIdle } = runMachine(now ?? Date.now(), perform, fail);
  const clock = now === undefined ? setInterval(() => dispatch({ kind: 'clock', now: Date.now() }), clockInterval) : undefined;
  const remake = async (file: string): Promise<readonly Diagnostic[]> => {
    dispatch({ kind: 'changed', changes: { content: [file] } });
    await Promise.race([whenIdle(), failed]);
    return state().found.build;
  };
  let codeWatch: Awaited<ReturnType<typeof watchFolders>> | undefined;
  return {
    state: () => state().watch,
    tree: () => sources.tree() ?? content.tree(),
    texts: () => (sources.tree() ?? content.tree()).texts,
    places: () => sources.tree() ?? {},
    ...draftsIn(content, remake),
    subscribe: (listener) => void listeners.push(listener),
    start: async () => {
      dispatch({ kind: 'started' });
      await Promise.race([whenIdle(), failed]);
      if (isClosed) return;
      types?.request();
      codeWatch = await watchFolders(project.root, sourcePaths(project.root).filter(existsSync), (code) =>
        dispatch({ kind: 'changed', changes: { code } }),
      );
      if (isClosed) await codeWatch.close();
    },
    failed,
    close: async () => {
      isClosed = true;
      clearInterval(clock);
      idle.stop();
      contentWatch.close();
      types?.stop();
      await Promise.all([codeWatch?.close(), definition.close(), sources.close()]);
    },
  };
}

/** Returns the functions for unsaved text and pictures. `remake` renders pages of a file again, and resolves to the problems. */
const draftsIn = (
  content: DraftContent,
  remake: (file: string) => Promise<readonly Diagnostic[]>,
): Pick<WatchSession, 'type' | 'bring' | 'typed' | 'isSaved'> => ({
  type: (file, typeInto) => {
    content.type(file, typeInto);
    return remake(file);
  },
  bring: async (file, bytes) => {
    content.bring(file, bytes);
    await remake(file);
  },
  typed: content.typed,
  isSaved: content.isSaved,
});

/** Returns the inputs that are the same for all builds of a session. */
const buildToolsOf = (
  project: Project,
  { content: folder, environment, stored, progress, log }: SessionOptions,
  sources: SourceEdits,
): BuildTools => ({
  folder,
  sources,
  environment,
  release: false,
  placeholders: true,
  drafts: true,
  devScript: 200,
  hashOf,
  cache: project.cache.packed(`prose-${project.engine.hash}`),
  pictures: createImageProcessor(project),
  findElements: elementFinder(project),
  datesOf: datesOf(project, folder),
  ...(stored === undefined ? {} : { stored }),
  ...(progress === undefined ? {} : { progress }),
  ...(log === undefined ? {} : { log }),
});

/** Returns a function that resolves to the dates of the files in `folder` from git, if the sitemap of a definition has dates. */
const datesOf =
  (project: Project, folder: string): NonNullable<IncrementalInput['datesOf']> =>
  async ({ sitemap }) => {
    const dates = sitemap?.lastmod === 'git' ? await fileDates(folder, project.cache.of('dates', 'bonus')) : undefined;
    return typeof dates === 'string' ? undefined : dates;
  };

/** Reads the content, with memory settings of V8 that suit the number of its files. */
function contentAt(folder: string): DraftContent {
  collectAsUsual();
  holdYoungSpace();
  const content = withTypedText(liveContent(folder));
  growYoungSpace(content.tree().texts.size);
  return content;
}

type Event = MachineEvent<GoodBuild>;
type Dispatch = (event: Event) => void;
type Perform = (effect: Effect<GoodBuild>, dispatch: Dispatch) => void;

interface Tools {
  readonly content: LiveContent;
  readonly contentWatch: ContentWatch;
  readonly code: LiveCode;
  readonly definition: LiveDefinition;
  readonly sources: SourceEdits;
  readonly build: LiveBuild;
  readonly idle: IdleScheduler;
  readonly emit: (event: WatchEvent) => void;
  readonly fail: (error: unknown) => void;
  readonly types: TypeLoop | undefined;
}

const createPerform =
  ({ content, contentWatch, code, definition, sources, build, idle, emit, fail, types }: Tools): Perform =>
  (effect, dispatch) => {
    switch (effect.kind) {
      case 'read': {
        const startedAt = performance.now();
        const { changed, unsettled } = content.refresh(effect.paths);
        contentWatch.renew();
        dispatch({ kind: 'read', files: changed, unsettled, startedAt });
        break;
      }
      case 'compile':
        types?.request();
        compileChanged(effect.code, { definition, sources }).then(() => dispatch({ kind: 'compiled' }), fail);
        break;
      case 'build':
        build.make(content.tree(), effect.now).then(dispatch, fail);
        break;
      case 'start':
        idle.schedule(delays[effect.timer], () => dispatch({ kind: 'elapsed', timer: effect.timer }));
        break;
      case 'stop-timers':
        idle.stop();
        break;
      case 'audit':
        if (build.hasChecks()) return idle.runInSlices(build.checks(), () => dispatch({ kind: 'checked' }));
        idle.runInSlices(catchThrown(effect.build.site.audit(), definition), ({ diagnostics, changed }) =>
          dispatch({ kind: 'audited', diagnostics: sources.located(diagnostics), changedPages: changed?.map(({ path }) => path) }),
        );
        break;
      case 'poll':
        idle.runInSlices(pollAll(content, code), (changes) => dispatch({ kind: 'polled', changes }));
        break;
      case 'emit':
        emit(effect.event);
        break;
    }
  };

/** Compiles the changed code. Files that only sources of collections read are not code: the build loads them. */
async function compileChanged(changed: readonly string[], { definition, sources }: Pick<Tools, 'definition' | 'sources'>): Promise<void> {
  const code = changed.filter((file) => !Object.hasOwn(sources.reads(), file) || Object.hasOwn(definition.given(), file));
  if (code.length > 0) await definition.compile(code);
}

/** Compares content and code with the disk. */
function* pollAll(content: LiveContent, code: LiveCode): Generator<void, Changes> {
  return { content: yield* content.poll(), code: yield* code.poll() };
}

/** Passes events to the reducer, one after the other, and its effects to `perform`. Errors go to `fail`. */
function runMachine(now: number, perform: Perform, fail: (error: unknown) => void) {
  let state = initialState<GoodBuild>(now);
  const queue: Event[] = [];
  let waiting: (() => void)[] = [];
  let running = false;
  const drain = (): void => {
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      const [next, effects] = reduce(state, event);
      state = next;
      for (const effect of effects) perform(effect, dispatch);
    }
    if (state.phase !== 'idle') return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  const dispatch: Dispatch = (event) => {
    queue.push(event);
    // An event that an effect dispatches at once is processed after the other effects of the same step.
    if (running) return;
    running = true;
    try {
      drain();
      running = false;
    } catch (error) {
      fail(error);
    }
  };
  /** Resolves when no cycle is under way. */
  const whenIdle = () => new Promise<void>((resolve) => (state.phase === 'idle' ? resolve() : void waiting.push(resolve)));
  return { dispatch, state: () => state, whenIdle };
}

type BuildTools = Omit<IncrementalInput, 'definition' | 'bundle' | 'ogImages' | 'overrides' | 'tree' | 'at'> &
  Pick<SessionOptions, 'environment'> & {
    /** The content folder. */
    readonly folder: string;
    readonly sources: SourceEdits;
  };

interface LiveBuild {
  /** Builds `tree` for the instant `now`. */
  readonly make: (tree: ContentTree, now: number) => Promise<Event>;
  /** Returns whether the last build has deferred checks. */
  readonly hasChecks: () => boolean;
  /** Runs the deferred checks, one per step. The next build includes their findings. */
  readonly checks: () => Generator<void, void>;
}

function createBuild(definition: LiveDefinition, { environment, folder, sources, ...tools }: BuildTools): LiveBuild {
  let left: readonly (() => unknown)[] = [];
  // The build after the deferred checks must not defer any: for content with errors, builds would defer checks again and again.
  let mayDefer = true;
  const readIn = createEnvironmentReader(environment);
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
    // Environment variables affect all pages: none is served with invalid ones.
    const good =
      site && compiled && problems.length === 0
        ? { site, tree, urls: compiled.bundle.urls, codeVersion: definition.version(), held, heldCode }
        : undefined;
    if (good === undefined && left.length > 0) {
      // Without a good build there is nothing to serve, so the site is built again without deferring checks.
      mayDefer = false;
      return make(tree, now);
    }
    const all = [...ofCode, ...problems, ...diagnostics];
    const isCodeHeld = heldCode.length > 0;
    return { kind: 'built', build: good, diagnostics: all, held: heldFiles, isCodeHeld, finishedAt: performance.now() };
  };
  const later = (): Pick<IncrementalInput, 'later'> => {
    left = [];
    if (mayDefer)
      return {
        later: (checks) => {
          left = checks;
        },
      };
    mayDefer = true;
    return {};
  };
  return {
    make,
    hasChecks: () => left.length > 0,
    checks: function* () {
      for (const check of left) {
        check();
        yield;
      }
      mayDefer = false;
    },
  };
}

type Content = Pick<IncrementalInput, 'overrides' | 'tree' | 'at' | 'later'>;

/** Returns a function that builds content with entries from code. Errors of code of the site are among the diagnostics of the result. */
function outcomeReader(definition: LiveDefinition, { folder, sources, ...tools }: Omit<BuildTools, 'environment'>) {
  const builder = createIsolatingBuilder();
  return async (compiled: ReturnType<LiveDefinition['current']>, content: Content): Promise<Partial<IsolatedSnapshot> | undefined> => {
    try {
      if (compiled === undefined) return undefined;
      const request = { definition: compiled.definition, code: definition.given(), content: folder, at: content.at };
      const tree = await sources.join(content.tree, request);
      const built = await builder({ ...tools, ...compiled, ...content, tree });
      return { ...built, diagnostics: sources.located(built.diagnostics) };
    } catch (error) {
      return { diagnostics: orThrow([error], definition.ofThrown) };
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
function createEnvironmentReader(environment: SessionOptions['environment']): (definition: SiteDefinition | undefined) => ReadEnvironment {
  let last: (ReadEnvironment & { readonly of: SiteDefinition }) | undefined;
  return (definition) => {
    if (definition === undefined) return { overrides: new Map(), problems: [] };
    if (last?.of === definition) return last;
    const { overrides, findings } = environment(definition);
    last = { of: definition, overrides, problems: locate(findings, { texts: new Map() }) };
    return last;
  };
}

function withRejection(): { readonly promise: Promise<never>; readonly reject: (error: unknown) => void } {
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  // A rejection must not end the process before it is awaited.
  promise.catch(() => undefined);
  return { promise, reject };
}

/** Converts errors of the site's code to diagnostics of the audit. */
function* catchThrown(steps: Generator<void, Audit>, { ofThrown }: LiveDefinition): Generator<void, Omit<Audit, 'thrown'>> {
  try {
    const { diagnostics, thrown, changed } = yield* steps;
    return { diagnostics: [...diagnostics, ...orThrow(thrown, ofThrown)], changed };
  } catch (error) {
    return { diagnostics: orThrow([error], ofThrown), changed: undefined };
  }
}

/** Returns the diagnostics of thrown errors. Throws the first error if one of them is a bug in the engine. */
function orThrow(thrown: readonly unknown[], ofThrown: LiveDefinition['ofThrown']): readonly Diagnostic[] {
  const diagnostics = ofThrown(thrown);
  if (diagnostics === undefined) throw thrown[0];
  return diagnostics;
}
