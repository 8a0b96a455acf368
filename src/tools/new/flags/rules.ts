// The rules of each flag: its choices, its default, and its validation.
import { asName } from '../../../content/fixes/as-name.ts';
import { languageFolder } from '../../../content/markdown/file-names.ts';
import { overviewIn } from '../../../content/urls/entry-paths.ts';
import { byCodeUnits } from '../../../model/by-code-units.ts';
import { listedLanguages } from '../../../model/data/walk.ts';
import type { EntryPath } from '../../../model/entries/path.ts';
import { fileWithId } from '../../../model/entry-file.ts';
import type { Locale, Locales } from '../../../model/languages/locale.ts';
import { entryIdPattern } from '../../../model/references/names.ts';
import type { Answers, Flag } from '../kinds.ts';
import { defaultSections, sectionTypes } from '../section-types.ts';
import { siblingNamed, siblingsOf } from '../siblings.ts';
import { validateFrom, validateTo } from './check-redirect.ts';
import { fieldRule } from './field-rule.ts';
import { pathAnswer } from './path-answer.ts';
import type { FlagRule, NewRequest } from './rule.ts';

/** Splits a comma-separated list. */
export const commaList = (value: string): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Returns the requested languages, in the order of the site. */
export const languagesIn = ({ languages = '' }: Answers, { list }: Locales): Locale[] =>
  list.filter((locale) => commaList(languages).includes(locale));

const nothing = (): string => '';

const nameRule = (language: Locale): FlagRule => ({
  applies: ({ answers, known }) => languagesIn(answers, known.locales).includes(language),
  complaint: (value, { messages }) => (value.trim() === '' ? messages.newEntry.refused.noWord : undefined),
});

/** Returns the rule of a flag. */
export function ruleOf({ name, locale, field }: Flag): FlagRule {
  if (locale !== undefined) return nameRule(locale);
  return field === undefined ? (rules[name] ?? {}) : fieldRule(field);
}

const rules: Readonly<Record<string, FlagRule>> = {
  id: { complaint: validateId, fallback: proposedId },
  like: { choices: ({ kind, known }) => siblingsOf(kind, known).map(({ id }) => id), fallback: nothing },
  languages: { choices: ({ known }) => known.locales.list, several: true, fallback: usualLanguages, complaint: validateLanguages },
  path: { fallback: nothing, complaint: validatePath },
  sections: {
    applies: ({ answers }) => !answers['like'],
    choices: ({ kind, known }) => sectionTypes(kind.folder ?? '', known.model),
    several: true,
    fallback: ({ kind, known }) => defaultSections(kind.folder ?? '', known.model),
    complaint: validateSections,
  },
  from: { complaint: validateFrom },
  to: {
    choices: ({ known }) => [...known.urls.keys()].sort(byCodeUnits),
    complaint: validateTo,
  },
};

/**
 * Returns a file name derived from the entry's name in one of its languages; undefined while no name is known, or if no
 * name results in a valid file name.
 */
function proposedId(request: NewRequest): string | undefined {
  const { answers, known } = request;
  const names = known.locales.list.flatMap((locale) => asName(answers[`name-${locale}`] ?? '') ?? []);
  return names.find((name) => validateId(name, request) === undefined);
}

/**
 * Returns the default languages, separated by commas: those of the entry named by `--like`, or of all siblings if they
 * agree, or else all languages of the site. Languages in which the new entry has a name are added.
 */
function usualLanguages({ kind, answers, known }: NewRequest): string {
  const { locales } = known;
  const like = siblingNamed(kind, answers['like'], known);
  const siblings = (like === undefined ? siblingsOf(kind, known) : [like]).map(({ file }) =>
    listedLanguages(known.data.get(file), locales),
  );
  const [first, ...others] = siblings.map((languages) => languages?.join());
  const isUsual = first !== undefined && others.every((each) => each === first);
  const usual = isUsual ? (siblings[0] ?? locales.list) : locales.list;
  return locales.list.filter((locale) => usual.includes(locale) || answers[`name-${locale}`] !== undefined).join(',');
}

function validateLanguages(value: string, { kind, answers, known, messages }: NewRequest): string | undefined {
  const like = siblingNamed(kind, answers['like'], known);
  const own = like && listedLanguages(known.data.get(like.file), known.locales);
  if (like === undefined || own === undefined || [...own].sort(byCodeUnits).join() === commaList(value).sort(byCodeUnits).join())
    return undefined;
  return messages.newEntry.refused.languagesOfLike(like.id, own);
}

function validateId(value: string, request: NewRequest): string | undefined {
  const { refused } = request.messages.newEntry;
  if (!entryIdPattern.test(value)) return refused.noId;
  const { folder = '' } = request.kind;
  const like = siblingNamed(request.kind, request.answers['like'], request.known);
  const language = languageFolder(fileWithId(like?.file ?? `${folder}/${value}.yaml`, value), request.known.model);
  if (language !== undefined) return refused.languageFolder(language);
  const there = request.known.entries.find(({ folder, id }) => folder === request.kind.folder && id === value);
  if (there !== undefined) return refused.idTaken(value, there.file);
  return request.answers['path'] ? undefined : validateAddress(value, undefined, request);
}

function validatePath(value: string, request: NewRequest): string | undefined {
  const path = pathAnswer(value);
  if (path === undefined) return request.messages.newEntry.refused.noPath;
  return validateAddress(request.answers['id'] ?? '', path, request);
}

function validateAddress(id: string, own: EntryPath | undefined, { kind, answers, known, messages }: NewRequest): string | undefined {
  if (kind.folder === undefined) return undefined;
  const { folder } = kind;
  const languages = answers['languages'] === undefined ? known.locales.list : languagesIn(answers, known.locales);
  const urls = languages.flatMap((locale) => known.addressOf({ folder, id }, locale, own) ?? []);
  const taken = urls.find((url) => known.urls.has(url));
  const { refused } = messages.newEntry;
  const hasPath = kind.flags.some(({ name }) => name === 'path');
  if (taken !== undefined) return refused.addressTaken(known.locales.withoutPrefix(taken), known.urls.get(taken) ?? '', hasPath);
  const moved = urls.find((url) => known.redirects.has(url));
  return moved && refused.addressMoved(moved, known.redirects.get(moved) ?? '');
}

function validateSections(value: string, { known, messages }: NewRequest): string | undefined {
  const { refused } = messages.newEntry;
  const types = commaList(value);
  for (const [type, { collection, by }] of Object.entries(known.model.lists)) {
    const overview = by === undefined ? overviewIn(known, collection) : undefined;
    if (types.includes(type) && overview !== undefined) return refused.alreadyListed(overview.file, collection, type);
  }
  const showing = types.find((type) => known.model.sections[type]?.schema.shape['asset'] !== undefined);
  if (showing !== undefined && !known.names.assets.some((asset) => isPicture(asset))) return refused.noPicture(showing);
  return undefined;
}

/** True for an asset that a section can show. */
export const isPicture = (asset: string): boolean => /\.(?:png|jpe?g|webp|avif)$/i.test(asset);
