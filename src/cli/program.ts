// The program with all of its commands, for `main` and for the test that holds the documents to it.
import { Command } from 'commander';
import { folder, language } from './arguments.ts';
import { addBuild } from './build.ts';
import { addCheck } from './check.ts';
import { addClean } from './clean.ts';
import { addCompletion } from './completion.ts';
import type { CommandContext } from './context.ts';
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

/** In the order in which help lists them. */
const commands = [
  addInit,
  addBuild,
  addCheck,
  addWatch,
  addNew,
  addRename,
  addRemove,
  addPreview,
  addRelay,
  addRoutes,
  addExplain,
  addUrls,
  addSchedule,
  addTranslations,
  addSchema,
  addClean,
  addCompletion,
];

/** The command line, which runs nothing before it is given words to parse. */
export function createProgram(version: string, context: CommandContext): Command {
  const program = emptyProgram(version).configureOutput({ writeErr: context.io.err });
  for (const add of commands) add(program, context);
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
