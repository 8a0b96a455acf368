import { headingsOf, Prose } from 'archipel';
import { useView } from '../ViewContext.ts';

/** Renders the document of the page, below a table of contents if it has several headings of the second level. */
export function Text({ source = 'body' }: { readonly source?: string }) {
  const { prose, t } = useView();
  const text = prose[source];
  if (text === undefined) return null;
  const parts = headingsOf(text).filter(({ depth }) => depth === 2);
  return (
    <div className="prose wrap">
      {parts.length > 1 && (
        <nav aria-labelledby="contents">
          <p id="contents">{t('site.contents')}</p>
          <ol>
            {parts.map(({ id, text: words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Prose of={text} />
    </div>
  );
}
