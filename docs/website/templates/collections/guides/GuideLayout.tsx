import { headingsOf, Prose } from 'archipel';
import { outline } from '../../outline.ts';
import { useView } from '../../ViewContext.ts';
import { AllHeadings } from './AllHeadings.tsx';
import { Around } from './Around.tsx';
import { Contents } from './Contents.tsx';
import { Start } from './Start.tsx';
import type { GuideView } from './schema.ts';

export function GuideLayout({ entry }: { readonly entry: GuideView }) {
  const { id } = useView();
  if (id === 'start') return <Start />;
  if (entry.lists !== undefined) return <AllHeadings title={entry.title} lists={entry.lists} />;
  return <Guide entry={entry} />;
}

function Guide({ entry: { title, kind, group, file, isDeep } }: { readonly entry: GuideView }) {
  const { prose, t } = useView();
  const { body } = prose;
  const headings = body === undefined ? [] : headingsOf(body).filter(({ depth }) => depth <= (isDeep ? 4 : 3));
  return (
    <article className="guide">
      <header className="guide__head">
        <p className="kind" data-kind={kind}>
          {[outline[kind].title, group].filter((part) => part !== '').join(' · ')}
        </p>
        <h1>{title}</h1>
      </header>
      {headings.length > 1 && <Contents headings={headings} />}
      <div className="prose" data-script="page" data-copy={t('layout.copy')} data-copied={t('layout.copied')} data-code={t('layout.code')}>
        {body && <Prose of={body} />}
      </div>
      <footer className="guide__foot">
        <p>{t('layout.source', { file })}</p>
        <Around />
      </footer>
    </article>
  );
}
