import type { ReactNode } from 'react';
import { useView } from '../ViewContext.ts';

/** Renders the start of a page: its breadcrumbs, its heading, and an introduction. */
export function Opening({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const { breadcrumbs, t } = useView();
  const above = breadcrumbs.slice(0, -1);
  return (
    <header className="opening wrap">
      {above.length > 0 && (
        <nav className="breadcrumbs" aria-label={t('site.path')}>
          <ol>
            {above.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1>{title}</h1>
      {children}
    </header>
  );
}
