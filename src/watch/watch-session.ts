// Carries out what `watch-machine.ts` decides: reads, compiles, builds, audits, and notifies subscribers.
import { existsSync } from 'node:fs';
import { warmUpParsers } from '../content/prose/warm-up.ts';
import type { ContentTree } from '../content/tree.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { elementFinder } from '../node/bundle/find-elements.ts';
import { hashOf } from '../node/fs/hash-of.ts';
import { fileDates } from '../node/git/file-dates.ts';
import { createImageProcessor } from '../node/images/image-processor.ts';
import type { Project } from '../node/project.ts';
import type { TypeChecker } from '../node/types/type-checker.ts';
import { collectForWatch, growYoungSpace, growYoungSpaceForEdits, holdYoungSpace } from '../node/v8-settings.ts';
import { type DraftContent, type TypeInto, withTypedText } from './files/draft-content.ts';
import { type LiveCode, liveCode } from './files/live-code.ts';
import { type LiveContent, liveContent } from './files/live-content.ts';
import { openSources, type SourceEdits } from './files/source-edits.ts';
import { type ContentWatch, watchContent } from './files/watch-content.ts';
import { watchFolders } from './files/watch-folders.ts';
import { createIdleScheduler, type IdleScheduler } from './idle-scheduler.ts';
import type { Audit, IncrementalInput } from './incremental/state.ts';
import { type BuildTools, createBuild, diagnosticsOrThrow, type GoodBuild, type LiveBuild } from './live-build.ts';
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

export interface SessionOptions extends Pick<BuildTools, 'environment' | 'stored' | 'readAhead' | 'progress' | 'log'> {
  /** The content folder. */
  readonly content: string;
  /** The instant to build for, in milliseconds since 1970; undefined for the current one, which is renewed each hour. */
  readonly now: number | undefined;
  /** Checks the types of code after each change; undefined if types are not to be checked. */
  readonly types?: TypeChecker | undefined;
}

export interface WatchSession {
  readonly state: () => WatchState<GoodBuild>;
  /**
   * Returns the content of the last build, with unsaved text and with the entries that code of the site returns. Before the first build,
   * returns the content of files only.
   */
  readonly tree: () => ContentTree;
  /**
   * Renders pages with the result of `typeInto` in place of the file's text, without saving the result; undefined discards the typed text.
   * Resolves to the problems of this build.
   */
  readonly type: (file: string, typeInto: TypeInto | undefined) => Promise<readonly Diagnostic[]>;
  /** Renders pages with an asset that is not on disk; undefined removes it. Resolves once the pages are rendered. */
  readonly bring: (file: string, bytes: Uint8Array | undefined) => Promise<void>;
  /** Returns the files with unsaved text. */
  readonly typed: () => ReadonlyMap<string, unknown>;
  /** Returns false if the last change of a file was typed or discarded in a page, and not read from the disk. */
  readonly isSaved: (file: string) => boolean;
  /** Calls `listener` with each event. */
  readonly subscribe: (listener: (event: WatchEvent) => void) => void;
  /** Starts the first build. Resolves when it has ended, even if no valid version was found. */
  readonly start: () => Promise<void>;
  /**
   * If some of the deferred checks can report errors, runs all deferred checks at once, and builds without the parts that have errors.
   * Otherwise does nothing. Resolves to whether the checks have run.
   */
  readonly finishChecks: () => Promise<boolean>;
  /** Never resolves. Rejects only for bugs, because errors of content and templates are results. */
  readonly failed: Promise<never>;
  readonly close: () => Promise<void>;
}

/** How often the site is built for the current time, in milliseconds: campaigns start and end while `watch` runs. */
const clockInterval = 3_600_000;

/** How long after the first build the parsers of texts are loaded, in milliseconds. By then, a browser displays the first page. */
const warmUpDelay = 2000;

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
    if (event.kind === 'saved') growYoungSpaceForEdits();
    for (const listener of listeners) listener(event);
  };
  const contentWatch = watchContent(folder, content.folders, (paths) => dispatch({ kind: 'changed', changes: { content: paths } }));
  const types = checker && createTypeLoop(checker, { tell: (diagnostics) => dispatch({ kind: 'typed', diagnostics }), fail });
  let isClosed = false;
  const performOpen = createPerform({ content, contentWatch, code, definition, sources, build, idle, emit, fail, types });
  // A build that ends after the session must not start polling.
  const perform: Perform = (effect, tell) => (isClosed ? undefined : performOpen(effect, tell));
  const { dispatch, complete, state } = runMachine(now ?? Date.now(), perform, fail);
  const clock = now === undefined ? setInterval(() => dispatch({ kind: 'clock', now: Date.now() }), clockInterval) : undefined;
  const finish = (event: Event): Promise<void> => Promise.race([complete(event), failed]);
  const remake = async (file: string): Promise<readonly Diagnostic[]> => {
    await finish({ kind: 'changed', changes: { content: [file] } });
    return state().found.build;
  };
  let codeWatch: ReturnType<typeof watchFolders> | undefined;
  return {
    state: () => state().watch,
    tree: () => sources.tree() ?? content.tree(),
    ...draftsIn(content, remake),
    subscribe: (listener) => void listeners.push(listener),
    start: async () => {
      await finish({ kind: 'started' });
      if (isClosed) return;
      types?.request();
      idle.schedule(warmUpDelay, () => warmUp({ content, sources, definition, fail }));
      // Not awaited, because opening the watcher takes as long as a small build. Until then, polls compare the code with the disk.
      codeWatch = watchCode(project.root, (paths) => dispatch({ kind: 'changed', changes: { code: paths } }));
      codeWatch.catch(fail);
    },
    finishChecks: async () => {
      const isDue = build.finishChecks();
      if (isDue) await finish({ kind: 'checked' });
      return isDue;
    },
    failed,
    close: async () => {
      isClosed = true;
      clearInterval(clock);
      idle.stop();
      contentWatch.close();
      types?.stop();
      await Promise.all([codeWatch?.then(({ close }) => close()), definition.close(), sources.close()]);
    },
  };
}

const watchCode = (root: string, changed: (paths: readonly string[]) => void): ReturnType<typeof watchFolders> =>
  watchFolders(root, sourcePaths(root).filter(existsSync), changed);

/** Loads the parsers of texts, so that the first save of a text does not wait for them. Mistakes in texts are not reported here. */
function warmUp({ content, sources, definition, fail }: Pick<Tools, 'content' | 'sources' | 'definition' | 'fail'>): void {
  const model = definition.current()?.definition;
  if (model !== undefined) warmUpParsers(sources.tree() ?? content.tree(), model).catch(fail);
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
  { content: folder, now: _now, types: _types, ...given }: SessionOptions,
  sources: SourceEdits,
): BuildTools => ({
  ...given,
  folder,
  sources,
  release: false,
  placeholders: true,
  drafts: true,
  devScript: 200,
  hashOf,
  cache: project.cache.packed(`prose-${project.engine.hash}`),
  pictures: createImageProcessor(project),
  findElements: elementFinder(project),
  datesOf: datesOf(project, folder),
});

/**
 * Returns a function that resolves to the dates of the files in `folder` from git. It resolves to undefined if the sitemap of a definition
 * does not use these dates, or if git has none.
 */
const datesOf =
  (project: Project, folder: string): NonNullable<IncrementalInput['datesOf']> =>
  async ({ sitemap }) => {
    const dates = sitemap?.lastmod === 'git' ? await fileDates(folder, project.cache.of('dates', 'optional')) : undefined;
    return typeof dates === 'string' ? undefined : dates;
  };

/** Reads the content, with memory settings of V8 that suit the number of its files. */
function contentAt(folder: string): DraftContent {
  collectForWatch();
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
        if (build.hasChecks())
          return idle.runInSlices(build.checks(), () => dispatch({ kind: 'checked' }), build.mayFail() ? 'soon' : 'later');
        idle.runInSlices(catchThrown(effect.build.site.audit(), definition), ({ diagnostics, changed }) =>
          dispatch({ kind: 'audited', diagnostics: sources.located(diagnostics), changedPages: changed?.map(({ path }) => path) }),
        );
        break;
      case 'poll':
        idle.runInSlices(pollAll(content, code), (changes) => {
          dispatch({ kind: 'polled', changes });
          if (definition.isPublicStale()) dispatch({ kind: 'checked' });
        });
        break;
      case 'emit':
        emit(effect.event);
        break;
    }
  };

/** Compiles the changed code. A file that is read only by the `source` of a collection is not compiled: the build loads it. */
async function compileChanged(changed: readonly string[], { definition, sources }: Pick<Tools, 'definition' | 'sources'>): Promise<void> {
  const code = changed.filter((file) => !Object.hasOwn(sources.reads(), file) || Object.hasOwn(definition.given(), file));
  if (code.length > 0) await definition.compile(code);
}

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
  /** Dispatches an event. Resolves when no cycle is under way. */
  const complete = (event: Event): Promise<void> => {
    dispatch(event);
    return new Promise((resolve) => (state.phase === 'idle' ? resolve() : void waiting.push(resolve)));
  };
  return { dispatch, complete, state: () => state };
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
    return { diagnostics: [...diagnostics, ...diagnosticsOrThrow(thrown, ofThrown)], changed };
  } catch (error) {
    return { diagnostics: diagnosticsOrThrow([error], ofThrown), changed: undefined };
  }
}
