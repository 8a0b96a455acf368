// The documents are true: links have targets, and named files and commands exist. README.md and ARCHITECTURE.md stay short.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Command } from 'commander';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { answerSchema, results } from '../src/cli/answers.ts';
import type { CommandContext } from '../src/cli/context.ts';
import { createKinds } from '../src/cli/new/command.ts';
import { createProgram } from '../src/cli/program.ts';
import { codes, severityOf } from '../src/diagnostics/catalogue/index.ts';
import { toolMessages } from '../src/diagnostics/messages/messages.ts';
import { supportedBrowsers } from '../src/node/bundle/browsers.ts';
import { listFiles } from '../src/node/fs/read-content.ts';
import { kindsOf } from '../src/tools/new/kinds.ts';
import { root } from './support/process/process.ts';
import { projectAt } from './support/process/project.ts';
import { definition } from './support/real-site/definition.ts';

const within = (folder: string): string[] =>
  listFiles(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);

const names = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['docs', 'src', 'templates', 'islands', 'tests'].flatMap(within),
].filter((name) => !/^tests\/(?:fixtures|sites)\//.test(name));

interface Document {
  readonly name: string;
  readonly text: string;
  /** The text without code blocks. */
  readonly prose: string;
  readonly blocks: readonly { readonly language: string; readonly code: string }[];
}

const block = /^[ ]*```(\w*)[^\n]*\n(.*?)^[ ]*```$/gms;

const documents: readonly Document[] = names.map((name) => {
  const text = readFileSync(join(root, name), 'utf8');
  const blocks = [...text.matchAll(block)].map(([, language = '', code = '']) => ({ language, code }));
  return { name, text, prose: text.replaceAll(block, ''), blocks };
});

/** Matches files that a guide tells its reader to write. */
const example =
  /^(?:templates\/(?:embeds|forms)\.ts|templates\/outputs\/search-index\.ts|(?:templates\/collections\/events|templates\/sections\/(?:notice|video)|islands\/(?:CopyLink|NoteFilter|MessageForm))\/.*)$/;

const textOf = (name: string): string => documents.find((document) => document.name === name)?.text ?? '';

/** Returns the ids that GitHub gives to the headings of a document. */
const anchorsOf = (text: string): string[] =>
  [...text.replaceAll(block, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Returns the inline code of a document, and the lines of its shell blocks, with continued lines joined. */
const commandsIn = ({ prose, blocks }: Document): string[] => [
  ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
  ...blocks.filter(({ language }) => language === 'sh').flatMap(({ code }) => code.replaceAll('\\\n', ' ').split('\n')),
];

describe.each(documents)('The document $name', (document) => {
  test('has links with existing targets', () => {
    const words = document.prose.replaceAll(/`[^`\n]+`/g, '');
    const dead = [...words.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].filter(([, path = '', anchor]) => {
      const target = path === '' ? document.name : normalize(join(dirname(document.name), path));
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(join(root, target), 'utf8')).includes(anchor);
    });
    expect(dead.map(([link]) => link)).toEqual([]);
  });

  test('names files that exist', () => {
    const folder = dirname(document.name);
    const files = [...document.prose.matchAll(/`([\w@./-]+)`/g)].map(([, path = '']) => path).filter((path) => !example.test(path));
    const rooted = files.filter((path) => /^(?:src|tests|templates|islands|bin|docs|\.vscode|\.ci)\//.test(path));
    // The document of a folder names files by their paths in that folder.
    const below = folder === '.' ? [] : listFiles(join(root, folder)).map((file) => `/${file}`);
    const own = folder === '.' || folder === 'docs' ? [] : files.filter((path) => /^[\w./-]+\.(?:tsx?|mjs|css)$/.test(path));
    const missing = [
      ...rooted.filter((path) => !existsSync(join(root, path))),
      ...own.filter((path) => !below.some((file) => file.endsWith(`/${path}`)) && !existsSync(join(root, path))),
    ];
    expect([...new Set(missing)]).toEqual([]);
  });

  test('names scripts, commands and options that exist', () => {
    expect(commandsIn(document).filter(isUnknown)).toEqual([]);
  });

  test('shows diagnostics with codes that exist', () => {
    const shown = document.blocks.flatMap(({ code }) => [...code.matchAll(/^(?:error|warning) ([a-z-]+) {2}/gm)].map(([, name]) => name));
    expect(shown.filter((name) => !codes.some((code) => code === name))).toEqual([]);
  });

  test('contains valid YAML', () => {
    for (const { language, code } of document.blocks) if (language === 'yaml') expect(() => load(code), code).not.toThrow();
  });
});

const { name, version, scripts, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
  scripts: Record<string, string>;
  engines: { node: string };
};
/** The name of the archive that `npm pack` creates (https://docs.npmjs.com/cli/commands/npm-pack). */
const archive = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/** Matches a line with which a package manager installs archipel from the registry. */
const fromRegistry =
  /^(?!npx archipel(?:\s|$))(?:npm (?:i|install|add|init|create|exec|x)|pnpm (?:add|dlx|create)|yarn (?:add|dlx|create)|bun (?:add|create|x)|bunx|npx)\s(?:.*\s)?(?:create-)?archipel(?:@\S+)?(?:\s|$)/;

describe('Documents do not install archipel from a registry:', () => {
  test.each([
    ['npm install archipel', true],
    ['npm i -D archipel@latest', true],
    ['npm create archipel my-site', true],
    ['npx archipel@0.1.0 init', true],
    ['npx --yes archipel init', true],
    ['npm install ../archipel-0.1.0.tgz', false],
    ['npx archipel check', false],
  ])('`%s` counts as an installation from a registry: %s', (line, isInstallation) => {
    expect(fromRegistry.test(line)).toBe(isInstallation);
  });

  test.each(documents)('$name contains no installation from a registry', (document) => {
    expect(commandsIn(document).filter((line) => fromRegistry.test(line.trim()))).toEqual([]);
  });

  test.each(documents.filter(({ text }) => text.includes('npx archipel init')))('$name installs an archive before `init`', ({ text }) => {
    expect(text.slice(0, text.indexOf('npx archipel init'))).toMatch(
      /^npm install \S*archipel-[\d.]+\.tgz|\(getting-started\.md#get-archipel\)/m,
    );
  });

  test('The guides name the archive that `npm pack` creates', () => {
    const named = documents.flatMap(({ text }) => [...text.matchAll(/[\w-]*archipel-[\d.]+\.tgz/g)].map(([file]) => file));
    expect([...new Set(named)]).toEqual([archive]);
  });
});

const context: CommandContext = {
  io: { out: () => undefined, err: () => undefined, paint: (_, text) => text, summarize: () => undefined, messages: toolMessages('en') },
  project: projectAt(),
  words: ['--name-de', '--name-en'],
  setExitCode: () => undefined,
};
const program = createProgram('0', context);
/** The kinds that `new` reads from the site. */
const kinds = createKinds(program, context, kindsOf(definition, toolMessages('en')));
const innerOf = (command: Command): readonly Command[] => (command.name() === 'new' ? kinds.commands : command.commands);

/** Returns whether a line calls npm or archipel with a script, a command or an option that does not exist. */
function isUnknown(line: string): boolean {
  const [, script = '', rest = ''] = /^(?:[A-Z_]+=\S+ )*npm run (?:--silent |-s )?([a-z][\w:-]*)(?: -- (.*))?$/.exec(line.trim()) ?? [];
  if (script !== '' && scripts[script] === undefined) return true;
  if (script !== '' && rest !== '' && program.commands.some((command) => command.name() === script)) return misuses(`${script} ${rest}`);
  const [, call] = /^(?:npx )?archipel ([a-z].*)$/.exec(line.trim()) ?? [];
  return call !== undefined && misuses(call);
}

test('A new site has a script for every command that guides and diagnostics call with npm run', () => {
  const starter = JSON.parse(readFileSync(join(root, 'src/tools/init/starter/_package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const catalogues = ['en', 'de'].flatMap((language) => {
    const folder = join(root, 'src/diagnostics/catalogue', language);
    return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  });
  const texts = [...documents.filter(({ name }) => name.startsWith('docs/')).map(({ text }) => text), ...catalogues];
  const called = new Set(texts.flatMap((text) => [...text.matchAll(/npm run (?:--silent )?([a-z]+)/g)].map(([, script = '']) => script)));
  const commands = program.commands.map((command) => command.name()).filter((name) => called.has(name));
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((name) => starter.scripts[name] !== `archipel ${name}`)).toEqual([]);
});

function misuses(call: string): boolean {
  const [name, ...words] = call.split(/\s+/);
  const command = program.commands.find((each) => each.name() === name);
  if (command === undefined) return true;
  const inner = innerOf(command).find((each) => words.includes(each.name()));
  const known = new Set(['--help', ...[program, command, inner].flatMap((each) => each?.options.map(({ long }) => long) ?? [])]);
  return words.some((word) => word.startsWith('--') && !known.has(word.replace(/=.*/, '')));
}

/** Returns the example calls in the help of a command. */
function examplesOf(command: Command): readonly string[] {
  let help = '';
  const writeOut = (text: string): void => {
    help += text;
  };
  command.configureOutput({ writeOut }).outputHelp();
  const [, examples = ''] = help.split('\nExamples:\n');
  return examples
    .replaceAll(/ \\\n\s+/g, ' ')
    .split('\n')
    .flatMap((line) => /^ {2}((?:npx )?archipel [a-z].*?)(?: {2,}|$)/.exec(line)?.[1] ?? []);
}

test('The examples of the help name commands and options that exist', () => {
  const examples = program.commands.flatMap((command) => [command, ...innerOf(command)].flatMap(examplesOf));
  expect(examples.length).toBeGreaterThan(50);
  expect(examples.filter(isUnknown)).toEqual([]);
});

test('The reference of commands names every command, and every option that several commands share, except for the options of the kinds of `new`', () => {
  const reference = textOf('docs/commands.md');
  const all = program.commands.flatMap((command): readonly Command[] => [command, ...innerOf(command)]);
  const shared = all.flatMap(({ options }) => options.map(({ long }) => long)).filter((long, index, list) => list.indexOf(long) !== index);
  const perKind = new Set(['--id', '--languages', '--order', '--path', '--sections', '--icon', '--all']);
  expect([
    ...program.commands.map((command) => `archipel ${command.name()}`).filter((call) => !reference.includes(`| \`${call}\` |`)),
    ...[...new Set(shared)].filter(
      (long) => long && !long.startsWith('--name-') && !perKind.has(long) && !reference.includes(`| \`${long}`),
    ),
  ]).toEqual([]);
});

describe('The guide for programs', () => {
  const shown = (documents.find(({ name }) => name === 'docs/json.md')?.blocks ?? [])
    .filter(({ language }) => language === 'json')
    .map(({ code }) => ({ code, ...answerSchema.safeParse(JSON.parse(code)) }));

  test('shows a JSON document of each command', () => {
    expect(new Set(shown.map(({ data }) => data?.command))).toEqual(new Set(Object.keys(results)));
  });

  test('shows JSON documents that match the schema of results', () => {
    expect(shown.filter(({ success }) => !success).map(({ code, error }) => ({ code, error: error?.message }))).toEqual([]);
  });
});

test('The list of diagnostics has every code with its severity', () => {
  const rows = [...textOf('docs/diagnostics/README.md').matchAll(/^\| \[`([a-z-]+)`\]\(\S+\) \| ([EW]) \|/gm)];
  expect(rows.map(([, code, severity]) => `${code} ${severity}`).sort()).toEqual(
    codes.map((code) => `${code} ${severityOf(code) === 'error' ? 'E' : 'W'}`).sort(),
  );
});

test('README has at most 150 lines', () => {
  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

test('ARCHITECTURE.md has at most 1,200 words', () => {
  expect(textOf('ARCHITECTURE.md').trim().split(/\s+/).length).toBeLessThanOrEqual(1200);
});

test('The guide names the browsers for which scripts and styles are bundled', () => {
  const [, chrome, firefox, safari] =
    /Chrome and Edge from ([\d.]+), Firefox from ([\d.]+) and Safari from ([\d.]+)/.exec(textOf('docs/design-templates.md')) ?? [];
  expect({ chrome, firefox, safari }).toEqual(supportedBrowsers);
});

describe('The page of supported systems', () => {
  const page = textOf('docs/supported-systems.md');

  test('names the supported browsers', () => {
    const [chrome, firefox, safari] = ['Chrome, Edge', 'Firefox', 'Safari'].map(
      (browser) => new RegExp(`^\\| ${browser} \\| ([\\d.]+) \\|$`, 'm').exec(page)?.[1],
    );
    expect({ chrome, firefox, safari }).toEqual(supportedBrowsers);
  });

  test('names the versions of Node on which CI runs', () => {
    const [, versions = ''] = /matrix: \{ node: \[([^\]]+)\] \}/.exec(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')) ?? [];
    const [, oldest, ...later] = /Node ([\d.]+) or later, (\d+) and (\d+)\./.exec(page) ?? [];
    expect([`${oldest}.0`, ...later]).toEqual(versions.split(', '));
    expect(engines.node).toBe(`>=${oldest}`);
  });
});

test('The installed packages contain the fix of every advisory that the guide mentions', () => {
  const rows = [...textOf('docs/dependencies.md').matchAll(/^\| ([\w-]+) \| (\d+\.\d+\.\d+) \|/gm)];
  expect(rows).not.toEqual([]);
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const sortable = (version: string): string =>
    version
      .split('.')
      .map((part) => part.padStart(6, '0'))
      .join('.');
  for (const [, name = '', fixedIn = ''] of rows) {
    const installed = Object.entries(packages).flatMap(([path, { version = '' }]) =>
      path.endsWith(`node_modules/${name}`) ? [version] : [],
    );
    expect(installed, name).not.toEqual([]);
    for (const version of installed) expect(sortable(version) >= sortable(fixedIn), `${name} ${version}`).toBe(true);
  }
});
