// Links and pictures of imported texts keep their targets.
import { expect, test } from 'vitest';
import { importOf } from './import-of.ts';

const matter = '---\ntitle: A\ndescription: B.\n---\n\n';
const linked = (from: string, address: string, more: Parameters<typeof importOf>[1] = {}): string => {
  const files = {
    'Guide/Set_Up.md': matter,
    'Guide/img/Bild 1.png': undefined,
    'Guide/list.pdf': undefined,
    'guide/_index.md': matter,
    'de/Guide/Set_Up.md': matter,
    'other.md': `---\ntitle: A\ndescription: B.\npermalink: /elsewhere/\n---\n`,
    [from]: `${matter}[words](${address}) and ![words](${address})\n`,
  };
  const { texts } = importOf(files, more);
  return /\[words\]\((.*?)\) and/.exec(texts.find(({ text }) => text.includes('[words]'))?.text ?? '')?.[1] ?? '';
};

test.each([
  ['start.md', 'Guide/Set_Up.md#x', './guide/set-up.md#x'],
  ['start.md', './Guide/Set_Up', './guide/set-up.md'],
  ['start.md', 'Guide/Set%5FUp.md', './guide/set-up.md'],
  ['start.md', '/docs/Guide/Set_Up/', './guide/set-up.md'],
  ['start.md', '/docs/guide/set_up.html?x#y', '/docs/guide/set-up?x#y'],
  ['start.md', '../Guide/Set_Up/', './guide/set-up.md'],
  ['start.md', '/elsewhere/', '/elsewhere/'],
  ['start.md', '/elsewhere/index.html', './other.md'],
  ['start.md', '@site/docs/Guide/Set_Up.md', './guide/set-up.md'],
  ['start.md', 'guide/', './guide/index.md'],
  ['de/start.md', '/docs/Guide/Set_Up', './guide/set-up.md'],
  ['start.md', '/de/docs/Guide/Set_Up', './de/guide/set-up.md'],
  ['start.md', './other.md', './other.md'],
  ['guide/start.md', 'docs/Guide/Set_Up/', './set-up.md'],
  ['start.md', 'missing.md', 'missing.md'],
  ['start.md', 'https://example.com/Guide/Set_Up.md', 'https://example.com/Guide/Set_Up.md'],
  ['start.md', '#x', '#x'],
  ['start.md', 'Guide/list.pdf', '/docs/Guide/list.pdf'],
])('In %s, [words](%s) becomes [words](%s)', (from, address, expected) => expect(linked(from, address)).toBe(expected));

test('A link tag of Jekyll finds its target by a path that begins with the folder', () => {
  const statics = new Set(['_docs/Guide/Set_Up.md', '_other/a.md']);
  expect(linked('start.md', '{% link _docs/Guide/Set_Up.md %}', { folder: '_docs', urls: '/guides', statics })).toBe('./guide/set-up.md');
  expect(linked('start.md', '{% link _other/a.md %}', { statics })).toBe('/_other/a.md');
  expect(importOf({ 'a.md': `${matter}[a](/_other/a.md)\n` }, { statics }).copies).toEqual([]);
  expect(linked('start.md', '{% link _docs/missing.md %}', { folder: '_docs' })).toBe('/_docs/missing.md');
});

test('Addresses with the baseurl of Jekyll lead to the same targets as addresses without it', () => {
  const more = { jekyll: 'baseurl: /manual/\n', statics: new Set(['img/map.png']) };
  expect(linked('start.md', '/manual/docs/Guide/Set_Up/#x', more)).toBe('./guide/set-up.md#x');
  expect(linked('start.md', '/manual/img/map.png', more)).toBe('/img/map.png');
  expect(linked('start.md', '/manual/elsewhere/', more)).toBe('./other.md');
  expect(linked('start.md', '/manual/unknown/', more)).toBe('/unknown/');
  expect(linked('start.md', '/manuals/', more)).toBe('/manuals/');
  expect(linked('start.md', '/manual', more)).toBe('/');
  expect(linked('start.md', '/manual#x', more)).toBe('/#x');
});

test.each([
  ['the baseURL of Hugo', { hugo: { 'hugo.toml': 'baseURL = "https://example.org/manual/"' } }],
  [
    'the base of Astro',
    { generator: 'astro', settings: { file: 'astro.config.ts', code: "export default { base: 'manual' };", path: 'docs' } },
  ],
] as const)('Addresses with %s lead to the same pages without it', (_, more) => {
  expect(linked('start.md', '/manual/docs/Guide/Set_Up/#x', more)).toBe('./guide/set-up.md#x');
  expect(linked('start.md', '/manual/unknown/', more)).toBe('/unknown/');
  // URLs that begin with the base stay.
  expect(linked('start.md', '/manual/unknown/', { ...more, urls: '/manual' })).toBe('/manual/unknown/');
});

test('A browser takes no step above the root of a site, and the size that an address requests does not matter', () => {
  const files = { 'index.md': `${matter}![a](../../map.png) ![b](map.png?width=9) [c](../../other.md) [d](api/)\n`, 'map.png': undefined };
  expect(
    importOf(files, { urls: '' })
      .textOf('docs/index.md')
      ?.match(/\(.*?\)/g),
  ).toEqual(['(./map.png)', '(map.png)', '(../../other.md)', '(/api)']);
});

test('Pictures that a text loads from the repository of its site are those of the folder', () => {
  const body = [
    'raw.githubusercontent.com/a/b/main',
    'github.com/a/b/raw/main',
    'gitlab.com/a/b/-/blob/main',
    'github.com/a/other/raw/main',
  ]
    .map((start) => `![x](https://${start}/docs/img/map.png)`)
    .join(' ');
  const { textOf, copies } = importOf(
    { 'a.md': `${matter}${body}\n`, 'img/map.png': undefined },
    { mkdocs: 'repo_url: https://github.com/a/b\n' },
  );
  expect(textOf('docs/a.md')?.match(/\(.*?\)/g)).toEqual([
    ...['(./img/map.png)', '(./img/map.png)', '(./img/map.png)'],
    '(https://github.com/a/other/raw/main/docs/img/map.png)',
  ]);
  expect(copies).toHaveLength(1);
});

test('Pictures stay beside the texts, and other files become public', () => {
  const { copies, unused, textOf } = importOf({
    'Guide/a.md': `${matter}![A](<img/Bild 1.png>) and [the list](../list.pdf), <!-- ![](x.png) --> \`![A](y.png)\`\n`,
    'Guide/img/Bild 1.png': undefined,
    'list.pdf': undefined,
    'y.png': undefined,
  });
  expect(textOf('docs/guide/a.md')).toContain('![A](<./img/bild-1.png>) and [the list](/docs/list.pdf)');
  expect(copies).toEqual([
    { kind: 'file', path: 'Guide/img/Bild 1.png', to: 'docs/guide/img/bild-1.png' },
    { kind: 'file', path: 'list.pdf', to: 'public/docs/list.pdf' },
  ]);
  expect(unused).toEqual(['y.png']);
});

test('Pictures relative to the URL of the page are found among the copied files', () => {
  const { copies, textOf } = importOf(
    { 'a.md': `${matter}![A](images/a.png) ![B](../docs/b.png)\n` },
    { urls: '/docs', statics: new Set(['docs/images/a.png', 'docs/b.png']) },
  );
  expect(textOf('docs/a.md')).toContain('![A](/assets/docs/images/a.png) ![B](/assets/docs/b.png)');
  expect(copies).toHaveLength(2);
});

test('Backticks that open no code hide no address', () => {
  const { textOf } = importOf({ 'a.md': `${matter}A \\\` [b](B_c.md) \\\` mark.\n`, 'B_c.md': matter });
  expect(textOf('docs/a.md')).toContain('[b](./b-c.md)');
});

test('Addresses in code stay as they are', () => {
  const body = '- One\n\n    ```md\n    [a](Guide/B_c.md)\n    ```\n';
  expect(importOf({ 'a.md': matter + body, 'Guide/B_c.md': matter }).textOf('docs/a.md')).toBe(matter + body);
});

test('Pictures of other folders go to content/assets', () => {
  const { copies, textOf } = importOf(
    { 'a.md': `${matter}![A](/img/a.png) ![B](../pictures/b.png) [C](/files/c.pdf) ![D](/img/missing.png)\n` },
    { statics: new Set(['img/a.png', 'files/c.pdf', 'img/unused.png']), isFile: (path) => path === '../pictures/b.png' },
  );
  expect(textOf('docs/a.md')).toContain('![A](/assets/img/a.png) ![B](/assets/pictures/b.png) [C](/files/c.pdf) ![D](/img/missing.png)');
  expect(copies).toEqual([
    { kind: 'static', path: 'img/a.png', to: 'assets/img/a.png' },
    { kind: 'file', path: '../pictures/b.png', to: 'assets/pictures/b.png' },
    { kind: 'static', path: 'files/c.pdf', to: 'public/files/c.pdf' },
  ]);
});

test('Pictures whose address is below the text are pictures, and code in lists keeps its addresses', () => {
  const text =
    '![A][one], ![Two], [a link][list]\n\n[One]: x/1.png\n[two]: x/2.png\n[list]: x/3.png\n\n- ```md\n      [a](B_c.md)\n  ```\n';
  const { copies, textOf } = importOf({
    'a.md': `${matter}${text}`,
    'x/1.png': undefined,
    'x/2.png': undefined,
    'x/3.png': undefined,
    'B_c.md': '',
  });
  expect(copies.map(({ to }) => to)).toEqual(['docs/x/1.png', 'docs/x/2.png', 'public/docs/x/3.png']);
  expect(textOf('docs/a.md')).toContain(text.replace('x/3.png', '/docs/x/3.png'));
});

test('An address that ends with .html leads to the text, even if the folder also has a file of that name', () => {
  const { textOf } = importOf({ 'a.md': `${matter}[b](B_c.html#d)\n`, 'B_c.md': matter, 'B_c.html': undefined });
  expect(textOf('docs/a.md')).toContain('[b](./b-c.md#d)');
});

test('Pictures in a folder with the name assets go to content/assets, because addresses with that name lead there', () => {
  const { copies, textOf } = importOf({
    'a.md': `${matter}![A](assets/1.png) ![B](more/assets/2.png)\n`,
    'assets/1.png': undefined,
    'more/assets/2.png': undefined,
  });
  expect(copies.map(({ to }) => to)).toEqual(['assets/1.png', 'assets/more/assets/2.png']);
  expect(textOf('docs/a.md')).toContain('![A](/assets/1.png) ![B](/assets/more/assets/2.png)');
});

test('Links name files if the collection has other URLs than on the old site', () => {
  expect(linked('start.md', '/docs/guide/')).toBe('/docs/guide/');
  expect(linked('start.md', '/docs/guide/', { ownUrls: false })).toBe('./guide/index.md');
});

test('Addresses in HTML lead to the same targets, and pictures are copied', () => {
  const html = [
    ' <h3><a id="x" href="Guide/B_c.md#d">b</a> <a href=Guide/B_c.md>b</a></h3>',
    "<picture><source srcset='img/a.png 1x, /static/b.png 2x'><b></b></picture>",
    '<video src="film.mp4" poster="img/a.png"></video> `<a href="Guide/B_c.md">`',
  ].join('\n');
  const { copies, textOf } = importOf(
    { 'a.md': `${matter}<details>\n${html}\n</details>\n`, 'Guide/B_c.md': matter, 'img/a.png': undefined, 'film.mp4': undefined },
    { statics: new Set(['static/b.png']) },
  );
  const text = textOf('docs/a.md');
  expect(text).toContain('<h3><a id="x" href="./guide/b-c.md#d">b</a> <a href=./guide/b-c.md>b</a></h3>');
  expect(text).toContain('<video src="/docs/film.mp4" poster="/docs/img/a.png"></video> `<a href="Guide/B_c.md">`');
  expect(text).toContain("<source srcset='img/a.png 1x, /assets/static/b.png 2x'>");
  expect(copies.map(({ to }) => to)).toEqual(['docs/img/a.png', 'assets/static/b.png', 'public/docs/film.mp4', 'public/docs/img/a.png']);
});

const headings = `# The guide

## 1. Set-up & first steps

## Use of \`a_b\` in C++

## Usage

### Usage

## Über uns {#about}

## Own
{: #own-id }

<a name="Old_Name"></a>

## C

## :backend:path/to

## C#

## If\u00a0…

## And&nbsp;…

Below
-----
`;

test.each([
  // Ids of kramdown, Python-Markdown, Docusaurus, and of generators that write a hyphen for each mark.
  ['set-up--first-steps', '#1-set-up--first-steps'],
  ['1-set-up-first-steps', '#1-set-up--first-steps'],
  ['use-of-a_b-in-c', '#use-of-a_b-in-c'],
  ['use-of-a-b-in-c', '#use-of-a_b-in-c'],
  ['usage', '#usage'],
  ['usage_1', '#usage-1'],
  ['uber-uns', '#about'],
  ['ber-uns', '#about'],
  ['about', '#about'],
  ['own', '#own-id'],
  ['Old_Name', '#Old_Name'],
  ['C', '#C'],
  ['backend-path-to', '#backendpathto'],
  ['if', '#if'],
  ['and', '#and'],
  ['below', '#below'],
  ['the-guide', ''],
  ['', ''],
  ['missing', '#missing'],
])('A link to the anchor #%s leads to %s', (fragment, expected) => {
  const { textOf } = importOf({ 'My_Guide.md': `${headings}\n[a](#${fragment})\n`, 'b.md': `[b](My_Guide.md#${fragment})\n` });
  expect(textOf('docs/b.md')).toContain(`[b](./my-guide.md${expected})`);
  expect(textOf('docs/my-guide.md')).toContain(`[a](${expected || './my-guide.md'})`);
});

test('A link to a page that its language lacks leads to the page in the source language, which the old site showed there', () => {
  const files = {
    'en/guide/start.md': matter,
    'de/index.md': `${matter}[a](/de/docs/guide/start/#x) [b](/docs/de/guide/start) [c](/de/none)\n`,
  };
  const { textOf } = importOf(files);
  expect(textOf('docs/de/index.md')).toContain('[a](../en/guide/start.md#x) [b](');
  expect(textOf('docs/de/index.md')).toContain('[c](/de/none)');
  // German texts may follow in another import.
  const english = importOf({ 'en/guide/start.md': matter, 'en/index.md': `${matter}[a](/de/docs/guide/start)\n` });
  expect(english.textOf('docs/en/index.md') ?? english.textOf('docs/index.md')).toContain('[a](/de/docs/guide/start)');
});

test('A GIF becomes a link to its file, because pictures do not move', () => {
  const { textOf, copies } = importOf({
    'a.md': `${matter}![A](img/a.gif "B") ![](img/a.gif) <img src="img/a.gif" alt="C"> [![D](img/a.gif)](b.md) \`![E](img/a.gif)\`\n`,
    'b.md': matter,
    'img/a.gif': undefined,
  });
  expect(textOf('docs/a.md')).toContain(
    '[A](/docs/img/a.gif "B") [a.gif](/docs/img/a.gif) [C](/docs/img/a.gif) [D](b.md) `![E](img/a.gif)`\n',
  );
  expect(copies.map(({ to }) => to)).toEqual(['public/docs/img/a.gif']);
});

test('A path from the root of the repository leads to the text of that file', () => {
  const { textOf } = importOf({
    'a.md': `${matter}[b](/packages/one/docs/api/My_B.md#c) [d](/docs/docs/api/My_B.md) [e](/other/api/My_B.md) [f](/x/docs/api/f.md)\n`,
    'api/My_B.md': `${matter}## C\n`,
  });
  expect(textOf('docs/a.md')).toContain('[b](./api/my-b.md#c) [d](./api/my-b.md) [e](/other/api/My_B.md) [f](/x/docs/api/f.md)');
});
