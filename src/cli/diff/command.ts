import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { type FailureKind, failureKinds } from '../../tools/diff/failures.ts';
import { folder, instant, webAddress } from '../arguments.ts';
import { type CommandContext, contentOption, jsonOption, lazyRun, threadsOption } from '../context.ts';
import { addExamples } from '../help.ts';
import type { DiffOptions } from './diff-options.ts';

type Instants = DiffOptions['instants'];

const addInstant =
  (messages: ToolMessages) =>
  (word: string, before: Instants): Instants => {
    if (before.length === 2) throw new InvalidArgumentError(messages.usage.twoInstants);
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
export function addDiff(program: Command, context: CommandContext): void {
  const { messages } = context.io;
  const run = lazyRun(context, async () => (await import('./run.ts')).runDiff);
  const diff = program
    .command('diff')
    .description('show what will change for visitors, before it is published')
    .argument('[refs...]', 'a branch, tag or commit to compare with the working tree, or two of them to compare with each other')
    .addOption(contentOption(context, 'the content folder'))
    .option('--from-dir <dir>', 'compare with this content folder, without git', folder(messages))
    .addOption(
      new Option(
        '--now <instant>',
        'the date and time for which both versions are built; given twice, compare the same content at these two times',
      )
        .argParser(addInstant(messages))
        .default([], 'now'),
    )
    .option('--content-only', 'use the templates of the working tree for both versions, so that no code of another version runs')
    .addOption(
      new Option(
        '--format <format>',
        'text for people, json for programs, markdown for a comment, indexnow for a list of URLs for search engines',
      )
        .choices(['text', 'json', 'markdown', 'indexnow'])
        .default('text'),
    )
    .option('--base-url <url>', 'the URL of the finished site, in place of baseUrl', webAddress(messages))
    .option('--drafts', 'include drafts')
    .option('--out <dir>', 'write a report to open in a browser, with both versions of each page', (value) => resolve(value))
    .option('--pictures', 'with --out: add pictures of the pages, if Playwright and Chromium are installed')
    .addOption(
      new Option('--fail-on <kinds>', `end with exit code 1 if one of these has changed: ${failureKinds.join(',')}`)
        .argParser(kindsIn(messages))
        .default([], 'none'),
    )
    .addOption(threadsOption(context))
    .addOption(jsonOption())
    .action((refs: readonly string[], { now, ...options }: Omit<DiffOptions, 'refs' | 'instants'> & { readonly now: Instants }) =>
      refs.length > 2 ? diff.error(`error: ${messages.usage.twoVersions}`) : run({ ...options, refs, instants: now }),
    );
  addExamples(diff, [
    ['archipel diff', 'the working tree and the commit where it left the default branch'],
    ['archipel diff main', 'the working tree and main'],
    ['archipel diff v1 v2', 'two versions'],
    ['archipel diff --now now --now 2026-12-01', 'what visitors see today and on another day'],
    ['archipel diff main --format markdown', 'the same as a comment for a pull request'],
    ['archipel diff --out report', 'write a report with both versions of each page'],
    ['archipel diff --from-dir ../old/content', 'this folder of content and another one'],
  ]);
}
