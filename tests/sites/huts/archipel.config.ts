// Mountain huts and the tours between them: a site that shares only the engine with the site of this repository.
import { byFolder, createLocales, defineSite, type SectionDefinition } from 'archipel';
import { Body } from './templates/Body.tsx';
import { huts } from './templates/collections/huts.tsx';
import { pages } from './templates/collections/pages.tsx';
import { tours } from './templates/collections/tours.tsx';
import { forms } from './templates/forms.ts';
import { islands } from './templates/islands.ts';
import { own } from './templates/own.ts';

export default defineSite({
  locales: createLocales({
    de: { tag: 'de-AT', name: 'Deutsch' },
    it: { tag: 'it-IT', name: 'Italiano' },
    ar: { name: 'العربية', fallback: 'it' },
  }),
  timeZone: 'Europe/Vienna',
  basePath: '/alpine/huts',
  hosts: ['nginx', 'caddy', 'apache'],
  ...own,
  forms,
  islands,
  Body,
  collections: { pages, huts, tours },
  sections: byFolder(import.meta.glob<SectionDefinition>('./templates/sections/*/index.tsx', { eager: true, import: 'default' })),
  notFound: 'pages/not-found',
  movedMessage: 'site.moved',
  proseComponents: ['Link'],
});
