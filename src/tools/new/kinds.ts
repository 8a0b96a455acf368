// The kinds of items that `new` can add to a site, with their flags: one kind for each collection that is not derived
// from others, and redirects.
import { localeName, type ToolMessages, toolMessages } from '../../diagnostics/messages/messages.ts';
import type { ContentModel, SiteCollection } from '../../model/collection.ts';
import { definitionOf, fieldAt, isOptional, type Schema } from '../../model/data/schema-walk.ts';
import { editorWords } from '../../model/editor-text.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import type { CollectionScaffolding, NewField } from '../../model/scaffolding.ts';
import { defaultSections, sectionTypes } from './section-types.ts';
import { isTextSchema } from './yaml/skeleton.ts';

/** The field of an entry that a flag fills. */
export interface FlagField {
  /** The path of the field, as keys joined by dots. */
  readonly place: string;
  readonly schema: Schema;
  /** Where the default comes from: the current day, for example. If omitted, the default is that of the schema. */
  readonly otherwise?: NewField['otherwise'] | 'last';
}

export interface Flag {
  readonly name: string;
  /** The placeholder for the value in help: `<id>`. */
  readonly value: string;
  /** The purpose of the flag, for its help. */
  readonly meaning: string;
  /** The question at a terminal. If omitted, the user is not asked about the flag. */
  readonly question?: string;
  /** Set for a flag that exists once per language (`--name-de`, `--name-en`). Returns the help and the question for one language. */
  readonly inEachLanguage?: (locale: Locale, locales: Locales) => { readonly meaning: string; readonly question: string };
  /** The language of a flag that exists once per language. */
  readonly locale?: Locale;
  readonly field?: FlagField;
  /**
   * The value of the flag in an example command. Set for required flags other than `id` and `name`, because the example contains only
   * required flags.
   */
  readonly sample?: string;
}

export interface Kind {
  /** The name in the command: the singular of a collection, or `redirect`. */
  readonly name: string;
  readonly description: string;
  /** The folder of the collection; undefined for kinds that are not entries. */
  readonly folder: string | undefined;
  /** The field with the name of an entry. Its value has the name in each language. */
  readonly nameField?: string | undefined;
  readonly flags: readonly Flag[];
  /** The arguments of a working call, for help and messages. */
  readonly example: string;
}

/** Returns the flags that all kinds of entries have, and `path`, which a kind has only if its schema has a field `path`. */
const usualFlags = ({ newEntry: { flags, questions } }: ToolMessages) => ({
  id: { name: 'id', value: '<id>', meaning: flags.id, question: questions.id },
  languages: { name: 'languages', value: '<list>', meaning: flags.languages, question: questions.languages },
  path: { name: 'path', value: '<path>', meaning: flags.path },
});

const nameFlag = (what: string, { newEntry: { flags, questions }, language: reader }: ToolMessages): Flag => ({
  name: 'name',
  value: '<text>',
  meaning: flags.name(what),
  inEachLanguage: (locale, locales) => {
    const language = localeName(locale, locales, reader);
    return { meaning: flags.nameIn(what, language), question: questions.name(what, language) };
  },
});

const redirectKind = ({ newEntry: { flags, questions } }: ToolMessages): Kind => ({
  name: 'redirect',
  description: flags.redirect,
  folder: undefined,
  flags: [
    { name: 'from', value: '<path>', meaning: flags.from, question: questions.from },
    { name: 'to', value: '<path>', meaning: flags.to, question: questions.to },
  ],
  example: '--from /old-page --to /contact',
});

type Model = Pick<ContentModel, 'collections' | 'sections'>;

/**
 * Returns the kinds of items that can be added to a site: those of its collections in their order, then redirects. Descriptions are in the
 * language of `messages`.
 */
export const kindsOf = (model: Model, messages: ToolMessages): readonly Kind[] => [
  ...Object.keys(model.collections).flatMap((folder) =>
    model.collections[folder]?.derived === undefined ? [entryKind(folder, model, messages)] : [],
  ),
  redirectKind(messages),
];

function entryKind(folder: string, model: Model, messages: ToolMessages): Kind {
  // `folder` is a key of `collections`, so the value exists.
  const { singular, description, schema, scaffold = {}, markdown } = model.collections[folder] as SiteCollection;
  const { newEntry, language } = messages;
  const { id, languages, path } = usualFlags(messages);
  const nameField =
    scaffold.name?.place ??
    ['name', 'title'].find((key) => isTextSchema(fieldAt(schema, key))) ??
    (markdown === true ? 'title' : undefined);
  const ofFields = fieldFlags(schema, scaffold, language);
  const types = sectionTypes(folder, model);
  const order = fieldAt(schema, 'order');
  const flags: readonly Flag[] = [
    { name: 'like', value: '<id>', meaning: newEntry.flags.like(singular) },
    languages,
    ...(nameField === undefined
      ? []
      : [nameFlag(editorWords(scaffold.name?.called ?? newEntry.flags.field(nameField), language), messages)]),
    id,
    ...ofFields,
    ...(fieldAt(schema, 'sections') === undefined || types.length === 0
      ? []
      : [sectionsFlag(types, defaultSections(folder, model), messages)]),
    ...(order && definitionOf(order).type === 'number' ? [orderFlag(order, messages)] : []),
    ...(fieldAt(schema, 'path') === undefined ? [] : [path]),
  ];
  return {
    name: singular,
    description: editorWords(description, language),
    folder,
    nameField,
    flags,
    example: scaffold.example ?? exampleFrom(singular, flags),
  };
}

/** Returns the arguments of an example command with all required flags, for a collection whose definition has no example. */
const exampleFrom = (singular: string, flags: readonly Flag[]): string =>
  flags
    .flatMap(({ name, inEachLanguage, sample }) => {
      if (name === 'id') return [`--id new-${singular}`];
      if (inEachLanguage) return [`--${name}-LANGUAGE ${usualName(singular)}`];
      return sample === undefined ? [] : [`--${name} ${sample}`];
    })
    .join(' ');

const fieldFlags = (schema: Schema, { fields = {} }: CollectionScaffolding, language: string): Flag[] =>
  Object.entries(fields).flatMap(([name, { place = name, otherwise, value, meaning, question }]) => {
    const field = fieldAt(schema, place);
    if (field === undefined) return [];
    const needed = otherwise === undefined && !isOptional(field);
    const sample = value.replaceAll(/[<>]/g, '').toUpperCase();
    const flag: Flag = {
      name,
      value,
      meaning: editorWords(meaning, language),
      field: { place, schema: field, ...(otherwise && { otherwise }) },
    };
    return [{ ...flag, ...(question !== undefined && { question: editorWords(question, language) }), ...(needed && { sample }) }];
  });

const orderFlag = (schema: Schema, { newEntry }: ToolMessages): Flag => ({
  name: 'order',
  value: '<number>',
  meaning: newEntry.flags.order,
  field: { place: 'order', schema, otherwise: 'last' },
});

function sectionsFlag([type = '']: readonly string[], usual: string | undefined, { newEntry }: ToolMessages): Flag {
  return {
    name: 'sections',
    value: '<list>',
    meaning: newEntry.flags.sections(usual),
    question: newEntry.questions.sections,
    ...(usual === undefined && { sample: type }),
  };
}

/** Returns the flags of a kind on a site with these languages. */
export const flagsOf = ({ flags }: Pick<Kind, 'flags'>, locales: Locales): readonly Flag[] =>
  flags.flatMap(({ inEachLanguage, ...flag }) =>
    inEachLanguage === undefined
      ? [flag]
      : locales.list.map((locale) => ({ ...flag, name: `${flag.name}-${locale}`, locale, ...inEachLanguage(locale, locales) })),
  );

/** Returns the arguments of an example command that works on a site with these languages. */
export const exampleOf = ({ name, example }: Pick<Kind, 'name' | 'example'>, { list }: Pick<Locales, 'list'>): string =>
  example.replace(/--name-LANGUAGE ("[^"]*"|\S+)/, (_, value: string) =>
    list
      .map(
        (locale) => `--name-${locale} ${value === usualName(name) ? JSON.stringify(toolMessages(locale).newEntry.newName(name)) : value}`,
      )
      .join(' '),
  );

/**
 * Returns the arguments of an example command that has the given answers, apart from those of the flags `refused`, and the values of the
 * usual example for everything else.
 */
export function exampleWith(
  kind: Pick<Kind, 'name' | 'example'>,
  locales: Locales,
  { answers, refused }: { readonly answers: Answers; readonly refused: readonly string[] },
): string {
  const given = Object.entries(answers).filter(([name]) => !refused.includes(name));
  const requested = given.find(([name]) => name === 'languages')?.[1].split(/[\s,]+/);
  const list = requested === undefined ? locales.list : locales.list.filter((locale) => requested.includes(locale));
  const usual = [...exampleOf(kind, { list }).matchAll(/--([\w-]+) ("[^"]*"|\S+)/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const flags = new Map([
    ...usual,
    ...given.map(([name, value]) => [name, /^[\w./:,=+-]+$/.test(value) ? value : JSON.stringify(value)] as const),
  ]);
  return [...flags].map(([name, value]) => `--${name} ${value}`).join(' ');
}

/** Returns the default name of an entry in an example. */
const usualName = (singular: string): string => `"New ${singular}"`;

/** The answers by the name of the flag. Flags without an answer are missing. */
export type Answers = Readonly<Record<string, string>>;
