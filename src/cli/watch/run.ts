// `archipel watch`: serves the site from memory and updates it on each save. No output is written.
import { setTimeout as wait } from 'node:timers/promises';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import { bundleDevClient } from '../../node/bundle/compile.ts';
import { templateFailures } from '../../node/bundle/locate-template-error.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import { continueAfterLateErrors } from '../../node/late-errors.ts';
import { openInBrowser } from '../../node/launch.ts';
import type { Project } from '../../node/project.ts';
import { openTypeChecker } from '../../node/types/type-checker.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { createMailCatcher } from '../../relay/mail-catcher/mail-catcher.ts';
import type { SiteForms } from '../../site/forms/definition.ts';
import type { Staleness } from '../../store/store.ts';
import { spotter } from '../../tools/explain/spots.ts';
import { describeStaleness } from '../../tools/explain/staleness.ts';
import { galleryOf } from '../../tools/gallery/gallery-overlay.ts';
import { createDevHandler } from '../../watch/dev-handler.ts';
import { type DevServer, type DevServerOptions, devClientUrl, startDevServer } from '../../watch/dev-server.ts';
import { createDevStates } from '../../watch/dev-state.ts';
import { findSource } from '../../watch/find-source.ts';
import { openEditor } from '../../watch/open-editor.ts';
import { createWatchReporter, type WatchReporter } from '../../watch/watch-reporter.ts';
import { createWatchSession, type SessionOptions, type WatchSession } from '../../watch/watch-session.ts';
import { resultsForWatch } from '../input/cached-results.ts';
import { readEnvironment } from '../input/environment.ts';
import { runRequestOf } from '../input/previous-run.ts';
import { formsOf } from '../input/site-forms.ts';
import { debugLog } from '../output/debug.ts';
import { progressPrinter } from '../output/progress-printer.ts';
import { isListenError, untilStopped } from '../output/serving.ts';
import { type BuildOptions, endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import { readerWithThreads } from '../threads/read-for-watch.ts';
import { addressesFor, editingFor, type PageEditingOptions } from './editing.ts';

export interface WatchOptions extends PageEditingOptions, Pick<BuildOptions, 'baseUrl' | 'threads'> {
  readonly port: number;
  readonly open?: boolean;
  readonly follow?: boolean;
  readonly editor?: string;
  readonly debug?: boolean;
  readonly types?: boolean;
}

/** Serves until SIGINT or SIGTERM; resolves to the exit code. */
export async function runWatch(io: Terminal, project: Project, options: WatchOptions): Promise<number> {
  const { content, port, follow = false } = options;
  const { serving, watch } = io.messages;
  const types = options.types === true ? openTypeChecker(project) : undefined;
  const refusal = refusalOf(options, types, io.messages);
  if (refusal !== undefined || typeof types === 'string') return endWith(io, exitCodes.usage, refusal ?? '');
  continueAfterLateErrors();
  const debug = debugLog(io, 'archipel:pages', options);
  const log = debug && ((route: Route, stale: Staleness | undefined) => debug(`${route.path} ${describeStaleness(stale, spots())}`));
  const session: WatchSession = await openSession(io, project, { ...options, log, types });
  const spots = () => spotter({ ...session.tree(), shown: displayPaths(content).displayPath });
  const reporter = createWatchReporter(
    io,
    { content, root: project.root, engine: project.engine.root === project.root ? 'src/' : undefined },
    session,
  );
  session.subscribe(reporter.report);
  let server: DevServer | undefined;
  try {
    const [client] = await Promise.all([bundleDevClient(project.engine), session.start()]);
    // Signals are handled only from here on: before, there is nothing to close, and a signal ends the process at once.
    const stopped = untilStopped();
    const edit = editingFor(session, project, { ...options, messages: io.messages });
    server = await startDevServer(port, {
      edit,
      client,
      middleware: [createMailCatcher({ now: () => Date.now(), wait: (time) => wait(time), forms: liveForms(session) })],
      basePath: () => session.state().build?.site.basePath ?? '',
      handle: createDevHandler(session, {
        client: { url: devClientUrl, messages: io.messages },
        virtualFiles: galleryOf(project, io.messages),
        errors: reporter.errors,
        textOf: thrownText(project, reporter),
      }),
      stateOf: createDevStates(session, { ...reporter, serverId: String(Date.now()), follow }),
      ...editorFor(session, project, { ...options, messages: io.messages }),
    });
    session.subscribe(server.broadcast);
    const addresses = addressesFor(`http://localhost:${server.port}`, edit);
    io.err(`${io.paint('green', watch.watching)} ${reporter.displayPath('') || '.'}: ${addresses.join('  ')} ${serving.stop}`);
    if (options.open === true) await openInBrowser(addresses[0]);
    await Promise.race([stopped, session.failed]);
    return exitCodes.fine;
  } catch (error) {
    if (!isListenError(error)) throw error;
    return endWith(io, exitCodes.usage, serving.portRefused(port, error.code ?? ''));
  } finally {
    // Closes everything in any case, because an open handle would keep the process alive, with its port and its old
    // pages.
    await Promise.all([session.close(), server?.close()]);
  }
}

interface SessionTools extends Omit<WatchOptions, 'types'> {
  readonly log: SessionOptions['log'];
  readonly types: SessionOptions['types'];
}

/** Opens a session that starts from the results of previous runs. */
function openSession(io: Terminal, project: Project, { log, types, ...options }: SessionTools): Promise<WatchSession> {
  return createWatchSession(project, {
    content: options.content,
    now: options.now,
    environment: (definition) => readEnvironment(process.env, definition, options.baseUrl),
    stored: (definition, code) => resultsForWatch(project, definition, { request: runRequestOf(options), code }),
    readAhead: readerWithThreads(project, { ...options, debug: debugLog(io, 'archipel:threads', options) }),
    // Shows only the bar, because watch itself prints when pages are served.
    progress: progressPrinter({ ...io, err: () => undefined }, {}),
    log,
    types,
  });
}

/** Returns an error message about the options, or undefined if they are valid. */
function refusalOf(
  { host, edit }: WatchOptions,
  types: ReturnType<typeof openTypeChecker> | undefined,
  messages: ToolMessages,
): string | undefined {
  if (host !== undefined && edit === false) return messages.watch.hostNeedsEditing;
  return typeof types === 'string' ? messages.types[types] : undefined;
}

/**
 * Returns a function that describes an error thrown by code of the site; it returns undefined for a bug in the engine.
 */
const thrownText =
  (project: Project, { textOf }: Pick<WatchReporter, 'textOf'>) =>
  (thrown: unknown): string | undefined => {
    const failures = templateFailures([thrown], project);
    return failures && textOf(templateDiagnostics(failures));
  };

type EditorOptions = Pick<WatchOptions, 'content' | 'now' | 'editor'> & Pick<Terminal, 'messages'>;

/** Returns functions that open the editor: at a position of a file, or at the source of a text that was clicked in a page. */
function editorFor(session: WatchSession, { root }: Project, options: EditorOptions): Pick<DevServerOptions, 'openEditor' | 'openSource'> {
  const { content, now, messages } = options;
  const { displayPath } = displayPaths(content);
  return {
    openEditor: (position) => openEditor(position, root, options),
    openSource: async (clicked) => {
      const { build } = session.state();
      const tree = session.tree();
      const position = build && findSource(clicked, { build, texts: tree.texts, places: tree, at: now ?? Date.now(), displayPath });
      return position === undefined ? messages.watch.noSource(clicked.texts[0] ?? '') : openEditor(position, root, options);
    },
  };
}

/**
 * Returns a function that returns the forms of the last good build, or undefined before the first one. It returns the same object until
 * forms or messages change.
 */
function liveForms(session: Pick<WatchSession, 'state'>): () => SiteForms | undefined {
  let last: { readonly from: readonly [messages: unknown, forms: unknown]; readonly forms: SiteForms } | undefined;
  return () => {
    const { site, forms } = session.state().build?.site ?? {};
    if (site !== undefined && forms !== undefined && (site.messages !== last?.from[0] || forms !== last.from[1]))
      last = { from: [site.messages, forms], forms: formsOf({ ...site.model, forms }, site.messages) };
    return last?.forms;
  };
}
