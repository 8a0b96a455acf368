// A session of `watch`, from its first build to its end. `watch-machine.ts` decides what happens, `perform-effects.ts` does it.
import { existsSync } from 'node:fs';
import { warmUpParsers } from '../content/prose/warm-up.ts';
import type { ContentTree } from '../content/tree.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { elementFinder } from '../node/bundle/find-elements.ts';
import { hashOf } from '../node/fs/hash-of.ts';
import { fileDates } from '../node/git/file-dates.ts';
import { createImageProcessor } from '../node/images/image-processor.ts';
import type { Project } from '../node/project.ts';
import { runLimited } from '../node/run-limited.ts';
import type { TypeChecker } from '../node/types/type-checker.ts';
import { collectForWatch, growYoungSpace, growYoungSpaceForEdits, holdYoungSpace } from '../node/v8-settings.ts';
import { type DraftContent, type TypeInto, withTypedText } from './files/draft-content.ts';
import { liveCode } from './files/live-code.ts';
import { liveContent } from './files/live-content.ts';
import { openSources, type SourceEdits } from './files/source-edits.ts';
import { watchContent } from './files/watch-content.ts';
import { watchFolders } from './files/watch-folders.ts';
import { createIdleScheduler } from './idle-scheduler.ts';
import type { IncrementalInput } from './incremental/state.ts';
import { type BuildTools, createBuild, type GoodBuild } from './live-build.ts';
import { openDefinition, sourcePaths } from './live-definition.ts';
import { effectPerformer, type SessionParts } from './perform-effects.ts';
import { type Perform, runWatchMachine, type SessionEvent } from './run-machine.ts';
import { createTypeLoop } from './type-loop.ts';
import type { WatchEvent, WatchState } from './watch-machine.ts';

export interface SessionOptions extends Pick<BuildTools, 'environment' | 'stored' | 'readAhead' | 'progress' | 'log'> {
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
  const performOpen = effectPerformer({ content, contentWatch, code, definition, sources, build, idle, emit, fail, types });
  // A build that ends after the session must not start polling.
  const perform: Perform = (effect, tell) => (isClosed ? undefined : performOpen(effect, tell));
  const { dispatch, complete, state } = runWatchMachine(now ?? Date.now(), perform, fail);
  const clock = now === undefined ? setInterval(() => dispatch({ kind: 'clock', now: Date.now() }), clockInterval) : undefined;
  const finish = (event: SessionEvent): Promise<void> => Promise.race([complete(event), failed]);
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
function warmUp({ content, sources, definition, fail }: Pick<SessionParts, 'content' | 'sources' | 'definition' | 'fail'>): void {
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
  limit: { run: runLimited },
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

function withRejection(): { readonly promise: Promise<never>; readonly reject: (error: unknown) => void } {
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  // A rejection must not end the process before it is awaited.
  promise.catch(() => undefined);
  return { promise, reject };
}
