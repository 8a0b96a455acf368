import type { PageView } from 'archipel';
import type { ReactNode } from 'react';
import { ViewContext } from './ViewContext.ts';

export const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
  <ViewContext value={view}>
    <header>
      {view.languages.map(({ locale, lang, name, href }) => (
        <a key={locale} href={href} lang={lang} hrefLang={lang}>
          {name}
        </a>
      ))}
    </header>
    <main>{children}</main>
    <footer>
      <a href={view.locale === 'de' ? '/events.ics' : '/en/events.ics'}>{view.site.name}</a>
    </footer>
  </ViewContext>
);
