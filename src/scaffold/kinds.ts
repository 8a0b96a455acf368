// What can be added to a site, and the flags that say how: a kind for each of its collections, and redirects.
import { definitionOf, fieldAt, type Schema } from '../data/schema-walk.ts';
import type { ContentModel, SiteCollection } from '../model/collection.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';
import type { CollectionScaffolding, NewField } from '../model/scaffolding.ts';
import { sectionTypes, usualSections } from './section-types.ts';
import { isOptional, isText } from './yaml/skeleton.ts';

/** The field of an entry that a flag fills. */
export interface FlagField {
  /** Keys joined by dots. */
  readonly place: string;
  readonly schema: Schema;
  /** What holds where nothing is said; without it, what the schema has for that. */
  readonly otherwise?: NewField['otherwise'] | 'last';
}

export interface Flag {
  readonly name: string;
  /** How help shows the value: `<id>`. */
  readonly value: string;
  /** What the flag is for, in help. */
  readonly meaning: string;
  /** The question at a terminal; without one, the flag is never asked for. */
  readonly question?: string;
  /** Says that there is such a flag for each language of the site: `name` stands for `--name-de`, `--name-en`. */
  readonly inEachLanguage?: true;
  /** Of a flag of one language. */
  readonly locale?: Locale;
  readonly field?: FlagField;
  /** What an example shows, where something has to be said. */
  readonly sample?: string;
}

export interface Kind {
  /** The word of the command: the singular of a collection, or `redirect`. */
  readonly name: string;
  readonly description: string;
  /** The collection; undefined for what is no entry. */
  readonly folder: string | undefined;
  /** The field of the collection that the names in all languages fill. */
  readonly nameField?: string | undefined;
  readonly flags: readonly Flag[];
  /** The arguments of a call that works, for help and complaints. */
  readonly example: string;
}

const id: Flag = {
  name: 'id',
  value: '<id>',
  meaning: 'the name of the file: lower-case letters, digits, hyphens; without it, it follows from the name',
  question: 'What is the name of the file? (lower-case letters, digits, hyphens)',
};
const languages: Flag = {
  name: 'languages',
  value: '<list>',
  meaning: 'the languages, with commas; without it those of its siblings',
  question: 'In which languages?',
};
const nameOf = (what: string): Flag => ({
  name: 'name',
  value: '<text>',
  meaning: `${what} in a language, if that is among the languages`,
  question: `What is ${what}?`,
  inEachLanguage: true,
});
const like = (singular: string): Flag => ({
  name: 'like',
  value: '<id>',
  meaning: `the ${singular} that it is made after, text by text`,
});
const path: Flag = { name: 'path', value: '<path>', meaning: 'the address, where it does not follow from the id: /one/two' };

const redirect: Kind = {
  name: 'redirect',
  description: 'a redirect: a line of content/redirects.yaml',
  folder: undefined,
  flags: [
    { name: 'from', value: '<path>', meaning: 'the address that is gone: /old or /en/old', question: 'Which address is gone?' },
    {
      name: 'to',
      value: '<path>',
      meaning: 'the address of the page that visitors are led to',
      question: 'Which page are visitors led to?',
    },
  ],
  example: '--from /old-page --to /contact',
};

/** Everything that can be added to a site, in the order of its collections. */
export const kindsOf = (model: Pick<ContentModel, 'collections' | 'sections'>): readonly Kind[] => [
  ...Object.entries(model.collections).map(([folder, collection]) => entryKind(folder, model, collection)),
  redirect,
];

function entryKind(folder: string, model: Pick<ContentModel, 'collections' | 'sections'>, collection: SiteCollection): Kind {
  const { singular, description, schema, scaffold = {} } = collection;
  const nameField = scaffold.name?.place ?? ['name', 'title'].find((key) => isText(fieldAt(schema, key)));
  const asked = fieldFlags(schema, scaffold);
  const types = sectionTypes(folder, model);
  const order = fieldAt(schema, 'order');
  const flags: readonly Flag[] = [
    like(singular),
    languages,
    ...(nameField === undefined ? [] : [nameOf(scaffold.name?.called ?? `the ${nameField}`)]),
    id,
    ...asked,
    ...(fieldAt(schema, 'sections') === undefined || types.length === 0 ? [] : [sectionsFlag(types, usualSections(folder, model))]),
    ...(order && definitionOf(order).type === 'number' ? [orderFlag(order)] : []),
    ...(fieldAt(schema, 'path') === undefined ? [] : [path]),
  ];
  return { name: singular, description, folder, nameField, flags, example: scaffold.example ?? exampleFrom(singular, flags) };
}

/** A call with each flag that has to be there, where the definition of the collection shows none. */
const exampleFrom = (singular: string, flags: readonly Flag[]): string =>
  flags
    .flatMap(({ name, inEachLanguage, sample }) => {
      if (name === 'id') return [`--id new-${singular}`];
      if (inEachLanguage) return [`--${name}-LANGUAGE "New ${singular}"`];
      return sample === undefined ? [] : [`--${name} ${sample}`];
    })
    .join(' ');

const fieldFlags = (schema: Schema, { fields = {} }: CollectionScaffolding): Flag[] =>
  Object.entries(fields).flatMap(([name, { place = name, otherwise, ...flag }]) => {
    const field = fieldAt(schema, place);
    if (field === undefined) return [];
    const needed = otherwise === undefined && !isOptional(field);
    const sample = flag.value.replaceAll(/[<>]/g, '').toUpperCase();
    return [{ name, ...flag, field: { place, schema: field, ...(otherwise && { otherwise }) }, ...(needed && { sample }) }];
  });

const orderFlag = (schema: Schema): Flag => ({
  name: 'order',
  value: '<number>',
  meaning: 'the place in overviews; without it the last',
  field: { place: 'order', schema, otherwise: 'last' },
});

function sectionsFlag([type = '']: readonly string[], usual: string | undefined): Flag {
  const without = usual === undefined ? '' : `; without it ${usual === '' ? 'none' : usual}`;
  return {
    name: 'sections',
    value: '<list>',
    meaning: `the types of its sections, in order${without}`,
    question: 'Which sections, in this order?',
    ...(usual === undefined && { sample: type }),
  };
}

/** The flags of a kind on a site with these languages. */
export const flagsOf = ({ flags }: Pick<Kind, 'flags'>, { list, of }: Locales): readonly Flag[] =>
  flags.flatMap(({ inEachLanguage, ...flag }) =>
    inEachLanguage === undefined
      ? [flag]
      : list.map((locale) => {
          const language = of(locale).englishName;
          const meaning = flag.meaning.replace('in a language', `in ${language}`);
          const question = flag.question?.replace('?', ` in ${language}?`);
          return { ...flag, name: `${flag.name}-${locale}`, locale, meaning, ...(question !== undefined && { question }) };
        }),
  );

/** The arguments of a call that works on a site with these languages. */
export const exampleOf = ({ example }: Pick<Kind, 'example'>, { list }: Locales): string =>
  example.replace(/--name-LANGUAGE ("[^"]*"|\S+)/, (_, name: string) => list.map((locale) => `--name-${locale} ${name}`).join(' '));

/** What was said for each flag, by its name; a flag of which nothing was said is missing. */
export type Answers = Readonly<Record<string, string>>;
