import { list, type PageView } from 'archipel';
import type { ReactNode } from 'react';
import { pageCard } from './collections/pages.tsx';
import { useView, ViewContext } from './ViewContext.ts';

export const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
  <ViewContext value={view}>
    <Skip />
    <Header />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </ViewContext>
);

const Skip = () => (
  <a className="skip button" href="#main">
    {useView().t('site.skip')}
  </a>
);

function Header() {
  const view = useView();
  return (
    <header className="header">
      <div className="header__bar wrap">
        <a className="brand" href={view.home.href}>
          <span>{view.site.name}</span>
        </a>
        <nav aria-label={view.t('site.menu')}>
          <ul className="byline">
            {list(view, 'pages', { card: pageCard, where: ({ order }) => order !== undefined, sort: 'order' }).map(({ id, name, link }) => (
              <li key={id}>
                <a href={link.href} aria-current={link.current ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

function Footer() {
  const { languages, locale: current, site, t, year } = useView();
  return (
    <footer className="footer">
      <div className="footer__bar wrap">
        <p>
          <strong>{site.name}</strong>
          <small>{year}</small>
        </p>
        <nav className="languages" aria-label={t('site.languages')}>
          <ul>
            {languages.map(({ locale, lang, name, href }) => (
              <li key={locale}>
                <a href={href} lang={lang} hrefLang={lang} aria-current={locale === current ? 'true' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
