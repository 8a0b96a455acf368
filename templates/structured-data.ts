// JSON-LD (schema.org) of the site and of the organization behind it.
import { type JsonLd, type PageView, type SiteJsonLdTools, typedView } from 'archipel';
import { own } from './own.ts';
import type { View } from './view.ts';

const organizationId = (baseUrl: string): string => `${baseUrl}/#organization`;

/** The type of a hotline at schema.org, by the name of the contact. */
const contactTypes = { support: 'customer support', contact: 'sales' };

/** Returns the organization, as services refer to it. */
export const provider = (view: PageView, baseUrl: string): JsonLd => ({
  '@id': organizationId(baseUrl),
  '@type': 'Organization',
  name: typedView(view, own).settings.company.name,
});

/** Returns the organization and the site, on the home page of each language only. */
export function structuredData(page: PageView, { baseUrl, icon = '' }: SiteJsonLdTools): readonly JsonLd[] {
  const view = typedView(page, own);
  if (!view.home.current) return [];
  const website = {
    '@type': 'WebSite',
    '@id': `${baseUrl}/#website`,
    name: view.site.name,
    url: baseUrl + view.path,
    inLanguage: view.lang,
    publisher: { '@id': organizationId(baseUrl) },
  };
  return [organization(view, baseUrl, icon), website];
}

function organization({ site, settings }: View, baseUrl: string, icon: string): JsonLd {
  const { company, social } = settings;
  return {
    '@type': 'Organization',
    '@id': organizationId(baseUrl),
    name: company.name,
    url: `${baseUrl}/`,
    logo: baseUrl + icon,
    vatID: company.vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: 'DE',
    },
    contactPoint: Object.entries(contactTypes).flatMap(([name, contactType]) => {
      const telephone = site.contacts[name]?.phone?.text;
      return telephone === undefined ? [] : [{ '@type': 'ContactPoint', contactType, telephone, availableLanguage: ['de', 'en'] }];
    }),
    sameAs: social.map(({ external }) => site.externals[external]?.href),
  };
}
