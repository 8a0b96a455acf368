// The program with all of its commands, for `main` and for the test that holds the documents to it.
import { Command } from 'commander';
import { folder, language } from './arguments.ts';
import { addBuild } from './build.ts';
import { addCheck } from './check.ts';
import { addClean } from './clean.ts';
import { addCompletion } from './completion.ts';
import type { CommandContext } from './context.ts';
import { addDiff } from './diff.ts';
import { addExplain } from './explain.ts';
import { examples, helpOptions, remark, terms } from './help.ts';
import { addInit } from './init.ts';
import { addNew } from './new.ts';
import { addPreview } from './preview.ts';
import { addRelay } from './relay.ts';
import { addRemove } from './remove.ts';
import { addRename } from './rename.ts';
import { addRoutes } from './routes.ts';
import { addSchedule } from './schedule.ts';
import { addSchema } from './schema.ts';
import { addTranslations } from './translations.ts';
import { addUrls } from './urls.ts';
import { addWatch } from './watch.ts';

/** What defines each command, in the order in which help lists them. */
const commands: Readonly<Record<string, (program: Command, context: CommandContext) => void>> = {
  init: addInit,
  build: addBuild,
  check: addCheck,
  watch: addWatch,
  new: addNew,
  rename: addRename,
  remove: addRemove,
  preview: addPreview,
  relay: addRelay,
  routes: addRoutes,
  explain: addExplain,
  diff: addDiff,
  urls: addUrls,
  schedule: addSchedule,
  translations: addTranslations,
  schema: addSchema,
  clean: addClean,
  completion: addCompletion,
};

/** The commands to define where `word` is the first: all, where help, a suggestion or a completion names them. */
function neededFor(word: string | undefined): readonly string[] {
  if (word === '--version') return [];
  return word !== undefined && word !== 'completion' && Object.hasOwn(commands, word) ? [word] : Object.keys(commands);
}

/**
 * The command line, which runs nothing before it is given words to parse. For a faster start it knows only the commands
 * that are needed where `word` is the first of them; without it, all.
 */
export function createProgram(version: string, context: CommandContext, word?: string): Command {
  const program = emptyProgram(version).configureOutput({ writeErr: context.io.err });
  for (const name of neededFor(word)) commands[name]?.(program, context);
  return program;
}

const emptyProgram = (version: string): Command =>
  new Command('archipel')
    .description('Turns the YAML and MDX of content/ into a complete site in dist/.')
    .version(version)
    .option('--root <dir>', 'the project; without it, the nearest folder upwards with an archipel.config.ts', folder)
    .option('--language <tag>', 'the language of what is said: en or de; without it, that of the environment', language)
    .showHelpAfterError('Try archipel --help.')
    .showSuggestionAfterError()
    .configureHelp(helpOptions)
    .configureOutput({ getOutHasColors: () => false, getErrHasColors: () => false })
    .addHelpText(
      'after',
      examples([
        ['npx archipel build', 'build the site'],
        ['npx archipel check', 'look for problems without writing'],
        ['npx archipel watch --open', 'look at the site while you edit it'],
        ['npx archipel preview', 'look at the built site'],
      ]),
    )
    .addHelpText(
      'after',
      remark('Where the shell does not know archipel, it is called as npx archipel. The examples of each command leave npx out.'),
    )
    .addHelpText(
      'after',
      terms('Exit codes', [
        ['0', 'fine'],
        ['1', 'content has errors'],
        ['2', 'wrong usage'],
        ['3', 'a bug of archipel'],
        ['4', 'another build holds the output'],
      ]),
    )
    .exitOverride();
