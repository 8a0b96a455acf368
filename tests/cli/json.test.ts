// With --json, a command prints one document, in the shape that `schema --answers` describes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { Command } from 'commander';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerSchema, results } from '../../src/cli/answers.ts';
import { createProgram } from '../../src/cli/program.ts';
import { openQueue } from '../../src/relay/disk-queue/queue-folder.ts';
import { submissionOf } from '../support/mail/queue.ts';
import { archipel, freshFolder } from '../support/process/process.ts';
import { silentContext } from '../support/process/silent-context.ts';

const submission = submissionOf(5, ['notification', 'confirmation']);
const number = String(submission.number);
const queue = join(freshFolder(), 'queue');
const site = join(freshFolder(), 'north-sea');
const run = (...args: readonly string[]) => archipel([...args, '--json'], { cwd: site, site });
const made = archipel(['init', site, '--locales', 'de,en', '--url', 'https://example.org', '--yes', '--json']);

let validate: (answer: unknown) => boolean;
beforeAll(async () => {
  const opened = await openQueue(queue, { keepDays: 1 });
  await opened?.add(submission);
  opened?.close();
  await made;
  const { stdout } = await archipel(['schema', '--answers']);
  validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(JSON.parse(stdout));
});

/** Checks that the output is one document of the described shape whose `ok` agrees with the exit code. Returns the document. */
function expectAnswer({ code, stdout }: { code: number | null; stdout: string }) {
  const answer: unknown = JSON.parse(stdout);
  const parsed = answerSchema.safeParse(answer);
  expect({ stdout, error: parsed.error?.message }).toEqual({ stdout, error: undefined });
  expect(validate(answer)).toBe(true);
  expect(parsed.data?.ok).toBe(code === 0);
  return parsed.data;
}

/** The commands in their order. Each command leaves the site in the state that the next command needs. */
const calls: readonly (readonly [command: keyof typeof results, ...more: string[]])[] = [
  ['build'],
  ['build', '--verify'],
  ['check'],
  ['check', '--strict'],
  ['routes'],
  ['schedule'],
  ['explain', '/en'],
  ['explain', '/notes'],
  ['explain', 'layout.skip'],
  ['explain', 'icon.svg'],
  ['explain', 'pages/about.yaml'],
  ['explain', 'inseln'],
  ['diff', '--from-dir', 'content'],
  ['urls'],
  ['urls accept'],
  ['new', 'page', '--id', 'storm', '--name-de', 'Sturm', '--name-en', 'Storm'],
  ['rename', 'page', 'storm', 'gale', '--dry-run'],
  ['rename', 'page', 'storm', 'gale'],
  ['remove', 'page', 'gale', '--redirect-to', '/', '--drop'],
  ['translations'],
  ['translations', '--only', 'unapproved'],
  ['translations approve', '--all'],
  ['schema'],
  ['relay queue list', '--queue', queue],
  ['relay queue show', number, '--queue', queue],
  ['relay queue retry', number, '--queue', queue],
  ['relay queue delete', number, '--queue', queue],
  ['clean'],
];

test('init --json prints the folder of the site', async () => {
  expect(expectAnswer(await made)).toMatchObject({ command: 'init', ok: true, result: { name: 'North sea' } });
});

test.each(calls)('%s with --json prints a document (call %#)', async (command, ...more) => {
  const ended = await run(...command.split(' '), ...more);
  expect(ended).toMatchObject({ code: 0 });
  expect(expectAnswer(ended)).toMatchObject({ command, result: expect.anything() });
});

describe('A refusal is also a document:', () => {
  test.each([
    ['an unknown option', ['routes', '--jsn'], null],
    ['an unknown name', ['explain', 'nothing-of-that-name'], 'explain'],
    ['a removal with open decisions', ['remove', 'page', 'about'], 'remove'],
    ['a missing answer', ['new', 'page'], 'new'],
    ['a folder that is not empty', ['init', '.'], 'init'],
    ['a missing queue', ['relay', 'queue', 'list', '--queue', '.'], 'relay queue list'],
  ])('%s', async (_, args, command) => {
    const ended = await run(...args);
    expect(ended.code).toBe(2);
    const answer = expectAnswer(ended);
    expect(answer).toMatchObject({ command, ok: false });
    // Each message is also on standard error, for people.
    expect(answer?.messages.length).toBeGreaterThan(0);
    for (const message of answer?.messages ?? []) expect(ended.stderr).toContain(message);
  });

  test.each(['routes', 'urls', 'schedule', 'explain /', 'translations approve --all', 'rename page about us'])(
    '%s --json lists the errors of broken content',
    async (line) => {
      const file = join(site, 'content/pages/home.yaml');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, `${text}\nnonsense: [\n`);
      const ended = await run(...line.split(' '));
      writeFileSync(file, text);
      expect(ended.code).toBe(1);
      expect(expectAnswer(ended)?.diagnostics).toMatchObject([{ severity: 'error', file: 'content/pages/home.yaml' }]);
    },
  );
});

test('--format json is the same as --json', async () => {
  const { stdout } = await archipel(['check', '--format', 'json'], { cwd: site, site });
  expect(stdout).toBe((await run('check')).stdout);
});

test('Every command has --json, except parents of subcommands, commands that run until they are stopped, and shell completion', () => {
  const program = createProgram('0', silentContext);
  const namedCommands = (command: Command, before: readonly string[] = []): readonly (readonly [string, Command])[] =>
    command.commands.flatMap((each) => [
      [[...before, each.name()].join(' '), each] as const,
      ...namedCommands(each, [...before, each.name()]),
    ]);
  const withoutJson = namedCommands(program).flatMap(([name, { options }]) =>
    options.some(({ long }) => long === '--json') ? [] : [name],
  );
  // `new` itself has no --json, but its subcommands do, and the calls above cover them.
  expect(withoutJson).toEqual([
    ...['watch', 'new', 'preview', 'relay', 'relay queue'],
    ...['completion', 'completion bash', 'completion zsh', 'completion fish', 'completion words'],
  ]);
  const names = namedCommands(program).map(([name]) => name);
  expect(Object.keys(results).filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !withoutJson.includes(name) && !Object.hasOwn(results, name))).toEqual([]);
});
