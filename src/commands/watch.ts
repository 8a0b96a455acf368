// `archipel watch`: serves the site from memory and keeps it current while somebody edits it. Nothing is written.
import { setTimeout as wait } from 'node:timers/promises';
import { locate } from '../content/yaml/locate.ts';
import { createDevHandler } from '../dev/dev-handler.ts';
import { devClientUrl, startDevServer } from '../dev/dev-server.ts';
import { createDevStates } from '../dev/dev-state.ts';
import { openEditor } from '../dev/open-editor.ts';
import { createWatchReporter } from '../dev/watch-reporter.ts';
import { createWatchSession } from '../dev/watch-session.ts';
import { galleryOf } from '../gallery/gallery-overlay.ts';
import { bundleDevClient } from '../node/bundle/compile.ts';
import { openInBrowser } from '../node/launch.ts';
import { createMailCatcher } from '../node/mail-catcher/mail-catcher.ts';
import type { Project } from '../node/project.ts';
import { emptySummary } from '../summary.ts';
import { readEnvironment } from './input/environment.ts';
import { report } from './output/report.ts';
import { exitCodes, type Terminal } from './output/terminal.ts';
import { isRefusal, untilStopped } from './serving.ts';

export interface WatchOptions {
  readonly content: string;
  readonly now?: number;
  readonly baseUrl?: string;
  readonly port: number;
  readonly open?: boolean;
  readonly follow?: boolean;
  readonly editor?: string;
}

/** Serves until the process is told to stop; resolves to the exit code. */
export async function runWatch(io: Terminal, project: Project, options: WatchOptions): Promise<number> {
  const { overrides, findings } = readEnvironment(process.env, options.baseUrl);
  if (findings.length > 0) {
    const run = { diagnostics: locate(findings, new Map()), summary: emptySummary, failed: true, milliseconds: 0, written: undefined };
    report(io, run, () => undefined, { format: 'pretty' });
    return exitCodes.content;
  }
  const { content, now, port, follow = false } = options;
  const stopped = untilStopped();
  const session = await createWatchSession(project, { content, now, overrides });
  const reporter = createWatchReporter(io, content, session);
  session.subscribe(reporter.report);
  try {
    await session.start();
    const server = await startDevServer(port, {
      client: await bundleDevClient(project.engine),
      middleware: [createMailCatcher({ now: () => Date.now(), wait: (time) => wait(time) })],
      handle: createDevHandler(session, { client: devClientUrl, virtualFiles: galleryOf(project), diagnostics: reporter.text }),
      stateOf: createDevStates(session, { ...reporter, serverId: String(Date.now()), follow }),
      openEditor: (position) => openEditor(position, project.root, options),
    });
    session.subscribe(server.broadcast);
    const url = `http://localhost:${server.port}`;
    io.err(`${io.paint('green', 'Watching')} ${reporter.displayPath('') || '.'}: ${url} (Ctrl-C stops)`);
    if (options.open === true) await openInBrowser(url);
    await Promise.race([stopped, session.failed]);
    await Promise.all([session.close(), server.close()]);
    return exitCodes.fine;
  } catch (error) {
    await session.close();
    if (!isRefusal(error)) throw error;
    io.err(`Port ${port} cannot be used (${error.code}). Choose another one with --port.`);
    return exitCodes.usage;
  }
}
