import { dirname } from 'node:path';
import type { Command } from 'commander';
import type { SchemaOptions } from '../commands/schema.ts';
import { folder } from './arguments.ts';
import { type CommandContext, contentOption, refuseForeign } from './context.ts';
import { examples } from './help.ts';

/** Defines `archipel schema`. */
export function addSchema(program: Command, { io, project, setExitCode }: CommandContext): void {
  program
    .command('schema')
    .description('write JSON Schemas of all content and the settings with which editors use them')
    .option('--out <dir>', 'the project folder; without it, that above the content', folder)
    .addOption(contentOption(project.root, 'the content whose pages, price lists and contacts are offered'))
    .addHelpText('after', examples([['archipel schema', 'write .vscode/schemas and .vscode/settings.json']]))
    .action(async ({ out, content }: Omit<SchemaOptions, 'out'> & { out?: string }, command: Command) => {
      if (out === undefined) refuseForeign(command, project, content);
      const { runSchema } = await import('../commands/schema.ts');
      setExitCode(await runSchema(io, project, { content, out: out ?? dirname(content) }));
    });
}
