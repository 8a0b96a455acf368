import { type CardView, list } from 'archipel';
import { guideCard } from '../collections/guides/schema.ts';
import { kinds, outline } from '../outline.ts';
import { useView } from '../ViewContext.ts';

type Card = CardView<ReturnType<typeof guideCard>>;

/** All guides by kind: beside the page in a wide window, else behind a button. */
export function Sidebar() {
  const view = useView();
  const guides = list(view, 'guides', { card: guideCard, where: ({ number }) => number > 0, sort: 'number' });
  return (
    <nav id="guide-list" className="sidebar" popover="auto" aria-label={view.t('layout.guides')}>
      <button type="button" className="close" popoverTarget="guide-list" popoverTargetAction="hide">
        {view.t('layout.close')}
      </button>
      {kinds.map((kind) => (
        <div key={kind} className="sidebar__kind" data-kind={kind}>
          <p>{outline[kind].title}</p>
          {outline[kind].groups.map(({ title }) => (
            <Group
              key={title ?? ''}
              title={title}
              guides={guides.filter((guide) => guide.kind === kind && guide.group === (title ?? ''))}
            />
          ))}
        </div>
      ))}
    </nav>
  );
}

function Group({ title, guides }: { readonly title: string | undefined; readonly guides: readonly Card[] }) {
  const links = (
    <ul>
      {guides.map(({ id, label, link }) => (
        <li key={id}>
          <a href={link.href} aria-current={link.current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
  if (title === undefined) return links;
  return (
    <details open={guides.length < 12 || guides.some(({ link }) => link.current)}>
      <summary>{title}</summary>
      {links}
    </details>
  );
}
