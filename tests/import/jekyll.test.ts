// What an import reads from a site of Jekyll, and what kramdown reads in another way than archipel.
import { expect, test } from 'vitest';
import { importOf } from './import-of.ts';

const matter = (keys: string): string => `---\n${keys}\n---\n\nWords.\n`;

/** A collection and posts of Jekyll. The zone moves the days of some posts. */
const config = `timezone: America/Los_Angeles
repository: https://example.org/repo
version: 4.10
collections:
  posts: { permalink: "/news/:year/:month/:day/:title/" }
  guides: { permalink: "/help/:collection/:path/" }
`;

test('Jekyll publishes posts by the pattern of their collection, on days of its time zone', () => {
  const files = { '2026-03-01-a.md': matter('title: A\ndate: 2026-03-01 02:00:00 +0100'), '2026-03-02-b.md': matter('title: B') };
  expect(importOf(files, { folder: '_posts', jekyll: config, urls: '/news', collection: 'news' }).redirects).toEqual([
    { from: '/news/2026/02/28/a', to: '/news/2026-03-01-a' },
    { from: '/news/2026/03/02/b', to: '/news/2026-03-02-b' },
  ]);
  const guides = importOf({ 'a/B_c.md': matter('title: B') }, { folder: '_guides', jekyll: config, urls: '/guides', collection: 'guides' });
  expect(guides.redirects).toEqual([{ from: '/help/guides/a/B_c', to: '/guides/a/b-c' }]);
});

const bodyOfJekyll = (body: string, siteFiles: Readonly<Record<string, string>> = {}): string | undefined =>
  importOf(
    { 'a.md': `---\ntitle: A\ndescription: B.\nyear: 2026\n---\n${body}` },
    { folder: '_guides', jekyll: config, siteFiles, urls: '/guides', collection: 'guides' },
  )
    .textOf('guides/a.md')
    ?.replace(/^---\n[\s\S]*?\n---\n\n/, '');

test('Links to earlier URLs of a text lead to the text', () => {
  const files = { 'a.md': matter('title: A\nredirect_from: [/old/, /older/index.html]'), 'b.md': '[A](/old/#x) [A](/older)\n' };
  expect(importOf(files).textOf('docs/b.md')).toContain('[A](./a.md#x) [A](./a.md)');
});

test('Values that Jekyll knows are filled in, even in code, but not where Liquid is shown', () => {
  const files = { '_data/ruby.yml': 'min: 2.50\n', '_data/sails/red.json': '{ "size": "3 m" }' };
  expect(bodyOfJekyll('[Repo]({{ site.repository }}/issues) {{ site.version }}, {{page.year}}\n', files)).toBe(
    '[Repo](https://example.org/repo/issues) 4.10, 2026\n',
  );
  expect(bodyOfJekyll('`ruby-{{ site.data.ruby.min }}`\n\n```sh\nmake {{- site.data.sails.red.size }}\n```\n', files)).toBe(
    '`ruby-2.50`\n\n```sh\nmake3 m\n```\n',
  );
  expect(bodyOfJekyll('`{{ "{{" }}` {% raw %}{{ site.version }}{% endraw %}\n')).toBe('`{{` \\{{ site.version }}\n');
  const unknown = '{{ site.missing }} {{ site.collections }} {{ page.title | upcase }} {% include gone.html %}\n';
  expect(bodyOfJekyll(unknown)).toBe(unknown);
});

test('An include of Jekyll that only fills in values is replaced by its text; others stay', () => {
  const files = { '_includes/since.html': '<b>{{ include.version }}</b>', '_includes/list.html': '{% for a in site.posts %}x{% endfor %}' };
  const body = 'Sails {% include since.html version="4.0" %} {% include list.html %} {% include since.html version=page.year %}\n';
  expect(bodyOfJekyll(body, files)).toBe('Sails <b>4.0</b> {% include list.html %} {% include since.html version=page.year %}\n');
});

test('link and post_url of Jekyll lead to texts outside of the imported folder by their old URLs', () => {
  const files = {
    '_docs/a.md': '---\ntitle: A\n---\n',
    'pages/b.md': '---\npermalink: /b/\n---\n',
    '_posts/2026-03-01-c.markdown': '---\ndate: 2026-03-01 02:00:00 +0100\n---\n',
  };
  const body = '[A]({% link _docs/a.md %}#x) [B]({% link pages/b.md %}) [C]({% post_url 2026-03-01-c %}) [D]({% link _docs/gone.md %})\n';
  expect(bodyOfJekyll(body, files)).toBe('[A](/docs/a#x) [B](/b) [C](/news/2026/02/28/c) [D](/_docs/gone.md)\n');
});

test('kramdown: classes become asides, tables of contents are removed, and indented text in HTML is not code', () => {
  expect(bodyOfJekyll('Words\nmore.\n{: .note .warning }\n\nMore.\n')).toBe(':::warning\nWords\nmore.\n:::\n\nMore.\n');
  expect(bodyOfJekyll('{: .note}\n> Words\n\nMore.\n')).toBe(':::note\nWords\n:::\n\nMore.\n');
  expect(
    bodyOfJekyll('<div class="note" id="x">\n  <h5>The\n <code>a</code><span>2</span></h5>\n  <p markdown="1">`b`</p>\n</div>\n'),
  ).toBe('<a id="x"></a>\n\n:::note[The `a` 2]\n\n`b`\n\n:::\n');
  expect(bodyOfJekyll('<p class="note tip">\n  Words\n</p>\n')).toBe(':::tip\nWords\n:::\n');
  expect(bodyOfJekyll('<div data-a="b" data-c>\n\nWords\n\n</div>\n')).toBe('<div>\n\nWords\n\n</div>\n');
  expect(bodyOfJekyll('Words\n{: .lead }\n\n* TOC\n{:toc}\n\nMore.\n')?.replaceAll(/\n{2,}/g, '\n\n')).toBe('Words\n\nMore.\n');
  expect(bodyOfJekyll('<div>\n  <p>One</p>\n\n    <p>Two</p>\n</div>\n')).toBe('<div>\n<p>One</p>\n\n<p>Two</p>\n</div>\n');
});

test('Mentions of people become links if the site uses the plugin', () => {
  const files = { 'a.md': 'By @ada.\n' };
  expect(importOf(files, { jekyll: 'plugins: [jekyll-mentions]\n' }).textOf('docs/a.md')).toContain('By [@ada](https://github.com/ada).');
  expect(importOf(files, { jekyll: 'plugins: []\n' }).textOf('docs/a.md')).toContain('By @ada.');
});

test('Liquid in code is filled in, with the addresses of the other site; what is left is listed with its lines', () => {
  const body =
    '`{{ page.year }}` [A]({{ site.url }}/b) `{{ site.url }}{{ site.baseurl }}/x`\n\n```sh\ncurl {{ \'/a\' | absolute_url }} {{ "b" | relative_url }}\n{% if page.year %}{{ page.year }}{% endif %}\n```\n\n{% highlight sh %}\n{{ site.url }}\n{{ site.posts.size }}\n{% endhighlight %}\n\n{% raw %}`{{ page.url }}`{% endraw %}\n{% comment %}`{{ x }}`{% endcomment %} {{ x.y }}\n';
  const { liquidInCode, textOf } = importOf(
    { 'a.md': `---\ntitle: A \`{{ x }}\`\ndescription: B.\nyear: 2026\n---\n${body}` },
    { jekyll: 'url: https://example.org\nbaseurl: /m\n' },
  );
  expect(textOf('docs/a.md')?.split('---\n\n')[1]?.split('{% comment')[0]).toBe(
    '`2026` [A](/b) `https://example.org/m/x`\n\n```sh\ncurl https://example.org/m/a /m/b\n{% if page.year %}2026{% endif %}\n```\n\n```sh\nhttps://example.org\n{{ site.posts.size }}\n```\n\n`{{ page.url }}`\n',
  );
  expect(liquidInCode).toEqual([
    { file: 'a.md', line: 10 },
    { file: 'a.md', line: 15 },
  ]);
  const files = { 'a.md': '`{{ x }}`\n' };
  expect(importOf(files).liquidInCode).toEqual([]);
  expect(importOf(files, { eleventyPath: 'docs' }).liquidInCode).toEqual([{ file: 'a.md', line: 1 }]);
});

test('Files with front matter that are not Markdown are not listed as unused', () => {
  const others = { 'news.html': matter('title: N'), 'feed.xml': '---\n---\n', 'plain.html': '<p>' };
  const files = { 'news.html': undefined, 'feed.xml': undefined, 'plain.html': undefined, 'b.png': undefined, 'a.md': 'A\n' };
  const { templates, unused } = importOf(files, { jekyll: '', eleventy: others });
  expect({ templates, unused }).toEqual({ templates: ['news.html', 'feed.xml'], unused: ['plain.html', 'b.png'] });
});

test('Pages that only redirect become redirects', () => {
  const files = {
    'a.md': matter('title: A'),
    'b.md': matter('title: B\nredirect_to: /docs/a/'),
    'c.html': undefined,
  };
  const eleventy = { 'c.html': matter('permalink: /c/\nredirect_to: https://example.org/c') };
  const { texts, redirects, templates } = importOf(files, { jekyll: '', eleventy });
  expect(texts.map(({ path }) => path)).toEqual(['docs/a.md']);
  expect(redirects).toEqual([
    { from: '/docs/b', to: '/docs/a' },
    { from: '/c', to: 'https://example.org/c' },
  ]);
  expect(templates).toEqual([]);
  expect(importOf(files).texts).toHaveLength(2);
});
