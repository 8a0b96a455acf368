// Sources that change → the site as they have it: what `watch` shows. The last sound site stays until the next one is
// sound, and mistakes are told once they have stood for a moment, because many a file is half written for a moment.
import { templateProblem } from '../commands/output/template-problem.ts';
import type { Overrides } from '../content/override.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { createIncrementalBuilder, type IncrementalSite } from '../incremental.ts';
import { createImageProcessor } from '../node/images/image-processor.ts';
import type { Project } from '../node/project.ts';
import { liveContent } from '../node/watch/live-content.ts';
import { watchContent } from '../node/watch/watch-content.ts';
import type { AssetUrls } from '../site/definition.ts';
import { openPauses } from './idle-scheduler.ts';
import { openDefinition } from './live-definition.ts';

export interface LiveOptions {
  /** The content folder. */
  readonly content: string;
  /** The moment for which the site is built, in milliseconds since 1970. */
  readonly at: () => number;
  readonly overrides: Overrides;
}

/** How things stand. */
export interface Standing {
  /** The last sound site; undefined before there was one. */
  readonly live: IncrementalSite | undefined;
  readonly urls: AssetUrls | undefined;
  /** Grows when templates, islands or scripts are others. */
  readonly code: number;
  /** Everything that is wrong with the sources as they are. Files are named from the content folder. */
  readonly diagnostics: readonly Diagnostic[];
  /** Grows with each save. */
  readonly save: number;
  /** The file of content that was saved last, if it was one alone. */
  readonly saved: string | undefined;
}

/** What happened: something was saved, or other problems are known. */
export type Happening =
  | { readonly kind: 'saved'; readonly files: readonly string[]; readonly milliseconds: number }
  | { readonly kind: 'problems' };

export interface Live {
  readonly standing: () => Standing;
  readonly texts: () => ReadonlyMap<string, string>;
  /** Looks again at paths of content, from its folder, and at sources of the definition, from the root of the project. */
  readonly touch: (paths: { readonly content?: readonly string[]; readonly code?: readonly string[] }) => void;
  /** Makes the site for the moment that `at` names by then. */
  readonly renew: () => void;
  /** Rejects with what went wrong without being anybody's mistake but ours. */
  readonly failed: Promise<never>;
  readonly close: () => Promise<void>;
}

/** How long a mistake must stand before it is told, in milliseconds: an editor that empties a file fills it sooner. */
const settling = 120;
/** When a file is looked at again after a change, and when all are: a watcher can miss the last of several writes. */
const secondLook = 60;
const sweepAfter = 500;
/** How often all are looked at besides: drives of other machines and of containers tell nothing. */
const sweepEvery = 2000;
/** When all pages are looked at: who has saved wants to see one first. */
const auditAfter = 60;

const mostCompared = 1000;

/** Makes the site of a project and keeps it current; `tell` is called after each change. */
export async function openLive(project: Project, options: LiveOptions, tell: (happening: Happening, live: Live) => void): Promise<Live> {
  const content = liveContent(options.content);
  const definition = await openDefinition(project);
  const rebuilder = createIncrementalBuilder();
  const tools = {
    overrides: options.overrides,
    release: false,
    cache: project.cache.of(`prose-${project.engine.hash}`),
    pictures: createImageProcessor(project),
  };
  const { promise: failed, reject: fail } = withRejection();
  const pauses = openPauses(fail);
  const waiting = { content: new Set<string>(), code: new Set<string>() };
  const watching = watchContent(options.content, content.folders, (paths) => touch({ content: paths }));
  let standing: Standing = { live: undefined, urls: undefined, code: 0, diagnostics: [], save: 0, saved: undefined };
  let audited: readonly Diagnostic[] = [];
  let [running, isOld] = [false, true];

  const publish = (list: readonly Diagnostic[]): void => {
    const diagnostics = sortDiagnostics(list);
    if (isSame(diagnostics, standing.diagnostics)) return;
    standing = { ...standing, diagnostics };
    tell({ kind: 'problems' }, self);
  };

  const audit = (live: IncrementalSite, found: readonly Diagnostic[]): void => {
    const steps = tolerant(live.audit());
    pauses.through(steps, (list) => {
      audited = list;
      publish([...found, ...list]);
    });
  };

  /** Makes the site of the sources as they are; true where it is sound. */
  const make = async (): Promise<boolean> => {
    const made = definition.current();
    const ofDefinition = definition.problems();
    const { diagnostics, live } =
      made === undefined
        ? { diagnostics: [], live: undefined }
        : await rebuilder.update({ ...tools, ...made, tree: content.tree(), at: options.at() });
    const found = [...ofDefinition, ...diagnostics];
    if (live === undefined || made === undefined || ofDefinition.length > 0) {
      pauses.later(settling, () => publish(found));
      return false;
    }
    standing = { ...standing, live, urls: made.bundle.urls, code: definition.version() };
    publish([...found, ...audited]);
    pauses.later(auditAfter, () => audit(live, found));
    return true;
  };

  const sweep = (): void => {
    pauses.through(content.sweep(), (differing) => {
      touch({ content: differing });
      pauses.later(sweepEvery, sweep);
    });
  };

  const look = async (): Promise<void> => {
    const start = performance.now();
    const [paths, sources] = [[...waiting.content], [...waiting.code]];
    waiting.content.clear();
    waiting.code.clear();
    const files = content.refresh(paths);
    watching.renew();
    if (sources.length > 0) await definition.compile(sources);
    if (!isOld && files.length + sources.length === 0) return;
    isOld = false;
    pauses.stop();
    if (files.length > 0) standing = { ...standing, save: standing.save + 1, saved: files.length === 1 ? files[0] : undefined };
    const saved = [...files, ...sources];
    if ((await make()) && saved.length > 0) tell({ kind: 'saved', files: saved, milliseconds: performance.now() - start }, self);
    pauses.later(secondLook, () => touch({ content: files }));
    pauses.later(sweepAfter, sweep);
  };

  const run = async (): Promise<void> => {
    running = true;
    while (isOld || waiting.content.size + waiting.code.size > 0) await look();
    running = false;
  };

  const touch: Live['touch'] = ({ content: paths = [], code: sources = [] }) => {
    for (const path of paths) waiting.content.add(path);
    for (const source of sources) waiting.code.add(source);
    if (!running) run().catch(fail);
  };

  const self: Live = {
    standing: () => standing,
    texts: () => content.tree().texts,
    touch,
    renew: () => {
      isOld = true;
      touch({});
    },
    failed,
    close: async () => {
      pauses.stop();
      watching.close();
      await definition.close();
    },
  };
  await run();
  return self;
}

/** Compares what is shown of long lists, and how long they are. */
const isSame = (one: readonly Diagnostic[], other: readonly Diagnostic[]): boolean =>
  one.length === other.length && JSON.stringify(one.slice(0, mostCompared)) === JSON.stringify(other.slice(0, mostCompared));

function withRejection(): { readonly promise: Promise<never>; readonly reject: (error: unknown) => void } {
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  // Whoever waits for it is told; before that it must not end the process.
  promise.catch(() => undefined);
  return { promise, reject };
}

/** A template that throws while somebody works on it is a problem to be told, and no reason to stop. */
function* tolerant(steps: Generator<void, readonly Diagnostic[]>): Generator<void, readonly Diagnostic[]> {
  try {
    return yield* steps;
  } catch (error) {
    return templateProblem(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
