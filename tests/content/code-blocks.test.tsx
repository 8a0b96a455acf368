// Pages show code blocks with tokens in classes, titles, line numbers and marks.
import { expect, test, vi } from 'vitest';
import { type Cache, noCache } from '../../src/content/cache.ts';
import { renderedProse } from '../support/rendered-prose.tsx';

async function rendered(text: string, cache: Cache = noCache) {
  const { html, codes } = await renderedProse(text, { cache });
  return { html, inner: /<code[^>]*>([\s\S]*?)\n?<\/code>/.exec(html)?.[1], codes };
}

const block = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const token = (name: string, text: string): string => `<span class="tok-${name}">${text}</span>`;

test('A code block is highlighted with classes, without styles and scripts', async () => {
  const { html, inner, codes } = await rendered(block('js', "// Greets.\nexport const greet = (name) => 'Hello ' + 12;"));
  expect(codes).toEqual([]);
  for (const part of [
    token('comment', '// Greets.'),
    token('keyword', 'export const '),
    token('string', '&#x27;Hello &#x27; '),
    token('number', '12'),
  ])
    expect(inner).toContain(part);
  expect(html).not.toMatch(/style=|<script/);
  expect(html).toContain('<pre dir="ltr" role="group" tabindex="0" aria-label="Code: js"><code class="language-js">');
  expect(inner?.replace(/<[^>]*>/g, '')).toBe('// Greets.\nexport const greet = (name) =&gt; &#x27;Hello &#x27; + 12;');
});

test('A code block is highlighted in the same way on a slow machine', async () => {
  const text = block('ts', "const greet = (name: string): string => 'Hello ' + name + 12;");
  const { inner } = await rendered(text);
  let clock = Date.now();
  const slow = vi.spyOn(Date, 'now').mockImplementation(() => {
    clock += 1000;
    return clock;
  });
  try {
    expect((await rendered(text)).inner).toBe(inner);
  } finally {
    slow.mockRestore();
  }
});

test.each(['text', ''])('A code block in the language "%s" is not highlighted', async (language) => {
  const { inner, codes } = await rendered(block(language, 'a < b\n\nc'));
  expect({ inner: inner?.trimEnd(), codes }).toEqual({ inner: 'a &lt; b\n\nc', codes: [] });
});

test('A code block has its title above it', async () => {
  const { html } = await rendered(block('js title="src/greet.js"', 'a'));
  expect(html).toMatch(/^<figure class="code"><figcaption dir="auto">src\/greet\.js<\/figcaption><pre [^>]*><code/);
});

test.each([
  ['{ .js .annotate title="a .b" }', 'js title="a .b"'],
  ['{.js #start .numberLines hl_lines="1 3-4"}', 'js showLineNumbers {1,3-4}'],
  ['js linenums="1" hl_lines="2"', 'js showLineNumbers {2}'],
  ['title="Two words" hl_lines="2"', 'text title="Two words" {2}'],
  ['{ title="Two words" }', 'text title="Two words"'],
  ['{1,3}', 'text {1,3}'],
  ['{r, echo=FALSE}', 'r'],
  ['{python} title="a.py"', 'python title="a.py"'],
  ['{code-block} python', 'python'],
  ['{code}', 'text'],
])('A code block may have the options of MkDocs, Pandoc, R Markdown and MyST: %s', async (written, own) => {
  const code = 'a\nb\nc\nd';
  const expected = (await rendered(block(own, code))).html.replace('Code: text', 'Code').replace(' class="language-text"', '');
  expect(await rendered(block(written, code))).toMatchObject({ html: expected, codes: [] });
});

test('Lines of a code block are numbered and marked', async () => {
  const { html, inner } = await rendered(block('text showLineNumbers {1} ins={2-3} del={4}', 'a\nb\n\nd\ne'));
  expect(html).toContain('<pre class="numbered"');
  expect(inner).toBe(
    '<mark class="line">a\n</mark><ins class="line">b\n</ins><ins class="line">\n</ins><del class="line">d\n</del><span class="line">e\n</span>',
  );
});

test.each([
  ['text', 'a\n// highlight-next-line\nb\nc', '<span class="line">a\n</span><mark class="line">b\n</mark><span class="line">c\n</span>'],
  [
    'text',
    '/* highlight-start */\na\nb\n/* highlight-end */\nc',
    '<mark class="line">a\n</mark><mark class="line">b\n</mark><span class="line">c\n</span>',
  ],
  ['text {2}', '# highlight-next-line\na\nb', '<mark class="line">a\n</mark><mark class="line">b\n</mark>'],
  ['text title="\\"a\\""', '<!-- highlight-start -->\na', '<mark class="line">a\n</mark>'],
  ['', '  {/* highlight-next-line */}\na', '<mark class="line">a\n</mark>'],
])('Comments about highlighting in a code block "%s" mark lines, and are not shown', async (info, code, expected) => {
  const { inner, codes } = await rendered(block(info, code));
  expect({ inner, codes }).toEqual({ inner: expected, codes: [] });
});

test('Words about highlighting in a line of code are shown', async () => {
  const { inner } = await rendered(block('text', 'a // highlight-next-line\n// highlight-next-line of the table'));
  expect(inner?.trimEnd()).toBe('a // highlight-next-line\n// highlight-next-line of the table');
});

test('Words of a code block are marked, across tokens and by patterns', async () => {
  expect((await rendered(block('js "const a"', 'const a = 1'))).inner).toContain(
    `<mark>${token('keyword', 'const ')}</mark><mark>${token('variable', 'a')}</mark>`,
  );
  expect((await rendered(block('text ins="= \\"x\\""', 'a = "x"'))).inner).toBe('a <mark>= &quot;x&quot;</mark>');
  expect((await rendered(block('text /</?b>/ {1}', 'a </b>'))).inner).toContain('<mark>&lt;/b&gt;</mark>');
  expect((await rendered(block('text /\\d+/', 'a 12 b 3'))).inner).toBe('a <mark>12</mark> b <mark>3</mark>');
});

test('A diff in a code block is highlighted in its language', async () => {
  const { inner } = await rendered(block('diff lang="js"', '-let a = 1\n+const a = 1\n a()'));
  expect(inner).toMatch(/^<del class="line"><span class="tok-keyword">let <\/span>/);
  expect(inner).toMatch(/<\/del><ins class="line"><span class="tok-keyword">const <\/span>/);
  expect(inner).toMatch(/<\/ins><span class="line"><span class="tok-function">a<\/span>/);
});

test('An unknown language and an unreadable mark of a code block are warnings with their place', async () => {
  const { html, codes } = await rendered(`Text.\n\n${block('javascrpt', 'a')}\n${block('js {1-x} sideways', 'a')}`);
  expect(codes).toEqual([
    ['code-language', 3, { name: 'javascrpt', suggestion: 'javascript', written: undefined }],
    ['code-mark', 7, { mark: '{1-x}' }],
    ['code-mark', 7, { mark: 'sideways' }],
  ]);
  expect(html).toContain('<code class="language-javascrpt">a\n</code>');
});

test.each([
  ['rust,no_run', 'a'],
  ['rust,ignore,edition2021', 'a'],
  ['rs,', 'a'],
])('Options of tests after the language of a code block are ignored: %s', async (language, code) => {
  const { html, codes } = await rendered(block(language, code));
  expect(codes).toEqual([]);
  expect(html).toContain(`<code class="language-${language.split(',')[0]}">`);
});

test('Other words after a comma are marks of a code block', async () => {
  expect((await rendered(block('js,showLineNumbers', 'a'))).html).toContain('class="numbered"');
  expect((await rendered(block('js,sideways', 'a'))).codes).toEqual([['code-mark', 1, { mark: 'sideways' }]]);
});

test('Lines of Rust that are compiled but not shown are left out', async () => {
  const { inner } = await rendered(block('rust', '# use a;\n#\n#[test]\n    # let b = 1;\n## c\nlet d = 1;'));
  expect(inner?.replaceAll(/<[^>]*>/g, '')).toBe('#[test]\n# c\nlet d = 1;');
  expect((await rendered(block('sh', '# a\nb'))).inner).toContain('# a');
});

test('A command in code that includes a file is an error, unless a backslash is before it', async () => {
  const command = '{{#include ../a.rs:2}}';
  expect((await rendered(block('text', `a\n  ${command}`))).codes).toEqual([['markdown-raw', 3, { what: 'include' }]]);
  const { codes, inner } = await rendered(block('text', `\\${command} {{#if a}}`));
  expect([codes, inner]).toEqual([[], `${command} {{#if a}}`]);
});

test('A command outside of code that includes a file is explained like one in code', async () => {
  const { codes } = await renderedProse('One.\n\n{{#include ./a.md}} {{#if a | b}}\n', { isMdx: false });
  expect(codes.map(([, , args]) => args)).toEqual([
    { what: 'include', name: 'include' },
    { what: 'shortcode', name: 'if' },
  ]);
});

test('A language whose name has signs is suggested by its name without them', async () => {
  expect((await rendered(block('C++', 'a'))).codes).toEqual([['code-language', 1, { name: 'c++', suggestion: 'cpp', written: undefined }]]);
});

test('A short name of an unknown language has no suggestion', async () => {
  expect((await rendered(block('idl', 'a'))).codes).toEqual([
    ['code-language', 1, { name: 'idl', suggestion: undefined, written: undefined }],
  ]);
});

test.each([
  ['js/1,3', 'js {1,3}'],
  ['js{1,3-5}', 'js {1,3-5}'],
  ['JS:Greet.js', 'JS title="Greet.js"'],
  ['cpp[src/main.cpp]', 'cpp title="src/main.cpp"'],
  ['js:two', 'js'],
  ['jx{1}', undefined],
])('Marks that follow a language without a space, as in %s, are shown as they have to be written', async (name, written) => {
  const { codes } = await rendered(block(name, 'a'));
  expect(codes).toEqual([['code-language', 1, expect.objectContaining({ written })]]);
});

test('The highlighting of a code block does not depend on languages that were highlighted before', async () => {
  const markdown = block('md', '---\ntitle: Words\n---\n\nWords');
  const alone = await rendered(markdown);
  await rendered(block('yaml', 'title: Words'));
  expect((await rendered(markdown)).html).toBe(alone.html);
});

test('Code blocks in many languages are highlighted without a warning on the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const languages = ['js', 'ts', 'css', 'html', 'json', 'yaml', 'sh', 'toml', 'diff', 'sql', 'xml', 'ini'];
  await rendered(languages.map((language) => block(language, 'a')).join('\n'));
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('The tokens of a code block are cached by its code, so that an edit outside of the block reuses them', async () => {
  const stored = new Map<string, unknown>();
  const cache: Cache = { ...noCache, get: (key) => stored.get(key), set: (key, value) => void stored.set(key, value) };
  const code = `${block('js', 'const a = 1')}\n${block('diff lang="js"', '-const b = 2')}`;
  const { html } = await rendered(code, cache);
  expect(stored.size).toBe(2);
  for (const [key, lines] of stored) stored.set(key, JSON.parse(JSON.stringify(lines).replaceAll('const ', 'stored ')));
  expect((await rendered(`A sentence.\n\n${code}`, cache)).html).toBe(`<p>A sentence.</p>\n${html.replaceAll('const ', 'stored ')}`);
  expect(stored.size).toBe(2);
});
