// The constructs of other generators that an import converts. Code stays as it is.
import { expect, test } from 'vitest';
import { bodyOf, importOf } from './import-of.ts';

test.each([
  ['imports in MDX', 'import A from \'./A.astro\';\nimport {\n  B,\n} from "b";\n\nImport from "anywhere".\n', 'Import from "anywhere".\n'],
  ['attributes for looks', '<p class="lead" style="color: red">Words</p>, `<p class="kept">`\n', '<p>Words</p>, `<p class="kept">`\n'],
  [
    'icons in HTML',
    '<i class="fa fa-home" aria-hidden="true"></i> Home, <span class="icon"></span><i id="a" class="b"></i>\n',
    'Home, <i id="a"></i>\n',
  ],
  [
    'elements that were only for looks',
    '<span class="big">\nSome <span>more</span>\n</span>\n<span id="a">words</span>\n',
    'Some more\n<span id="a">words</span>\n',
  ],
  ['attributes that are code', '<Card title="One" items={[{ a: 1 }]} open={true}>Words</Card>\n', '<Card title="One">Words</Card>\n'],
  [
    'headings in HTML of several lines, and the main heading',
    '<h1 align="center">\n  One\n  two\n</h1>\n\n<h2>Three</h2>\n',
    '## One two\n\n### Three\n',
  ],
  [
    'links in the summary of a part that opens',
    '<details>\n<summary>See <a href="b.md">b</a></summary>\n<p>A</p>\n</details>\n',
    '<details>\n<summary>\n\nSee [b](b.md)\n\n</summary>\n<p>A</p>\n</details>\n',
  ],
  ['headings in HTML', '<h3 class="big" id="prices">Prices</h3>\n', '## Prices {#prices}\n'],
  ['headings within HTML', '<details>\n<h3>Ice</h3>\nWords.\n\n</details>\n', '<details>\n\n## Ice\n\nWords.\n\n</details>\n'],
  [
    'pictures and links in HTML',
    'See <img src="a.png" alt="A [b]" width=20> and <a href="b.md" target="_blank">`b`</a>.\n',
    'See ![A \\[b\\]](a.png) and [`b`](b.md).\n',
  ],
  [
    'badges of other sites, whose words become the link',
    '<a href="https://ci.example.com"><img src="https://ci.example.com/badge.svg" alt="Build"></a>\n[![Chat](https://img.shields.io/a.svg)](/chat) [![Map](https://example.com/map.png)](/b) [![](https://img.shields.io/c)](/c)\n',
    '[Build](https://ci.example.com)\n[Chat](/chat) [![Map](https://example.com/map.png)](/b) [![](https://img.shields.io/c)](/c)\n',
  ],
  ['a paragraph in one element', '<p align="center">\n  <img src="a.png">\n</p>\n', '![](a.png)\n'],
  [
    'links and pictures in blocks of HTML',
    '<dl>\n  <dt id="a"><code>--a</code></dt>\n  <dd>See <a href="b.md">b_c</a> for *all*.</dd>\n</dl>\n',
    '<dl>\n<dt id="a"><code>--a</code></dt>\n<dd>\n\nSee [b\\_c](b.md) for \\*all\\*.\n\n</dd>\n</dl>\n',
  ],
  [
    'paragraphs of HTML around links and pictures',
    'Words.\n\n<p><picture><source srcset="a.avif"><img src="a.png"></picture></p>\n<p>\n  <em>Kept.</em>\n</p>\n<p>\n<a href="b">\n  <img src="c.png" alt="C">\n</a>\n1. One {a}\n</p>\n',
    'Words.\n\n![](a.png)\n\n<p>\n<em>Kept.</em>\n</p>\n\n[![C](c.png)](b)\n1\\. One \\{a}\n',
  ],
  [
    'a block of HTML below words, in a list',
    '- Words:\n\n  <table>\n    <tr><td><a href="b (c).md" id="d">b</a></td><td>1</td></tr>\n  </table>\n',
    '- Words:\n\n  <table>\n  <tr><td>\n\n  <a id="d"></a>[b](<b (c).md>)\n\n  </td><td>1</td></tr>\n  </table>\n',
  ],
  ['ends of paragraphs that are not open', '<dd>A</p>\n<p>B</p></dd>\n\n<p>\n\nC\n\n</p>\n', '<dd>A\n<p>B</p></dd>\n\n<p>\n\nC\n\n</p>\n'],
  [
    'HTML whose words cannot be Markdown',
    '<div><h2><a href="b.md">b</a></h2></div>\n\n<div id="v"><a href="b"><video src="c.mp4"></video></a></div>\n',
    undefined,
  ],
  [
    'pictures in expressions',
    '<Map src={require("./a.png").default} /><img src={useBaseUrl(\'/b.png\')}/>\n',
    '<Map src="./a.png" />![](/b.png)\n',
  ],
  [
    'addresses in Liquid',
    "[a]({{ '/list/' | relative_url }}), [b]({{ site.baseurl }}/b), [c]({% post_url 2026-03-01-c %})\n",
    '[a](/list/), [b](/b), [c](./2026-03-01-c.md)\n',
  ],
  [
    'code in Liquid',
    '{% highlight ruby linenos %}\nputs "{{ site.baseurl }}"\n{% endhighlight %}\n',
    '```ruby linenums="1"\nputs "{{ site.baseurl }}"\n```\n',
  ],
  [
    'raw Liquid',
    '{% raw %}\nWrite `{{ page.title }}`, or\n```\n{% highlight sh %}\n{% endhighlight %}\n```\n{% endraw %}\nAt the start, `{% raw %}{% raw %}{% endraw %}`.\n',
    'Write `{{ page.title }}`, or\n```\n{% highlight sh %}\n{% endhighlight %}\n```\nAt the start, `{% raw %}`.\n',
  ],
  ['tags of Liquid that code shows', 'Between `{% raw %}` and `{% endraw %}`.\n', undefined],
  [
    'raw Liquid in words, which would be a command here',
    'Write {% raw %}{{ a }} or `{{ b }}`{% endraw %}.\n',
    'Write \\{{ a }} or `{{ b }}`.\n',
  ],
  ['raw Liquid in HTML', '<dd>Write {% raw %}{{ a }}{% endraw %}</dd>\n', '<dd>Write &#123;{ a }}</dd>\n'],
  [
    'raw Liquid in code of lists',
    '- One `{% raw %}{{ a }}{% endraw %}`\n\n  ```\n  {% raw %}\n  {{ x }} <p class="a">\n  {% endraw %}\n  ```\n- Two\n  {% highlight html %}{% raw %}\n  <p class="a">{{ b }}</p>\n  {% endraw %}{% endhighlight %}\n',
    '- One `{{ a }}`\n\n  ```\n  {{ x }} <p class="a">\n  ```\n- Two\n  ```html\n  <p class="a">{{ b }}</p>\n  ```\n',
  ],
  ['unknown Liquid, for check to report', '{% include note.html %}\n', '{% include note.html %}\n'],
  ['links in shortcodes', '[a]({{< ref "other.md" >}}), [b]({{% relref path="/docs/b" %}})\n', '[a](other.md), [b](/docs/b)\n'],
  [
    'pictures in shortcodes',
    '{{< figure src="a.png" alt="A" caption="In \\"May\\"" >}}\n{{< figure id="x" >}}\n',
    '![A](a.png "In \\"May\\"")\n{{< figure id="x" >}}\n',
  ],
  [
    'code in shortcodes',
    '{{< highlight go "linenos=table,hl_lines=2 4-5" >}}\nx := 1\n{{< /highlight >}}\n\n{{< code file=layouts/a.html copy=true >}}\n```\n<p class="b">{{ .Title }}</p>\n{{< /code >}}\n',
    '```go hl_lines="2 4-5" linenums="1"\nx := 1\n```\n\n````html title="layouts/a.html"\n```\n<p class="b">{{ .Title }}</p>\n````\n',
  ],
  ['numbered lines in Liquid', '{% highlight ruby linenos %}\nputs\n{% endhighlight %}\n', '```ruby linenums="1"\nputs\n```\n'],
  [
    'options of code in Hugo',
    '```go {linenos=true,hl_lines=[2,"4-6"],title="x \'y\'"}\nx\n```\n\n- ~~~sh{hl_lines="1 3-4" style=monokai, LineNos=false lineNoStart=1}\n  x\n  ~~~\n',
    '```go showLineNumbers {2,4-6} title="x \'y\'"\nx\n```\n\n- ~~~sh {1,3-4}\n  x\n  ~~~\n',
  ],
  ['options of code that mean nothing here', '```go {linenos=inline copy=false}\nx\n```\n', '```go showLineNumbers copy=false\nx\n```\n'],
  [
    'options of code in other forms',
    '``` {.go hl_lines="1"}\n```\n\n```go {1,3}\n```\n\n```go {a=[1}\n```\n\n```py {cmd=true}\n```\n\n```\n```go {a=1}\n```\n',
    undefined,
  ],
  ['shortcodes shown in code', '`{{</* ref "a" */>}}`\n\n```\n{{%/* note */%}}\n```\n', '`{{< ref "a" >}}`\n\n```\n{{% note %}}\n```\n'],
  [
    'bodies of unknown shortcodes',
    '{{< grid >}}\n<p class="a">{{ .Title }} <a href="b">b</a></p>\n# Not a heading\n{{< /grid >}}\n',
    '{{< grid >}}\n<p class="a">{{ .Title }} <a href="b">b</a></p>\n# Not a heading\n{{< /grid >}}\n',
  ],
  ['commands in two braces', 'See {{ .Title }} and {{ page.title }}.\n', 'See {{ .Title }} and {{ page.title }}.\n'],
  ['links of empty words to themselves', '<dt id="a"><a class="b" href="#a"></a>A</dt>\n', '<dt id="a">A</dt>\n'],
  [
    'boxes in HTML',
    '<div class="note warning">\n  <h5>Mind</h5>\n  <p>The <a href="b"><code>gap</code></a>.</p>\n</div>\n\n<div class="tip" markdown="1">\nAs well.\n</div>\n\n<div class="alert alert-danger">\n<p>No.</p>\n</div>\n\n<div class="info">\n<p>No box.</p>\n</div>\n',
    ':::warning[Mind]\n\nThe [<code>gap</code>](b).\n\n:::\n\n:::tip\nAs well.\n:::\n\n:::danger\n<p>No.</p>\n:::\n\n<div>\n<p>No box.</p>\n</div>\n',
  ],
  ['formulas', '$$\n\\sum_{c=1}^{M} \\hat{y}\n$$\n\nIs \\(x_{i=1}\\) or $a_{n=2}$ or b_{c=1}?\n', undefined],
  [
    'names in braces, which are no facts',
    'Write `{day}` or %{day}, <{day}>, [a]({day}), not {{day}}.\n\n<td>{day}</td>\n',
    'Write `{day}` or %\\{day}, <{day}>, [a]({day}), not {{day}}.\n\n<td>&#123;day}</td>\n',
  ],
  [
    'asides in shortcodes',
    '{{% note %}}\nWords\n{{% /note %}}\n\n{{< alert type="warning" title="Mind" >}}A{{< /alert >}}\n',
    ':::note\nWords\n:::\n\n:::warning[Mind]\nA\n:::\n',
  ],
  [
    'other shortcodes in asides',
    '{{% note %}}\nSee {{< icon "a" >}}.\n\n{{< tip >}}\nWords\n{{< /tip >}}\n{{% /note %}}\n',
    '::::note\nSee {{< icon "a" >}}.\n\n:::tip\nWords\n:::\n::::\n',
  ],
  [
    'references of one name in several asides',
    '{{% note %}}\nSee [the `code`], [it][the `code`] and [b].\n\n[the `code`]: /x\n[b]: /b\n{{% /note %}}\n\n{{% note %}}\n[The `code`][]\n\n[the `code`]: /y "Y"\n{{% /note %}}\n',
    ':::note\nSee [the `code`](/x), [it](/x) and [b].\n\n[b]: /b\n:::\n\n:::note\n[The `code`](/y "Y")\n:::\n',
  ],
  ['hints', '{% hint style="info" %}\nWords\n{% endhint %}\n', ':::info\nWords\n:::\n'],
  ['asides with a space', '::: tip Before\nWords\n:::\n\n::: v-pre\n:::\n', ':::tip Before\nWords\n:::\n\n::: v-pre\n:::\n'],
  [
    'groups of code, whose blocks have titles',
    '::: code-group\n\n```sh [npm]\nnpm i\n```\n\n```js{1} [a.js]\nx\n```\n\n:::\n',
    '```sh title="npm"\nnpm i\n```\n\n```js {1} title="a.js"\nx\n```\n',
  ],
  ['marks of code for other package managers', '```bash npm2yarn\nnpm i\n```\n', '```bash\nnpm i\n```\n'],
  ['commands for a table of contents', '[[toc]]\n\nWords [toc].\n\n[TOC]\n\n`[toc]`\n', 'Words [toc].\n\n`[toc]`\n'],
  ['details', '::: details More\nWords\n:::\n', '<details>\n<summary>More</summary>\n\nWords\n\n</details>\n'],
  [
    'attributes in braces',
    'Words{ .lead title="x" }\n{: .lead }\n\n## A { #a .wide }\n\n## B\n{: #b }\n',
    'Words\n\n\n## A {#a}\n\n## B\n{: #b }\n',
  ],
  ['braces that are no attributes', 'meta{.h, .cc} and {{#include x.md}}\n', 'meta{.h, .cc} and {{#include x.md}}\n'],
  [
    'ids among attributes',
    '### A <small>May</small> { id="1.2" .wide }\n\n## B { id=b }\n',
    '## A <small>May</small> {#1.2}\n\n## B {#b}\n',
  ],
  [
    'names in braces',
    '{Object} and `{kept}`, \\{a}, {{ b }}, {c d}, {ref}`x`, [a](#a){b}, <i title="{e}">\n',
    '\\{Object} and `{kept}`, \\{a}, {{ b }}, {c d}, {ref}`x`, [a](#a){b}, <i title="{e}">\n',
  ],
  ['icons and keys', ':material-home: Home: ++ctrl+p++, a ++ b ++ c\n', 'Home: <kbd>ctrl</kbd>+<kbd>p</kbd>, a ++ b ++ c\n'],
])('%s', (_, before, after = before) => expect(bodyOf(before)).toBe(after));

test('Values of front matter in words are filled in, and included texts take the place of comments that name them', () => {
  const { textOf, unpublished } = importOf({
    'a.md':
      '---\ntitle: A\nyear: 2026\n---\n# {{ $frontmatter.title }}\n\nIn {{$frontmatter.year}}: `{{ $frontmatter.year }}`, {{ $other }}, {{"x"}}.\n\n- One\n\n  <!--@include: ./parts/b.md-->\n\n<!-- @include: ./gone.md -->\n',
    'parts/b.md': '---\ntitle: B\n---\nWords\nof b.\n',
  });
  expect(textOf('docs/a.md')?.split('---\n\n')[1]).toBe(
    'In 2026: `{{ $frontmatter.year }}`, {{ $other }}, {{"x"}}.\n\n- One\n\n  Words\n  of b.\n\n<!-- @include: ./gone.md -->\n',
  );
  expect(unpublished).toEqual([]);
});

test('Pictures that MDX imports become pictures at their addresses; a component with a description of code stays', () => {
  const { textOf, copies } = importOf({
    'guides/a.mdx': `---
title: A
description: B.
---
import { Image } from 'astro:assets';
import map from '../img/map.png';
import Icon from "./icon.svg";

<Image src={map} alt="The *map*" width={300} /> <img src={Icon.src} alt="An icon" class="b" />

<Image src={map} alt={words} />

\`<Image src={map} alt="" />\` <Card cover={map} />
`,
    'img/map.png': undefined,
    'guides/icon.svg': undefined,
  });
  expect(textOf('docs/guides/a.mdx')).toContain(`
![The *map*](../img/map.png) ![An icon](./icon.svg)

<Image src="../img/map.png" />

\`<Image src={map} alt="" />\` <Card cover="../img/map.png" />
`);
  expect(copies.map(({ to }) => to)).toEqual(['docs/img/map.png', 'docs/guides/icon.svg']);
});

test('In MDX, words between tags are Markdown already', () => {
  const before = '---\ntitle: A\ndescription: B.\n---\n\n<td><a href="b.md">b_c</a> and {d}</td>\n';
  expect(importOf({ 'a.mdx': before }).textOf('docs/a.mdx')).toContain('\n<td>[b_c](b.md) and {d}</td>\n');
});

test('Indented blocks become asides, details and bold words, even within each other', () => {
  const before = `!!! example

    Words

    ??? note "More"

        \`\`\` js hl_lines="1"
        !!! kept
        \`\`\`

    === "By day"

        - One

!!! tip "A tip"
    !!! bug
        Short.
`;
  expect(bodyOf(before)).toBe(`:::note[Example]
Words

<details>
<summary>More</summary>

\`\`\` js hl_lines="1"
!!! kept
\`\`\`

</details>

**By day**

- One
:::

::::tip[A tip]
:::danger[Bug]
Short.
:::
::::
`);
});

test.each([
  ['within a list', '- ```sh\n  # One\n\n  <p class="a">\n  ```\n\n## Two\n'],
  ['after a backtick that opens nothing', 'The ` alone.\n\n```sh\n# One ` <p class="a">\n```\n'],
  ['without an end', '```sh\n# One\n\n<p class="a">\n'],
  ['by indentation', 'Write:\n\n    <p class="a">[a](b_c.md)</p>\n\n    # One\n'],
])('Code %s stays as it is', (_, text) => expect(bodyOf(text)).toBe(text));

test('Backticks with code on the same line open no block', () => {
  expect(bodyOf('```a``` is code.\n\n<p class="b">One\n')).toBe('```a``` is code.\n\n<p>One\n');
});

test.each(['1. One\n\n       a {b}\n', '- One\n\n      a {b}\n', '[^1]: One\n\n        a {b}\n'])(
  'Code in a list or note stays: %s',
  (text) => expect(bodyOf(text)).toBe(text),
);

test('Indented lines of a list are not code', () => {
  expect(bodyOf('1. One\n\n    <a href="b.md">b</a>\n')).toBe('1. One\n\n    [b](b.md)\n');
});

const looks = '<p class="a">{name}</p>';

test.each([
  ['below a single backtick', `A \` in words.\n\n\`\`\`html\n${looks}\n\`\`\`\n`],
  ['below an escaped backtick', `Write \\\`.\n\n\`\`\`html\n${looks}\n\`\`\`\n`],
  ['below a single backtick in a cell', `| A | \` |\n| B | \`${looks}\` |\n`],
  ['in an item of a list', `- \`\`\`html\n  ${looks}\n\n  ${looks}\n  \`\`\`\n`],
  ['without an end', `\`\`\`html\n${looks}\n`],
  ['by four spaces', `Words:\n\n    ${looks}\n\n    ${looks}\n`],
  ['with marks in it', `\`\`\`md\n!!! kept\n\n    \`\`\`html\n    ${looks}\n    \`\`\`\n${looks}\n\`\`\`\n`],
  ['in HTML', `<pre>\n${looks}\n\n<a href="b.md">b</a>\n</pre>\n`],
])('Code stays as it is: %s', (_, text) => expect(bodyOf(text)).toBe(text));

test('Indented text in lists and elements is not code', () => {
  expect(bodyOf(`- One\n\n    ${looks}\n\n<div>\n\n    ${looks}\n`)).toBe('- One\n\n    \\{name}\n\n<div>\n\n    \\{name}\n');
});

test('A block of code within an aside ends only with a line of nothing but marks', () => {
  expect(bodyOf('!!! note\n\n    - ``` md\n      ```js\n      !!! kept\n      ```\n\n    !!! tip\n        Words\n')).toBe(
    '::::note\n- ``` md\n  ```js\n  !!! kept\n  ```\n\n:::tip\nWords\n:::\n::::\n',
  );
});

test('Headings follow one another by level, below the title', () => {
  expect(bodyOf('# One\n\n### Two\n\n### Three\n\nFour\n----\n\n> ##### Five\n\n- ##### Item\n  # Next\n\n```sh\n# Six\n```\n')).toBe(
    '## One\n\n### Two\n\n### Three\n\n### Four\n\n> #### Five\n\n- #### Item\n  ## Next\n\n```sh\n# Six\n```\n',
  );
  expect(bodyOf('## One\n\n### Two\n\n## Three\n')).toBe('## One\n\n### Two\n\n## Three\n');
});

// With a number of steps that grows with the square of the line, this test would time out.
test('A paragraph that is one long line is converted in reasonable time', () => {
  const words = 'Some words. '.repeat(30_000).trim();
  expect(bodyOf(`## A\n\n${words}\n\nB\n---\n`)).toBe(`## A\n\n${words}\n\nB\n---\n`);
});

test('The first heading below the title is at level 2', () => {
  const { textOf } = importOf({ 'a.md': '# A\n\n### One\n\nWords.\n\n### Two\n', 'b.md': '# B\n\n---\n\nWords.\n' });
  expect(textOf('docs/a.md')).toContain('---\n\n## One\n\nWords.\n\n## Two\n');
  expect(textOf('docs/b.md')).toContain('description: Words.\n---\n\n---\n\nWords.\n');
});

test('Components are listed, the most frequent first', () => {
  const { components } = importOf({
    'a.mdx': '<Note>A</Note> <Card.Title /> `<Code />`\n\n<Card.Title>B</Card.Title>\n',
    'b.md': '<Other>\n',
  });
  expect(components).toEqual([
    { name: 'Card.Title', count: 2 },
    { name: 'Note', count: 1 },
  ]);
});

test('Changes are counted, with the number of texts', () => {
  const { changes } = importOf({ 'a.md': '# A\n\nWords{ .b }{ .c }\n', 'B_c.md': '---\ntitle: B\ndescription: C.\n---\n\nWords{ .b }\n' });
  expect(changes).toEqual([
    { change: 'names', count: 1, texts: 1 },
    { change: 'titles', count: 1, texts: 1 },
    { change: 'descriptions', count: 1, texts: 1 },
    { change: 'looks', count: 3, texts: 2 },
  ]);
});

test('A picture for dark screens, which Markdown has no notation for, is left out and listed with its line', () => {
  const picture = (source: string): string => `<picture>\n<source ${source}><img src="a.png" alt="A"></picture>\n`;
  const dark = 'media="(prefers-color-scheme: dark)"';
  const text = `---\ntitle: A\n---\n\n\`\`\`html\n${picture(`srcset="no.png" ${dark}`)}\`\`\`\n\n${picture(`srcset="b.png" ${dark}`)}\n${picture('srcset="c.avif"')}\nSee ${picture(`${dark} srcset=/d.png`)}\n${picture('media="(prefers-color-scheme: light)" srcset="a.png"')}`;
  const { changes, variants, textOf } = importOf({ 'a.md': text });
  expect(textOf('docs/a.md')?.match(/!\[A\]\(a\.png\)/g)).toHaveLength(4);
  expect(variants).toEqual([
    { file: 'a.md', line: 11, address: 'b.png' },
    { file: 'a.md', line: 17, address: '/d.png' },
  ]);
  expect(changes.find(({ change }) => change === 'variants')).toEqual({ change: 'variants', count: 2, texts: 1 });
});

test('Diagrams written as code are listed with their lines', () => {
  const text = '---\ntitle: A\n---\n\n```mermaid\nA-->B\n```\n\n~~~md\n```mermaid\nA\n```\n~~~\n\n- ```mermaid {x=1}\n  A\n  ```\n';
  expect(importOf({ 'a.md': text }).diagrams).toEqual([
    { file: 'a.md', line: 5 },
    { file: 'a.md', line: 15 },
  ]);
});

test('Code in languages that other generators know by another name gets the name that archipel knows', () =>
  expect(bodyOf('```pycon title="a"\n>>> 1\n```\n\n- ~~~ Shell-Session\n  $ a\n  ~~~\n\n```none\n```\n\n```sh\n```\n')).toBe(
    '```python title="a"\n>>> 1\n```\n\n- ~~~ console\n  $ a\n  ~~~\n\n```text\n```\n\n```sh\n```\n',
  ));

test('Names of emoji become the emoji', () => {
  expect(bodyOf('Done :tada:, :+1: and :sloth:! `:tada:` 12:30:45 :nobody: a:bug:b \\:tada: x::tada:\n')).toBe(
    'Done 🎉, 👍 and 🦥! `:tada:` 12:30:45 :nobody: a:bug:b \\:tada: x::tada:\n',
  );
});
