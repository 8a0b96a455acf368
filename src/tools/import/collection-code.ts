// The code of an imported collection: its schema, its URLs, a plain page with the headings of a text, and the list of all its pages.

interface CodeOf {
  readonly name: string;
  readonly singular: string;
  /** The start of the names of its components: `Doc` for `DocLayout` and `DocList`. */
  readonly component: string;
  /** The lines of the schema. */
  readonly schema: readonly string[];
  /** The path under which its pages are. */
  readonly urls: string;
  /** Whether the site has `Breadcrumbs` of the starter. */
  readonly hasBreadcrumbs: boolean;
}

/** Returns the texts of the files in templates/collections/NAME. */
export const collectionCode = (code: CodeOf): Readonly<Record<string, string>> => ({
  'index.ts': definition(code),
  'card.ts': card(code),
  [`${code.component}Layout.tsx`]: layout(code),
  [`${code.component}List.tsx`]: pageList(code),
});

const definition = ({ name, singular, component, schema, urls }: CodeOf): string => {
  const isUsed = (name: string): boolean => schema.some((line) => new RegExp(`[ (]${name}\\b(?!:)`).test(line));
  const used = [...['asset'].filter(isUsed), 'defineCollection', ...['image', 'path', 'perLanguage', 'text'].filter(isUsed), 'z'];
  return `import { ${used.join(', ')} } from 'archipel';
import { card } from './card.ts';
import { ${component}Layout } from './${component}Layout.tsx';

export const schema = () =>
  z.strictObject({
${schema.map((line) => `    ${line}`).join('\n')}
  });

export default defineCollection({
  singular: '${singular}',
  description: { en: 'a text in content/${name}', de: 'ein Text in content/${name}' },
  markdown: true,
  schema,
  route: ({ id, path: own }) => own ?? \`${urls}/\${id}\`,
  title: ({ title }) => title,
  card,
  component: ${component}Layout,
});
`;
};

/** Keys that other generators use to order pages, smallest first. */
const orders = ['weight', 'sidebar_position', 'nav_order', 'position'];

/** Returns the key that sorts the list, if all its values can be compared. Days count only where nothing else orders the pages. */
function sortKey(schema: readonly string[]): string | undefined {
  const keys = (form: RegExp): string[] => schema.flatMap((line) => form.exec(line)?.[1] ?? []);
  const numbers = keys(/^(\w+): z\.number\(\)/);
  return orders.find((key) => numbers.includes(key)) ?? keys(/^(date): z\.(?:iso\.|union\()/)[0];
}

function card({ schema }: CodeOf): string {
  const keys = ['title', sortKey(schema), 'parent'].filter((key) => key !== undefined).join(', ');
  return `import type { Value } from 'archipel';
import type { schema } from './index.ts';

type Text = Value<typeof schema> & { readonly parent?: string | undefined };

/** Returns the parts of a text that the list of all texts needs. */
export const card = ({ ${keys} }: Text) => ({ ${keys} });
`;
}

/** The module of the starter with the view of a page. */
const viewModule = '../../ViewContext.ts';

const layout = ({ component, hasBreadcrumbs }: CodeOf): string => `import { headingsOf, Prose } from 'archipel';
${hasBreadcrumbs ? "import { Breadcrumbs } from '../../layout/Breadcrumbs.tsx';\n" : ''}import { useView } from '${viewModule}';
import { ${component}List } from './${component}List.tsx';

export function ${component}Layout({ entry: { title } }: { readonly entry: { readonly title: string } }) {
  const { id, prose } = useView();
  const headings = prose.body ? headingsOf(prose.body).filter(({ depth }) => depth === 2) : [];
  return (
    <article>
      <header className="opening wrap">${hasBreadcrumbs ? '\n        <Breadcrumbs />' : ''}
        <h1>{title}</h1>
      </header>
      <div className="prose wrap">
        {headings.length > 1 && (
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={\`#\${id}\`}>{text}</a>
              </li>
            ))}
          </ul>
        )}
        {prose.body && <Prose of={prose.body} />}
        {id === 'index' && <${component}List title={title} />}
      </div>
    </article>
  );
}
`;

function pageList({ name, component, schema }: CodeOf): string {
  const key = sortKey(schema);
  const sort = key === undefined ? '' : `, sort: '${key}'${key === 'date' ? ', descending: true' : ''}`;
  return `import { list } from 'archipel';
import { useView } from '${viewModule}';
import { card } from './card.ts';

/** Lists all pages of the collection, each below the page of its folder. */
export function ${component}List({ title }: { readonly title: string }) {
  const pages = list(useView(), '${name}', { card, where: ({ id }) => id !== 'index'${sort} });
  const ids = new Set(pages.map(({ id }) => id));
  const below = new Map<string, (typeof pages)[number][]>();
  for (const page of pages) {
    const parent = page.parent !== undefined && ids.has(page.parent) ? page.parent : '';
    below.set(parent, below.get(parent) ?? []);
    below.get(parent)?.push(page);
  }
  const listBelow = (parent: string) =>
    below.has(parent) && (
      <ul>
        {below.get(parent)?.map(({ id, title, link }) => (
          <li key={id}>
            <a href={link.href}>{title}</a>
            {listBelow(id)}
          </li>
        ))}
      </ul>
    );
  return (
    <>
      <hr />
      <nav aria-label={title}>{listBelow('')}</nav>
    </>
  );
}
`;
}
