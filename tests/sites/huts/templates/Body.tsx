import type { PageView } from 'archipel';
import type { ReactNode } from 'react';
import { useView, ViewContext } from './ViewContext.ts';

export const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
  <ViewContext value={view}>
    <a className="skip" href="#main">
      {view.t('site.skip')}
    </a>
    <Header />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </ViewContext>
);

function Header() {
  const { data, home, site, t } = useView();
  return (
    <header>
      <a className="peak" href={home.href} aria-current={home.current ? 'page' : undefined}>
        {site.name}
      </a>
      <nav aria-label={t('site.menu')}>
        <ul>
          {data.menu.links.map(({ label, link }) => (
            <li key={label}>
              <a href={link.href} hrefLang={link.hreflang} aria-current={link.current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function Footer() {
  const { languages, locale: current, settings, t } = useView();
  return (
    <footer>
      <p>{settings.season}</p>
      <nav aria-label={t('site.languages')}>
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
    </footer>
  );
}
