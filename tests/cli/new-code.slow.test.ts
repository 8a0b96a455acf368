// `new section`, `new island`, `new collection` and `import` on a copy of the project: the written files pass the formatter, the type
// check, their tests and a build, and the gallery shows a new section. In a new site, they pass a build.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { archipel, copiedProject, type Ended, freshFolder, realContent, root, snapshot, start } from '../support/process/process.ts';

let project: string;
const run = (...args: string[]): Promise<Ended> => archipel(args, { project, cwd: project });
const textOf = (path: string): string => readFileSync(join(project, path), 'utf8');

/** Runs a tool of this repository in the copy of the project; returns the output and the exit code. */
function tool(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', name), args, { cwd: project, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const folders = [
  'templates/sections/call-back',
  'islands/CopyLink',
  'templates/collections/team-members',
  'templates/collections/manual',
  'templates/collections/news',
];

/** Texts of another generator, which `import` makes two collections of. */
const imported: Readonly<Record<string, string>> = {
  'manual/index.md': '---\ntitle: Handbuch\nweight: 1\n---\nAlles über den Assistenten.\n',
  'news/2026-03-01-voices.md': '---\ntitle: Neue Stimmen\n---\nEs gibt neue Stimmen.\n',
};

beforeAll(async () => {
  project = copiedProject();
  for (const name of ['biome.json', 'vitest.config.ts', 'tests/support'])
    cpSync(join(root, name), join(project, name), { recursive: true });
  cpSync(realContent, join(project, 'content'), { recursive: true });
  const settings = { extends: join(root, 'tsconfig.json'), compilerOptions: { types: [] }, include: folders };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings));
  // Biome asks git which files to ignore.
  execFileSync('git', ['init', '--quiet'], { cwd: project });
  writeFileSync(join(project, '.gitignore'), 'node_modules\n');
  expect(await run('new', 'section', '--name', 'call-back')).toMatchObject({ code: 0, stdout: '' });
  expect(await run('new', 'island', '--name', 'CopyLink', '--json')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('CopyLink.tsx'),
  });
  const config = textOf('archipel.config.ts');
  expect(await run('new', 'collection', '--name', 'team-members')).toMatchObject({ code: 0, stdout: '' });
  const old = freshFolder();
  for (const [path, text] of Object.entries(imported)) {
    mkdirSync(dirname(join(old, path)), { recursive: true });
    writeFileSync(join(old, path), text);
  }
  for (const name of ['manual', 'news']) {
    expect(await run('import', join(old, name))).toMatchObject({ code: 0 });
    // Only the code is needed here, because its pages fit the layout of a new site.
    rmSync(join(project, 'content', name), { recursive: true });
  }
  // The configuration stays unchanged, because its glob import finds the new folders.
  expect(textOf('archipel.config.ts')).toBe(config);
});

test('Code that new and import write is formatted, passes type checks, and passes its own tests', () => {
  expect(tool('biome', 'ci', ...folders)).toMatchObject({ status: 0 });
  expect(tool('tsc', '-p', project)).toEqual({ status: 0, output: '' });
  const { status, output } = tool('vitest', 'run', '--project', 'fast', ...folders);
  expect(status, output).toBe(0);
  expect(output).toMatch(/3 passed/);
});

test('Code that new writes passes check and build, with the section on a page and the island in the section', async () => {
  const component = join(project, 'templates/sections/call-back/CallBack.tsx');
  writeFileSync(
    component,
    textOf('templates/sections/call-back/CallBack.tsx')
      .replace('<h2>', '<Island of={copyLink} hydrate="interaction" props={{}} />\n        <h2>')
      .replace(
        'import { Section }',
        "import copyLink from '../../../islands/CopyLink/index.ts';\nimport { Island } from '../../Island.tsx';\nimport { Section }",
      ),
  );
  const page = 'content/pages/contact.yaml';
  writeFileSync(
    join(project, page),
    `${textOf(page).trimEnd()}\n  - type: call-back\n    title: { de: "Wir rufen zurück", en: "We call you back" }\n`,
  );
  expect(await run('check', '--quiet', '--now', '2025-06-01')).toMatchObject({ code: 0, stderr: '' });
  expect(await run('build', '--quiet', '--now', '2025-06-01')).toMatchObject({ code: 0 });
  const html = textOf('dist/en/contact.html');
  expect(html).toMatch(/class="call-back"[\s\S]*data-island="CopyLink"[\s\S]*We call you back/);
  for (const language of ['', 'en/']) expect(textOf(`dist/${language}team-members/example.html`)).toContain('<h1>Team member');
  const styles = Object.keys(snapshot(join(project, 'dist/assets'))).filter((name) => name.endsWith('.css'));
  expect(styles.map((name) => textOf(`dist/assets/${name}`)).join('')).toMatch(/\.call-back\{[\s\S]*\.copy-link\{/);
});

test('The gallery shows the examples of a section that new writes', async () => {
  const running = start(['preview', '--port', '5310'], { project, cwd: project });
  try {
    const [url] = await running.said(/http:\/\/localhost:\d+/);
    const page = await (await fetch(`${url}/__gallery/call-back`)).text();
    expect(page.match(/example__name/g)?.length).toBeGreaterThan(1);
    expect(page).toContain('Call back');
  } finally {
    running.child.kill();
  }
  expect(await running.ended).toMatchObject({ code: 0 });
});

test('new overwrites no code, and refuses an invalid name', async () => {
  const before = snapshot(join(project, 'templates/sections'));
  for (const [kind, name] of [
    ['section', 'call-back'],
    ['section', 'Call'],
    ['island', 'CopyLink'],
    ['island', 'callBack'],
    ['collection', 'team-members'],
    ['collection', 'Events'],
    ['collection', 'sections'],
  ] as const)
    expect({ name, code: (await run('new', kind, '--name', name)).code }).toEqual({ name, code: 2 });
  expect((await run('new', 'section')).code).toBe(2);
  cpSync(join(project, 'templates/sections/call-back/schema.ts'), join(project, 'islands/Half/Half.tsx'));
  const ended = await run('new', 'island', '--name', 'Half');
  expect({ code: ended.code, isWritten: existsSync(join(project, 'islands/Half/index.ts')) }).toEqual({ code: 1, isWritten: false });
  expect(snapshot(join(project, 'templates/sections'))).toEqual(before);
});

test('Code that new writes also builds in a site that has no glob imports in its configuration, no gallery and no test runner', async () => {
  const site = join(freshFolder(), 'site');
  expect(await archipel(['init', site, '--locales', 'de,en,fr', '--yes'])).toMatchObject({ code: 0 });
  const inSite = (...args: string[]): Promise<Ended> => archipel(args, { site, cwd: site });
  expect(await inSite('new', 'section', '--name', 'notice')).toMatchObject({ code: 0, stderr: expect.not.stringContaining('by hand') });
  const island = await inSite('new', 'island', '--name', 'CopyLink');
  expect(island).toMatchObject({ code: 0, stderr: expect.stringContaining('<Island of={copyLink} ') });
  expect(await inSite('new', 'collection', '--name', 'events')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('archipel.config.ts'),
  });
  expect(readFileSync(join(site, 'archipel.config.ts'), 'utf8')).toContain('collections: { pages, notes, events },');
  expect(await inSite('check', '--quiet')).toMatchObject({ code: 0, stderr: '' });
  expect(await inSite('build', '--quiet')).toMatchObject({ code: 0 });
  const assets = join(site, 'dist/assets');
  const styles = readdirSync(assets).filter((file) => file.endsWith('.css'));
  expect(styles.map((file) => readFileSync(join(assets, file), 'utf8')).join('')).toContain('.notice{');
  for (const file of ['events', 'en/events', 'fr/events']) expect(existsSync(join(site, `dist/${file}/example.html`)), file).toBe(true);
  expect(await inSite('new', 'event', '--name-de', 'Fest', '--name-en', 'Party', '--name-fr', 'Fête')).toMatchObject({ code: 0 });
});

test('new section asks for an edit by hand if the stylesheet imports no styles by a glob', async () => {
  const site = join(freshFolder(), 'site');
  expect(await archipel(['init', site, '--locales', 'en', '--yes'])).toMatchObject({ code: 0 });
  const styles = join(site, 'templates/styles.css');
  writeFileSync(styles, readFileSync(styles, 'utf8').replaceAll(/^@import.*$/gm, ''));
  const made = await archipel(['new', 'section', '--name', 'notice'], { site, cwd: site });
  expect(made).toMatchObject({ code: 0, stderr: expect.stringContaining('add an @import there') });
});

test('new collection prints the lines to add by hand if it cannot edit the list of collections in the configuration', async () => {
  const site = join(freshFolder(), 'site');
  expect(await archipel(['init', site, '--locales', 'en', '--yes'])).toMatchObject({ code: 0 });
  const config = join(site, 'archipel.config.ts');
  const text = readFileSync(config, 'utf8')
    .replace('collections: { pages, notes }', 'collections')
    .replace('export default', 'const collections = { pages, notes };\nexport default');
  writeFileSync(config, text);
  const { code, stderr } = await archipel(['new', 'collection', '--name', 'events'], { site, cwd: site });
  expect({ code, text: readFileSync(config, 'utf8') }).toEqual({ code: 0, text });
  expect(stderr).toContain("import events from './templates/collections/events/index.ts';");
  expect(stderr).toContain('collections: { …, events }');
});
