// The site's additions to the head of its pages and to the web app manifest.
import { type Locale, type PageView, type SettingsOf, typedView } from 'archipel';
import { own } from './own.ts';

export const head = {
  documentTitle: (title: string, view: PageView) => `${title} · ${typedView(view, own).settings.company.shortName}`,
  manifest: ({ company }: SettingsOf<typeof own>, locale: Locale) => ({
    short_name: company.shortName,
    description: company.tagline[locale],
  }),
  movedMessage: 'layout.moved',
  colorScheme: 'dark',
};
