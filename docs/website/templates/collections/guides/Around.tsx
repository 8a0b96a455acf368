import { list, neighboursOf } from 'archipel';
import { useView } from '../../ViewContext.ts';
import { guideCard } from './schema.ts';

/** The guides before and after this one. */
export function Around() {
  const view = useView();
  const guides = list(view, 'guides', { card: guideCard, where: ({ number }) => number > 0, sort: 'number' });
  const { previous, next } = neighboursOf(guides, view.id);
  return (
    <nav className="around" aria-label={view.t('layout.around')}>
      {previous && (
        <a rel="prev" href={previous.link.href}>
          <small>{view.t('layout.previous')}</small>
          {previous.label}
        </a>
      )}
      {next && (
        <a rel="next" href={next.link.href}>
          <small>{view.t('layout.next')}</small>
          {next.label}
        </a>
      )}
    </nav>
  );
}
