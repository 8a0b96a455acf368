import { useView } from '../ViewContext.ts';

/** Renders the path from the home page to the page above this one, or nothing on the home page. */
export function Breadcrumbs() {
  const { breadcrumbs, t } = useView();
  const above = breadcrumbs.slice(0, -1);
  if (above.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={t('layout.breadcrumb')}>
      <ol>
        {above.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
