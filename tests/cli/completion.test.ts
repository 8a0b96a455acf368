// Completion in the shells themselves: each shell runs its script, which calls the program.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { archipel, freshFolder, root } from '../support/process/process.ts';
import { isInstalled, offered, scriptOf, shells } from '../support/process/shells.ts';
import { someOf } from '../support/samples.ts';

// Ctrl-U clears the line. Ctrl-C would also send a signal to a bash that is still completing.
const emptyLine = '\u0015';

const lines: readonly (readonly [line: string, words: readonly string[]])[] = [
  ['archipel rou', ['routes']],
  ['npx archipel rou', ['routes']],
  ['archipel re', ['rename', 'remove', 'relay']],
  ['archipel ha', ['hand-in']],
  ['archipel hand-in --dr', ['--dry-run']],
  ['archipel routes --js', ['--json']],
  ['archipel build --format g', ['github']],
  ['archipel --language de trans', ['translations']],
  ['archipel new s', ['section', 'solution']],
  ['archipel new page --name-e', ['--name-en']],
  ['archipel new page --sections hero,fa', ['hero,faq']],
  ['archipel relay queue r', ['retry']],
  ['archipel rename pa', ['page']],
  ['archipel rename page ai-au', ['ai-audit']],
  ['archipel remove page support --redirect-to /en/conta', ['/en/contact']],
  ['archipel remove contact login --point-to s', ['support']],
  ['archipel explain /en/ai-au', ['/en/ai-audit']],
  ['archipel explain berlin', ['berlin-night.webp']],
  ['archipel explain layout.sk', ['layout.skip']],
  ['archipel translations --to e', ['en']],
  ['archipel translations approve ai-au', ['ai-audit']],
  ['archipel completion f', ['fish']],
];

// If a shell is not installed, the test checks what the program would answer to the completion script of that shell.
describe.each(shells)('Completion in %s', (shell) => {
  test.each(someOf(lines, isInstalled(shell) ? 2 : 1))('The line %j is completed with %j', async (line, words) => {
    expect([...(await offered(shell, line))].sort()).toEqual([...words].sort());
  });
});

test('Completion in bash does not repeat the text before =, because bash treats it as a separate word', async () => {
  expect(await offered('bash', 'archipel build --format=g')).toEqual(['github']);
});

test('Completion in bash does not repeat the text before :, because bash treats it as a separate word', async () => {
  const folder = freshFolder();
  mkdirSync(join(folder, 'bin'));
  // This script replaces archipel, because no word of the site contains a colon.
  writeFileSync(join(folder, 'bin/archipel.js'), "#!/bin/sh\nprintf 'one:two:three\\tA meaning: none.\\none:two:four\\t\\n'\n", {
    mode: 0o755,
  });
  expect(await offered('bash', 'archipel explain one:two:', folder)).toEqual(['three', 'four']);
  expect(await offered('bash', 'archipel explain one', folder)).toEqual(['one:two:three', 'one:two:four']);
});

test('Completion in an interactive bash completes a command and a name', async () => {
  const script = await scriptOf('bash');
  const env = { ...process.env, TERM: 'dumb', HISTFILE: '' };
  const child = spawn('script', ['-qec', 'bash --norc --noprofile -i', '/dev/null'], { cwd: root, env });
  const typed: readonly (readonly [after: RegExp, keys: string])[] = [
    [/[$#] $/, `source '${script}'\n`],
    [/[$#] $/, 'archipel expl\t'],
    [/archipel explain $/, '/en/ai-au\t'],
    [/\/en\/ai-audit $/, `${emptyLine}exit\n`],
  ];
  const left = [...typed];
  let [output, seen] = ['', 0];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (!left[0]?.[0].test(output.slice(seen))) return;
    seen = output.length;
    child.stdin.write(left.shift()?.[1] ?? '');
  });
  const killed = setTimeout(() => child.kill(), 120_000);
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(killed);
  expect({ left, output }).toEqual({ left: [], output });
});

describe('The words for completion', () => {
  const words = async (site: string, ...typed: readonly string[]) =>
    (await archipel(['completion', 'words', '--', ...typed], { cwd: site, site })).stdout;

  test('outside of a site are names of commands, but not of pages', async () => {
    const folder = freshFolder();
    expect(await words(folder, 'sch')).toMatch(/^schedule\t.*\nschema\t/);
    expect(await words(folder, 'rename', 'page', '')).toBe('');
  });

  test('contain the name of a broken content file', async () => {
    const site = join(freshFolder(), 'north-sea');
    await archipel(['init', site, '--yes']);
    writeFileSync(join(site, 'content/pages/about.yaml'), 'a: [\n');
    expect(await words(site, 'rename', 'page', 'ab')).toBe('about\t\n');
  });
});

test('bash, which these tests need, is installed', () => {
  expect(isInstalled('bash')).toBe(true);
});
