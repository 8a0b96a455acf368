// Pages that are derived from other entries, as build, explain, check and watch handle them.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { editedSite, expectSuccess, untilShown } from '../support/process/edited-site.ts';
import { archipel, freshFolder, snapshot } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const site = join(freshFolder(), 'site');
const { run, put, change, built } = editedSite(site);

const topics = `import { defineCollection, type EntriesOf, list, text, z } from 'archipel';
import { useView } from '../../ViewContext.ts';
import { card } from '../notes/card.ts';
import type { schema } from '../notes/schema.ts';

const slug = (words: string) => words.toLowerCase().replace(/[^a-z]+/g, '-');

export default defineCollection({
  singular: 'topic',
  description: { en: 'the notes of a topic' },
  schema: () => z.strictObject({ name: text, notes: z.array(z.string()) }),
  derived: {
    from: ['notes'],
    entries: ({ notes }: EntriesOf<{ notes: typeof schema }>) =>
      [...new Set(notes.map(({ data }) => data.topic['en'] ?? ''))].map((name) => ({
        id: slug(name),
        data: {
          languages: ['en'],
          meta: { title: { en: \`Notes: \${name}\` }, description: { en: \`All notes whose topic is \${name}.\` } },
          name: { en: name },
          notes: notes.filter(({ data }) => data.topic['en'] === name).map(({ id }) => id),
        },
      })),
  },
  route: ({ id }) => \`/topics/\${id}\`,
  title: ({ name }) => name,
  component: ({ entry }) => (
    <article className="wrap">
      <h1>{entry.name}</h1>
      <ul>
        {list(useView(), 'notes', { card })
          .filter(({ id }) => entry.notes.includes(id))
          .map(({ id, title, link }) => (
            <li key={id}>
              <a href={link.href}>{title}</a>
            </li>
          ))}
      </ul>
    </article>
  ),
});
`;

const note = 'content/notes/paper-maps.yaml';

beforeAll(async () => {
  await expectSuccess(archipel(['init', site, '--locales', 'en', '--url', 'https://example.org', '--yes']));
  const folder = 'templates/collections/topics';
  put('templates/collections/topics.tsx', topics.replaceAll("'../../", "'../").replaceAll("'../notes/", "'./notes/"));
  change('archipel.config.ts', 'import { islands }', `import topics from './${folder}.tsx';\nimport { islands }`);
  change('archipel.config.ts', '{ pages, notes }', '{ pages, notes, topics }');
  await expectSuccess(run('build'));
}, 300_000);

test('Each topic has a derived page, which links to its notes and is in the sitemap', () => {
  expect(built('topics/sea.html')).toContain('<a href="/notes/tide-tables">Reading a tide table</a>');
  expect(built('topics/sea.html')).not.toContain('paper-maps');
  expect(built('topics/maps.html')).toContain('/notes/paper-maps');
  expect(built('sitemap.xml')).toContain('<loc>https://example.org/topics/maps</loc>');
});

test('After a note has moved to another topic, the derived pages are the same with and without a cache', async () => {
  change(note, /topic: .*/, 'topic: { en: Sea }');
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(built('topics/sea.html')).toContain('/notes/paper-maps');
  expect(() => built('topics/maps.html')).toThrow('ENOENT');
  const after = snapshot(join(site, 'dist'));
  rmSync(join(site, 'node_modules/.cache'), { recursive: true });
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(snapshot(join(site, 'dist'))).toEqual(after);
  change(note, /topic: .*/, 'topic: { en: Maps }');
}, 120_000);

test('explain names the file of the function that derives a page', async () => {
  expect((await run('explain', '/topics/sea')).stdout).toContain('templates/collections/topics.tsx');
});

test('An error in the function of derived pages is reported once, at its line', async () => {
  change('templates/collections/topics.tsx', "data.topic['en'] ?? ''", "data.topic['en'].nothing.more");
  const { code, stderr } = await run('check');
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/source-throws\s+templates\/collections\/topics\.tsx:\d+/) });
  expect(stderr).not.toMatch(/^\s+at /m);
  change('templates/collections/topics.tsx', "data.topic['en'].nothing.more", "data.topic['en'] ?? ''");
});

test('watch updates derived pages when a note changes its topic', async () => {
  const { body } = await watching(join(site, 'content'), [], { site });
  const shows = untilShown(body);
  await shows('/topics/maps', '/notes/paper-maps');
  change(note, /topic: .*/, 'topic: { en: Charts }');
  await shows('/topics/charts', '/notes/paper-maps');
}, 120_000);
