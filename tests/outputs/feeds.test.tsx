// Feeds of collections: their entries, languages and order, and diagnostics of errors.
import { parseAtomFeed } from 'feedsmith';
import type { Root } from 'hast';
import { describe, expect, test } from 'vitest';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { templateDiagnostics } from '../../src/diagnostics/template-diagnostics.ts';
import type { Feed } from '../../src/model/feed.ts';
import { feedHtml } from '../../src/pages/outputs/feeds/feed-html.ts';
import { definitionProblems } from '../../src/site/check-definition.ts';
import { createLocales, defineCollection, defineSite, path, text, z } from '../../src/site/index.ts';
import { built } from '../support/fixture-site/content.ts';
import { contentOf, germanNote, note } from './small-site.tsx';

const schema = () => z.strictObject({ path: path.optional(), words: text, date: z.string().optional(), changed: z.string().optional() });

type Notes = Parameters<typeof defineCollection<typeof schema>>[0];
type NotesFeed = NonNullable<Notes['feed']>;

const published: NotesFeed['published'] = ({ date }) => date;

function siteWith(feed: NotesFeed, timeZone = 'Europe/Berlin') {
  const notes = defineCollection({
    singular: 'note',
    description: 'a note',
    schema,
    title: ({ words }) => words,
    component: ({ entry }) => <h1>{entry.words}</h1>,
    feed,
  });
  const Body = ({ children }: { readonly children: React.ReactNode }) => <main>{children}</main>;
  return defineSite({
    locales: createLocales({ de: { tag: 'de-DE' }, en: {} }),
    timeZone,
    Body,
    collections: { notes },
    basePath: '/docs',
  });
}

const dated = {
  'notes/ada.yaml': note('Ada', 'date: "2026-03-01"\nchanged: "2026-05-01T10:00:00Z"\n'),
  'notes/bob.yaml': note('Bob', 'date: "2026-04-01T09:30:00+05:00"\n'),
};

async function filesWith(feed: NotesFeed, changes: Readonly<Record<string, string>> = dated) {
  const { files, thrown } = await built(contentOf(changes), { definition: siteWith(feed) });
  expect(thrown.map(({ message }) => message)).toEqual([]);
  return files;
}

async function jsonWith(feed: NotesFeed, changes = dated, file = 'notes/feed.json') {
  return JSON.parse(String((await filesWith(feed, changes)).get(file)));
}

const titles = ({ items }: { readonly items: readonly { readonly title: string }[] }) => items.map(({ title }) => title);

describe('A feed has', () => {
  test('the entries with a date, the latest first, each with an id that does not depend on its path', async () => {
    const feed = await jsonWith({ published }, { ...dated, 'notes/bob.yaml': `${dated['notes/bob.yaml']}path: /elsewhere\n` });
    expect(feed.items).toEqual([
      expect.objectContaining({ id: 'tag:notes.example.org,2026:de/notes/bob', url: 'https://notes.example.org/docs/elsewhere' }),
      expect.objectContaining({ id: 'tag:notes.example.org,2026:de/notes/ada', url: 'https://notes.example.org/docs/ada' }),
    ]);
  });

  test("dates as the start of the day in the site's time zone, and instants converted to that zone", async () => {
    const { items } = await jsonWith({ published, updated: ({ changed }) => changed });
    expect(items).toEqual([
      expect.objectContaining({ date_published: '2026-04-01T06:30:00+02:00', date_modified: '2026-04-01T06:30:00+02:00' }),
      expect.objectContaining({ date_published: '2026-03-01T00:00:00+01:00', date_modified: '2026-05-01T12:00:00+02:00' }),
    ]);
  });

  test('the date of the last change in content, not of the build', async () => {
    const feed: NotesFeed = { published, updated: ({ changed }) => changed };
    const atom = async (at: string) => {
      const { files } = await built(contentOf(dated), { definition: siteWith(feed), at: Date.parse(at) });
      return String(files.get('notes/feed.atom'));
    };
    const first = await atom('2026-06-01T00:00:00Z');
    expect(first).toContain('</title>\n<link rel="self"');
    expect(/^<updated>(.*)<\/updated>$/m.exec(first)?.[1]).toBe('2026-05-01T12:00:00+02:00');
    expect(await atom('2030-01-01T00:00:00Z')).toBe(first);
  });

  test('the entries in its language, without drafts, and up to its limit', async () => {
    const changes = {
      ...dated,
      'notes/cem.yaml': germanNote('Cem', 'date: "2026-04-05"\n'),
      'notes/dora.yaml': note('Dora', 'date: "2026-04-06"\ndraft: true\n'),
    };
    expect(titles(await jsonWith({ published, limit: 2 }, changes))).toEqual(['Cem auf Deutsch', 'Bob auf Deutsch']);
    expect(titles(await jsonWith({ published }, changes, 'en/notes/feed.json'))).toEqual(['Bob in English', 'Ada in English']);
  });

  test('a fixed date if no entry exists in its language', async () => {
    const texts = new Map([
      ...[...contentOf().texts].slice(0, 1),
      ['notes/home.yaml', germanNote('Home', 'path: /\ndate: "2026-03-01"\n')] as const,
    ]);
    const { files } = await built({ ...contentOf(), texts }, { definition: siteWith({ published }) });
    expect(String(files.get('en/notes/feed.atom') ?? '')).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });

  test.each(['Fish & <b>chips</b> ]]>', '“or” &amp; \'what\' "now"', 'שלום & <עולם> (Atlas)'])('the title %j as it is', async (title) => {
    const feed: NotesFeed = { published, content: 'summary', author: () => title, summary: () => title, title: () => title };
    const changes = {
      'notes/ada.yaml': note('Ada', 'date: "2026-03-01"\n').replace(/^words:.*$/m, () => `words: { de: ${JSON.stringify(title)}, en: x }`),
    };
    const files = await filesWith(feed, changes);
    const { title: ofFeed, entries = [] } = parseAtomFeed(String(files.get('notes/feed.atom')));
    const texts = entries.map((entry) => [entry.title?.value, entry.summary?.value, entry.authors?.[0]?.name, entry.content]);
    expect([ofFeed?.value, texts]).toEqual([title, [[title, title, title, undefined]]]);
    const { items } = JSON.parse(String(files.get('notes/feed.json')));
    expect(items).toEqual([expect.objectContaining({ title, content_text: title })]);
  });

  test('a custom path, title and author, and an image with its type', async () => {
    const image = { src: '/assets/a.jpg', srcSet: '', sizes: '', width: 1, height: 1, sources: [] };
    const feed: NotesFeed = {
      published,
      path: '/news',
      title: ({ site, locale }) => `${site.name} ${locale}`,
      subtitle: () => 'A & B',
      author: ({ words }) => words,
      image: () => image,
    };
    const files = await filesWith(feed);
    const json = JSON.parse(String(files.get('en/news.json')));
    expect(json).toMatchObject({
      title: 'Notes en',
      description: 'A & B',
      feed_url: 'https://notes.example.org/docs/en/news.json',
      language: 'en',
    });
    expect(json.items[0]).toMatchObject({
      authors: [{ name: 'Bob in English' }],
      image: 'https://notes.example.org/docs/assets/a.jpg',
      attachments: [{ mime_type: 'image/jpeg' }],
    });
    expect(String(files.get('news.atom'))).toContain(
      '<link rel="enclosure" type="image/jpeg" href="https://notes.example.org/docs/assets/a.jpg"/>',
    );
    expect(String(files.get('en/ada.html'))).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Notes en" href="https://notes.example.org/docs/en/news.atom"/>',
    );
    expect(String(files.get('_headers'))).toContain('/docs/en/news.json\n  Content-Type: application/feed+json\n');
  });
});

describe('An error in a feed', () => {
  test('is reported at `published`, with the entry, if the date is invalid', async () => {
    const { thrown } = await built(contentOf({ ...dated, 'notes/ada.yaml': note('Ada', 'date: soon\n') }), {
      definition: siteWith({ published }),
    });
    expect(thrown.map(({ place, message }) => `${place.output} ${place.page} ${message}`)).toEqual(
      ['/notes/feed.atom', '/notes/feed.json', '/en/notes/feed.atom', '/en/notes/feed.json'].map((file) =>
        expect.stringContaining(`output-failed ${file} Error: feed.published of notes/ada returns "soon"`),
      ),
    );
    expect(thrown[0]?.components).toEqual([published]);
  });

  test('is reported if none of the entries has a date', async () => {
    const { thrown } = await built(contentOf({ 'notes/ada.yaml': note('Ada') }), { definition: siteWith({ published }) });
    expect(thrown[0]?.message).toContain('No entry of notes has a date in de: feed.published returns undefined for all 3');
  });

  test.each(['en', 'de'] as const)('has a message and a hint that name the feed, not outputs, in the language %s', async (language) => {
    const clashing = { ...siteWith({ published }), outputs: { '/notes/feed.atom': () => 'taken' } };
    const wrong = { ...dated, 'notes/ada.yaml': note('Ada', 'date: soon\n') };
    const { thrown } = await built(contentOf(wrong), { definition: clashing });
    const failures = thrown.map(({ place, message }) => {
      const code = place.output ?? ('template-render' as const);
      return { code, what: message, place, pages: [place.page] };
    });
    const texts = formatDiagnostics(templateDiagnostics(failures), language);
    expect(new Set(texts.map(({ code }) => code))).toEqual(new Set(['output-clash', 'output-failed']));
    for (const { message, hint } of texts) {
      expect(message).toMatch(/^(?:The feed|Der Feed) \//);
      expect(hint).toMatch(/[`„]feed[`“]/);
      expect(hint).not.toContain('outputs');
    }
  });

  test.each<[object, RegExp]>([
    [{}, /needs the date of an entry/],
    [{ published, limit: 0 }, /limit of the feed of notes is 0/],
    [{ published, limit: 1.5 }, /limit of the feed of notes is 1\.5/],
    [{ published, content: 'all' }, /content of the feed of notes is "all"/],
    [{ published, path: 'news' }, /path of the feed of notes is "news"/],
    [{ published, path: '/news/' }, /path of the feed of notes is "\/news\/"/],
  ])('is reported before the build if it is in the configuration: %j', (feed, message) => {
    expect(definitionProblems(siteWith(feed as Feed)).map(({ text }) => text)).toEqual([expect.stringMatching(message)]);
  });
});

test('Prose in a feed has absolute URLs, its pictures, and no active content', () => {
  const element = (tagName: string, properties: object, ...children: object[]) => ({ type: 'element', tagName, properties, children });
  const words = (value: string) => ({ type: 'text', value });
  const root = {
    type: 'root',
    children: [
      element(
        'p',
        { className: ['lead'], id: 'a', onClick: 'x()', style: 'color:red' },
        element('a', { href: '/b', target: '_blank' }, words('<b>')),
      ),
      element('a', { href: '#a' }, words('a')),
      element('code', {}, element('span', { className: ['tok-string'] }, words('"b"')), element('span', { lang: 'fr' }, words('c'))),
      element('a', { href: 'https://other.example.org/' }, words('other')),
      element('Note', { kind: 'hint' }, element('p', {}, words('note'), element('script', {}, words('alert(1)')))),
      element('form', {}, element('input', {})),
      element('li', {}, element('input', { type: 'checkbox', checked: true, disabled: true }), words(' done')),
      element('li', {}, element('input', { type: 'checkbox', disabled: true }), words(' open')),
      element('iframe', { src: 'https://video.example.org' }),
      element('Picture', { asset: 'a.jpg', alt: 'A cat', caption: 'Cat' }),
      element(
        'picture',
        { className: ['wide'] },
        element('source', { srcSet: '/b.avif', type: 'image/avif' }),
        element('img', { src: '/b.jpg', srcSet: '/b-2.jpg 2x', alt: 'A dog', width: 8, height: 6 }),
      ),
    ],
  } as unknown as Root;
  const view = {
    urlOf: (href: string) => (href.startsWith('/') ? `https://notes.example.org${href}` : href),
    picture: (asset: string) => ({ src: `/assets/${asset}`, srcSet: '', sizes: '', width: 8, height: 6, sources: [] }),
  };
  expect(feedHtml(root, { view, page: 'https://notes.example.org/page' })).toBe(
    [
      '<p id="a"><a href="https://notes.example.org/b">&lt;b&gt;</a></p>',
      '<a href="https://notes.example.org/page#a">a</a>',
      '<code>&quot;b&quot;<span lang="fr">c</span></code>',
      '<a href="https://other.example.org/">other</a>',
      '<p>note</p>',
      '<li>☑ done</li><li>☐ open</li>',
      '<figure><img src="https://notes.example.org/assets/a.jpg" alt="A cat" width="8" height="6" loading="lazy"/><figcaption>Cat</figcaption></figure>',
      '<img src="https://notes.example.org/b.jpg" alt="A dog" width="8" height="6" loading="lazy"/>',
    ].join(''),
  );
});
