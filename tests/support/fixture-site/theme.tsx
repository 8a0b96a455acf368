// Templates of a few lines, so that whole sites are built without the real ones: every section shows its data.
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { createLocales, defineSite, type EntryView, entryOf, type LinkView, type PageView, typedView } from '../../../src/index.ts';
import { hashOf } from '../../../src/node/fs/hash-of.ts';
import type { OgImageRenderer } from '../../../src/render/head/og-images.ts';
import type { AssetUrls, Preview, Scripts, SiteDefinition } from '../../../src/site/definition.ts';
import editions from '../../../templates/collections/editions/index.ts';
import { schema as edition } from '../../../templates/collections/editions/schema.ts';
import pages from '../../../templates/collections/pages/index.ts';
import solutions from '../../../templates/collections/solutions/index.ts';
import { schema as solution } from '../../../templates/collections/solutions/schema.ts';
import { facts } from '../../../templates/facts.ts';
import { forms } from '../../../templates/forms/index.ts';
import { head } from '../../../templates/head.ts';
import { islands } from '../../../templates/islands.ts';
import { own } from '../../../templates/own.ts';
import { sections } from '../../../templates/sections/index.ts';
import { structuredData } from '../../../templates/structured-data.ts';

const Anchor = ({ link, children }: { readonly link: LinkView; readonly children?: ReactNode }): ReactElement => (
  <a href={link.href} hrefLang={link.hreflang} rel={link.external ? 'noopener' : undefined} target={link.newTab ? '_blank' : undefined}>
    {children ?? link.text}
  </a>
);

const Data = ({ value }: { readonly value: unknown }): ReactElement => <pre>{JSON.stringify(value, null, 1)}</pre>;

type SectionData = { readonly type: string } & { readonly [key in 'id' | 'title' | 'source']?: string | undefined };

function Section({ section, view }: { readonly section: SectionData; readonly view: PageView }): ReactElement {
  const prose = section.source === undefined ? undefined : view.prose[section.source];
  return (
    <section id={section.id}>
      {section.type === 'hero' ? <h1>{section.title}</h1> : section.title === undefined ? null : <h2>{section.title}</h2>}
      <Data value={section} />
      {prose &&
        toJsxRuntime(prose, {
          Fragment,
          jsx,
          jsxs,
          components: { Note: ({ children }) => <aside>{children}</aside>, Picture: () => null },
        })}
    </section>
  );
}

/** Layouts under the views of their pages, which they reach as templates do. */
const ViewContext = createContext<PageView | undefined>(undefined);

function useView(): PageView {
  const view = useContext(ViewContext);
  if (view === undefined) throw new Error('No page is being rendered');
  return view;
}

const SectionList = ({ sections = [] }: { readonly sections: EntryView['sections'] }): ReactElement => {
  const view = useView();
  return (
    <>
      {sections.map((section) => (
        <Section key={JSON.stringify(section)} section={section} view={view} />
      ))}
    </>
  );
};

const PageLayout = ({ entry }: { readonly entry: EntryView }): ReactElement => <SectionList sections={entry.sections} />;

function StationLayout({ entry }: { readonly entry: EntryView }): ReactElement {
  const view = useView();
  const { overview } = view.content;
  return (
    <>
      <h1>{entryOf(view, { folder: 'solutions', schema: solution })?.name}</h1>
      {overview && <Anchor link={overview}>{view.t('layout.backToOverview')}</Anchor>}
      <SectionList sections={entry.sections} />
    </>
  );
}

function OfferLayout({ entry }: { readonly entry: EntryView }): ReactElement {
  const view = useView();
  return (
    <>
      <h1>{entryOf(view, { folder: 'editions', schema: edition })?.industry}</h1>
      <Data value={entry} />
    </>
  );
}

function Body({ view, children }: { readonly view: PageView; readonly children: ReactNode }): ReactElement {
  const { locale, languages, data, settings, breadcrumbs, cards, prices, campaigns, vat, year, site } = typedView(view, own);
  const { header, footer } = data.navigation;
  const buy = site.externals[settings.leadPackage.buy];
  return (
    <ViewContext value={view}>
      <header>
        <Anchor link={view.home}>{site.name}</Anchor>
        {languages
          .filter((language) => language.locale !== locale)
          .map((language) => (
            <a key={language.locale} href={language.href} hrefLang={language.locale}>
              {language.isTranslation ? language.locale : `nearest ${language.locale}`}
            </a>
          ))}
        {[...header, ...footer.columns.flatMap(({ links }) => links)].map(({ label, link }) => (
          <Anchor key={label} link={link}>
            {label}
          </Anchor>
        ))}
      </header>
      <main>
        {children}
        <Data
          value={{ breadcrumbs, solutions: cards['solutions'] ?? [], editions: cards['editions'] ?? [], prices, campaigns, vat, year }}
        />
      </main>
      <footer>{buy && <Anchor link={buy}>{settings.company.tagline}</Anchor>}</footer>
    </ViewContext>
  );
}

/** The languages of the fixture site. */
export const locales = createLocales({ de: { tag: 'de-DE', name: 'Deutsch' }, en: { tag: 'en-GB', name: 'English' } });

/** A definition without styles and scripts. */
export const definition: SiteDefinition = defineSite({
  locales,
  timeZone: 'Europe/Berlin',
  ...own,
  facts,
  ...head,
  structuredData,
  Body,
  forms,
  islands,
  collections: {
    pages: { ...pages, Layout: PageLayout },
    solutions: { ...solutions, Layout: StationLayout },
    editions: { ...editions, Layout: OfferLayout },
  },
  notFound: 'pages/not-found',
  sections,
  externals: ['privacy', 'transparency'],
  dialogs: ['login', 'newsletter'],
  icons: ['bot', 'network', 'rocket'],
  proseComponents: ['Fact', 'Link', 'Note', 'Picture'],
  budgets: { beforeInteraction: 3000, whole: 75_000, exempt: ['Clock'] },
  preview: {
    backdrop: 'templates/og-image/backdrop.svg',
    fonts: [],
    draw: ({ path }, address) => ({ accent: 'red', content: () => <p>{`${path} of ${address}`}</p> }),
  },
});

const wordsOf = ({ content }: Preview): string => renderToStaticMarkup(content()).replace(/^<p>|<\/p>$/g, '');

/** A painter whose pictures are what there is to say about them. */
export const ogImages: OgImageRenderer = {
  hashOf: (picture) => hashOf(picture.accent + wordsOf(picture)),
  render: async (picture) => Buffer.from(`${picture.accent} ${wordsOf(picture)}`),
};

/** What a bundler would have made for it. */
export const bundle = {
  urls: { stylesheet: '/assets/site-0.css', script: '/assets/layout-0.js', loader: '/assets/islands-0.js', fonts: [] } satisfies AssetUrls,
  scripts: {
    bytes: {
      'assets/layout-0.js': 10,
      'assets/islands-0.js': 1000,
      'assets/react-0.js': 60_000,
      'assets/Form-0.js': 1000,
      'assets/mail-0.js': 20_000,
    },
    layout: ['assets/layout-0.js'],
    loader: ['assets/islands-0.js'],
    islands: { Form: ['assets/Form-0.js', 'assets/react-0.js'], Clock: ['assets/react-0.js'], Menu: ['assets/react-0.js'] },
    later: {
      Form: ['assets/Form-0.js', 'assets/mail-0.js', 'assets/react-0.js'],
      Clock: ['assets/react-0.js'],
      Menu: ['assets/react-0.js'],
    },
  } satisfies Scripts,
  files: [
    { path: 'assets/site-0.css', bytes: 'main{margin:0}\n' },
    { path: 'assets/layout-0.js', bytes: 'export {};\n' },
  ],
};
