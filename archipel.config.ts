// The site: everything that archipel does not know by itself.
import { createLocales, defineSite } from 'archipel';
import { Body } from './templates/Body.tsx';
import { icons } from './templates/icons.ts';
import { preview } from './templates/og-image/index.tsx';

export default defineSite({
  locales: createLocales({
    de: { tag: 'de-DE', name: 'Deutsch' },
    en: { tag: 'en-GB', name: 'English' },
  }),
  Body,
  icons: Object.keys(icons),
  proseComponents: ['Fact', 'Link', 'Note', 'Picture'],
  budgets: { beforeInteraction: 3000, whole: 75_000, exempt: ['Countdown'] },
  preview,
});
