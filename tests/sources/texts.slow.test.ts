// Markdown documents and pictures that a source reads outside of the content folder, in the package around the site.
import { copyFileSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { editingSite } from '../support/process/editing.ts';
import { archipel, type Ended, freshFolder, root } from '../support/process/process.ts';
import { callsIn, change, put } from './plans-site.ts';

const code = 'templates/collections/chapters/index.tsx';

const collection = `import { defineCollection, Prose, z } from 'archipel';
import { useView } from '../../ViewContext.ts';

export default defineCollection({
  singular: 'chapter',
  description: 'a chapter: a file of the folder book',
  markdown: true,
  schema: () => z.strictObject({ name: z.string() }),
  source: {
    load: async ({ read, asset }) => {
      console.error('source called');
      const map = await asset('../book/map.png');
      const chapter = async (id: string) => {
        const file = \`../book/\${id}.md\`;
        const markdown = (await read(file)).replace('](map.png)', \`](\${map})\`);
        const meta = { title: { en: \`The chapter \${id}\` }, description: { en: \`What the chapter \${id} of the book tells you.\` } };
        return { id, data: { languages: ['en'], name: id, meta }, texts: { en: { markdown, file } }, at: { file, line: 1 } };
      };
      return [await chapter('one'), await chapter('two')];
    },
  },
  route: ({ id }) => \`/chapters/\${id}\`,
  title: ({ name }) => name,
  component: function Chapter({ entry: { name } }) {
    const { body } = useView().prose;
    return (
      <article className="wrap">
        <h1>{name}</h1>
        {body && <Prose of={body} />}
      </article>
    );
  },
});
`;

let site = '';

beforeEach(async () => {
  const around = freshFolder();
  site = join(around, 'site');
  const made = await archipel(['init', site, '--locales', 'en', '--url', 'https://example.org', '--yes']);
  expect(made).toMatchObject({ code: 0 });
  // The package.json of the folder around the site makes the site a part of a larger package.
  renameSync(join(site, 'package.json'), join(around, 'package.json'));
  put(around, 'book/one.md', 'The first chapter.\n\n## By sea\n\nSee [the second](/chapters/two#by-land).\n');
  put(around, 'book/two.md', 'The second chapter.\n\n## By land\n\n![A map](map.png)\n');
  copyFileSync(join(root, 'src/tools/init/starter/content/assets/social.png'), join(around, 'book/map.png'));
  put(site, code, collection);
  change(site, 'archipel.config.ts', 'import { islands }', `import chapters from './${code}';\nimport { islands }`);
  change(site, 'archipel.config.ts', '{ pages, notes }', '{ pages, notes, chapters }');
});

const run = (...words: readonly string[]): Promise<Ended> => archipel(words, { site, cwd: site });

const chapter = (id: string): string => readFileSync(join(site, 'dist/chapters', `${id}.html`), 'utf8');

interface Found {
  readonly code: string;
  readonly file: string;
  readonly range?: { readonly line: number; readonly column: number };
}

async function problems(): Promise<readonly string[]> {
  const { stdout } = await run('check', '--json');
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Found[] };
  return diagnostics.map(({ code, file, range }) => `${code} ${file}:${range?.line}:${range?.column}`);
}

test('Documents of a source have their headings, links and pictures on pages, and a saved document is read again', async () => {
  const first = await run('build', '--strict');
  expect(first).toMatchObject({ code: 0 });
  expect(callsIn(first)).toBe(1);
  expect(chapter('one')).toContain('<h2 id="by-sea">By sea</h2>');
  expect(chapter('one')).toContain('<a href="/chapters/two#by-land">the second</a>');
  expect(chapter('two')).toMatch(/<img[^>]* src="\/assets\/[^"]*map[^"]*"/);
  expect(callsIn(await run('build'))).toBe(0);
  change(site, '../book/two.md', 'second', '2nd');
  const changed = await run('build');
  expect([changed.code, callsIn(changed)]).toEqual([0, 1]);
  expect(chapter('two')).toContain('The 2nd chapter.');
  const picture = /<img[^>]* src="([^"]*)"/.exec(chapter('two'))?.[1];
  put(site, '../book/map.png', '');
  copyFileSync(join(root, 'tests/sites/radio/content/assets/social-en.png'), join(site, '../book/map.png'));
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(/<img[^>]* src="([^"]*)"/.exec(chapter('two'))?.[1]).not.toBe(picture);
});

test('Errors in documents of a source are reported at the line of their file', async () => {
  change(site, '../book/one.md', '#by-land', '#by-air');
  change(site, '../book/two.md', '## By land', '#### By land');
  expect(await problems()).toEqual(['anchor-unknown ../book/one.md:5:5', 'mdx-heading ../book/two.md:3:1']);
  change(site, '../book/two.md', '#### By land', '## By land');
  expect(await problems()).toEqual(['anchor-unknown ../book/one.md:5:5']);
});

test('An error in a document without a file is reported at its entry, and a document without text is refused', async () => {
  change(site, code, '{ markdown, file }', '{ markdown }');
  change(site, '../book/one.md', '#by-land', '#by-air');
  expect(await problems()).toEqual(['anchor-unknown ../book/one.md:1:1']);
  change(site, code, '{ markdown }', '{ file }');
  const refused = (await problems()).filter((problem) => problem.startsWith('source-result'));
  expect(refused).toEqual(['source-result ../book/one.md:1:1', 'source-result ../book/two.md:1:1']);
});

test('A source must not read a file outside of the package', async () => {
  change(site, code, '../book/map.png', '../../map.png');
  expect(await problems()).toContainEqual(expect.stringMatching(/^source-file templates\/collections\/chapters\/index\.tsx:\d+/));
});

test('rename does not write into the files of a source', async () => {
  const before = readFileSync(join(site, '../book/one.md'), 'utf8');
  const { stderr, code: ended } = await run('rename', 'chapter', 'two', 'second');
  expect(stderr).toMatch(/Nothing was changed\./);
  expect(ended).not.toBe(0);
  expect(readFileSync(join(site, '../book/one.md'), 'utf8')).toBe(before);
});

test('watch serves a saved document of a source, and does not edit it in the page', async () => {
  const { body, ask } = await editingSite(site);
  const shows = (words: string): Promise<void> =>
    vi.waitFor(async () => expect(await body('/chapters/two')).toContain(words), { timeout: 60_000, interval: 50 });
  await shows('The second chapter.');
  const clicked = await ask('place', { page: '/chapters/two', text: 'The second chapter.', index: 0 });
  expect(JSON.parse(clicked.text)).toMatchObject({ at: { file: expect.stringContaining('book/two.md') } });
  expect(JSON.parse(clicked.text)).not.toHaveProperty('fields');
  change(site, '../book/two.md', 'The second', 'Another');
  await shows('Another chapter.');
});
