import type { Command } from 'commander';
import { folder } from '../arguments.ts';
import { type CommandContext, jsonOption, lazyRun } from '../context.ts';
import { addExamples, terms } from '../help.ts';
import { relayVariables } from '../input/relay-variables.ts';
import type { QueueCommandOptions } from './relay-queue.ts';

/** Defines `archipel relay` and `archipel relay queue`. */
export function addRelay(program: Command, context: CommandContext): void {
  const relay = program
    .command('relay')
    .description('run the forms server, which mails what forms send; environment variables configure it')
    .addHelpText('after', terms('Variables', relayVariables))
    .action(lazyRun(context, async () => (await import('./run.ts')).runRelay));
  addExamples(relay, [
    ['archipel relay', 'listen on 127.0.0.1:8025'],
    ['ARCHIPEL_RELAY_PORT=8100 archipel relay', 'listen on another port'],
    ['archipel relay queue list', 'list all messages of the queue'],
  ]);
  addQueue(relay, context);
}

function addQueue(relay: Command, { io, setExitCode }: CommandContext): void {
  const queue = relay.command('queue').description('list, show, send again or delete messages');
  const command = (words: string, description: string): Command =>
    queue
      .command(words)
      .description(description)
      .option('--queue <dir>', 'the folder of the queue (default: the value of ARCHIPEL_RELAY_QUEUE)', folder(io.messages))
      .addOption(jsonOption());
  const load = () => import('./relay-queue.ts');
  command('list', 'list every message: given up, held, waiting, delivered').action(async (options: QueueCommandOptions) =>
    setExitCode(await (await load()).runQueueList(io, options)),
  );
  command('show <number>', 'show the mails of a message in full').action(async (number: string, options: QueueCommandOptions) =>
    setExitCode(await (await load()).runQueueShow(io, number, options)),
  );
  for (const [verb, description] of [
    ['retry', 'send messages now: those that wait, that are held, or that were given up'],
    ['delete', 'delete messages for good'],
  ] as const)
    command(`${verb} <numbers...>`, description).action(async (numbers: string[], options: QueueCommandOptions) =>
      setExitCode(await (await load()).runQueueChange(io, { verb, numbers }, options)),
    );
  addExamples(queue, [
    ['archipel relay queue list', 'list all messages'],
    ['archipel relay queue show TICKET-1795302812548', 'show a message, by the number of its ticket'],
    ['archipel relay queue retry 1795302812548', 'send it again'],
  ]);
}
