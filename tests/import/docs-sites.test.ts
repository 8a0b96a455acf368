// Texts of Docusaurus and Starlight: their URLs, their components, and the texts that others show.
import { expect, test } from 'vitest';
import { importOf } from './import-of.ts';

const matter = '---\ntitle: A\ndescription: B.\n---\n\n';
const docusaurus = { generator: 'docusaurus' } as const;
const astro = { generator: 'astro', urls: '' } as const;

/** Returns the body of a text in MDX after its import. */
function mdx(body: string, given: Parameters<typeof importOf>[1] = docusaurus, files: Parameters<typeof importOf>[0] = {}) {
  return importOf({ 'a.mdx': matter + body, ...files }, given)
    .textOf('docs/a.mdx')
    ?.replace(matter, '');
}

test.each([
  ['01-setup.md', '', '/docs/setup'],
  ['02-guides/003 - My_Setup.md', '', '/docs/guides/my-setup'],
  ['guides/01-setup.md', 'id: begin\n', '/docs/guides/begin'],
  ['02-guides/01-setup.md', 'slug: begin\n', '/docs/guides/begin'],
  ['02-guides/01-setup.md', 'slug: /begin\n', '/docs/begin'],
  ['02-guides/01-setup.md', 'slug: /\n', '/docs'],
  ['02-guides/README.md', '', '/docs/guides'],
  ['guides/guides.md', '', '/docs/guides'],
  ['2026-03-news.md', '', undefined],
  ['guides/setup.md', '', undefined],
])('The document %s of Docusaurus with "%s" keeps its URL', (file, keys, path) => {
  const { texts, redirects } = importOf({ [file]: `---\ntitle: A\n${keys}---\nWords.\n` }, docusaurus);
  expect(/^path: (.*)$/m.exec(texts[0]?.text ?? '')?.[1]).toBe(path);
  expect(redirects.map(({ from }) => from).filter((from) => from.toLowerCase() !== path?.replace('my-', 'my_'))).toEqual([]);
});

test.each([
  ['docs: { numberPrefixParser: false }', 'docs', '/docs/02-a/01-setup', []],
  ['docs: { path: "manual", numberPrefixParser: false }', 'docs', '/docs/a/setup', []],
  ['{ id: "api", path: "./manual/", numberPrefixParser: false }', 'manual', '/docs/02-a/01-setup', []],
  ['docs: { nested: { a: 1 }, numberPrefixParser: false }', 'i18n/de/docusaurus-plugin-content-docs/current', '/docs/02-a/01-setup', []],
  ['docs: { /* numberPrefixParser: false */ }', 'docs', '/docs/a/setup', []],
  ['docs: { numberPrefixParser: (name) => split(name) }', 'docs', undefined, ['02-a/01-setup.md']],
])('Numbers in names belong to the URL as %s says for %s', (code, path, expected, unknown) => {
  const settings = { file: 'docusaurus.config.js', code: `export default { presets: [['classic', { ${code} }]] };`, path };
  const { texts, redirects, permalinks } = importOf({ '02-a/01-setup.md': matter, 'b.md': matter }, { ...docusaurus, settings });
  expect(/^path: (.*)$/m.exec(texts[0]?.text ?? '')?.[1] ?? (unknown.length > 0 ? undefined : '/docs/02-a/01-setup')).toBe(expected);
  expect(permalinks.map(({ file }) => file)).toEqual(unknown);
  expect(redirects).toEqual([]);
});

test('Posts and pages of Docusaurus keep numbers in their names, and the day of a post is the one in its name', () => {
  const post = '---\ntitle: A\ndate: 2026-03-09\n---\nWords.\n';
  const files = { 'trips/2026-03-01-a.md': post, '2026-03-02-b.md': post.replace('---\n', '---\nslug: b/c\n') };
  const blog = importOf(files, { ...docusaurus, folder: 'blog', urls: '/blog', collection: 'blog' });
  expect(blog.redirects).toEqual([{ from: '/blog/2026/03/01/trips/a', to: '/blog/trips/2026-03-01-a' }]);
  expect(blog.textOf('blog/2026-03-02-b.md')).toContain('path: /blog/b/c\n');
  expect(importOf({ '01-a.md': matter }, { ...docusaurus, folder: 'pages', urls: '' }).texts[0]?.text).not.toContain('path:');
});

test.each([
  ['reference/a.md', 'slug: intro\n', 'path: /intro'],
  ['reference/a.md', 'slug: reference/b/index\n', 'path: /reference/b'],
  ['reference/index.md', '', undefined],
])('In Astro, the slug of %s with "%s" begins at the collection', (file, keys, line) => {
  const { texts } = importOf({ [file]: `---\ntitle: A\n${keys}---\nWords.\n` }, astro);
  expect(/^path: .*$/m.exec(texts[0]?.text ?? '')?.[0]).toBe(line);
});

test('Names with capitals had URLs in lower case in Astro', () => {
  expect(importOf({ 'Guides/My_Page.md': matter }, astro).redirects).toEqual([{ from: '/guides/my_page', to: '/guides/my-page' }]);
});

test('Links follow the URLs of Docusaurus, with and without a slash at their end', () => {
  const files = {
    '02-guides/01-setup.md': `${matter}[a](./02-options.mdx) [b](./options#x) [c](/docs/guides/options) [d](../api) [e](../../api/) [f](@site/other/a.md#x) [g](../../blog/b.mdx) [h](pathname:///files/a.pdf) [i](pathname:///b)\n`,
    '02-guides/02-options.mdx': matter,
    '01-api.md': matter,
  };
  const { copies, textOf } = importOf(files, {
    ...docusaurus,
    statics: new Set(['files/a.pdf']),
    isFile: (path) => path === '../blog/b.mdx',
  });
  expect(textOf('docs/02-guides/01-setup.md')?.match(/\(.*?\)/g)).toEqual([
    '(./02-options.mdx)',
    '(./02-options.mdx#x)',
    '(/docs/guides/options)',
    '(../01-api.md)',
    '(../01-api.md)',
    '(../../other/a.md#x)',
    '(../../blog/b.mdx)',
    '(/files/a.pdf)',
    '(/b)',
  ]);
  expect(copies.map(({ to }) => to)).toEqual(['public/files/a.pdf']);
});

test('A relative URL that leads out of the folder becomes a path, because its page had another depth than its file', () => {
  const { texts } = importOf({ 'a.md': '---\ntitle: A\npermalink: /news/2026/a/\n---\n[a](../../../docs/start/#x) [b](../missing.md)\n' });
  expect(texts[0]?.text.match(/\(.*?\)/g)).toEqual(['(/docs/start#x)', '(../missing.md)']);
});

test.each([
  ['<Note />', '.mdx'],
  ['Now {1 + 1}.', '.mdx'],
  ["import a from 'b';", '.mdx'],
  ['## Words {#words}', '.md'],
  ['`<Note />`, \\{words\\} and Map\\<Key>', '.md'],
])('Docusaurus reads %s in .md as MDX', (words, ending) => {
  expect(importOf({ 'a.md': `${matter}${words}\n` }, docusaurus).texts[0]?.path).toBe(`docs/a${ending}`);
  expect(importOf({ 'a.md': `${matter}${words}\n` }).texts[0]?.path).toBe('docs/a.md');
});

test('A less-than sign before no name gets a backslash in MDX', () => {
  expect(mdx('From a<-b, 1 < 2 and \\<-c to <A b="1 < 2" />.\n\n```\na<-b\n```\n')).toBe(
    'From a\\<-b, 1 \\< 2 and \\<-c to <A b="1 < 2" />.\n\n```\na<-b\n```\n',
  );
  expect(importOf({ 'a.md': `${matter}a<-b\n` }).textOf('docs/a.md')).toContain('a<-b\n');
});

test('A document of Docusaurus shows its main heading, and its title in search results', () => {
  const text = '---\ntitle: Search\n---\n# Shown\n\nWords.\n';
  expect(importOf({ 'a.md': text }, docusaurus).textOf('docs/a.md')).toMatch(/^title: Shown\n[\s\S]*^meta:\n {2}title: Search\n/m);
  expect(importOf({ 'a.md': text }).textOf('docs/a.md')).toMatch(/^title: Search\n[\s\S]*## Shown\n/m);
});

test('A text whose name begins with an underscore is inserted where others import it, and has no page', () => {
  const body =
    "import Steps from './parts/_steps.mdx';\nimport Other from '@site/docs/_other.md';\n\n1. One\n\n   <Steps name=\"npm\" />\n\n<Other></Other>\n";
  const { texts, unused } = importOf(
    {
      'guides/a.mdx': matter + body,
      'guides/parts/_steps.mdx': '---\nkey: 1\n---\nRun {props.name}, see [b](../../b.md#x).\n\n```sh\nnpm  i\n```\n',
      '_other.md': '![A](./a.png)\n',
      '_unused.md': 'Words.\n',
      'a.png': undefined,
      'b.md': matter,
    },
    docusaurus,
  );
  expect(texts.map(({ path }) => path)).toEqual(['docs/guides/a.mdx', 'docs/b.md']);
  expect(texts[0]?.text.replace(matter, '')).toBe(
    '1. One\n\n   Run npm, see [b](../b.md#x).\n\n   ```sh\n   npm  i\n   ```\n\n![A](../a.png)\n',
  );
  expect(unused).toEqual(['_unused.md']);
});

test.each([
  ['docusaurus.config.js', 'docs', '../'],
  ['docusaurus.config.js', 'content/docs', '../../'],
  ['website/docusaurus.config.js', '../docs', '../website/'],
])('Parts outside of the folder are inserted, too, with %s and the folder %s', (file, path, site) => {
  const body = "import One from '@site/parts/_one.mdx';\nimport Two from '../two.md';\n\n<One />\n\n<Two />\n";
  const eleventy = { [`${site}parts/_one.mdx`]: '---\na: 1\n---\nSee [a](./x.pdf).\n', '../two.md': 'Two.\n' };
  const settings = { file, code: '', path };
  expect(mdx(body, { ...docusaurus, settings, eleventy })).toBe(`See [a](${site}parts/x.pdf).\n\nTwo.\n`);
});

const starlight =
  "import { Aside, Card as Box, CardGrid, Code, LinkCard, LinkButton, Badge, Icon, Steps } from '@astrojs/starlight/components';\n\n";

test.each([
  ['<Aside type="caution" title="Now">\n\tWords *here*.\n</Aside>', ':::caution[Now]\nWords *here*.\n:::'],
  ['<Aside>Words.</Aside>', ':::note\nWords.\n:::'],
  ['<Steps>\n\n1. One\n\n   <Aside>\n     Words.\n   </Aside>\n\n</Steps>', '1. One\n\n   :::note\n   Words.\n   :::'],
  [
    '<CardGrid>\n\t<Box title="One" icon="star">\n\t\tSee [b](./b.md).\n\n\t\t```sh\n\t\tnpm i\n\t\t\tx\n\n\n\t\t```\n\t</Box>\n</CardGrid>',
    '**One**\n\nSee [b](./b.md).\n\n```sh\nnpm i\n\tx\n\n\n```',
  ],
  ['<LinkCard title="One" href="/b/" description="Words." />', '[One](/b/): Words.'],
  ['<LinkButton href="/b/" icon="star">Go</LinkButton> <Badge text="New" /><Icon name="star" />', '[Go](/b/) **New**'],
  ['<Code code={`a\n\n\n  {b}`} lang="js" title="x.js" />', '```js title="x.js"\na\n\n\n  {b}\n```'],
  ['<Code code="npm i" lang="sh" />', '```sh\nnpm i\n```'],
  ['```mdx\n<Steps>\n</Steps>\n```', '```mdx\n<Steps>\n</Steps>\n```'],
  ['<Other><Steps></Other>', '<Other><Steps></Other>'],
])('%s of Starlight becomes Markdown', (written, expected) =>
  expect(mdx(`${starlight}${written}\n`, astro, { 'b.md': matter })?.trim()).toBe(expected),
);

test('Components of Starlight that come from another module are unchanged', () =>
  expect(mdx("import { Steps, Aside } from '../components';\n\n<Aside>\n\nWords.\n\n</Aside>\n", astro)).toBe(
    '<Aside>\n\nWords.\n\n</Aside>\n',
  ));

test('Components of the other site are unchanged, even in an imported text, and are listed with their modules', () => {
  const body = `${starlight}import Tabs from '../Tabs.astro';\nimport Part from './_part.mdx';\n\n<Tabs><Box title="a">b</Box></Tabs>\n\n<Badge text="c" />\n\n<Part />\n`;
  const part = 'import Box from \'@/Box.astro\';\n\n<Box title="own">d</Box>\n';
  const { components, textOf } = importOf({ 'a.mdx': matter + body, '_part.mdx': part }, astro);
  expect(components).toEqual([
    { name: 'Box', count: 2, module: '@/Box.astro' },
    { name: 'Tabs', count: 1, module: '../Tabs.astro' },
  ]);
  expect(textOf('docs/a.mdx')).toMatch(/<Tabs><Box title="a">b<\/Box><\/Tabs>\n\n\*\*c\*\*\n\n+<Box title="own">/);
});

test.each([
  ["import Admonition from '@theme/Admonition';", '<Admonition type="info">\n\nWords.\n\n</Admonition>', ':::info\nWords.\n:::'],
  ["import Link from '@docusaurus/Link';", 'See <Link to="/docs/b">words</Link>.', 'See [words](/docs/b).'],
  [
    "import CodeBlock from '@theme/CodeBlock';",
    '<CodeBlock language="js" showLineNumbers>\n{`a \\`b\\``}\n</CodeBlock>',
    '```js showLineNumbers\na `b`\n```',
  ],
  [
    "import CodeBlock from '@theme/CodeBlock';\nimport Source from '!!raw-loader!./x.js';",
    '<CodeBlock>{Source}</CodeBlock>',
    '```text\nlet x;\n```',
  ],
  ["import CodeBlock from '@theme/CodeBlock';", '<CodeBlock>{source}</CodeBlock>', '<CodeBlock>{source}</CodeBlock>'],
  ["import TOCInline from '@theme/TOCInline';", '<TOCInline toc={toc} />\n\nWords.', 'Words.'],
  ['', "{'{'}set{\"}\"} and{' '}more", '\\{set\\} and more'],
  ['', ':::secondary\n\nWords.\n\n:::\n\n:::success[Done]\n\nWords.\n\n:::', ':::note\n\nWords.\n\n:::\n\n:::tip[Done]\n\nWords.\n\n:::'],
])('%s %s of Docusaurus becomes Markdown', (imports, written, expected) => {
  const given = { ...docusaurus, eleventy: { 'x.js': 'let x;\n' } };
  expect(mdx(`${imports}\n\n${written}\n`, given, { 'b.md': matter })?.trim()).toBe(expected);
});

test('Tabs of Docusaurus get the labels that the list around them states, or else their values', () => {
  const tabs =
    '<Tabs values={[\n  {label: \'Windows\', value: \'win\'},\n  {value: "mac", label: "macOS"},\n]}>\n<TabItem value="win">A</TabItem>\n<TabItem value="mac">B</TabItem>\n<TabItem value="c">C</TabItem>\n<TabItem value="d" label="D">D</TabItem>\n</Tabs>';
  expect(mdx(`import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n${tabs}\n`)?.match(/label="\w+"/g)).toEqual([
    'label="Windows"',
    'label="macOS"',
    'label="c"',
    'label="D"',
  ]);
});

test.each([
  ['A\n\n    <FileTree>\n    - b\n      - c\n    </FileTree>\n', 'A\n\n- b\n  - c\n\n'],
  [
    '1. A\n\n        - B\n\n          C\n\n      D\n\n      ```\n        e\n\n      f\n      ```\n\nG\n',
    '1. A\n\n   - B\n\n     C\n\n   D\n\n   ```\n     e\n\n   f\n   ```\n\nG\n',
  ],
  ['- A\n\n\t\tB\n\n  - C\n\n    D\n', '- A\n\n  B\n\n  - C\n\n    D\n'],
  ['<Box>\n\n      A\n\n</Box>\n\n    B\n', '<Box>\n\n      A\n\n</Box>\n\nB\n'],
  ['1. A\n\n        <Box>\n          B\n     </Box>\n', '1. A\n\n   <Box>\n     B\n   </Box>\n'],
  ['```\na\n\n    b\n```\n\n1. C\n\n   ```\n        d\n   ```\n', '```\na\n\n    b\n```\n\n1. C\n\n   ```\n        d\n   ```\n'],
])('Indented text of MDX, which is no code there, moves below what it belongs to: %j', (written, expected) => {
  const imports = "import { FileTree } from '@astrojs/starlight/components';\n\n";
  expect(mdx(imports + written, astro)?.trimStart()).toBe(expected);
  expect(importOf({ 'a.md': matter + written }, astro).textOf('docs/a.md')).toBe(matter + written);
});
