import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { type FailureKind, failureKinds } from '../../tools/diff/failures.ts';
import { folder, instant, webAddress } from '../arguments.ts';
import { type CommandContext, contentOption, jsonOption, threadsOption } from '../context.ts';
import { examplesText } from '../help.ts';
import type { DiffOptions } from './diff-options.ts';

type Moments = DiffOptions['moments'];

const moment =
  (messages: ToolMessages) =>
  (word: string, before: Moments): Moments => {
    if (before.length === 2) throw new InvalidArgumentError(messages.usage.twoMoments);
    return [...before, { word, at: word === 'now' ? Date.now() : instant(messages)(word) }];
  };

const isKind = (name: string): name is FailureKind => failureKinds.some((kind) => kind === name);

const kindsIn =
  ({ usage }: ToolMessages) =>
  (value: string): readonly FailureKind[] =>
    value.split(',').map((name) => {
      if (!isKind(name.trim())) throw new InvalidArgumentError(usage.someOf(failureKinds));
      return name.trim() as FailureKind;
    });

/** Defines `archipel diff`. */
export function addDiff(program: Command, { io, project, setExitCode }: CommandContext): void {
  program
    .command('diff')
    .description('show what will change for visitors, before it is published')
    .argument('[refs...]', 'a branch, tag or commit to compare the working tree with, or two of them')
    .addOption(contentOption({ project, io }, 'the content folder'))
    .option('--from-dir <dir>', 'compare with this folder of content, without git', folder(io.messages))
    .addOption(
      new Option('--now <instant>', 'the moment to build for; given twice, two moments of one content')
        .argParser(moment(io.messages))
        .default([], 'now'),
    )
    .option('--content-only', 'take the templates of the working tree for both sides: those of a branch are code')
    .addOption(
      new Option('--format <format>', 'how it is printed: for people, for programs, as a comment, or as a list of URLs for search engines')
        .choices(['text', 'json', 'markdown', 'indexnow'])
        .default('text'),
    )
    .option('--base-url <url>', 'the address of the finished site', webAddress(io.messages))
    .option('--drafts', 'show drafts too')
    .option('--out <dir>', 'write a report for a browser, with both versions of each page', (value) => resolve(value))
    .option('--pictures', 'with --out: add pictures of the pages, where Playwright and Chromium are installed')
    .option('--fail-on <kinds>', `end with 1 where one of these has changed: ${failureKinds.join(',')}`, kindsIn(io.messages), [])
    .addOption(threadsOption({ io }))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel diff', 'the working tree, and where it has left the default branch'],
        ['archipel diff main', 'the working tree and main'],
        ['archipel diff v1 v2', 'two versions'],
        ['archipel diff --now now --now 2026-12-01', 'today, and what visitors see then'],
        ['archipel diff main --format markdown', 'a comment for a pull request'],
        ['archipel diff --out report', 'both versions of each page, for a browser'],
        ['archipel diff --from-dir ../old/content', 'two folders'],
      ]),
    )
    .action(
      async (
        refs: readonly string[],
        { now, ...options }: Omit<DiffOptions, 'refs' | 'moments'> & { readonly now: Moments },
        command: Command,
      ) => {
        if (refs.length > 2) command.error(`error: ${io.messages.usage.twoVersions}`);
        const { runDiff } = await import('./run.ts');
        setExitCode(await runDiff(io, project, { ...options, refs, moments: now }));
      },
    );
}
