// The notes and events of a house of readers: a site that generates additional files from content.
import { createLocales, defineSite } from 'archipel';
import { Body } from './templates/Body.tsx';
import { events } from './templates/collections/events/index.tsx';
import { notes } from './templates/collections/notes/index.tsx';
import { calendar } from './templates/outputs/calendar.ts';
import { overview } from './templates/outputs/overview.ts';
import { searchIndex } from './templates/outputs/search-index.ts';
import { sections } from './templates/sections.tsx';

export default defineSite({
  locales: createLocales({ de: { tag: 'de-DE', name: 'Deutsch' }, en: { tag: 'en-GB', name: 'English' } }),
  timeZone: 'Europe/Berlin',
  hosts: ['netlify'],
  precompress: true,
  Body,
  collections: { notes, events },
  sections,
  proseComponents: ['Link'],
  outputs: {
    '/events.ics': { eachLanguage: calendar },
    '/notes.json': { eachLanguage: searchIndex },
    '/llms.txt': overview,
    '/dot.gif': () => new Uint8Array([71, 73, 70, 56, 57, 97, 1, 0, 1, 0, 0, 0, 0, 59]),
  },
});
