// The additional head elements of the site, its JSON-LD, and the facts that its texts name in braces.
import { type JsonLd, type Locale, type PageView, type SettingsOf, type SiteJsonLdTools, typedView } from 'archipel';
import { own } from './own.ts';

type Settings = SettingsOf<typeof own>;

export const facts = {
  company: ({ company }: Settings) => company.name,
  'company.short': ({ company }: Settings) => company.shortName,
  'company.street': ({ company }: Settings) => company.street,
  city: ({ company }: Settings) => company.city,
  'company.country': ({ company }: Settings, locale: string) => company.country[locale] ?? '',
  product: ({ kit }: Settings) => kit.name,
};

export const head = {
  documentTitle: (title: string, view: PageView) => `${title} · ${typedView(view, own).settings.company.shortName}`,
  manifest: ({ company }: Settings, locale: Locale) => ({ short_name: company.shortName, description: company.tagline[locale] }),
  movedMessage: 'layout.moved',
  colorScheme: 'dark',
};

const companyId = (baseUrl: string): string => `${baseUrl}/#company`;

/** Returns the company as a JSON-LD node that offers can refer to. */
export const provider = (view: PageView, baseUrl: string): JsonLd => ({
  '@id': companyId(baseUrl),
  '@type': 'Organization',
  name: typedView(view, own).settings.company.name,
});

/** Returns the company and the site as JSON-LD for home pages, and an empty list for other pages. */
export function structuredData(page: PageView, { baseUrl, icon = '' }: SiteJsonLdTools): readonly JsonLd[] {
  const { home, locale, path, settings, site } = typedView(page, own);
  if (!home.current) return [];
  const { company, social } = settings;
  return [
    {
      ...provider(page, baseUrl),
      url: `${baseUrl}/`,
      logo: baseUrl + icon,
      vatID: company.vatId,
      address: { '@type': 'PostalAddress', streetAddress: company.street, postalCode: company.postalCode, addressLocality: company.city },
      sameAs: social.map(({ external }) => site.externals[external]?.href),
    },
    { '@type': 'WebSite', '@id': `${baseUrl}/#site`, name: site.name, url: baseUrl + path, inLanguage: locale },
  ];
}
