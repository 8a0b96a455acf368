import type { ProseHeading } from 'archipel';
import { useView } from '../../ViewContext.ts';

/** The table of contents: beside the text in a wide window, else behind a button. */
export function Contents({ headings }: { readonly headings: readonly ProseHeading[] }) {
  const { t } = useView();
  return (
    <div className="contents">
      <button type="button" className="contents__open" popoverTarget="page-contents">
        {t('layout.contents')}
      </button>
      <nav id="page-contents" popover="auto" aria-labelledby="contents-title" data-script="page">
        <div className="contents__head">
          <p id="contents-title">{t('layout.contents')}</p>
          <button type="button" className="close" popoverTarget="page-contents" popoverTargetAction="hide">
            {t('layout.close')}
          </button>
        </div>
        <ol>
          {headings.map(({ id, depth, text }) => (
            <li key={id} data-depth={depth}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
