// `archipel relay`: the server side of the forms.

import type { SiteForms } from '../forms/definition.ts';
import { createFormsHandler } from '../forms/handler.ts';
import type { FormsHandler } from '../forms/ports.ts';
import { relayPaths, servicesOf } from '../forms/route.ts';
import { serveForms } from '../node/http/forms-server.ts';
import { createSmtpSender } from '../node/mail/smtp.ts';
import type { Project } from '../node/project.ts';
import { type RelayConfiguration, readRelayEnvironment } from './input/forms-environment.ts';
import { gatherForms, noForms } from './input/site-forms.ts';
import { reportErrors } from './output/report.ts';
import { exitCodes, type Terminal } from './output/terminal.ts';
import { isRefusal, untilStopped } from './serving.ts';

/** Serves the forms of a project until the process is told to stop; resolves to the exit code. */
export async function runRelay(io: Terminal, project: Project): Promise<number> {
  const { site, diagnostics, sources } = await gatherForms(project);
  if (site === undefined || site.forms.length === 0) {
    reportErrors(io, site === undefined ? diagnostics : noForms(), { sources });
    return exitCodes.content;
  }
  const read = readRelayEnvironment(process.env, servicesOf(site));
  if ('problems' in read) {
    tellProblems(io, read.problems);
    return exitCodes.usage;
  }
  return serve(io, site, read.configuration);
}

async function serve(io: Terminal, site: SiteForms, configuration: RelayConfiguration): Promise<number> {
  const { host, port, trusted, origins } = configuration;
  const stopped = untilStopped();
  try {
    const relay = configuredRelay(site, configuration, { allows: (origin) => origins.includes(origin), log: io.out });
    const serving = await serveForms(relay, { host, port, trusted, paths: relayPaths(site, configuration), log: io.out });
    io.err(`The relay listens at ${host}, port ${serving.port} (Ctrl-C stops)`);
    await stopped;
    await serving.close();
    return exitCodes.fine;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    io.err(`The relay cannot listen at ${host}, port ${port} (${error.code}). See ARCHIPEL_RELAY_HOST and ARCHIPEL_RELAY_PORT.`);
    return exitCodes.usage;
  }
}

/** Names all that is missing or wrong at once. */
export const tellProblems = (io: Terminal, problems: readonly string[]): undefined =>
  void io.err(`The relay is not configured:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);

interface RelayOptions {
  /** Whether pages of `origin` may send forms; `own` is the origin that a request was sent to. */
  readonly allows: (origin: string, own: string) => boolean;
  readonly log: (line: string) => void;
}

/** The relay that really sends. */
export const configuredRelay = (
  site: SiteForms,
  { smtp, from, inbox, services }: RelayConfiguration,
  { allows, log }: RelayOptions,
): FormsHandler =>
  createFormsHandler(
    site,
    { from, inbox, allows, services },
    { send: createSmtpSender(smtp), fetch: (url, init) => fetch(url, init), now: () => Date.now(), log },
  );
