// Answers → the files of a page, a solution or an edition: every field that it needs, with a placeholder where only
// a person knows the words, and what else it could have as suggestions.
import { schemaIn } from '../content/schema-in-locales.ts';
import { text } from '../model/text.ts';
import { type EntryKind, presetValues } from './given-values.ts';
import type { Answers } from './kinds.ts';
import type { ProjectIndex } from './project-index.ts';
import { folderOf, languagesIn, listed, type NewRequest } from './rules.ts';
import { hintOf, type Skeleton, type SkeletonOptions, skeleton } from './skeleton.ts';
import { nameAsYaml, writeYaml } from './write-yaml.ts';

export interface NewFile {
  /** From the content folder. */
  readonly path: string;
  readonly text: string;
  /** True for a file that is there, and has something added. */
  readonly replaces: boolean;
}

/** Fields that may be left out, and without which a section would say little. */
const writtenIn = ({ model }: ProjectIndex): string[] =>
  Object.entries(model.sections).flatMap(([type, { scaffold }]) => (scaffold?.written ?? []).map((place) => `${type}.${place}`));

/** The files of a new thing; its answers are complete and free of complaints. */
export function makeEntry(kind: EntryKind, answers: Answers, known: ProjectIndex): NewFile[] {
  const folder = folderOf[kind];
  const { schema } = known.model.collections[folder] ?? {};
  if (schema === undefined) return [];
  const id = answers['id'] ?? '';
  const sections = sectionsOf(kind, answers, known);
  const outline = skeleton(schemaIn(known.locales)(schema), wishesOf({ kind, answers, known }, sections));
  const fields = typeof outline === 'string' || !('fields' in outline) ? [] : outline.fields;
  const sources = proseSources(id, sections, known);
  const pages = sources.flatMap((source) => languagesIn(answers, known.locales).map((language) => `${folder}/${source}.${language}.mdx`));
  return [
    { path: `${folder}/${id}.yaml`, text: writeYaml(opening(kind, id, pages), namedSources(fields, sources)), replaces: false },
    ...pages.map((path) => ({ path, text: '## TODO heading\n\nTODO text\n', replaces: false })),
  ];
}

const opening = (kind: EntryKind, id: string, prose: readonly string[]): string[] => [
  `The ${kind} ${id}.`,
  'Write your words for each TODO; `npm run check` names every one that is left, with its line.',
  'A field that begins with # may be left out: delete the # to use it. Sentences like these may be deleted.',
  hintOf(text),
  ...(prose.length === 0 ? [] : [`Its longer text stands in ${prose.join(' and ')}.`]),
];

/** What an entry opens with comes first, once; the others follow as they were named. */
function sectionsOf(kind: EntryKind, { sections = '' }: Answers, { model }: ProjectIndex): string[] {
  const opening = Object.entries(model.sections).flatMap(([type, { scaffold }]) =>
    scaffold?.first && (scaffold.only ?? [folderOf[kind]]).includes(folderOf[kind]) ? [type] : [],
  );
  return [...opening, ...listed(sections).filter((type) => !opening.includes(type))];
}

/** The names of the MDX files, one for each section that shows prose. */
const proseSources = (id: string, sections: readonly string[], { model }: ProjectIndex): string[] =>
  sections
    .filter((type) => model.sections[type]?.schema.shape['source'] !== undefined)
    .map((_, index) => (index === 0 ? id : `${id}-${index + 1}`));

type Fields = Extract<Skeleton, { readonly fields: unknown }>['fields'];

/** Each section that shows prose with a source of its own. */
function namedSources(fields: Fields, sources: readonly string[]): Fields {
  const left = [...sources];
  return fields.map((field) => {
    if (field.key !== 'sections' || typeof field.value === 'string' || !('items' in field.value)) return field;
    const items = field.value.items.map((item) => {
      if (typeof item === 'string' || !('fields' in item) || !item.fields.some(({ key }) => key === 'source')) return item;
      const source = nameAsYaml(left.shift() ?? '');
      return { fields: item.fields.map((inner) => (inner.key === 'source' ? { ...inner, value: source } : inner)) };
    });
    return { ...field, value: { ...field.value, items } };
  });
}

function wishesOf(request: NewRequest & { readonly kind: EntryKind }, sections: readonly string[]): SkeletonOptions {
  const { kind, answers, known } = request;
  return {
    languages: languagesIn(answers, known.locales),
    about: `${kind} ${answers['id']}`,
    given: presetValues(kind, answers, known),
    written: [...writtenIn(known), ...['path', 'parent', 'sector', 'accent'].filter((name) => answers[name])],
    sections,
  };
}
