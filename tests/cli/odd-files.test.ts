// Unusual files in the content folder, such as pipes, links and unreadable files.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { archipel, type RunOptions, smallContent } from '../support/process/process.ts';

async function problems(content: string, options: RunOptions = {}): Promise<string[]> {
  const { stdout } = await archipel(['check', '--format', 'json', '--content', content], { cwd: dirname(content), ...options });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; file: string }[] };
  return diagnostics.map(({ code, file }) => `${code} ${file}`);
}

test('check reports a named pipe in the content folder instead of waiting for its data', async () => {
  const content = smallContent();
  spawnSync('mkfifo', [join(content, 'pages/pipe.yaml')]);
  expect(await problems(content)).toEqual(['file-unreadable content/pages/pipe.yaml']);
});

test('Links in the content folder that are dead, circular or lead out of the folder are reported', async () => {
  const content = smallContent();
  symlinkSync('nowhere.yaml', join(content, 'pages/one.yaml'));
  symlinkSync('three.yaml', join(content, 'pages/two.yaml'));
  symlinkSync('two.yaml', join(content, 'pages/three.yaml'));
  symlinkSync('/etc/passwd', join(content, 'pages/four.yaml'));
  symlinkSync('..', join(content, 'pages/up'));
  expect((await problems(content)).sort()).toEqual([
    'file-symlink content/pages/four.yaml',
    'file-symlink content/pages/up',
    'file-unreadable content/pages/one.yaml',
    'file-unreadable content/pages/three.yaml',
    'file-unreadable content/pages/two.yaml',
  ]);
});

test('A line that ends with a lone carriage return is reported, and CRLF is a line end', async () => {
  const content = smallContent();
  const page = 'languages: [en]\nname: { en: One }\n';
  writeFileSync(join(content, 'pages/one.yaml'), page.replaceAll('\n', '\r'));
  writeFileSync(join(content, 'pages/two.de.mdx'), 'One.\r\n\r\nTwo\rthree.\r\n');
  expect(await problems(content)).toEqual(['file-encoding content/pages/one.yaml', 'file-encoding content/pages/two.de.mdx']);
});

test('Folders that link to themselves and to each other are read without an endless loop', async () => {
  const content = smallContent();
  for (const name of ['one', 'two']) mkdirSync(join(content, 'pages', name));
  for (const link of ['one/again', 'one/more', 'one/third']) symlinkSync('.', join(content, 'pages', link));
  for (const link of ['one/a', 'one/b', 'one/c']) symlinkSync('../two', join(content, 'pages', link));
  for (const link of ['two/a', 'two/b', 'two/c']) symlinkSync('../one', join(content, 'pages', link));
  const found = await problems(content);
  // Each path ends where a link leads back to a visited folder. Otherwise nine links would make too many paths to count.
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(100);
  for (const problem of found) expect(problem).toMatch(/^file-unreadable content\/pages\/(?:one|two)\//);
});

test('Unreadable files and folders of content are reported', async () => {
  const content = smallContent();
  for (const folder of [dirname(dirname(content)), dirname(content), content]) chmodSync(folder, 0o755);
  chmodSync(join(content, 'pages/home.yaml'), 0);
  chmodSync(join(content, 'assets'), 0);
  const found = await problems(content, { under: ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] });
  expect(found).toContain('file-unreadable content/pages/home.yaml');
  expect(found).toContain('file-unreadable content/assets');
});

test('A content folder whose name ends in .yaml is read as a folder', async () => {
  const content = smallContent();
  mkdirSync(join(content, 'pages/odd.yaml'));
  expect(await problems(content)).toEqual([]);
});

const temporaryNames = [
  ...['.home.yaml.swp', 'home.yaml~', '4913', '#home.yaml#', '.#home.yaml', 'home.yaml.orig', '~$home.yaml', 'Thumbs.db', '.DS_Store'],
  ...['home.yaml___jb_tmp___', 'home.yaml___jb_old___', 'home.yaml.sb-1a2b3c4d-x8Yz', '._home.yaml'],
];

test('Temporary files of editors in the content folder are ignored', async () => {
  const content = smallContent();
  for (const name of temporaryNames) writeFileSync(join(content, 'pages', name), '\u0000');
  expect(await problems(content)).toEqual([]);
});

test('A line break in the name of a content file is shown as a symbol, and breaks no line of the output', async () => {
  const content = smallContent({ 'pages/a\nb.yaml': 'languages: [de]\n', 'pages/c\nd.yaml': 'languages: [de]\n' });
  const { stderr } = await archipel(['check', '--content', content], { cwd: dirname(content) });
  expect(stderr).toContain('pages/a\u240ab.yaml');
  expect(stderr).not.toMatch(/^ *[bd]\.yaml/m);
});
