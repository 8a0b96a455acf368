// Defines the program with all commands, for `main` and for the test that compares the guides with the commands.
import { Command } from 'commander';
import type { ToolMessages } from '../diagnostics/messages/messages.ts';
import { folder, languageArgument } from './arguments.ts';
import { addBuild } from './build/command.ts';
import { addCheck } from './check/command.ts';
import { addClean } from './clean/command.ts';
import { addCompletion } from './completion/command.ts';
import type { CommandContext } from './context.ts';
import { addDiff } from './diff/command.ts';
import { addExplain } from './explain/command.ts';
import { addHandIn } from './hand-in/command.ts';
import { addExamples, helpOptions, remark, terms } from './help.ts';
import { addImport } from './import/command.ts';
import { addInit } from './init/command.ts';
import { addNew } from './new/command.ts';
import { addPreview } from './preview/command.ts';
import { addRemove } from './refactor/remove-command.ts';
import { addRename } from './refactor/rename-command.ts';
import { addRelay } from './relay/command.ts';
import { addRoutes } from './routes/command.ts';
import { addSchedule } from './schedule/command.ts';
import { addSchema } from './schema/command.ts';
import { addTranslations } from './translations/command.ts';
import { addUrls } from './urls/command.ts';
import { usageError } from './usage-error.ts';
import { addWatch } from './watch/command.ts';

/** The function that defines each command, in the order of the help. */
const commands: Readonly<Record<string, (program: Command, context: CommandContext) => void>> = {
  init: addInit,
  build: addBuild,
  check: addCheck,
  watch: addWatch,
  new: addNew,
  import: addImport,
  rename: addRename,
  remove: addRemove,
  'hand-in': addHandIn,
  preview: addPreview,
  relay: addRelay,
  routes: addRoutes,
  explain: addExplain,
  diff: addDiff,
  urls: addUrls,
  schedule: addSchedule,
  translations: addTranslations,
  schema: (program, context) => addSchema(program, context, async () => (await import('./answers.ts')).answerJsonSchema()),
  clean: addClean,
  completion: addCompletion,
};

/** Returns the names of the commands to define if `word` is the first argument. Help, suggestions and completion need all of them. */
function neededFor(word: string | undefined): readonly string[] {
  if (word === '--version') return [];
  return word !== undefined && word !== 'completion' && Object.hasOwn(commands, word) ? [word] : Object.keys(commands);
}

/**
 * Creates the program, which runs nothing until it parses arguments. For a faster start, it has only the commands that
 * are needed if `word` is the first argument. If `word` is omitted, it has all commands.
 */
export function createProgram(version: string, context: CommandContext, word?: string): Command {
  const { messages, err } = context.io;
  const program = emptyProgram(version, messages).configureOutput({
    writeErr: err,
    outputError: (text, write) => write(usageError(text, messages)),
  });
  for (const name of neededFor(word)) commands[name]?.(program, context);
  return program;
}

function emptyProgram(version: string, messages: ToolMessages): Command {
  const program = new Command('archipel')
    .description('Turns the YAML and MDX of content/ into a complete site in dist/.')
    .version(version)
    .option(
      '--root <dir>',
      'the folder of the project (default: this folder, or the nearest one above it with an archipel.config.ts)',
      folder(messages),
    )
    .option('--language <tag>', 'the language of messages: en or de (default: the language of your system)', languageArgument(messages))
    .showHelpAfterError(messages.usage.tryHelp)
    .showSuggestionAfterError()
    .configureHelp(helpOptions)
    .configureOutput({ getOutHasColors: () => false, getErrHasColors: () => false })
    .exitOverride();
  addExamples(program, [
    ['npx archipel build', 'build the site'],
    ['npx archipel check', 'find every mistake, without writing anything'],
    ['npx archipel watch --open', 'see the site in the browser while you edit it'],
    ['npx archipel preview', 'see the built site as a host would serve it'],
  ]);
  return program
    .addHelpText('after', remark('If your shell does not know archipel, write npx archipel. The examples of each command omit npx.'))
    .addHelpText(
      'after',
      terms('Exit codes', [
        ['0', 'success'],
        ['1', 'content, templates or output have errors'],
        ['2', 'wrong usage'],
        ['3', 'a bug in archipel'],
        ['4', 'another build is writing the output folder'],
      ]),
    );
}
