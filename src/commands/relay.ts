// `archipel relay`: the server side of the forms.

import { createFormsHandler } from '../forms/handler.ts';
import type { FormsHandler } from '../forms/ports.ts';
import { serveForms } from '../node/http/forms-server.ts';
import { createSmtpSender } from '../node/mail/smtp.ts';
import { type RelayConfiguration, readRelayEnvironment } from './input/forms-environment.ts';
import { exitCodes, type Terminal } from './output/terminal.ts';
import { isRefusal, untilStopped } from './serving.ts';

/** Serves until the process is told to stop; resolves to the exit code. */
export async function runRelay(io: Terminal): Promise<number> {
  const read = readRelayEnvironment(process.env);
  if ('problems' in read) {
    tellProblems(io, read.problems);
    return exitCodes.usage;
  }
  const { configuration } = read;
  const { host, port, trusted, origins } = configuration;
  const stopped = untilStopped();
  try {
    const relay = configuredRelay(configuration, (origin) => origins.includes(origin), io.out);
    const serving = await serveForms(relay, { host, port, trusted, log: io.out });
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

/** The relay that really sends, for pages of the origins that `allows` knows. */
export const configuredRelay = (
  { smtp, from, inbox, newsletter }: RelayConfiguration,
  allows: (origin: string, own: string) => boolean,
  log: (line: string) => void,
): FormsHandler =>
  createFormsHandler(
    { from, inbox, allows, ...(newsletter === undefined ? {} : { newsletter }) },
    { send: createSmtpSender(smtp), fetch: (url, init) => fetch(url, init), now: () => Date.now(), log },
  );
