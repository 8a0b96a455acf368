// Adds a stage, a value of the view and a check to the engine. The commands build, check, explain, diff and watch must
// handle them without another edit, because the engine records what each value reads.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../support/process/git.ts';
import { copiedProject, type Ended, freshFolder, archipel as run, snapshot } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const project = copiedProject();
const site = join(freshFolder(), 'site');
const at = ['--at', '2025-06-01T12:00:00+02:00'];

const archipel = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  run(args, { project, site, cwd: site, env });

/** Inserts `more` before `mark`, which must occur in the file exactly once. */
function add(folder: string, file: string, { before: mark, more }: { readonly before: string; readonly more: string }): void {
  const path = join(folder, file);
  const parts = readFileSync(path, 'utf8').split(mark);
  expect(parts, `${file}: ${mark}`).toHaveLength(2);
  writeFileSync(path, parts.join(more + mark));
}

/** Adds a stage between the queries for entries and for the site. It converts English leads to capitals. */
function addStage(): void {
  const file = 'src/content/assemble.ts';
  const stage = `const loudQuery = defineQuery('loud', { isPartOfFile: true });
const loud = (value) => (value.lead?.en === undefined ? value : { ...value, lead: { ...value.lead, en: value.lead.en.toUpperCase() } });

`;
  add(project, file, { before: 'interface Parts extends', more: stage });
  const call = 'return queries.each({ query: entryQuery, group: folder, keys, inputs';
  add(project, file, {
    before: call,
    more: 'const spoken = queries.each({ query: loudQuery, group: folder, keys, inputs, from: [] }, loud);\n    ',
  });
  add(project, file, { before: ', from: [] }, (value, file) => ({', more: ': spoken' });
}

/** Adds `motto` to the view, with the lead of the page `about`, and renders it in the layout of notes. */
function addValue(): void {
  const motto = "site.collections.pages.find(({ id }) => id === 'about')?.value.lead.en";
  add(project, 'src/pages/render/view/page-view.ts', { before: '    home: () => homeLink(', more: `    motto: () => ${motto},\n` });
  const layout = 'templates/collections/notes/NoteLayout.tsx';
  add(site, layout, { before: '        <p className="lead">', more: '        <p className="motto">{motto}</p>\n' });
  add(site, layout, { before: ' tag }', more: ' motto,' });
}

function addCheck(): void {
  const check = `import { createFinding } from '../../../diagnostics/diagnostic.ts';
import { siteCheck } from '../check.ts';

export const mottoCheck = siteCheck({
  codes: ['meta-duplicate'],
  reads: ['data'],
  check: ({ data }) =>
    data.get('pages/about.yaml')?.lead?.en?.includes('??')
      ? [createFinding('meta-duplicate', { file: 'pages/about.yaml', path: ['lead', 'en'] }, { field: 'motto', other: 'a question' })]
      : [],
});
`;
  writeFileSync(join(project, 'src/content/checks/texts/check-motto.ts'), check);
  const table = 'src/content/checks/table.ts';
  add(project, table, { before: 'import { metaCheck }', more: "import { mottoCheck } from './texts/check-motto.ts';\n" });
  add(project, table, { before: '  meta: metaCheck,', more: '  motto: mottoCheck,\n' });
}

const about = join(site, 'content/pages/about.yaml');
const first = 'Who writes here, and what for.';
const writeLead = (words: string): void => writeFileSync(about, original.replace(first, words));
let original = '';

interface Built {
  readonly result: { readonly work: { readonly rendered: readonly string[] } };
  readonly diagnostics: readonly { readonly code: string; readonly file: string }[];
}

/** Builds with the cache, and expects the same bytes as from a build without a cache. */
async function built(): Promise<Built> {
  const [warm, cold] = await Promise.all([
    archipel(['build', '--json', '--debug', '--out', join(site, 'dist'), ...at]),
    archipel(['build', '--quiet', '--out', join(site, '../cold'), ...at], { ARCHIPEL_CACHE: join(freshFolder(), 'cache') }),
  ]);
  expect(warm, warm.stdout).toMatchObject({ code: 0 });
  expect(cold, cold.stderr).toMatchObject({ code: 0 });
  expect(snapshot(join(site, 'dist'))).toEqual(snapshot(join(site, '../cold')));
  return JSON.parse(warm.stdout) as Built;
}

const notes = ['de/notes/first-light.html', 'de/notes/paper-maps.html', 'de/notes/tide-tables.html'].flatMap((file) => [
  file,
  file.replace('de/', ''),
]);

test('A new stage, view value and check of the engine work in build, check, explain, diff and watch without another edit', {
  timeout: 300_000,
}, async () => {
  expect(await run(['init', site, '--locales', 'en,de', '--url', 'https://example.org', '--yes'])).toMatchObject({ code: 0 });
  original = readFileSync(about, 'utf8');
  addStage();
  addValue();
  addCheck();
  git(site, ['init', '-q']);
  git(site, ['add', 'archipel.config.ts', 'content', 'templates', 'islands', 'package.json', 'tsconfig.json']);
  git(site, ['commit', '-q', '-m', 'first']);

  // build
  await built();
  expect(readFileSync(join(site, 'dist/notes/first-light.html'), 'utf8')).toContain('<p class="motto">WHO WRITES HERE');
  expect((await built()).result.work.rendered).toEqual([]);
  writeLead('Somebody writes here.');
  const { rendered } = (await built()).result.work;
  expect(rendered).toEqual(expect.arrayContaining(notes));
  expect([...rendered].sort()).toEqual([...notes, 'about.html', 'de/about.html'].sort());

  // check
  writeLead('Who writes here??');
  const checked = await archipel(['check', '--json', ...at]);
  expect(checked).toMatchObject({ code: 1 });
  expect((JSON.parse(checked.stdout) as Built).diagnostics).toMatchObject([
    { code: 'meta-duplicate', file: 'content/pages/about.yaml', range: { line: 4 } },
  ]);

  // explain
  writeLead('Somebody writes here.');
  const explained = await archipel(['explain', '/notes/first-light', '--json', ...at]);
  expect(explained).toMatchObject({ code: 0 });
  expect(explained.stdout).toContain('content/pages/about.yaml');

  // diff
  const compared = await archipel(['diff', 'HEAD', '--json', ...at]);
  expect(compared).toMatchObject({ code: 0 });
  expect(compared.stdout).toContain('SOMEBODY WRITES HERE');

  // watch
  const { body, equals } = await watching(join(site, 'content'), [], { project, site });
  await expect.poll(() => body('/notes/first-light'), { timeout: 60_000 }).toContain('SOMEBODY WRITES HERE');
  writeLead('Nobody writes here.');
  await expect.poll(() => body('/notes/first-light'), { timeout: 60_000 }).toContain('NOBODY WRITES HERE');
  await built();
  await equals(new Map(notes.map((file) => [file, readFileSync(join(site, 'dist', file), 'utf8')])));
});
