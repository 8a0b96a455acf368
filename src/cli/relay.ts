import type { Command } from 'commander';
import { type CommandContext, examples } from './context.ts';

/** Defines `archipel relay`. */
export function addRelay(program: Command, { io, project, setExitCode }: CommandContext): void {
  program
    .command('relay')
    .description('take what forms send and pass it on by mail; configured by the environment')
    .addHelpText(
      'after',
      examples([
        ['archipel relay', 'listen at 127.0.0.1:8025'],
        ['ARCHIPEL_RELAY_PORT=8100 archipel relay', 'at another port'],
      ]),
    )
    .action(async () => {
      const { runRelay } = await import('../commands/relay.ts');
      setExitCode(await runRelay(io, project));
    });
}
