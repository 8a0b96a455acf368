// A site of notes in two languages, whose outputs a test defines.
import type { ReactNode } from 'react';
import * as z from 'zod';
import type { ContentTree } from '../../src/content/tree.ts';
import type { Outputs } from '../../src/site/definition.ts';
import { createLocales, defineCollection, defineSite, path, text } from '../../src/site/index.ts';

export const noteSchema = () => z.strictObject({ path: path.optional(), words: text, hidden: z.string().optional() });

const notes = defineCollection({
  singular: 'note',
  description: 'a note',
  schema: noteSchema,
  title: ({ words }) => words,
  card: ({ words }) => ({ words }),
  component: ({ entry }) => <h1>{entry.words}</h1>,
});

const hints = defineCollection({
  singular: 'hint',
  description: 'a hint',
  schema: () => z.strictObject({ day: z.string(), lines: z.array(z.strictObject({ line: text, validUntil: z.string().optional() })) }),
  route: () => undefined,
  title: () => 'Hint',
  component: () => null,
});

interface SiteOptions {
  readonly basePath?: string;
  /** The target of a link in the footer. */
  readonly link?: string;
}

/** Returns the definition of the site with these outputs. */
export function siteWith(outputs: Outputs, { basePath = '', link = '' }: SiteOptions = {}) {
  const Body = ({ children }: { readonly children: ReactNode }) => (
    <>
      <header>Notes</header>
      <main>{children}</main>
      <footer>{link === '' ? 'The end' : <a href={link}>More</a>}</footer>
    </>
  );
  return defineSite({ locales: createLocales({ de: {}, en: {} }), Body, collections: { notes, hints }, outputs, basePath });
}

/** Returns the text of a note. */
export const note = (name: string, more = ''): string => `languages: [de, en]
words: { de: "${name} auf Deutsch", en: "${name} in English" }
meta:
  title: { de: "${name} auf Deutsch", en: "${name} in English" }
  description:
    de: "${name}: eine Notiz, die so lang ist, wie die Beschreibung einer Seite für Suchmaschinen es sein soll, und mehr nicht sagt."
    en: "${name}: a note that is as long as the description of a page for search engines should be, and that says nothing more."
${more}`;

/** Returns the text of a note that exists only in German. */
export const germanNote = (name: string, more = ''): string =>
  note(name, more)
    .replace('languages: [de, en]', 'languages: [de]')
    .replaceAll(/, en: "[^"]*"/g, '')
    .replaceAll(/^ {4}en:.*\n/gm, '');

const texts = {
  'site.yaml': 'name: { de: Notizen, en: Notes }\nbaseUrl: https://notes.example.org\n',
  'notes/home.yaml': note('Home', 'path: /\n'),
  'notes/ada.yaml': note('Ada', 'hidden: one\n'),
  'notes/bob.yaml': note('Bob'),
};

/** Returns the content of the site, with added or replaced files. */
export const contentOf = (changes: Readonly<Record<string, string>> = {}): ContentTree => ({
  texts: new Map(Object.entries({ ...texts, ...changes })),
  assets: new Map(),
  problems: [],
});
