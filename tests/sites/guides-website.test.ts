// The guides as a website: every document is a page, with the links, headings, pictures and errors of its file.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { find, type SearchPage } from '../../docs/website/islands/search/find.ts';
import { type OutlineGuide, otherDocuments, outline } from '../../docs/website/templates/outline.ts';
import { queriesOf } from '../support/html-page.ts';
import { problemsIn } from '../support/markup.ts';
import { archipel, type Ended, freshFolder, root } from '../support/process/process.ts';
import { partOf, turnOfSearches } from '../support/samples.ts';

const out = join(freshFolder(), 'dist');
const guides: readonly OutlineGuide[] = Object.values(outline).flatMap(({ groups }) => groups.flatMap((group) => group.guides));

let built: Ended;
beforeAll(async () => {
  built = await archipel(['build', '--strict', '--out', out], { site: join(root, 'docs/website'), cwd: root });
}, 300_000);

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const htmlAt = (path: string): string => readFileSync(join(out, `${path === '/' ? '/index' : path}.html`), 'utf8');

const pageAt = (path: string) => queriesOf(htmlAt(path));

/** Returns a document without its blocks of code. */
const proseOf = (file: string): string => textOf(file).replaceAll(/^ *```.*?^ *```$/gms, '');

test("The build of the guides' website has no warnings", () => {
  expect(built).toMatchObject({ code: 0 });
  expect(built.stderr).toContain('no problems');
});

test("The outline of the guides' website lists every document, except those in `otherDocuments`", () => {
  const documents = ['docs', 'docs/diagnostics'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  );
  const expected = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...documents.filter((name) => !otherDocuments.includes(name))];
  expect(guides.map(({ file }) => file).sort()).toEqual(expected.sort());
});

describe.each(guides)('The guide at $path', ({ file, path, without = [] }) => {
  const isLeftOut = (heading: string): boolean => without.includes(heading);

  test('has the headings of its file', () => {
    const { texts } = pageAt(path);
    const written = [...proseOf(file).matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading.replaceAll(/[`*\\]/g, '').trim());
    expect(texts('.prose h2')).toEqual(written.filter((heading) => !isLeftOut(heading)));
    expect(texts('h1')).toHaveLength(1);
  });

  test('links to pages instead of files, and shows its pictures', () => {
    const { attributes } = pageAt(path);
    expect(attributes('.prose a', 'href').filter((href = '') => /^(?!https?:).*\.(?:md|ts|tsx|yaml)\b/.test(href))).toEqual([]);
    const shown = [
      ...proseOf(file)
        .replaceAll(/`[^`\n]*`/g, '')
        .matchAll(/!\[[^\]]*\]\(([^)\s]*)/g),
    ].map(([, name = '']) => basename(name));
    const sources = attributes('.prose img', 'src');
    expect(sources).toHaveLength(shown.length);
    for (const [index, name] of shown.entries()) expect(sources[index]).toContain(name.replace(/\.\w+$/, ''));
  });
});

test.each(partOf(guides, 3, turnOfSearches))('The guide at $path is valid HTML', async ({ path }) => {
  // Code blocks may contain trailing whitespace.
  expect((await problemsIn(htmlAt(path), path)).filter((problem) => !problem.startsWith('no-trailing-whitespace'))).toEqual([]);
});

test('The start page of the guides shows the example of an error from the README', () => {
  const [, yaml = ''] = /## How it looks\n.*?```yaml\n(.*?)```/s.exec(textOf('README.md')) ?? [];
  const shown = pageAt('/').texts('.sample pre').join(' ');
  expect(yaml).toContain('ai-audti');
  expect(shown).toContain(yaml.replaceAll(/\s+/g, ' ').trim());
});

describe('The search of the guides', () => {
  const index = (): readonly SearchPage[] => JSON.parse(readFileSync(join(out, 'search.json'), 'utf8')) as readonly SearchPage[];

  test.each([
    ['entry-unknown', 'entry-unknown', '/diagnostics/references#entry-unknown'],
    ['defineColl', 'defineCollection', '/reference#definecollection'],
    ['glossary', 'Glossary', '/glossary'],
    ['run campaign', 'Run a campaign', '/prices#run-a-campaign'],
  ])('finds, for %s, the heading %s', (query, text, href) => {
    expect(find(index(), query)[0]).toMatchObject({ text, href });
  });

  test('finds nothing for words that no heading contains together', () => {
    expect(find(index(), 'campaign glossary')).toEqual([]);
    expect(find(index(), '  ')).toEqual([]);
  });

  test('has a page with every heading for visitors without scripts', () => {
    const hrefs = new Set(pageAt('/search').attributes('.index a', 'href'));
    const all = index().flatMap(({ href, headings }) => [href, ...headings.map(([id]) => `${href}#${id}`)]);
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((href) => !hrefs.has(href))).toEqual([]);
  });
});

test('A dead link in a guide is an error at its line', async () => {
  const copy = freshFolder();
  for (const name of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'package.json']) cpSync(join(root, name), join(copy, name));
  cpSync(join(root, 'docs'), join(copy, 'docs'), { recursive: true, filter: (path) => !/node_modules|website\/dist/.test(path) });
  mkdirSync(join(copy, 'node_modules'));
  symlinkSync(join(root, 'node_modules/@fontsource-variable'), join(copy, 'node_modules/@fontsource-variable'), 'dir');
  const lines = textOf('docs/prices.md').trimEnd().split('\n').length;
  writeFileSync(join(copy, 'docs/prices.md'), `${textOf('docs/prices.md').trimEnd()}\n\nSee [the languages](languages.md#no-such-part).\n`);
  const { stdout, code } = await archipel(['check', '--json'], { site: join(copy, 'docs/website'), cwd: copy });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string; file: string; range?: { line: number } }[] };
  expect(code).toBe(1);
  expect(diagnostics.map((each) => [each.code, each.file, each.range?.line])).toEqual([['anchor-unknown', 'docs/prices.md', lines + 2]]);
});
