// `archipel init` as people and scripts meet it: flags, what is on disk afterwards, and a site that builds without a warning.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { archipel, freshFolder, snapshot } from '../support/process/process.ts';

test.each([
  ['de,en', 'Kleine Inseln, eine Karte', 'Small islands, one map'],
  ['en', 'Small islands, one map', undefined],
  ['es,fr', 'Islas pequeñas, un solo mapa', 'De petites îles, une seule carte'],
  // Texts of a language that the starter does not speak are English, and marked so that nobody is warned of them.
  ['ja,ar,pt-BR', 'Small islands, one map', 'Small islands, one map'],
])('In %s there is a site that builds without a warning', async (locales, source, target) => {
  const folder = join(freshFolder(), 'north-sea');
  const made = await archipel(['init', folder, '--locales', locales, '--url', 'https://example.org/docs', '--yes']);
  expect([made.code, made.stdout]).toEqual([0, '']);
  const built = await archipel(['build', '--strict', '--format', 'json'], { cwd: folder, site: folder });
  expect(JSON.parse(built.stdout)).toMatchObject({ diagnostics: [] });
  expect(built.code).toBe(0);
  const home = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  expect(home).toContain(`<h1>${source}</h1>`);
  expect(home).toContain('<link rel="canonical" href="https://example.org/docs/"/>');
  const second = locales.split(',')[1]?.toLowerCase();
  if (target !== undefined) expect(readFileSync(join(folder, `dist/${second}.html`), 'utf8')).toContain(`<h1>${target}</h1>`);
  // The home page shows notes, too, but they are below the page that lists them all.
  expect(existsSync(join(folder, 'dist/notes/first-light.html'))).toBe(true);
  expect(existsSync(join(folder, '.vscode/schemas/note.json'))).toBe(true);
});

test('On the new site, new adds a page and a note that lack nothing but their words', async () => {
  const folder = join(freshFolder(), 'north-sea');
  await archipel(['init', folder, '--locales', 'de,en', '--url', 'https://example.org', '--yes']);
  const run = (...args: string[]) => archipel(args, { cwd: folder, site: folder });
  for (const kind of ['page', 'note'])
    expect(await run('new', kind, '--id', 'storm', '--name-de', 'Sturm', '--name-en', 'Storm', '--now', '2026-03-01')).toMatchObject({
      code: 0,
    });
  expect(readFileSync(join(folder, 'content/notes/storm.yaml'), 'utf8')).toMatch(
    /date: "2026-03-01"[\s\S]*title: { de: "Sturm", en: "Storm" }/,
  );
  const { diagnostics } = JSON.parse((await run('check', '--format', 'json')).stdout);
  expect([...new Set(diagnostics.map(({ code }: { code: string }) => code))]).toEqual(['placeholder-left']);
});

test('Everything that is wrong is said at once, and nothing is written', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'draft.txt'), 'Mine.');
  const before = snapshot(folder);
  const { code, stderr } = await archipel(['init', folder, '--locales', 'de,de', '--url', 'example.org', '--yes']);
  expect(code).toBe(2);
  for (const word of ['draft.txt', '--locales', '--url', 'Nothing was written']) expect(stderr).toContain(word);
  expect(snapshot(folder)).toEqual(before);
});

test('A folder in which archipel was installed becomes a site; its files are kept', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'package.json'), '{ "name": "mine", "dependencies": { "archipel": "file:../a.tgz" } }');
  writeFileSync(join(folder, 'README.md'), '# Mine\n');
  const { code } = await archipel(['init', '--yes'], { cwd: folder });
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    name: 'mine',
    scripts: { build: 'archipel build' },
    dependencies: { archipel: 'file:../a.tgz' },
  });
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('# Mine\n');
});

test('A folder that cannot be written is left as it was', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'package.json'), '{ not JSON');
  const { code, stderr } = await archipel(['init', folder, '--yes']);
  expect(code).toBe(1);
  expect(stderr).toContain('Nothing was written');
  expect(readdirSync(folder)).toEqual(['package.json']);
});
