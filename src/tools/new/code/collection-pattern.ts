// The files that `new collection` writes, with names in double braces: {{type}} is the content folder, {{singular}} the name of an entry in
// links and commands, {{Name}} the same name in code, {{words}} the same name in words. All other names are replaced by sample texts.
import type { Pattern } from './patterns.ts';

/** A collection whose entries have a name and a summary, a page, and a card for lists. */
export const collectionPattern: Pattern = {
  'schema.ts': `import { type EntryView, text, type Value, z } from 'archipel';

export const schema = () =>
  z
    .strictObject({
      name: text.meta({ description: 'The heading.' }),
      summary: text.meta({ description: 'One or two sentences, for the page and for lists.' }),
    })
    .meta({ title: '{{words}}', description: '{{words}}: an entry of content/{{type}}.' });

export type {{Name}}View = EntryView<Value<typeof schema>>;
`,
  'card.ts': `import type { Value } from 'archipel';
import type { schema } from './schema.ts';

/** Returns the parts of an entry that a list shows. */
export const card = ({ name, summary }: Value<typeof schema>) => ({ name, summary });
`,
  '{{Name}}Layout.tsx': `import type { {{Name}}View } from './schema.ts';

interface {{Name}}LayoutProps {
  readonly entry: Pick<{{Name}}View, 'name' | 'summary'>;
}

export const {{Name}}Layout = ({ entry: { name, summary } }: {{Name}}LayoutProps) => (
  <article className="wrap">
    <h1>{name}</h1>
    <p>{summary}</p>
  </article>
);
`,
  'index.ts': `import { defineCollection } from 'archipel';
import { card } from './card.ts';
import { schema } from './schema.ts';
import { {{Name}}Layout } from './{{Name}}Layout.tsx';

export default defineCollection({
  singular: '{{singular}}',
  description: { en: 'an entry of content/{{type}}', de: 'ein Eintrag in content/{{type}}' },
  schema,
  route: ({ id }) => \`/{{type}}/\${id}\`,
  title: ({ name }) => name,
  card,
  component: {{Name}}Layout,
});
`,
  '{{Name}}Layout.test.tsx': `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { {{Name}}Layout } from './{{Name}}Layout.tsx';

test('The name is the heading', () => {
  const html = renderToStaticMarkup(<{{Name}}Layout entry={{ name: 'A name', summary: 'A summary' }} />);
  expect(html).toContain('<h1>A name</h1>');
  expect(html).toContain('A summary');
});
`,
};

/** The first entry, in all languages of the site. */
export const entryPattern: Pattern = {
  'example.yaml': `name: {{title}}
summary: {{text}}
meta:
  title: {{title}}
  description: {{description}}
`,
};
