// The definition of the site: its languages, templates, types of content and settings.
import { createLocales, defineSite } from 'archipel';
import { Body, BodyEnd } from './templates/Body.tsx';
import { collections } from './templates/collections/index.ts';
import { icons } from './templates/components/icons/icons.ts';
import { facts } from './templates/facts.ts';
import { forms } from './templates/forms/index.ts';
import { head } from './templates/head.ts';
import { islands } from './templates/islands.ts';
import { preview } from './templates/og-image/index.tsx';
import { own } from './templates/own.ts';
import { presets } from './templates/presets.ts';
import { sections } from './templates/sections/index.ts';
import { structuredData } from './templates/structured-data.ts';

export default defineSite({
  locales: createLocales({
    de: { tag: 'de-DE', lang: 'de', name: 'Deutsch' },
    en: { tag: 'en-GB', lang: 'en', name: 'English' },
  }),
  timeZone: 'Europe/Berlin',
  ...own,
  Body,
  BodyEnd,
  sections,
  collections,
  islands,
  notFound: 'pages/not-found',
  externals: ['privacy', 'transparency'],
  dialogs: ['login', 'newsletter'],
  icons: Object.keys(icons),
  facts,
  forms,
  ...head,
  structuredData,
  // The customer requires these texts exactly as written.
  typography: { keep: ['100% rechtssicher', '95% Zufriedenheit', '10% Rabatt sichern', "We'll get back to you shortly."] },
  proseComponents: ['Fact', 'Link', 'Note', 'Picture'],
  budgets: { beforeInteraction: 3200, whole: 77_000, exempt: ['call', 'player'] },
  prerenderOnHover: true,
  preview,
  presets,
});
