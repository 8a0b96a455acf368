import { dirname } from 'node:path';
import { type Command, Option } from 'commander';
import { folder } from '../arguments.ts';
import { type CommandContext, contentOption, jsonOption, refuseForeign } from '../context.ts';
import { examplesText } from '../help.ts';
import type { SchemaOptions } from './run.ts';

/** Defines `archipel schema`. `answerSchema` resolves to the JSON Schema of the documents that --json prints. */
export function addSchema(program: Command, { io, project, setExitCode }: CommandContext, answerSchema: () => Promise<object>): void {
  program
    .command('schema')
    .description('write JSON Schemas with which editors complete and check content')
    .option('--out <dir>', 'the folder of the project; without it, the one above the content', folder(io.messages))
    .addOption(contentOption({ project, io }, 'the content folder, whose names editors complete'))
    .addOption(jsonOption())
    .addOption(new Option('--answers', 'print the JSON Schema of the documents that --json prints, and write nothing').conflicts('json'))
    .addHelpText(
      'after',
      examplesText([
        ['archipel schema', 'write .vscode/schemas and .vscode/settings.json'],
        ['archipel schema --answers', 'print the JSON Schema of the documents of --json'],
      ]),
    )
    .action(async ({ out, content, answers }: Omit<SchemaOptions, 'out'> & { out?: string; answers?: true }, command: Command) => {
      if (answers) return io.out(JSON.stringify(await answerSchema(), null, 2));
      if (out === undefined) refuseForeign(command, { project, io }, content);
      const { runSchema } = await import('./run.ts');
      setExitCode(await runSchema(io, project, { content, out: out ?? dirname(content) }));
    });
}
