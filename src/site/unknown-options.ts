// Finds unknown options of a part of a site. TypeScript does not name them: it reports that the functions of the object do not match.
import { suggest } from '../diagnostics/suggest.ts';
import type { Collection } from '../model/collection.ts';
import type { SectionDefinition } from '../model/entries/section.ts';
import type { SiteConfig } from './define-site.ts';
import type { GalleryDefinition } from './definition.ts';

const all = <Options>(options: Record<keyof Options, true>): readonly string[] => Object.keys(options);

/** The options of each kind of part. */
const optionsOf = {
  collection: all<Collection & { readonly schema: unknown }>({
    singular: true,
    description: true,
    schema: true,
    route: true,
    title: true,
    card: true,
    feed: true,
    noindex: true,
    structuredData: true,
    scaffold: true,
    component: true,
    markdown: true,
    derived: true,
    source: true,
    messages: true,
  }),
  section: all<SectionDefinition>({
    schema: true,
    component: true,
    lists: true,
    structuredData: true,
    scaffold: true,
    messages: true,
  }),
  site: all<Required<GalleryDefinition> & Pick<SiteConfig, 'timeZone'>>({
    basePath: true,
    beginPage: true,
    Body: true,
    BodyEnd: true,
    budgets: true,
    calendar: true,
    collections: true,
    colorScheme: true,
    data: true,
    descriptions: true,
    dialogs: true,
    documentTitle: true,
    earlyScript: true,
    embeds: true,
    exampleAssets: true,
    examples: true,
    externals: true,
    facts: true,
    files: true,
    forms: true,
    hosts: true,
    icons: true,
    islands: true,
    keepAssets: true,
    labels: true,
    lists: true,
    locales: true,
    manifest: true,
    messages: true,
    movedMessage: true,
    notFound: true,
    outputs: true,
    parts: true,
    policy: true,
    precompress: true,
    prerenderOnHover: true,
    presets: true,
    preview: true,
    proseComponents: true,
    sections: true,
    services: true,
    settings: true,
    sitemap: true,
    structuredData: true,
    timeZone: true,
    transformPage: true,
    typography: true,
  }),
};

/** Former names of options, and their names in other generators. */
const otherNames: Readonly<Record<keyof typeof optionsOf, Readonly<Record<string, string>>>> = {
  collection: {
    Layout: 'component',
    layout: 'component',
    render: 'component',
    loader: 'source',
    fields: 'schema',
    slug: 'route',
    path: 'route',
  },
  section: { Layout: 'component', layout: 'component', render: 'component', fields: 'schema', overview: 'lists', reads: 'lists' },
  site: { Layout: 'Body', layout: 'Body', base: 'basePath', blocks: 'sections', csp: 'policy', i18n: 'locales', languages: 'locales' },
};

/** Returns each unknown option of `part` with the text of its message, which suggests a known option if one is similar. */
export const unknownOptions = (kind: keyof typeof optionsOf, part: object): readonly { readonly option: string; readonly text: string }[] =>
  Object.keys(part)
    .filter((option) => !optionsOf[kind].includes(option))
    .map((option) => ({
      option,
      text: `a ${kind} has no option ${option}${meant(otherNames[kind][option] ?? suggest(option, optionsOf[kind]))}`,
    }));

const meant = (option: string | undefined): string => (option === undefined ? '' : `; did you mean ${option}?`);
