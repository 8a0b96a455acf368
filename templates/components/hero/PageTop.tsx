// Breadcrumbs and a link back, above the main heading.
import type { ActionView } from 'archipel';
import { useView } from '../../ViewContext.ts';
import { Icon } from '../icons/Icon.tsx';
import { Anchor } from '../links/Anchor.tsx';

function Breadcrumbs() {
  const { breadcrumbs, t } = useView();
  const last = breadcrumbs.length - 1;
  return (
    <nav className="crumbs" aria-label={t('layout.breadcrumb')}>
      <ol className="crumbs__list">
        {breadcrumbs.map(({ label, href }, index) => (
          <li key={href}>
            <a href={href} aria-current={index === last ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Renders the breadcrumbs, except on the home page, and a link back if there is one. */
export function PageTop({ back }: { readonly back?: ActionView | undefined }) {
  const { breadcrumbs } = useView();
  return (
    <div className="page-top">
      {breadcrumbs.length > 1 && <Breadcrumbs />}
      {back && (
        <Anchor link={back.link} className="back">
          <Icon name="arrow-left" />
          {back.label}
        </Anchor>
      )}
    </div>
  );
}
