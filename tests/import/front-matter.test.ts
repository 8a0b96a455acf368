// The front matter of imported texts, and the schema of their collection.
import { expect, test } from 'vitest';
import { importOf } from './import-of.ts';

const matterOf = (text: string): string | undefined =>
  /^---\n[\s\S]*?\n---\n/.exec(importOf({ 'a-text.md': text }).textOf('docs/a-text.md') ?? '')?.[0];

test('Front matter in YAML keeps its notation and comments', () => {
  const text = '---\n# Kept.\ntitle:   "A"\ndescription: >-\n  B\n  c.\n---\n\nWords.\n';
  expect(importOf({ 'a.md': text }).textOf('docs/a.md')).toBe(text);
});

test('Front matter in TOML or JSON becomes YAML', () => {
  const yaml = '---\ntitle: A\ndate: 2026-03-01\ntags:\n  - one\n  - two\ndescription: Words.\n---\n';
  expect(matterOf('+++\ntitle = "A"\ndate = 2026-03-01\ntags = ["one", "two"]\n+++\n\nWords.\n')).toBe(yaml);
  const json = '{\n  "title": "A",\n  "date": "2026-03-01",\n  "tags": ["one", "two"]\n}\n';
  expect(matterOf(`${json}\nWords.\n`)).toBe(yaml);
  expect(matterOf(`---json\n${json}---\n\nWords.\n`)).toBe(yaml);
});

test('Front matter with mistakes stays as it is, so that check reports them; if a colon is the only mistake, its value is quoted', () => {
  const broken = '---\ntitle: [A\n---\n\nWords.\n';
  expect(importOf({ 'a.md': broken }).textOf('docs/a.md')).toBe(broken);
  expect(matterOf('---\ntitle: Ferries: the times\ndescription: B.\n---\nWords.\n')).toBe(
    '---\ntitle: "Ferries: the times"\ndescription: B.\n---\n',
  );
});

test('A key that is written twice keeps its last value', () => {
  expect(matterOf('---\ntitle: A\ntimes:\n  first:\n  first:\n    - nine\ndescription: B.\n---\nWords.\n')).toBe(
    '---\ntitle: A\ntimes:\n  first:\n    - nine\ndescription: B.\n---\n',
  );
});

test('Pages with equal titles get the title of their folder in search results, if it tells them apart', () => {
  const matter = (title: string): string => `---\ntitle: ${title}\ndescription: D.\n---\n\nWords.\n`;
  const { textOf, changes } = importOf({
    'ferries/index.md': matter('Ferries'),
    'ferries/prices.md': matter('Prices'),
    'ferries/crew.md': matter('Crew'),
    'buses/index.md': matter('Buses'),
    'buses/prices.md': matter('Prices'),
    'buses/drivers.md': matter('Crew'),
    'buses/mates.md': matter('Crew'),
    'trains/stops.md': matter('Stops'),
    'buses/stops.md': matter('Stops'),
  });
  expect(textOf('docs/ferries/prices.md')).toContain('\nmeta:\n  title: Prices · Ferries\n  description: D.\n---\n');
  expect(textOf('docs/buses/prices.md')).toContain('\n  title: Prices · Buses\n');
  expect(changes).toContainEqual({ change: 'searchTitles', count: 2, texts: 2 });
});

test('Front matter gets missing values from the defaults of Jekyll, and the default of the innermost folder wins', () => {
  const jekyll = `defaults:
  - scope: { path: docs/guides }
    values: { section: Guides }
  - scope: { path: "", type: posts }
    values: { comments: true }
  - scope: { path: "" }
    values: { layout: page, section: All, author: Ada, noindex: true }
`;
  const text = '---\ntitle: A\nauthor: Bob\ndescription: B.\n---\n\nWords.\n';
  const { textOf, changes } = importOf({ 'a.md': text, 'guides/b.md': text, '_posts/2026-03-01-c.md': text }, { jekyll });
  expect(textOf('docs/a.md')).toContain('\nauthor: Bob\ndescription: B.\nsection: All\nnoindex: true\n---\n');
  expect(textOf('docs/guides/b.md')).toContain('\nsection: Guides\nnoindex: true\n---\n');
  expect(textOf('docs/posts/2026-03-01-c.md')).toContain('\nsection: All\nnoindex: true\ncomments: true\n---\n');
  expect(changes.filter(({ change }) => change === 'defaults')).toEqual([{ change: 'defaults', count: 3, texts: 3 }]);
});

test('A permalink in the defaults of Jekyll decides the old URLs of posts', () => {
  const jekyll = 'defaults: [{ scope: { type: posts }, values: { permalink: "/blog/:title/" } }]\n';
  expect(importOf({ '_posts/2026-03-01-c.md': 'Words.\n' }, { jekyll }).redirects).toEqual([
    { from: '/blog/c', to: '/docs/posts/2026-03-01-c' },
  ]);
});

test('A block meta that is not for search results becomes metadata; a noindex in this block or in robots stays in effect', () => {
  const rest = 'title: A\ndescription: B.\n';
  expect(matterOf(`---\nmeta: { robots: "noindex, follow" }\n${rest}---\n\nWords.\n`)).toBe(
    `---\n${rest}noindex: true\nmetadata: { robots: "noindex, follow" }\n---\n`,
  );
  expect(matterOf(`---\nrobots: noindex\n${rest}---\n\nWords.\n`)).toBe(`---\nrobots: noindex\n${rest}noindex: true\n---\n`);
  const ofSearch = `---\nmeta: { title: C, description: D. }\n${rest}---\n`;
  expect(matterOf(`${ofSearch}\nWords.\n`)).toBe(ofSearch);
});

test('Title and description come from the main heading and the first paragraph, or from the name', () => {
  expect(
    importOf({ 'a.md': '# The *times* {#times}\n\n![A](b.png)\n\nThe `ferry` [sails](x.md)\nat eight.\n\n## More\n' }).textOf('docs/a.md'),
  ).toBe(
    '---\ntitle: The times\ndescription: The ferry sails at eight.\n---\n\n![A](b.png)\n\nThe `ferry` [sails](x.md)\nat eight.\n\n## More\n',
  );
  expect(matterOf('Since {{ page.year }} the ferry{% if page.x %} sails.\n')).toBe(
    '---\ntitle: A text\ndescription: Since the ferry sails.\n---\n',
  );
  expect(matterOf('- One\n')).toBe('---\ntitle: A text\ndescription: A text\n---\n');
  expect(matterOf('---\nsummary: All about it.\n---\n\nTimes\n=====\n\nWords.\n')).toBe(
    '---\nsummary: All about it.\ntitle: Times\ndescription: All about it.\n---\n',
  );
});

test('A main heading that differs from the title stays, one level lower, unless the title is hidden', () => {
  const text = (keys: string): string => `---\ntitle: A\n${keys}description: B.\n---\n\n# Another\n\n## Below\n`;
  expect(importOf({ 'a.md': text('') }).textOf('docs/a.md')).toBe('---\ntitle: A\ndescription: B.\n---\n\n## Another\n\n### Below\n');
  expect(importOf({ 'a.md': text('hide_title: true\n') }).textOf('docs/a.md')).toContain(
    'title: Another\ndescription: B.\nmeta:\n  title: A\n  description: B.\n',
  );
});

test('Days and times get the notation of ISO 8601, and keys of other generators get their names in archipel', () => {
  const text =
    '---\ntitle: A\ndescription: B.\ndate: 2026-03-01 09:00:00 +0100\nupdated: 2026-03-02 10:00\npublished: false\nlayout: post\nlinktitle: ""\n---\nWords.\n';
  expect(matterOf(text)).toBe('---\ntitle: A\ndescription: B.\ndate: 2026-03-01T09:00:00+01:00\nupdated: 2026-03-02\ndraft: true\n---\n');
});

test('The schema has the narrowest type of each key', () => {
  const matter = (lines: string): string => `---\ntitle: A\ndescription: B.\n${lines}\n---\nWords.\n`;
  const { schema } = importOf({
    'a.md': matter(
      'date: 2026-03-01\nweight: 1\ntags: [a]\nauthor: ada\nlead: Two words\ntoc: true\nhero: { a: 1 }\nmix: 1\nsidebar-label: x',
    ),
    'de/a.md': matter('date: 2026-03-01\nweight: 1\ntags: [b]\nauthor: ada\nlead: Zwei Wörter\nsidebar-label: y'),
    'b.md': matter('date: 2026-03-02T09:00:00Z\nlead: More words\nmix: one'),
  });
  expect(schema).toEqual([
    'title: text,',
    'path: path.optional(),',
    'date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),',
    'weight: z.number().optional(),',
    'tags: perLanguage(z.array(z.string())).optional(),',
    'author: z.string().optional(),',
    'lead: text,',
    'toc: perLanguage(z.boolean()).optional(),',
    'hero: perLanguage(z.record(z.string(), z.unknown())).optional(),',
    'mix: perLanguage(z.unknown()),',
    '"sidebar-label": perLanguage(z.string()).optional(),',
  ]);
});

test('The only main heading becomes the title even after a picture or a remark, and the description follows it', () => {
  expect(
    importOf({ 'a.md': '![Logo](l.png)\n\n**Read this elsewhere.**\n\n# Ferries\n\nThey sail.\n\n## More\n' }).textOf('docs/a.md'),
  ).toBe('---\ntitle: Ferries\ndescription: They sail.\n---\n\n![Logo](l.png)\n\n**Read this elsewhere.**\n\nThey sail.\n\n## More\n');
  expect(importOf({ 'a.md': 'Words.\n\n# One\n\n# Two\n' }).textOf('docs/a.md')).toContain('title: A\n');
});

test('A picture in the main heading stays at the start of the text', () => {
  const logo = { 'logo.png': undefined };
  const html = importOf({ 'a.md': '<h1 align="center"><img src="logo.png" alt="Logo"> Ferries</h1>\n\nThey sail.\n', ...logo });
  expect(html.textOf('docs/a.md')).toBe('---\ntitle: Ferries\ndescription: They sail.\n---\n\n![Logo](logo.png)\n\nThey sail.\n');
  expect(html.copies.map(({ to }) => to)).toEqual(['docs/logo.png']);
});

test('The day in a file name counts as a date in the schema', () => {
  const { schema } = importOf({
    '2026-03-01-a.md': '---\ntitle: A\n---\nWords.\n',
    '2026-03-02-b.md': '---\ntitle: A\ndate: 2026-03-02T09:00:00Z\n---\nWords.\n',
  });
  expect(schema).toContain('date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),');
});

test('Code in a main heading and in the first paragraph keeps its words', () => {
  expect(
    matterOf(
      '<!--\n# License\nNobody reads this.\n-->\n\n# The `sail(port, [time], {day})` of {all} _ferries_ {#sail}\n\nCall `sail(_a_)` at {time}.\n',
    ),
  ).toBe('---\ntitle: The sail(port, [time], {day}) of {all} ferries\ndescription: Call sail(_a_) at time.\n---\n');
});

test('The only main heading becomes the title below other words, but not below another heading', () => {
  expect(importOf({ 'a.md': '[Back](b.md)\n\n# Prices\n\nWords.\n' }).textOf('docs/a.md')).toBe(
    '---\ntitle: Prices\ndescription: Words.\n---\n\n[Back](b.md)\n\nWords.\n',
  );
  for (const text of ['Words.\n\n# One\n\n# Two\n', 'Words.\n\n## One\n\n# Two\n'])
    expect(importOf({ 'a.md': text }).textOf('docs/a.md')).toContain('title: A\n');
});

test('Scripts and comments do not become the description', () => {
  expect(matterOf('<script setup>\nimport a from "b";\n\nrun()\n</script>\n\nThe words.\n')).toBe(
    '---\ntitle: A text\ndescription: The words.\n---\n',
  );
});

test('Pictures and files that front matter names go to content/assets, and the schema describes them', () => {
  const matter = (lines: string): string => `---\ntitle: A\ndescription: B.\n${lines}\n---\n\n`;
  const { textOf, copies, schema } = importOf(
    {
      'trips/a.md': `${matter('cover: ./harbour.jpg\nlogo: /img/a.svg\nshare: /img/b.png\nhero: { image: harbour.jpg, alt: The harbour }\nlist: [x.png]\nsheet: ../times.pdf\nversion: setup.py')}![A](harbour.jpg)\n`,
      'b.md': matter('cover: missing.jpg\nlogo: /img/b.png\nshare: https://example.com/c.png\nhero: { image: times.png }\nlist: []'),
      'trips/harbour.jpg': undefined,
      'trips/x.png': undefined,
      'times.png': undefined,
      'times.pdf': undefined,
      'trips/setup.py': undefined,
    },
    { statics: new Set(['img/a.svg', 'img/b.png']) },
  );
  expect(textOf('docs/trips/a.md')).toBe(
    `${matter('cover: docs/trips/harbour.jpg\nlogo: img/a.svg\nshare: /img/b.png\nhero: { image: docs/trips/harbour.jpg, alt: The harbour }\nlist: [ docs/trips/x.png ]\nsheet: docs/times.pdf\nversion: setup.py')}![A](/assets/docs/trips/harbour.jpg)\n`,
  );
  expect(copies.map(({ to }) => to).sort()).toEqual([
    'assets/docs/times.pdf',
    'assets/docs/times.png',
    'assets/docs/trips/harbour.jpg',
    'assets/docs/trips/x.png',
    'assets/img/a.svg',
    'assets/img/b.png',
    'public/img/b.png',
  ]);
  const picture = 'image({ widths: [480, 960, 1440], shown: 720 })';
  expect(schema).toEqual([
    'title: text,',
    'path: path.optional(),',
    `cover: ${picture},`,
    'logo: asset,',
    'share: z.string(),',
    `hero: z.strictObject({ image: ${picture}, alt: text.optional() }),`,
    `list: z.array(${picture}),`,
    'sheet: asset.optional(),',
    'version: z.string().optional(),',
  ]);
});

test('A value that is a text or a block with a file keeps both forms in the schema', () => {
  const list = 'list:\n  - icon: A\n  - icon: { src: /img/a.svg }';
  const { schema } = importOf({ 'a.md': `---\n${list}\n---\n` }, { statics: new Set(['img/a.svg']) });
  expect(schema).toContain('list: z.array(z.strictObject({ icon: z.union([z.string(), z.strictObject({ src: asset })]) })),');
});

test('A title that comes from the file name of a post does not contain the day', () => {
  expect(importOf({ '2026-03-01-first-sails.md': 'Words.\n' }).textOf('docs/2026-03-01-first-sails.md')).toContain(
    '\ntitle: First sails\n',
  );
});

test('Texts that begin with the same paragraph get different descriptions', () => {
  const { textOf } = importOf({
    'a.md': 'All &mdash; the same.\n\nOne.\n',
    'b.md': 'All &mdash; the same.\n\n- Item\n\nTwo.\n',
    'c.md': 'All — the same.\n',
  });
  const descriptions = ['a', 'b', 'c'].map((id) => /^description: (.*)$/m.exec(textOf(`docs/${id}.md`) ?? '')?.[1]);
  expect(descriptions).toEqual(['All — the same.', 'Two.', 'All — the same.']);
});

test('In a block that differs between languages, each text is a text of one language', () => {
  const hero = (words: string) => `---\ntitle: A\nhero: { image: ./a.png, text: ${words} }\nlabel: ${words}\n---\n`;
  const { schema } = importOf({ 'a.md': hero('Some words'), 'de/a.md': hero('Andere Wörter'), 'a.png': undefined });
  expect(schema.find((line) => line.startsWith('hero'))).toMatch(/^hero: perLanguage\(z\.strictObject\(\{.* text: z\.string\(\) \}\)\)/);
});

test('A single word with a capital is a text, because other languages have another word', () => {
  const keys = '---\ntitle: A\nlabel: Setup\nname: setup\nstate: TODO\n---\n';
  expect(importOf({ 'a.md': keys }).schema.slice(2)).toEqual(['label: text,', 'name: z.string(),', 'state: z.string(),']);
});

test('Eleventy: a date that is a keyword is left out, and a text without a page becomes a draft', () => {
  const { schema, textOf } = importOf({
    '2026-03-01-a.md': '---\ntitle: A\ndescription: B.\n---\n',
    'b.md': '---\ntitle: A\ndescription: B.\ndate: git Last Modified\npermalink: false\n---\n',
  });
  expect(textOf('docs/b.md')).toBe('---\ntitle: A\ndescription: B.\ndraft: true\n---\n\n');
  expect(schema).toContain('date: z.iso.date().optional(),');
});

test('A main heading that three texts repeat above another one is no title', () => {
  const of = (words: string) => `# Ferries\n\n## ${words}\n\nWords.\n\n### More\n`;
  const files = {
    'a.md': of('Prices'),
    'b.md': '<h1 align="center">Ferries</h1>\n\n## Times\n\nWords.\n',
    'd.md': '# Ferries\n\nWords.\n',
  };
  const titlesOf = (texts: Record<string, string>) => importOf(texts).texts.map(({ text }) => /^title: (.*)$/m.exec(text)?.[1]);
  expect(titlesOf(files)).toEqual(['Ferries', 'Ferries', 'Ferries']);
  const { textOf } = importOf({ ...files, 'c.md': '# Ferries\r\n\r\n# Ports\r\n', 'e.md': '[a](a.md#prices)\n' });
  expect(textOf('docs/a.md')).toMatch(/title: Prices\n[^#]*## More\n$/);
  expect(textOf('docs/b.md')).toContain('title: Times\n');
  expect(textOf('docs/c.md')).toContain('title: Ports\n');
  expect(textOf('docs/d.md')).toContain('title: Ferries\n');
  expect(textOf('docs/e.md')).toContain('[a](a.md)');
});
