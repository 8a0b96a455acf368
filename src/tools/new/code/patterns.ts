// The files that `new section` and `new island` write, with names in double braces: {{type}} is the name in content and
// styles, {{Name}} the component, {{group}} the group of its messages, {{words}} the name in words, {{templates}} the
// relative path of the templates folder. {{title}} and {{text}} are sample texts.

/** A text for each file of a folder, by name. */
export type Pattern = Readonly<Record<string, string>>;

/** A section with a heading, a text and a message. */
export const sectionPattern: Pattern = {
  'schema.ts': `import { fieldSets, text, z } from 'archipel';

export const schema = z
  .strictObject({
    ...fieldSets.anchor,
    title: text.meta({ description: 'The heading.' }),
    text: text.optional().meta({ description: 'One or two sentences.' }),
  })
  .meta({ description: '{{words}}.' });
`,
  'messages.ts': `import { words } from 'archipel';

export const messages = {
  {{group}}: words('{{words}}.', { mark: 'Above the heading.' }),
};
`,
  '{{Name}}.tsx': `import type { SectionProps } from 'archipel';
import { useView } from '{{templates}}/ViewContext.ts';
import { messages } from './messages.ts';
import type { schema } from './schema.ts';

export function {{Name}}({ section: { id, title, text } }: SectionProps<typeof schema>) {
  const { t } = useView(messages);
  return (
    <section id={id}>
      <div className="{{type}}">
        <p>{t('{{group}}.mark')}</p>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
    </section>
  );
}
`,
  'index.ts': `import { defineSection } from 'archipel';
import { messages } from './messages.ts';
import { schema } from './schema.ts';
import { {{Name}} } from './{{Name}}.tsx';

export default defineSection({ schema, messages, component: {{Name}} });
`,
  '{{type}}.css': `.{{type}} {
  padding-block: 1rem;
}
`,
  'examples.yaml': `sections:
  # With a text, as on most pages.
  - type: {{type}}
    id: typical
    title: {{title}}
    text: {{text}}
  # Only a heading.
  - type: {{type}}
    id: shortest
    title: {{title}}
`,
  '{{Name}}.test.tsx': `import type { PageView } from 'archipel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ViewContext } from '{{templates}}/ViewContext.ts';
import { {{Name}} } from './{{Name}}.tsx';

// The section reads only its messages from the page.
const view = { t: (key: string) => key } as unknown as PageView;

test('shows its heading, and its text if it has one', () => {
  const render = (text?: string): string =>
    renderToStaticMarkup(
      <ViewContext value={view}>
        <{{Name}} section={{ title: 'A heading', ...(text !== undefined && { text }) }} />
      </ViewContext>,
    );
  expect(render()).toContain('<h2>A heading</h2>');
  expect(render()).not.toContain('A text');
  expect(render('A text')).toContain('<p>A text</p>');
});
`,
};

/** An island with a button that shows a text. */
export const islandPattern: Pattern = {
  '{{Name}}.tsx': `import { useState } from 'react';

interface {{Name}}Props {
  readonly texts: { readonly show: string; readonly text: string };
}

/** A button that shows a text. */
export function {{Name}}({ texts }: {{Name}}Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="{{type}}">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.show}
      </button>
      {isOpen && <p>{texts.text}</p>}
    </div>
  );
}
`,
  'index.ts': `import { defineIsland } from 'archipel';
import { messages } from './messages.ts';
import { {{Name}} } from './{{Name}}.tsx';

export default defineIsland({ component: {{Name}}, messages });
`,
  'messages.ts': `import { words } from 'archipel';

export const messages = {
  {{group}}: words('{{words}}.', { show: 'On the button.', text: 'What the button shows.' }),
};
`,
  '{{type}}.css': `.{{type}} {
  display: grid;
  gap: 0.5rem;
}
`,
  '{{Name}}.test.tsx': `import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { {{Name}} } from './{{Name}}.tsx';

test('renders a closed button before it is hydrated', () => {
  const html = renderToString(<{{Name}} texts={{ show: 'Show it', text: 'The text' }} />);
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('Show it');
  expect(html).not.toContain('The text');
});
`,
};

/** The keys of the messages of each kind, which are added to content/translations in each language. */
export const patternMessages = { section: ['mark'], island: ['show', 'text'], collection: [] } as const;
