// `archipel preview`: the built site as a host serves it, for this machine only, with the services behind its forms and
// the gallery beside it.
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
import { isRefusal, untilStopped } from '../output/serving.ts';
import { exitCodes, type Terminal } from '../output/terminal.ts';

interface PreviewOptions {
  readonly out: string;
  readonly port: number;
}

/** Serves until SIGINT or SIGTERM; resolves to the exit code. The gallery is that of a project. */
export async function runPreview(io: Terminal, project: Project, { out, port }: PreviewOptions): Promise<number> {
  const { preview, serving } = io.messages;
  const shown = relative(process.cwd(), out) || '.';
  const { site, diagnostics, sources } = await gatherForms(project);
  // Serves the built files, even if the templates are broken now.
  if (site === undefined) reportErrors(io, diagnostics, { sources });
  const stopped = untilStopped();
  const relay = await mountRelay(io, site);
  if (relay === undefined) return exitCodes.usage;
  try {
    const mailCatcher = createMailCatcher({ now: () => Date.now(), wait: (time) => wait(time), forms: () => site });
    const virtualFiles = galleryOf(project, io.messages);
    const served = await serveFolder(out, port, { middleware: [...relay.middleware, mailCatcher], virtualFiles });
    if (served === undefined) {
      io.err(preview.noSite(shown));
      return exitCodes.usage;
    }
    const url = `http://localhost:${served.port}`;
    io.err(`${preview.serving(shown, url)} ${serving.stop}`);
    if (site !== undefined && site.forms.length > 0) io.err(preview.mailCatcher(`${url}/__mail`));
    await stopped;
    await served.close();
    return exitCodes.fine;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    io.err(serving.portRefused(port, error.code ?? ''));
    return exitCodes.usage;
  } finally {
    await relay.close();
  }
}

interface MountedRelay {
  readonly middleware: readonly Middleware[];
  readonly close: () => Promise<void>;
}

/** The relay, where the environment configures one: it really sends. Undefined, with the reasons reported, if it does so wrongly. */
async function mountRelay(io: Terminal, site: SiteForms | undefined): Promise<MountedRelay | undefined> {
  if (site === undefined || site.forms.length === 0 || !namesRelay(process.env)) return { middleware: [], close: async () => undefined };
  const read = readRelayEnvironment(process.env, servicesOf(site));
  const { openRelay, tellProblems } = await import('../relay/run.ts');
  if ('problems' in read) {
    tellProblems(io, read.problems);
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
