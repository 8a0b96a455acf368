// `archipel preview`: serves the built site like a host, for this machine only. Also serves the gallery, whose pages show examples of the
// site's templates. If the relay (forms server) is configured, it receives the forms.
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Middleware } from '../../node/http/loopback.ts';
import { serveFolder } from '../../node/http/preview-server.ts';
import type { Project } from '../../node/project.ts';
import { createMailCatcher } from '../../relay/mail-catcher/mail-catcher.ts';
import { relayPaths, servicesOf } from '../../relay/route.ts';
import type { SiteForms } from '../../site/forms/definition.ts';
import { galleryOf } from '../../tools/gallery/gallery-overlay.ts';
import { namesRelay, readRelayEnvironment } from '../input/forms-environment.ts';
import { gatherForms } from '../input/site-forms.ts';
import { reportErrors } from '../output/report.ts';
import { isListenError, untilStopped } from '../output/serving.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';

interface PreviewOptions {
  readonly out: string;
  readonly port: number;
}

/** Serves until SIGINT or SIGTERM; resolves to the exit code. The gallery shows the examples of `project`. */
export async function runPreview(io: Terminal, project: Project, { out, port }: PreviewOptions): Promise<number> {
  const { preview, serving } = io.messages;
  const shown = relative(process.cwd(), out) || '.';
  const { site, diagnostics, sources } = await gatherForms(project);
  // If the templates are broken now, the errors are reported and the built files are served anyway.
  if (site === undefined) reportErrors(io, diagnostics, { sources });
  const stopped = untilStopped();
  const relay = await mountRelay(io, site);
  if (relay === undefined) return exitCodes.usage;
  try {
    const mailCatcher = createMailCatcher({ now: () => Date.now(), wait: (time) => wait(time), forms: () => site });
    const virtualFiles = galleryOf(project, io.messages);
    const served = await serveFolder(out, port, { middleware: [...relay.middleware, mailCatcher], virtualFiles });
    if (served === undefined) return endWith(io, exitCodes.usage, preview.noSite(shown));
    const url = `http://localhost:${served.port}`;
    io.err(`${preview.serving(shown, url)} ${serving.stop}`);
    if (site !== undefined && site.forms.length > 0) io.err(preview.mailCatcher(`${url}${served.basePath}/__mail`));
    await stopped;
    await served.close();
    return exitCodes.fine;
  } catch (error) {
    if (!isListenError(error)) throw error;
    return endWith(io, exitCodes.usage, serving.portRefused(port, error.code ?? ''));
  } finally {
    await relay.close();
  }
}

interface MountedRelay {
  readonly middleware: readonly Middleware[];
  readonly close: () => Promise<void>;
}

/**
 * Opens the relay, which really sends mails, if the environment configures one. If the configuration is wrong or the queue cannot
 * be opened, reports the reasons and resolves to undefined.
 */
async function mountRelay(io: Terminal, site: SiteForms | undefined): Promise<MountedRelay | undefined> {
  if (site === undefined || site.forms.length === 0 || !namesRelay(process.env)) return { middleware: [], close: async () => undefined };
  const read = readRelayEnvironment(process.env, servicesOf(site));
  const { openRelay, reportProblems } = await import('../relay/run.ts');
  if ('problems' in read) {
    reportProblems(io, read.problems);
    return undefined;
  }
  const { configuration } = read;
  const relay = await openRelay(io, { site, configuration }, { allows: (origin, own) => origin === own, log: io.err });
  if (typeof relay === 'number') return undefined;
  const paths = relayPaths(site, read.configuration);
  io.err(io.messages.preview.reallySent(paths));
  const answer: Middleware = async (request, visitor) =>
    paths.includes(new URL(request.url).pathname) ? relay.handler(request, visitor) : undefined;
  return { middleware: [answer], close: relay.close };
}
