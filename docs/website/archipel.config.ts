// The guides of archipel as a website. Its pages are the Markdown files of this repository: `templates/outline.ts` names them.
import { createLocales, defineSite } from 'archipel';
import { Body } from './templates/Body.tsx';
import guides from './templates/collections/guides/index.ts';
import pages from './templates/collections/pages/index.tsx';
import { searchIndex } from './templates/outputs/search-index.ts';
import { own } from './templates/own.ts';

export default defineSite({
  locales: createLocales({ en: { tag: 'en-GB', lang: 'en', name: 'English' } }),
  // The documents are written for GitHub and terminals, with the marks that a keyboard has.
  typography: { off: ['abbreviation', 'apostrophe', 'dash', 'percent', 'quotes', 'unit'] },
  ...own,
  Body,
  collections: { guides, pages },
  outputs: { '/search.json': searchIndex },
  notFound: 'pages/not-found',
  earlyScript: 'islands/early.ts',
  hosts: ['nginx', 'netlify'],
});
