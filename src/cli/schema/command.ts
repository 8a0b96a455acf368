import { dirname } from 'node:path';
import { type Command, Option } from 'commander';
import { folder } from '../arguments.ts';
import { type CommandContext, contentOption, jsonOption, refuseForeign } from '../context.ts';
import { examplesText } from '../help.ts';
import type { SchemaOptions } from './run.ts';

/** Defines `archipel schema`. `answerSchema` resolves to the JSON Schema of what commands print with --json. */
export function addSchema(program: Command, { io, project, setExitCode }: CommandContext, answerSchema: () => Promise<object>): void {
  program
    .command('schema')
    .description('write JSON Schemas of all content and the settings with which editors use them')
    .option('--out <dir>', 'the project folder; without it, that above the content', folder(io.messages))
    .addOption(contentOption({ project, io }, 'the content whose pages, price lists and contacts are offered'))
    .addOption(jsonOption())
    .addOption(new Option('--answers', 'print the JSON Schema of what commands print with --json, and write nothing').conflicts('json'))
    .addHelpText(
      'after',
      examplesText([
        ['archipel schema', 'write .vscode/schemas and .vscode/settings.json'],
        ['archipel schema --answers', 'for programs that read what --json prints'],
      ]),
    )
    .action(async ({ out, content, answers }: Omit<SchemaOptions, 'out'> & { out?: string; answers?: true }, command: Command) => {
      if (answers) return io.out(JSON.stringify(await answerSchema(), null, 2));
      if (out === undefined) refuseForeign(command, { project, io }, content);
      const { runSchema } = await import('./run.ts');
      setExitCode(await runSchema(io, project, { content, out: out ?? dirname(content) }));
    });
}
