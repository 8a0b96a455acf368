// `archipel relay queue`: lists and shows the messages that forms have sent, and retries or deletes them. A running relay (forms server)
// is not stopped: it reads the request from a file and carries it out within seconds.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { table } from '../../diagnostics/terminal/table.ts';
import { errorCodeOf } from '../../node/fs/error-code.ts';
import { type QueueVerb, type queueFolders, requestFile } from '../../relay/disk-queue/queue.ts';
import { damagedEntry, queueEntryOf, queueFileName, readName, readTexts } from '../../relay/disk-queue/queue-file.ts';
import { openQueue } from '../../relay/disk-queue/queue-folder.ts';
import { hoursSince } from '../../relay/queue/age.ts';
import type { QueueEntry, QueueFolderName, Submission } from '../../relay/queue/submission.ts';
import { queueFolderIn } from '../input/forms-environment.ts';
import { printResult } from '../output/json-document.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import type { QueueChangeAnswer, QueueListAnswer, QueueShowAnswer } from './answer.ts';

export interface QueueCommandOptions {
  /** The folder of the queue; if omitted, the folder that the environment names. */
  readonly queue?: string;
}

interface Listed extends QueueEntry {
  readonly folder: QueueFolderName;
  /** Undefined if the texts of the message have been removed or cannot be read. */
  readonly texts: Submission | undefined;
}

/** True if the text of a message that is not delivered cannot be read. */
const isDamaged = ({ folder, texts }: Listed): boolean => folder !== 'delivered' && texts === undefined;

/**
 * Runs a command on the queue that the options or the environment name. If the queue does not exist or the system refuses access,
 * reports this and resolves to the exit code.
 */
async function onQueue(io: Terminal, { queue }: QueueCommandOptions, command: (folder: string) => Promise<number>): Promise<number> {
  const { relay } = io.messages;
  const folder = queue ?? queueFolderIn(process.env);
  if (folder === undefined) return endWith(io, exitCodes.usage, relay.whichQueue);
  try {
    return await command(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const code = errorCodeOf(error);
    return endWith(io, exitCodes.usage, code === 'ENOENT' ? relay.noQueue(folder) : relay.queueRefused(folder, code));
  }
}

/**
 * Lists every submission: first those that a person has to look at (given up or held), then the waiting ones, then the
 * delivered ones. Resolves to 1 if a message was given up or is damaged, so that a monitor can call this command. Held
 * messages do not count, because spam arrives every day.
 */
export const runQueueList = (io: Terminal, options: QueueCommandOptions): Promise<number> =>
  onQueue(io, options, async (folder) => {
    const { relay } = io.messages;
    const all = await listedIn(folder);
    const now = Date.now();
    printResult<QueueListAnswer>(io, { submissions: all.map((listed) => rowOf(listed, now)) }, () =>
      all.length === 0 ? '' : table([relay.heads, ...all.map((listed) => cellsOf(listed, relay, now))], process.stdout.columns),
    );
    const count = (name: QueueFolderName): number => all.filter((listed) => listed.folder === name).length;
    io.err(relay.counts(count('waiting'), count('dead'), count('delivered')));
    const [oldest] = all.filter((listed) => listed.folder === 'dead').sort((one, other) => one.number - other.number);
    if (oldest !== undefined) io.err(`${relay.oldest(relay.age(hoursSince(oldest.number, now)))} ${relay.tryAgain}`);
    if (count('held') > 0) io.err(relay.held(count('held')));
    const damaged = all.filter(isDamaged);
    for (const listed of damaged) io.err(relay.unreadable(join(folder, listed.folder, queueFileName(listed))));
    return oldest === undefined && damaged.length === 0 ? exitCodes.fine : exitCodes.content;
  });

/** Shows the mails of each submission that `number` names. */
export const runQueueShow = (io: Terminal, number: string, options: QueueCommandOptions): Promise<number> =>
  onQueue(io, options, async (folder) => {
    const found = matching(await listedIn(folder), number);
    if (found.length === 0) return unknown(io, number);
    const now = Date.now();
    const submissions = found.map((listed) => ({ ...rowOf(listed, now), texts: listed.texts?.mails ?? null }));
    printResult<QueueShowAnswer>(io, { submissions }, () => found.map((listed) => shown(listed, io.messages.relay, now)).join('\n'));
    return exitCodes.fine;
  });

/** Retries or deletes submissions. If a relay is running, writes requests that the relay carries out. */
export const runQueueChange = (
  io: Terminal,
  { verb, numbers }: { readonly verb: QueueVerb; readonly numbers: readonly string[] },
  options: QueueCommandOptions,
): Promise<number> =>
  onQueue(io, options, async (folder) => {
    const all = (await listedIn(folder)).filter((listed) => verb === 'delete' || listed.folder !== 'delivered');
    const missing = numbers.find((number) => matching(all, number).length === 0);
    if (missing !== undefined) return unknown(io, missing);
    const chosen = numbers.flatMap((number) => matching(all, number));
    const damaged = verb === 'retry' ? chosen.find(isDamaged) : undefined;
    if (damaged !== undefined) return endWith(io, exitCodes.content, io.messages.relay.damaged(String(damaged.number)));
    const queue = await openQueue(folder, { keepDays: Number.MAX_SAFE_INTEGER });
    try {
      for (const listed of chosen) {
        const request = { name: queueFileName(listed), verb };
        if (queue === undefined) await writeFile(join(folder, 'requests', requestFile(request)), '');
        else await queue.carryOut(request);
      }
    } finally {
      // If root runs this command, a lock file left behind would prevent the user of the service from opening the queue.
      queue?.close();
    }
    printResult<QueueChangeAnswer>(io, { numbers: chosen.map(({ number }) => number), done: queue !== undefined });
    const { deleted, willBeSent, leftToRelay } = io.messages.relay;
    const done = verb === 'delete' ? deleted : willBeSent;
    return endWith(io, exitCodes.fine, queue === undefined ? leftToRelay(chosen.length, verb) : done(chosen.length));
  });

type RelayMessages = ToolMessages['relay'];

const unknown = (io: Terminal, number: string): number => endWith(io, exitCodes.usage, io.messages.relay.noSubmission(number));

async function listedIn(folder: string): Promise<readonly Listed[]> {
  const found: Listed[] = [];
  for (const name of ['dead', 'held', 'waiting', 'delivered'] satisfies (typeof queueFolders)[number][]) {
    for (const file of (await readdir(join(folder, name))).sort()) {
      const listed = await listedAt(folder, name, file);
      if (listed !== undefined) found.push(listed);
    }
  }
  return found;
}

/**
 * Reads the submission in a file of the queue, without texts if the file cannot be read. Resolves to undefined for
 * a file that is not a submission, and for one that a relay has moved in the meantime.
 */
async function listedAt(folder: string, name: QueueFolderName, file: string): Promise<Listed | undefined> {
  const named = readName(file);
  if (named === undefined) return undefined;
  try {
    const text = await readFile(join(folder, name, file), 'utf8');
    const entry = queueEntryOf(name, file, text);
    return entry && { ...entry, folder: name, texts: readTexts(text) };
  } catch (error) {
    return errorCodeOf(error) === 'ENOENT' ? undefined : { ...damagedEntry(named, errorCodeOf(error)), folder: name, texts: undefined };
  }
}

/** Returns the submissions that `number` names: a ticket with or without its letters, or at least 8 characters from the start of an id. */
const matching = (all: readonly Listed[], number: string): readonly Listed[] =>
  all.filter((listed) => String(listed.number) === number.replace(/^\D+/, '') || (number.length >= 8 && listed.id.startsWith(number)));

const rowOf = (listed: Listed, now: number) => {
  const { folder, id, number, states, texts } = listed;
  return {
    state: folder,
    came: new Date(number).toISOString(),
    ageSeconds: Math.max(0, Math.floor((now - number) / 1000)),
    damaged: isDamaged(listed),
    held: texts?.held ?? null,
    number,
    id,
    form: texts?.form ?? null,
    mails: states.map((state, index) => ({
      name: texts?.mails[index]?.name ?? null,
      ...state,
      next: state.next === 0 ? null : new Date(state.next).toISOString(),
    })),
  };
};

function cellsOf({ folder, number, states, texts }: Listed, relay: RelayMessages, now: number): string[] {
  const mails = states.map(({ status, attempts, why }, index) => {
    const name = texts?.mails[index]?.name ?? relay.mail(index + 1);
    return `${name} ${status}${attempts > 1 ? `, ${relay.attempts(attempts)}` : ''}${why === '' ? '' : ` (${why})`}`;
  });
  const reasons = texts?.held?.join(', ') ?? '';
  const held = folder === 'held' ? [reasons === 'too many' ? relay.tooMany : relay.readsLikeSpam(reasons)] : [];
  const came = new Date(number).toISOString();
  return [
    relay.states[folder],
    String(number),
    came,
    relay.age(hoursSince(number, now)),
    texts?.form ?? '',
    [...held, ...mails].join('; '),
  ];
}

function shown(listed: Listed, relay: RelayMessages, now: number): string {
  const head = cellsOf(listed, relay, now).join('  ');
  if (isDamaged(listed)) return `${head}\n${relay.damaged(String(listed.number))}\n`;
  if (listed.texts === undefined) return `${head}\n${relay.textsRemoved}\n`;
  const mails = listed.texts.mails.map(({ name, to, replyTo, subject, text }) =>
    [`--- ${name}`, `To: ${to}`, ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]), `Subject: ${subject}`, '', text].join('\n'),
  );
  return [head, ...mails].join('\n');
}
