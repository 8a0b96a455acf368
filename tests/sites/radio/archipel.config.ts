// Stations on small islands: the site from which most tests of the engine start. It has examples of most features.
import { createLocales, defineSite } from 'archipel';
import { Body, BodyEnd } from './templates/Body.tsx';
import { packages } from './templates/collections/packages.tsx';
import { pages } from './templates/collections/pages.tsx';
import { stations } from './templates/collections/stations.tsx';
import { forms } from './templates/forms.ts';
import { facts, head, structuredData } from './templates/head.ts';
import { islands } from './templates/islands.ts';
import { own } from './templates/own.ts';
import { sections } from './templates/sections.tsx';

export default defineSite({
  locales: createLocales({ de: { tag: 'de-DE', lang: 'de', name: 'Deutsch' }, en: { tag: 'en-GB', lang: 'en', name: 'English' } }),
  timeZone: 'Europe/Berlin',
  ...own,
  Body,
  BodyEnd,
  sections,
  collections: { pages, stations, packages },
  islands,
  notFound: 'pages/not-found',
  externals: ['privacy', 'transparency'],
  dialogs: ['login', 'newsletter'],
  icons: ['bot', 'network', 'rocket'],
  facts,
  forms,
  ...head,
  structuredData,
  proseComponents: ['Fact', 'Link', 'Note', 'Picture'],
  budgets: { beforeInteraction: 3200, whole: 75_000, exempt: ['Clock'] },
});
