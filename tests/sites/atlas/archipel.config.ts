// The site of a club for walking maps: Markdown files like those of other generators, in three languages, one of which is
// written from right to left.
import { createLocales, defineSite } from 'archipel';
import { Body } from './templates/Body.tsx';
import { archive } from './templates/collections/archive.tsx';
import { guides } from './templates/collections/guides.tsx';
import { notes } from './templates/collections/notes.tsx';
import { pages } from './templates/collections/pages.tsx';
import { tags } from './templates/collections/tags.tsx';
import { topics } from './templates/collections/topics.ts';
import { own } from './templates/own.ts';
import { sections } from './templates/sections.tsx';

export default defineSite({
  locales: createLocales({
    en: { tag: 'en-GB', lang: 'en', name: 'English' },
    de: { tag: 'de-DE', lang: 'de', name: 'Deutsch' },
    he: { name: 'עברית' },
  }),
  timeZone: 'Europe/Berlin',
  hosts: ['netlify', 'nginx'],
  ...own,
  Body,
  collections: { pages, guides, notes, topics, tags, archive },
  sections,
  facts: { founded: ({ founded }) => String(founded) },
  notFound: 'pages/not-found',
  movedMessage: 'site.moved',
  proseComponents: ['Link', 'Fact'],
});
