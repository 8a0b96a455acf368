// Creates the files of an entry from answers. Required fields get a value or a placeholder; optional fields are suggested in comments.
import { schemaIn } from '../../content/validation/schema-in-locales.ts';
import { describer } from '../../diagnostics/describer.ts';
import { type ToolMessages, toolMessages } from '../../diagnostics/messages/messages.ts';
import { fieldAt, isOptional, metaIn } from '../../model/data/schema-walk.ts';
import { proseIn } from '../../model/entries/prose-file.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { text } from '../../model/languages/text.ts';
import { examplesFor } from './examples.ts';
import type { NewRequest } from './flags/rule.ts';
import { commaList, languagesIn } from './flags/rules.ts';
import { namedValues, presetValues } from './given-values.ts';
import { markdownFiles } from './markdown-files.ts';
import type { NewFile } from './new-file.ts';
import type { ProjectIndex } from './project-index.ts';
import { openingTypes } from './section-types.ts';
import { type Field, hintOf, isSkeletonBlock, isSkeletonList, type SkeletonOptions, skeleton } from './yaml/skeleton.ts';
import { nameAsYaml, writeYaml } from './yaml/write-yaml.ts';

/**
 * Returns the optional fields of section types that are written with a value, not only suggested in a comment: without them, a section
 * would be nearly empty.
 */
const writtenIn = ({ model }: ProjectIndex): string[] =>
  Object.entries(model.sections).flatMap(([type, { scaffold }]) => (scaffold?.written ?? []).map((place) => `${type}.${place}`));

/** Returns the files of a new entry. The answers must be complete and valid. */
export function makeEntry(request: NewRequest): readonly NewFile[] {
  const { kind, answers, known } = request;
  const { folder = '' } = kind;
  const { schema, markdown } = known.model.collections[folder] ?? {};
  if (schema === undefined) return [];
  const id = answers['id'] ?? '';
  const sections = sectionsOf(request);
  const fieldsWith = (wishes: Partial<SkeletonOptions>): readonly Field[] => {
    const outline = skeleton(schemaIn(known.locales)(schema), { ...wishesOf(request, sections), ...wishes });
    return isSkeletonBlock(outline) ? outline.fields.filter(saysSomething) : [];
  };
  if (markdown === true)
    return markdownFiles(request, (language) =>
      fieldsWith({
        languages: [language],
        isOneLanguage: true,
        given: { ...presetValues(kind, answers, known), ...nameIn(language, request) },
      }),
    );
  const fields = fieldsWith({});
  const [inFolder, ownName] = [id.slice(0, id.lastIndexOf('/') + 1), id.slice(id.lastIndexOf('/') + 1)];
  const sources = proseSources(ownName, sections, known);
  const texts = sources.flatMap((source, index) =>
    languagesIn(answers, known.locales).map((language) => ({
      path: proseIn(`${folder}/${inFolder}${source}`, language),
      // The placeholders are numbered, because the headings of a page must differ.
      text: toolMessages(language).newEntry.placeholders.longerText(index === 0 ? '' : ` ${index + 1}`),
      replaces: false,
    })),
  );
  const pages = texts.map(({ path }) => path);
  return [
    { path: `${folder}/${id}.yaml`, text: writeYaml(opening(request, pages), namedSources(fields, sources)), replaces: false },
    ...texts,
  ];
}

/** Returns the name of the entry in `language` as YAML, by its key in the front matter, such as `meta.name`; `{}` if there is no name. */
function nameIn(language: Locale, { kind: { folder = '', nameField }, answers, known }: NewRequest): Record<string, string> {
  const name = answers[`name-${language}`]?.trim();
  if (nameField === undefined || name === undefined) return {};
  const { schema } = known.model.collections[folder] ?? {};
  const isOwn = schema !== undefined && fieldAt(schema, nameField) !== undefined;
  return { [isOwn ? `.${nameField}` : `meta.${nameField}`]: JSON.stringify(name) };
}

/** Returns false for an optional list without entries, which is left out. */
const saysSomething = ({ value, suggested }: Field): boolean => !suggested || !isSkeletonList(value) || value.items.length > 0;

const describerOf = ({ model: { descriptions = {} } }: ProjectIndex, { language }: ToolMessages): ((english: string) => string) =>
  describer(descriptions, language);

const opening = ({ kind, answers, known, messages }: NewRequest, prose: readonly string[]): string[] => [
  messages.newEntry.comments.opening(kind.name, answers['id'] ?? ''),
  messages.newEntry.comments.write,
  messages.newEntry.comments.optional,
  describerOf(known, messages)(hintOf(text)),
  ...(prose.length === 0 ? [] : [messages.newEntry.comments.prose(prose)]),
];

/**
 * Returns the types of the sections: first those with which every entry of the collection starts, then the other requested types in order.
 */
function sectionsOf({ kind, answers, known }: NewRequest): string[] {
  const first = kind.flags.some(({ name }) => name === 'sections') ? openingTypes(kind.folder ?? '', known.model) : [];
  return [...first, ...commaList(answers['sections'] ?? '').filter((type) => !first.includes(type))];
}

/** Returns the names of the MDX files, one for each section that shows prose. */
const proseSources = (id: string, sections: readonly string[], { model }: ProjectIndex): string[] =>
  sections
    .filter((type) => {
      const { schema, scaffold } = model.sections[type] ?? {};
      const source = schema?.shape['source'];
      return source !== undefined && metaIn(source).names === 'prose' && (!isOptional(source) || scaffold?.written?.includes('source'));
    })
    .map((_, index) => (index === 0 ? id : `${id}-${index + 1}`));

/** True for a field that contains the name of a prose file. If a field called `source` contains a text, its value begins with a brace. */
const isSource = ({ key, value, suggested }: Field): boolean => key === 'source' && !suggested && !String(value).startsWith('{');

/** Sets the source of each section with prose to one of `sources`, in order. */
function namedSources(fields: readonly Field[], sources: readonly string[]): readonly Field[] {
  const left = [...sources];
  return fields.map((field) => {
    if (field.key !== 'sections' || !isSkeletonList(field.value)) return field;
    const items = field.value.items.map((item) => {
      if (!isSkeletonBlock(item) || !item.fields.some(isSource)) return item;
      const source = nameAsYaml(left.shift() ?? '');
      return { fields: item.fields.map((inner) => (isSource(inner) ? { ...inner, value: source } : inner)) };
    });
    return { ...field, value: { ...field.value, items } };
  });
}

function wishesOf({ kind, answers, known, messages }: NewRequest, sections: readonly string[]): SkeletonOptions {
  const places = kind.flags.flatMap(({ name, field }) => (answers[name] ? [field?.place ?? name] : []));
  return {
    languages: languagesIn(answers, known.locales),
    about: `${kind.name} ${answers['id']}`,
    given: presetValues(kind, answers, known),
    labels: known.model.labels,
    today: known.today,
    examples: examplesFor(kind, known),
    comments: messages.newEntry.comments,
    describe: describerOf(known, messages),
    named: namedValues(known),
    written: [...writtenIn(known), ...places, ...(kind.nameField === undefined ? [] : [kind.nameField])],
    sections,
  };
}
