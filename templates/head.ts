// What browsers and hosts are told of this site beside its pages.
import { type Locale, type PageView, type SettingsOf, typedView } from 'archipel';
import { own } from './own.ts';

export const head = {
  documentTitle: (title: string, view: PageView) => `${title} · ${typedView(view, own).settings.company.shortName}`,
  manifest: ({ company }: SettingsOf<typeof own>, locale: Locale) => ({
    short_name: company.shortName,
    description: company.tagline[locale],
  }),
  movedMessage: 'frame.moved',
  colorScheme: 'dark',
};
