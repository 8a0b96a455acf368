// The configuration of the site: its languages, collections, sections, islands and forms. Texts and figures are in content/.
import { createLocales, defineSite } from 'archipel';
import { Body } from './templates/Body.tsx';
import notes from './templates/collections/notes/index.ts';
import pages from './templates/collections/pages/index.ts';
import { forms } from './templates/forms.ts';
import { islands } from './templates/islands.ts';
import { own } from './templates/own.ts';
import { sections } from './templates/sections/index.ts';

export default defineSite({
  // The first language is the source: texts are written in it and translated into the others.
  locales: createLocales({
    en: { name: 'English' },
    de: { name: 'Deutsch' },
    fr: { name: 'Français' },
    es: { name: 'Español' },
  }),
  // The zone in which days begin and end, such as 'Europe/Berlin'.
  timeZone: 'UTC',
  // The path of the site on its host: '' for https://example.com/, '/docs' for https://example.com/docs/.
  basePath: '',
  ...own,
  Body,
  sections,
  collections: { pages, notes },
  islands,
  forms,
  notFound: 'pages/not-found',
  proseComponents: ['Link'],
});
