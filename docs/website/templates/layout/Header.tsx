import { useView } from '../ViewContext.ts';
import { Mark } from './Mark.tsx';

export function Header() {
  const { home, site, t } = useView();
  return (
    <header className="header">
      <button type="button" className="header__menu" popoverTarget="guide-list">
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M4 7h16M4 12h16M4 17h10" />
        </svg>
        {t('layout.menu')}
      </button>
      <a className="brand" href={home.href} aria-label={`${site.name}, ${t('layout.home')}`}>
        <Mark />
        <span>{site.name}</span>
      </a>
      <SearchLink />
      <button type="button" className="theme" data-theme-switch="" data-script="page" aria-pressed="false" hidden>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <circle cx="12" cy="12" r="8" />
          <path className="theme__half" d="M12 4a8 8 0 0 1 0 16Z" />
        </svg>
        <span className="hidden">{t('layout.theme')}</span>
      </button>
    </header>
  );
}

/** Leads to the page with all headings; scripts open the search in its place. */
function SearchLink() {
  const { t } = useView();
  return (
    <a className="search-link" href="/search" data-search-open="" aria-keyshortcuts="/ Control+K">
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      <span>{t('search.open')}</span>
      <kbd>/</kbd>
    </a>
  );
}
