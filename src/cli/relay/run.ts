// `archipel relay`: the server side of the forms.
import { once } from 'node:events';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import type { Project } from '../../node/project.ts';
import { type MailQueue, openMailQueue } from '../../relay/disk-queue/mail-queue.ts';
import type { Waiting } from '../../relay/disk-queue/owner-mail.ts';
import { serveForms } from '../../relay/forms-server.ts';
import { createFormsHandler } from '../../relay/handler.ts';
import type { FormsHandler } from '../../relay/ports.ts';
import { hoursSince } from '../../relay/queue/age.ts';
import { relayPaths, servicesOf } from '../../relay/route.ts';
import { createSmtpSender, type SmtpOptions, trySmtp } from '../../relay/smtp/smtp.ts';
import type { SmtpProblem } from '../../relay/smtp/smtp-problem.ts';
import type { SiteForms } from '../../site/forms/definition.ts';
import type { FormMail } from '../../site/forms/mail.ts';
import { type RelayConfiguration, readRelayEnvironment, sendsUnencrypted, type VariableProblem } from '../input/forms-environment.ts';
import { gatherForms, noForms } from '../input/site-forms.ts';
import { reportErrors } from '../output/report.ts';
import { isListenError, untilStopped } from '../output/serving.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';

/** Serves the forms of a project until SIGINT or SIGTERM; resolves to the exit code. */
export async function runRelay(io: Terminal, project: Project): Promise<number> {
  const { site, diagnostics, sources } = await gatherForms(project);
  if (site === undefined || site.forms.length === 0) return reportErrors(io, site === undefined ? diagnostics : noForms(), { sources });
  const read = readRelayEnvironment(process.env, servicesOf(site));
  if ('problems' in read) {
    reportProblems(io, read.problems);
    return exitCodes.usage;
  }
  return serve(io, site, read.configuration);
}

async function serve(io: Terminal, site: SiteForms, configuration: RelayConfiguration): Promise<number> {
  const { relay: words } = io.messages;
  const { host, port, trusted, origins, smtp } = configuration;
  const stopped = untilStopped();
  const lost = new AbortController();
  // Listens to the signal before the queue is opened, because another relay may take the queue over at any time.
  const queueLost = once(lost.signal, 'abort');
  const allows = (origin: string): boolean => origins.includes(origin);
  const relay = await openRelay(io, { site, configuration }, { allows, log: io.out, lost: () => lost.abort() });
  if (typeof relay === 'number') return relay;
  const tried = new AbortController();
  try {
    const serving = await serveForms(relay.handler, { host, port, trusted, paths: relayPaths(site, configuration), log: io.out });
    io.err(`${words.listens(host, serving.port)} ${io.messages.serving.stop}`);
    if (sendsUnencrypted(smtp)) io.err(words.inClear(smtp.host));
    void trySmtp(smtp, tried.signal).then((problem) => tried.signal.aborted || io.err(mailServerSays(problem, smtp, words)));
    await Promise.race([stopped, queueLost]);
    await serving.close();
    if (!lost.signal.aborted) return exitCodes.fine;
    return endWith(io, exitCodes.busy, words.queueLost(configuration.queue));
  } catch (error) {
    if (!isListenError(error)) throw error;
    return endWith(io, exitCodes.usage, words.cannotListen(host, port, error.code ?? ''));
  } finally {
    tried.abort();
    await relay.close();
  }
}

/** Returns the line that states whether the mail server accepts connections, or why not. The relay checks this when it starts. */
const mailServerSays = (problem: SmtpProblem | undefined, { host, port }: SmtpOptions, words: ToolMessages['relay']): string =>
  problem === undefined ? words.mailServerReady(host, port) : words.mailServerUnusable(host, port, words.mailServerProblems[problem]);

/** Prints all missing or wrong variables. */
export function reportProblems(io: Terminal, problems: readonly VariableProblem[]): void {
  const { notConfigured, requirements } = io.messages.relay;
  const lines = problems.map(({ variable, why }) => `  ${variable}: ${why.map((name) => requirements[name]).join('; ')}`);
  io.err([notConfigured, ...lines].join('\n'));
}

interface RelayOptions {
  /** Returns whether pages of `origin` may send forms; `own` is the origin that a request was sent to. */
  readonly allows: (origin: string, own: string) => boolean;
  readonly log: (line: string) => void;
  /** Called when another relay has taken the queue over. */
  readonly lost?: () => void;
}

interface Relay {
  readonly handler: FormsHandler;
  /** Closes the relay, after waiting up to 25 seconds for current deliveries. */
  readonly close: () => Promise<void>;
}

/** Opens the relay, which really sends mails. If its queue cannot be opened, reports the reason and resolves to an exit code. */
export async function openRelay(
  io: Terminal,
  { site, configuration }: { readonly site: SiteForms; readonly configuration: RelayConfiguration },
  { allows, log, lost = () => undefined }: RelayOptions,
): Promise<Relay | number> {
  const queue = await openQueueOf(io, configuration, { log, lost });
  if (typeof queue === 'number') return queue;
  const ports = { ...queue, fetch: (url: string, init: RequestInit) => fetch(url, init), now: () => Date.now(), log };
  return { handler: createFormsHandler(site, { ...configuration, secret: queue.secret, allows }, ports), close: queue.close };
}

/** Opens the configured queue, which starts to deliver. If it cannot be opened, reports the reason and resolves to an exit code. */
async function openQueueOf(
  io: Terminal,
  { queue: folder, keepDays, smtp, from, secret, alerts }: RelayConfiguration,
  { log, lost }: Required<Pick<RelayOptions, 'log' | 'lost'>>,
): Promise<MailQueue | number> {
  const { relay } = io.messages;
  const mail = ({ dead, held, oldest = Date.now() }: Waiting): FormMail | undefined => {
    if (alerts === null) return undefined;
    const { subject, text } = relay.alert;
    const words = { subject: subject(dead, held), text: text({ dead, held, age: relay.age(hoursSince(oldest, Date.now())), folder }) };
    return { name: 'alert', to: alerts, automatic: true, ...words };
  };
  try {
    const options = { folder, keepDays, send: createSmtpSender(smtp, from), log, mail, lost };
    const queue = await openMailQueue({ ...options, secret: secret ?? undefined });
    if (queue !== undefined) return queue;
    return endWith(io, exitCodes.busy, relay.queueHeld(folder));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return endWith(io, exitCodes.usage, relay.queueUnwritable(folder, String(error.code)));
  }
}
