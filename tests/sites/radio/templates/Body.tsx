// The layout around every page.
import { type PageView, typedView } from 'archipel';
import type { ReactNode } from 'react';
import { own } from './own.ts';
import { Anchor, Data } from './parts.tsx';
import { useView, ViewContext } from './ViewContext.ts';

export const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
  <ViewContext value={view}>
    <a href="#main">{typedView(view, own).t('layout.skip')}</a>
    <Header />
    <main id="main">{children}</main>
  </ViewContext>
);

export const BodyEnd = ({ view }: { readonly view: PageView }) => (
  <ViewContext value={view}>
    <Footer />
  </ViewContext>
);

function Header() {
  const { breadcrumbs, data, home, languages, locale, site, t } = useView();
  const { header, footer } = data.navigation;
  return (
    <header>
      <Anchor link={home}>{site.name}</Anchor>
      {languages
        .filter((language) => language.locale !== locale)
        .map((language) => (
          <a key={language.locale} href={language.href} hrefLang={language.lang}>
            {language.isTranslation ? language.locale : `${t('language.nearest')} ${language.locale}`}
          </a>
        ))}
      {[...header, ...footer.columns.flatMap(({ links }) => links)].map(({ label, link }) => (
        <Anchor key={label} link={link}>
          {label}
        </Anchor>
      ))}
      <Data value={breadcrumbs} />
    </header>
  );
}

function Footer() {
  const { data, settings, t, year } = useView();
  return (
    <footer>
      <p>{settings.company.tagline}</p>
      {data.navigation.footer.legal.map(({ label, link }) => (
        <Anchor key={label} link={link}>
          {label}
        </Anchor>
      ))}
      <dialog id="login-dialog">{t('login.title')}</dialog>
      <dialog id="newsletter-dialog">{t('newsletter.title')}</dialog>
      <small>{t('layout.copyright', { year, company: settings.company.name })}</small>
    </footer>
  );
}
