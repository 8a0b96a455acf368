// Unknown options of a part of a site. TypeScript only reports of such an object that its functions do not fit.
import { suggest } from '../diagnostics/suggest.ts';
import type { Collection } from '../model/collection.ts';
import type { SectionDefinition } from '../model/entries/section.ts';

const all = <Options>(options: Record<keyof Options, true>): readonly string[] => Object.keys(options);

/** The options of each kind of part. */
const optionsOf = {
  collection: all<Collection & { readonly schema: unknown }>({
    singular: true,
    description: true,
    schema: true,
    route: true,
    title: true,
    card: true,
    feed: true,
    noindex: true,
    structuredData: true,
    scaffold: true,
    component: true,
    markdown: true,
    derived: true,
    source: true,
    messages: true,
  }),
  section: all<SectionDefinition>({
    schema: true,
    component: true,
    lists: true,
    structuredData: true,
    scaffold: true,
    messages: true,
  }),
};

/** What options were called before. */
const formerNames: Readonly<Record<string, string>> = { Layout: 'component' };

/** Each unknown option of `part`, with the words for a message. */
export const unknownOptions = (kind: keyof typeof optionsOf, part: object): readonly { readonly option: string; readonly text: string }[] =>
  Object.keys(part)
    .filter((option) => !optionsOf[kind].includes(option))
    .map((option) => ({
      option,
      text: `a ${kind} has no option ${option}${meant(formerNames[option] ?? suggest(option, optionsOf[kind]))}`,
    }));

const meant = (option: string | undefined): string => (option === undefined ? '' : `; did you mean ${option}?`);
