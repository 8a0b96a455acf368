// `archipel watch`: the site while somebody edits it. Nothing is written; pages come from memory.
import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { locate } from '../content/yaml/locate.ts';
import { deskPages } from '../dev/dev-handler.ts';
import { deskStates } from '../dev/dev-state.ts';
import { teller } from '../dev/watch-reporter.ts';
import { type Live, openLive } from '../dev/watch-session.ts';
import { galleryOf } from '../gallery/gallery-overlay.ts';
import { bundleDesk } from '../node/bundle/compile.ts';
import { type DeskPlace, deskScript, openDesk } from '../node/http/dev-server.ts';
import { launch, openInBrowser } from '../node/launch.ts';
import { createMailCatcher } from '../node/mail-catcher/mail-catcher.ts';
import type { Project } from '../node/project.ts';
import { type Watching, watchFolders } from '../node/watch/watch-folders.ts';
import { emptySummary } from '../summary.ts';
import { readEnvironment } from './input/environment.ts';
import { report } from './output/report.ts';
import { exitCodes, type Terminal } from './output/terminal.ts';
import { isRefusal, untilStopped } from './serving.ts';

export interface WatchOptions {
  readonly content: string;
  readonly at?: number;
  readonly baseUrl?: string;
  readonly port: number;
  readonly open?: boolean;
  readonly follow?: boolean;
  readonly editor?: string;
}

/** How often the site is made for the moment it is, in milliseconds: campaigns begin and end while somebody works. */
const hour = 3_600_000;

/** What a click may open, from the root of the project, besides the content. */
const code = ['archipel.config.ts', 'templates', 'islands', 'src'];

/** Serves until the process is told to stop; resolves to the exit code. */
export async function runWatch(io: Terminal, project: Project, options: WatchOptions): Promise<number> {
  const environment = readEnvironment(process.env);
  if (environment.findings.length > 0) {
    const diagnostics = locate(environment.findings, new Map());
    const run = { diagnostics, summary: emptySummary, failed: true, milliseconds: 0, written: undefined };
    report(io, run, () => undefined, { format: 'pretty' });
    return exitCodes.content;
  }
  const stopped = untilStopped();
  const overrides = new Map([...environment.overrides, ...(options.baseUrl === undefined ? [] : [['baseUrl', options.baseUrl] as const])]);
  const start = Date.now();
  let now = start;
  const told = teller(io, options.content);
  let announce = (): void => undefined;
  const live = await openLive(project, { content: options.content, overrides, at: () => options.at ?? now }, (happening, current) => {
    told.tell(happening, current);
    announce();
  });
  try {
    const script = await bundleDesk(project.engine);
    const desk = await openDesk(options.port, {
      script,
      mounted: [createMailCatcher({ now: () => Date.now(), wait: (time) => wait(time) })],
      answer: deskPages(live, { script: deskScript, overlay: galleryOf(project), problems: () => told.problems(live) }),
      stateOf: deskStates(live, { ...told, run: String(start), follow: options.follow === true, sources: told.sources(live) }),
      open: (place) => openPlace(place, project.root, options),
    });
    announce = desk.announce;
    const watching = await watchSources(project.root, live);
    const hours = setInterval(() => {
      now = Date.now();
      live.renew();
    }, hour);
    const url = `http://localhost:${desk.port}`;
    io.err(`${io.paint('green', 'Watching')} ${told.shown('') || '.'}: ${url} (Ctrl-C stops)`);
    if (options.open === true) await openInBrowser(url);
    await Promise.race([stopped, live.failed]);
    clearInterval(hours);
    await Promise.all([watching.close(), live.close(), desk.close()]);
    return exitCodes.fine;
  } catch (error) {
    await live.close();
    if (!isRefusal(error)) throw error;
    io.err(`Port ${options.port} cannot be used (${error.code}). Choose another one with --port.`);
    return exitCodes.usage;
  }
}

/** Watches everything that the definition is bundled from. */
function watchSources(root: string, { touch }: Live): Promise<Watching> {
  const folders = code.map((folder) => join(root, folder)).filter((folder) => existsSync(folder));
  return watchFolders(root, folders, (paths) => touch({ code: paths }));
}

/** Opens a place that a diagnostic can name: in the content or in the sources of the definition, and nowhere else. */
async function openPlace({ file, line, column }: DeskPlace, root: string, { content, editor }: WatchOptions): Promise<string | undefined> {
  const path = [resolve(file), resolve(root, file)].find(isFile);
  const allowed = [content, ...code.map((folder) => join(root, folder))].filter((folder) => existsSync(folder));
  if (path === undefined || !allowed.some((folder) => realpathSync(path).startsWith(realpathSync(folder) + sep)))
    return `There is no ${file}.`;
  return launch(`${path}:${line}:${column}`, editor);
}

/** Asks first: what cannot be a path at all makes only the second call throw. */
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
