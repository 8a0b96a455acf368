// Sources that change → the site as they have it: what `watch` shows. The last sound site stays until the next one is
// sound, and mistakes are told once they have stood for a moment, because many a file is half written for a moment.
import { locate } from '../content/locate.ts';
import type { Overrides } from '../content/override.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { find } from '../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { type Compiled, CompileError, compileForWatch } from '../edge/compile.ts';
import { drawer } from '../edge/draw.ts';
import { type LiveContent, liveContent } from '../edge/live-content.ts';
import { diskMemory } from '../edge/memory.ts';
import { cachingPainter } from '../edge/painter.ts';
import { pictureMaker } from '../edge/pictures.ts';
import { type Recompiler, recompiler } from '../edge/recompile.ts';
import type { AssetUrls } from '../render/theme.ts';
import { type LiveSite, openSession, type SessionInput } from '../session.ts';

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
  readonly live: LiveSite | undefined;
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
  /** Looks again at paths of content, from its folder, and at sources of the theme, from the root of the project. */
  readonly touch: (paths: { readonly content?: readonly string[]; readonly code?: readonly string[] }) => void;
  readonly close: () => Promise<void>;
}

/** How long a mistake must stand before it is told, in milliseconds: an editor that empties a file fills it sooner. */
const settling = 120;
/** When a file is looked at again after a change, and when all are: a watcher can miss the last of several writes. */
const secondLook = 60;
const sweeps = [500, 2500];
/** How long pages are looked at before others get their turn, and how long that is, in milliseconds. */
const slice = 5;
const pause = 4;
/** When that begins: who has saved wants to see the page first. */
const auditAfter = 60;

/** Makes the site of the project at `root` and keeps it current; `tell` is called after each change. */
export async function openLive(root: string, options: LiveOptions, tell: (happening: Happening, live: Live) => void): Promise<Live> {
  const content = liveContent(options.content);
  const session = openSession();
  const tools = { overrides: options.overrides, release: false, memory: diskMemory(root), pictures: pictureMaker(root) };
  const waiting = { content: new Set<string>(), code: new Set<string>() };
  const timers = new Set<NodeJS.Timeout>();
  let standing: Standing = { live: undefined, urls: undefined, code: 0, diagnostics: [], save: 0, saved: undefined };
  let compiled: Compiled | undefined;
  let code: Recompiler | undefined;
  let broken: readonly Diagnostic[] = [];
  let painter: SessionInput['painter'] | undefined;
  let audited: readonly Diagnostic[] = [];
  let [running, round] = [false, 0];

  const later = (milliseconds: number, act: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, milliseconds);
    timers.add(timer);
  };
  const stopTimers = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };

  const compileAgain = async (changed: readonly string[]): Promise<void> => {
    try {
      code ??= changed.length === 0 ? undefined : recompiler(root, compiled);
      const next = code === undefined ? await compileForWatch(root) : await code.compile(changed);
      if (next.theme !== compiled?.theme) painter = cachingPainter(root, next.theme.preview, drawer(root, next.theme.preview));
      const isNew = compiled !== undefined && (next.code !== compiled.code || scriptsOf(next) !== scriptsOf(compiled));
      standing = { ...standing, code: standing.code + (isNew ? 1 : 0) };
      [compiled, broken] = [next, []];
    } catch (error) {
      if (!(error instanceof CompileError)) throw error;
      broken = locate([find('template-compile', { file: 'templates' }, { what: error.message })], new Map());
    }
  };

  const publish = (diagnostics: readonly Diagnostic[]): void => {
    if (JSON.stringify(diagnostics) === JSON.stringify(standing.diagnostics)) return;
    standing = { ...standing, diagnostics };
    tell({ kind: 'problems' }, self);
  };

  /** Looks at all pages in the pauses; a later round ends this one. */
  const auditInPauses = (live: LiveSite, found: readonly Diagnostic[], own: number): void => {
    const steps = live.audit();
    const go = (): void => {
      const until = performance.now() + slice;
      while (own === round && performance.now() < until) {
        const step = steps.next();
        if (step.done !== true) continue;
        audited = step.value;
        publish(sortDiagnostics([...found, ...audited]));
        return;
      }
      if (own === round) later(pause, go);
    };
    later(auditAfter, go);
  };

  const update = async (files: readonly string[], start: number): Promise<void> => {
    if (compiled === undefined || painter === undefined) return later(settling, () => publish(broken));
    const { diagnostics, live } = await session.update({ ...tools, ...compiled, painter, tree: content.tree(), at: options.at() });
    const found = [...broken, ...diagnostics];
    standing = { ...standing, live: live ?? standing.live, urls: live === undefined ? standing.urls : compiled.bundle.urls };
    if (live === undefined || broken.length > 0) return later(settling, () => publish(sortDiagnostics(found)));
    publish(sortDiagnostics([...found, ...audited]));
    if (files.length > 0) tell({ kind: 'saved', files, milliseconds: performance.now() - start }, self);
    auditInPauses(live, found, round);
  };

  const run = async (): Promise<void> => {
    running = true;
    while (waiting.content.size + waiting.code.size > 0) {
      const start = performance.now();
      const [paths, sources] = [[...waiting.content], [...waiting.code]];
      waiting.content.clear();
      waiting.code.clear();
      const files = content.refresh(paths);
      if (sources.length > 0) await compileAgain(sources);
      if (files.length + sources.length === 0) continue;
      round += 1;
      stopTimers();
      standing = { ...standing, save: standing.save + 1, saved: files.length === 1 ? files[0] : undefined };
      await update([...files, ...sources], start);
      later(secondLook, () => touch({ content: files }));
      for (const delay of sweeps) later(delay, () => sweepInPauses(content, touch, later));
    }
    running = false;
  };

  const touch: Live['touch'] = ({ content: paths = [], code: sources = [] }) => {
    for (const path of paths) waiting.content.add(path);
    for (const source of sources) waiting.code.add(source);
    // What fails here is a bug, which ends the process with its words.
    if (!running) void run();
  };

  const self: Live = {
    standing: () => standing,
    texts: () => content.tree().texts,
    touch,
    close: async () => {
      round += 1;
      stopTimers();
      await code?.close();
    },
  };
  await compileAgain([]);
  await update([], performance.now());
  return self;
}

const scriptsOf = ({ bundle }: Compiled): string =>
  bundle.files
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.js'))
    .join();

/** Compares all files with what was read, some at a time. */
function sweepInPauses(content: LiveContent, touch: Live['touch'], later: (milliseconds: number, act: () => void) => void): void {
  const steps = content.sweep();
  const go = (): void => {
    const until = performance.now() + slice;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done !== true) continue;
      if (step.value.length > 0) touch({ content: step.value });
      return;
    }
    later(pause, go);
  };
  go();
}
