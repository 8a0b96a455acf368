import { dirname } from 'node:path';
import { type Command, Option } from 'commander';
import { folder } from '../arguments.ts';
import { type CommandContext, contentOption, jsonOption, lazyRun, refuseForeign } from '../context.ts';
import { addExamples } from '../help.ts';
import type { SchemaOptions } from './run.ts';

/** Defines `archipel schema`. `answerSchema` resolves to the JSON Schema of the documents that --json prints. */
export function addSchema(program: Command, context: CommandContext, answerSchema: () => Promise<object>): void {
  const { io } = context;
  const run = lazyRun(context, async () => (await import('./run.ts')).runSchema);
  const schema = program
    .command('schema')
    .description('write JSON Schemas, so that editors can complete and check content')
    .option('--out <dir>', 'the folder of the project (default: the one above the content)', folder(io.messages))
    .addOption(contentOption(context, 'the content folder, whose names editors complete'))
    .addOption(jsonOption())
    .addOption(new Option('--answers', 'print the JSON Schema of the documents that --json prints, and write nothing').conflicts('json'))
    .action(async ({ out, content, answers }: Omit<SchemaOptions, 'out'> & { out?: string; answers?: true }) => {
      if (answers) return io.out(JSON.stringify(await answerSchema(), null, 2));
      if (out === undefined) refuseForeign(schema, context, content);
      return run({ content, out: out ?? dirname(content) });
    });
  addExamples(schema, [
    ['archipel schema', 'write .vscode/schemas and .vscode/settings.json'],
    ['archipel schema --answers', 'print the JSON Schema of the documents of --json'],
  ]);
}
