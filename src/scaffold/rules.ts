// What each flag may hold: the values to choose from, what holds without it, and why a value cannot be used.
import { linkable } from '../content/index-names.ts';
import { definitionOf } from '../content/schema-walk.ts';
import { overviewIn, textAt } from '../content/urls/entry-paths.ts';
import { valueAt } from '../content/value-at.ts';
import { byCodeUnits } from '../model/by-code-units.ts';
import type { Locale, Locales } from '../model/locale.ts';
import { idPattern } from '../model/names.ts';
import { path } from '../model/path.ts';
import { validateFrom, validateTo } from './check-redirect.ts';
import type { Answers, KindName } from './kinds.ts';
import type { ProjectIndex } from './project-index.ts';

/** What a rule looks at: the kind of thing, what has been said before, and what is there. */
export interface NewRequest {
  readonly kind: KindName;
  readonly answers: Answers;
  readonly known: ProjectIndex;
}

export interface Rule {
  /** False where the flag has nothing to say. */
  readonly applies?: (asked: NewRequest) => boolean;
  /** The only values; undefined where the content does not tell. */
  readonly choices?: (asked: NewRequest) => readonly string[] | undefined;
  /** Says that several of the choices may be named, with commas. */
  readonly several?: true;
  /** What holds without the flag: empty for nothing, undefined where it must be said. */
  readonly fallback?: (asked: NewRequest) => string | undefined;
  /** Why a value cannot be used; undefined where it can. */
  readonly complaint?: (value: string, asked: NewRequest) => string | undefined;
}

export const folderOf = { page: 'pages', solution: 'solutions', edition: 'editions' } as const;

/** The entries of a list that is written with commas. */
export const listed = (value: string): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The languages that were said, in the order of the site. */
export const languagesIn = ({ languages = '' }: Answers, { list }: Locales): Locale[] =>
  list.filter((locale) => listed(languages).includes(locale));

/** Types of sections that fit a kind: a solution has an opening of its own. */
const sectionTypes = (kind: KindName, { model }: ProjectIndex): string[] =>
  Object.entries(model.sections).flatMap(([type, { scaffold }]) =>
    scaffold?.only === undefined || (kind !== 'redirect' && scaffold.only.includes(folderOf[kind])) ? [type] : [],
  );

/** The page at `/`. */
export const homeIn = ({ data, entries }: ProjectIndex): string | undefined =>
  entries.find(({ folder, file }) => folder === 'pages' && textAt(data.get(file), 'path') === '/')?.id;

const nothing = (): string => '';

const whole = (least: number) => (value: string) =>
  /^\d{1,9}$/.test(value) && Number(value) >= least ? undefined : `Write a whole number from ${least} on.`;

/** What the name in a language may hold. */
export const nameRule = (language: Locale): Rule => ({
  applies: ({ answers, known }) => languagesIn(answers, known.locales).includes(language),
  complaint: (value) => (value.trim() === '' ? 'Write at least a word.' : undefined),
});

export const rules: Readonly<Record<string, Rule>> = {
  id: { complaint: validateId },
  languages: { choices: ({ known }) => known.locales.list, several: true, fallback: ({ known }) => known.locales.list.join(',') },
  path: { fallback: nothing, complaint: validatePath },
  parent: {
    choices: ({ known }) => linkable(known.names, 'pages', known.model).sort(byCodeUnits),
    fallback: ({ known }) => homeIn(known) ?? '',
  },
  category: { choices: ({ known }) => known.names.defined['categories'] ?? [] },
  icon: { choices: ({ known }) => known.names.icons },
  order: { fallback: lastPlace, complaint: whole(0) },
  sector: { choices: choicesOf('sector'), fallback: nothing },
  accent: { choices: choicesOf('accent'), fallback: (asked) => choicesOf('accent')(asked)[0] },
  prices: { choices: ({ known }) => known.names.priceLists, fallback: ({ known }) => onlyOne(known.names.priceLists) },
  customers: { complaint: whole(1) },
  sections: {
    choices: ({ kind, known }) => sectionTypes(kind, known),
    several: true,
    fallback: ({ kind }) => (kind === 'page' ? 'hero,features,cta' : 'features,steps,faq'),
    complaint: validateSections,
  },
  from: { complaint: (value, { known }) => validateFrom(value, known) },
  to: {
    choices: ({ known }) => [...known.urls.keys()].sort(byCodeUnits),
    complaint: (value, { answers, known }) => validateTo(value, answers, known),
  },
};

/** The values of an enum of the schema, by its key. */
function choicesOf(key: string): (asked: NewRequest) => readonly string[] {
  return ({ kind, known }) => {
    if (kind === 'redirect') return [];
    const schema = known.model.collections[folderOf[kind]]?.schema;
    const field = schema && definitionOf(schema).shape?.[key];
    return field === undefined ? [] : Object.values(definitionOf(field).entries ?? {});
  };
}

const onlyOne = (list: readonly string[] | undefined): string | undefined => (list?.length === 1 ? list[0] : undefined);

/** One more than the last of the same category or, of editions, of all. */
function lastPlace({ kind, answers, known }: NewRequest): string {
  const places = known.entries
    .filter(
      ({ folder, file }) =>
        folder === `${kind}s` && (kind !== 'solution' || textAt(known.data.get(file), 'category') === answers['category']),
    )
    .map(({ file }) => valueAt(known.data.get(file), ['order']))
    .filter((order) => typeof order === 'number');
  return String(Math.max(0, ...places) + 1);
}

function validateId(value: string, asked: NewRequest): string | undefined {
  if (!idPattern.test(value)) return 'A name has lower-case letters, digits and single hyphens: spring-offer.';
  const there = asked.known.entries.find(({ folder, id }) => folder === `${asked.kind}s` && id === value);
  if (there !== undefined) return `"${value}" exists already: ${there.file}. Nothing is overwritten; choose another name.`;
  return asked.answers['path'] ? undefined : validateAddress(value, undefined, asked);
}

function validatePath(value: string, asked: NewRequest): string | undefined {
  if (!path.safeParse(value).success) return 'An address begins with a slash and has lower-case letters, digits and hyphens: /one/two.';
  return validateAddress(asked.answers['id'] ?? '', value, asked);
}

function validateAddress(id: string, own: string | undefined, { kind, answers, known }: NewRequest): string | undefined {
  if (kind === 'redirect') return undefined;
  const address = known.addressOf({ folder: folderOf[kind], id }, own);
  if (address === undefined) return undefined;
  const other = known.paths.get(address);
  if (other !== undefined)
    return `The address ${address} is taken by ${other}: choose another name${kind === 'solution' ? '' : ' or --path'}.`;
  const moved = (answers['languages'] === undefined ? known.locales.list : languagesIn(answers, known.locales))
    .map((locale) => known.locales.pathIn(locale, address))
    .find((url) => known.redirects.has(url));
  return moved && `The address ${moved} leads to ${known.redirects.get(moved)} by redirects.yaml: delete that redirect first.`;
}

function validateSections(value: string, { known }: NewRequest): string | undefined {
  const types = listed(value);
  for (const [type, { collection, by }] of Object.entries(known.model.lists)) {
    const overview = by === undefined ? overviewIn(known, collection) : undefined;
    if (types.includes(type) && overview !== undefined)
      return `${overview.file} lists the ${collection} already, and their addresses follow from it: leave out "${type}".`;
  }
  const showing = types.find((type) => known.model.sections[type]?.schema.shape['asset'] !== undefined);
  if (showing !== undefined && !known.names.assets.some((asset) => isPicture(asset)))
    return `There is no picture in content/assets yet: put one there first, or leave out "${showing}".`;
  return undefined;
}

/** True for an asset that a section can show. */
export const isPicture = (asset: string): boolean => /\.(?:png|jpe?g|webp|avif)$/i.test(asset);
