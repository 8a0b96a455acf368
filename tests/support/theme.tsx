// Templates of a few lines, so that whole sites are built without the real ones: every section shows its data.
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactElement, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { createLocales } from '../../src/model/locale.ts';
import type { LinkView, PageView } from '../../src/model/view.ts';
import { hashOf } from '../../src/node/fs/read-content.ts';
import type { OgImageRenderer } from '../../src/render/og-images.ts';
import type { AssetUrls, Preview, Scripts, SiteDefinition } from '../../src/site/definition.ts';

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

function Content({ view }: { readonly view: PageView }): ReactElement {
  const { content } = view;
  if (content.kind === 'solution') {
    const { name, sections } = content.solution;
    return (
      <>
        <h1>{name}</h1>
        <Anchor link={content.back}>{view.t('frame.backToOverview')}</Anchor>
        {sections.map((section) => (
          <Section key={section.type} section={section} view={view} />
        ))}
      </>
    );
  }
  if (content.kind === 'edition') {
    return (
      <>
        <h1>{content.edition.industry}</h1>
        <Data value={content.edition} />
      </>
    );
  }
  return (
    <>
      {content.page.sections.map((section) => (
        <Section key={JSON.stringify(section)} section={section} view={view} />
      ))}
    </>
  );
}

function Body({ view }: { readonly view: PageView }): ReactElement {
  const { locale, languages, navigation, breadcrumbs, solutions, editions, prices, campaigns, vat, year, site } = view;
  return (
    <>
      <header>
        <Anchor link={view.home}>{site.name}</Anchor>
        {languages
          .filter((language) => language.locale !== locale)
          .map((language) => (
            <a key={language.locale} href={language.href} hrefLang={language.locale}>
              {language.isTranslation ? language.locale : `nearest ${language.locale}`}
            </a>
          ))}
        {[...navigation.header, ...navigation.footer.columns.flatMap(({ links }) => links)].map(({ label, link }) => (
          <Anchor key={label} link={link}>
            {label}
          </Anchor>
        ))}
      </header>
      <main>
        <Content view={view} />
        <Data value={{ breadcrumbs, solutions, editions, prices, campaigns, vat, year }} />
      </main>
      <footer>
        <Anchor link={site.buy}>{site.company.tagline}</Anchor>
      </footer>
    </>
  );
}

/** The languages of the fixture site. */
export const locales = createLocales({ de: { tag: 'de-DE', name: 'Deutsch' }, en: { tag: 'en-GB', name: 'English' } });

/** A definition without styles and scripts. */
export const definition: SiteDefinition = {
  locales,
  Body,
  icons: ['bot', 'network', 'rocket'],
  proseComponents: ['Fact', 'Link', 'Note', 'Picture'],
  budgets: { beforeInteraction: 3000, whole: 75_000, exempt: ['Clock'] },
  preview: {
    backdrop: 'templates/og-image/backdrop.svg',
    fonts: [],
    draw: ({ path }, address) => ({ accent: 'red', content: () => <p>{`${path} of ${address}`}</p> }),
  },
};

const wordsOf = ({ content }: Preview): string => renderToStaticMarkup(content()).replace(/^<p>|<\/p>$/g, '');

/** A painter whose pictures are what there is to say about them. */
export const ogImages: OgImageRenderer = {
  hashOf: (picture) => hashOf(picture.accent + wordsOf(picture)),
  render: async (picture) => Buffer.from(`${picture.accent} ${wordsOf(picture)}`),
};

/** What a bundler would have made for it. */
export const bundle = {
  urls: { stylesheet: '/assets/site-0.css', script: '/assets/frame-0.js', loader: '/assets/islands-0.js', fonts: [] } satisfies AssetUrls,
  scripts: {
    bytes: {
      'assets/frame-0.js': 10,
      'assets/islands-0.js': 1000,
      'assets/react-0.js': 60_000,
      'assets/Form-0.js': 1000,
      'assets/mail-0.js': 20_000,
    },
    frame: ['assets/frame-0.js'],
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
    { path: 'assets/frame-0.js', bytes: 'export {};\n' },
  ],
};
