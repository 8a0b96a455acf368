// The script of docs/from-another-generator.md, as a reader runs it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeBlocksOf } from '../support/documents/code-blocks.ts';
import { freshFolder } from '../support/process/process.ts';

const before = `---
title: Start
---
import Card from './Card.astro';
import {
  Tabs,
  TabItem,
} from "@astrojs/starlight/components";

Import your words from "anywhere".

<h3 class="big">Prices</h3>

<p class="lead" style="color: red">Words</p> with \`<p class="kept">\`.

<Card title="One" items={[{ a: 1 }]} open={true}>Words</Card>

- In a list:

  \`\`\`js
  import kept from 'kept';
  <Card kept={1} />
  \`\`\`
`;

const after = `---
title: Start
---

Import your words from "anywhere".

### Prices

<p>Words</p> with \`<p class="kept">\`.

<Card title="One">Words</Card>

- In a list:

  \`\`\`js
  import kept from 'kept';
  <Card kept={1} />
  \`\`\`
`;

const ofMkDocs = `# Ferries \`now\` { #ferries }

Times of the **ferries** and
of the [harbour](harbour/README.md#north){ .button }.

!!! example

    Words

    ??? note "More"

        \`\`\` js hl_lines="1"
        !!! kept
            { .kept }
        \`\`\`

    === "By day"

        - Press ++ctrl+p++
        - :material-home: Home

!!! tip "A tip"
    Short.

## North { #north .wide }

## South { #to.south }

<div class="grid" markdown>
`;

const converted = `---
title: "Ferries now"
description: "Times of the ferries and of the harbour."
---

Times of the **ferries** and
of the [harbour](harbour/index.md#north).

:::note[Example]
Words

<details>
<summary>More</summary>

\`\`\` js hl_lines="1"
!!! kept
    { .kept }
\`\`\`

</details>

**By day**

- Press <kbd>ctrl</kbd>+<kbd>p</kbd>
- Home
:::

:::tip[A tip]
Short.
:::

## North {#north}

## South {#to.south}

<div>
`;

const liquid = `## Prices
{: #prices }

A [list]({{ '/list/' | relative_url }}), a [post]({% post_url 2026-03-01-news %}), [more]({{ site.baseurl }}/more){:target="_blank"}.
{: .lead }

{% raw %}
Write \`{{ page.title }}\`, \`{% raw %}{% x %}{% endraw %}\` or \`{: .kept }\`.
{% endraw %}

{% highlight ruby linenos %}
puts "{{ site.baseurl }}"
{% endhighlight %}

{% include note.html %}

{{#include ./a.md}}, meta{.h, .cc}
`;

const withoutLiquid = `## Prices
{: #prices }

A [list](/list/), a [post](./2026-03-01-news.md), [more](/more).


Write \`{{ page.title }}\`, \`{% x %}\` or \`{: .kept }\`.

\`\`\`ruby
puts "{{ site.baseurl }}"
\`\`\`

{% include note.html %}

{{#include ./a.md}}, meta{.h, .cc}
`;

test('The script for Markdown of other generators replaces or removes constructs that archipel does not accept, and leaves code unchanged', () => {
  const folder = freshFolder();
  const docs = join(folder, 'content/docs/en');
  mkdirSync(docs, { recursive: true });
  writeFileSync(join(docs, 'start.mdx'), before);
  writeFileSync(join(docs, 'plain.md'), 'Words.\n');
  writeFileSync(join(docs, 'README.md'), ofMkDocs);
  writeFileSync(join(docs, 'liquid.md'), liquid);
  const [script] = codeBlocksOf('from-another-generator.md').filter(({ language }) => language === 'js');
  writeFileSync(join(folder, 'convert.mjs'), script?.code ?? '');
  const output = execFileSync(process.execPath, ['convert.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(readFileSync(join(docs, 'start.mdx'), 'utf8')).toBe(after);
  expect(readFileSync(join(docs, 'index.md'), 'utf8')).toBe(converted);
  expect(readFileSync(join(docs, 'liquid.md'), 'utf8')).toBe(withoutLiquid);
  expect(output.trim().split('\n').sort()).toEqual(['index.md', 'liquid.md', 'start.mdx'].map((name) => `content/docs/en/${name}`));
});
