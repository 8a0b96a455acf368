// The code of an imported collection: its schema, its URLs, and a plain page with the headings of a text.

interface CodeOf {
  readonly name: string;
  readonly singular: string;
  /** The component of its page: `DocLayout`. */
  readonly component: string;
  /** The lines of the schema. */
  readonly schema: readonly string[];
  /** The path under which its pages are. */
  readonly urls: string;
}

/** Returns the texts of the files in templates/collections/NAME. */
export const collectionCode = (code: CodeOf): Readonly<Record<string, string>> => ({
  'index.ts': definition(code),
  [`${code.component}.tsx`]: layout(code),
});

const definition = ({ name, singular, component, schema, urls }: CodeOf): string => {
  const isUsed = (name: string): boolean => schema.some((line) => new RegExp(`[ (]${name}\\b(?!:)`).test(line));
  const used = [...['asset'].filter(isUsed), 'defineCollection', ...['image', 'path', 'perLanguage', 'text'].filter(isUsed), 'z'];
  return `import { ${used.join(', ')} } from 'archipel';
import { ${component} } from './${component}.tsx';

export default defineCollection({
  singular: '${singular}',
  description: { en: 'a text in content/${name}', de: 'ein Text in content/${name}' },
  markdown: true,
  schema: () =>
    z.strictObject({
${schema.map((line) => `      ${line}`).join('\n')}
    }),
  route: ({ id, path: own }) => own ?? \`${urls}/\${id}\`,
  title: ({ title }) => title,
  component: ${component},
});
`;
};

/** The module of the starter with the view of a page. */
const viewModule = '../../ViewContext.ts';

const layout = ({ component }: CodeOf): string => `import { headingsOf, Prose } from 'archipel';
import { useView } from '${viewModule}';

export function ${component}({ entry: { title } }: { readonly entry: { readonly title: string } }) {
  const { body } = useView().prose;
  const headings = body ? headingsOf(body).filter(({ depth }) => depth === 2) : [];
  return (
    <article>
      <header className="opening wrap">
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
        {body && <Prose of={body} />}
      </div>
    </article>
  );
}
`;
