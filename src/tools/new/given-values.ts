// The values of a new file besides its texts: those that the user has answered, and for every other reference an existing name.
import { valueAt } from '../../model/data/value-at.ts';
import type { Sections } from '../../model/entries/section.ts';
import type { NameKind } from '../../model/references/names.ts';
import { existingNames, homeEntry, isNumber } from './flags/field-rule.ts';
import { pathAsYaml } from './flags/path-answer.ts';
import { isPicture, languagesIn } from './flags/rules.ts';
import type { Answers, Kind } from './kinds.ts';
import type { ProjectIndex } from './project-index.ts';
import type { SkeletonOptions } from './yaml/skeleton.ts';
import { nameAsYaml } from './yaml/write-yaml.ts';

/** Returns the default values, the presets and the answers as YAML, by place in the file. Answers override the others. */
export const presetValues = (kind: Kind, answers: Answers, known: ProjectIndex): SkeletonOptions['given'] => ({
  ...usualValues(known),
  ...known.model.presets?.(Object(known.data.get('site.yaml'))),
  ...presetsOf(known.model.sections),
  ...answered(kind, answers, known),
});

/** Returns the answers as YAML, by place in the file. */
function answered({ folder = '', flags, nameField }: Kind, answers: Answers, known: ProjectIndex): Record<string, string> {
  const languages = languagesIn(answers, known.locales);
  const name = `{ ${languages.map((language) => `${language}: ${JSON.stringify(answers[`name-${language}`]?.trim())}`).join(', ')} }`;
  const values = flags.flatMap(({ name: flag, field }) => {
    const value = answers[flag];
    return value && field ? [[field.place, isNumber(field) ? value : nameAsYaml(value)] as const] : [];
  });
  return {
    path: pathAsYaml(answers['path'] ?? '') || pathOfNew({ folder, id: answers['id'] ?? '' }, known),
    ...Object.fromEntries(values),
    languages: `[${languages.join(', ')}]`,
    ...(nameField !== undefined && { [`.${nameField}`]: name }),
  };
}

/**
 * Returns the path that the `route` function computes for a new entry in the source language, without the prefix of the language. Returns
 * `/` if the entry has no page.
 */
function pathOfNew(entry: Parameters<ProjectIndex['addressOf']>[0], { locales, addressOf }: ProjectIndex): string {
  const url = addressOf(entry, locales.source);
  return url === undefined ? '/' : locales.withoutPrefix(url);
}

/** Returns the first existing name or, if there is none, a name that `check` reports. */
const firstOf = (list: readonly string[] | undefined): string => nameAsYaml(list?.[0] ?? 'todo');

/** Returns the default values of common keys. */
function usualValues(known: ProjectIndex): Record<string, string> {
  const { model } = known;
  const home = homeEntry(known);
  const id = nameAsYaml(home?.id ?? 'todo');
  const singular = model.collections[home?.folder ?? '']?.singular ?? Object.values(model.collections)[0]?.singular;
  const named = namedValues(known);
  return {
    icon: named['icons'] ?? 'todo',
    parent: id,
    link: `{ ${singular}: ${id} }`,
    list: named['priceLists'] ?? 'todo',
    prices: named['priceLists'] ?? 'todo',
    campaign: named['campaigns'] ?? 'todo',
    phone: named['phones'] ?? 'todo',
    asset: named['assets'] ?? 'todo',
    image: named['assets'] ?? 'todo',
  };
}

/**
 * Returns an existing name of each kind that content refers to. For assets, this is a picture, preferably one that the
 * settings of the site do not use.
 */
export function namedValues(known: ProjectIndex): Record<NameKind, string> {
  const { data, names, model } = known;
  const site = data.get('site.yaml');
  const onSite = [valueAt(site, ['icon']), ...Object.values(Object(valueAt(site, ['socialImage'])))];
  const pictures = names.assets.filter(isPicture).sort((one, other) => Number(onSite.includes(one)) - Number(onSite.includes(other)));
  const kinds = ['icons', 'externals', 'phones', 'emails', 'priceLists', 'campaigns'];
  const all = [...kinds, ...Object.keys(model.collections), ...Object.keys(names.defined)];
  return { ...Object.fromEntries(all.map((kind) => [kind, firstOf(existingNames(kind, known))])), assets: firstOf(pictures) };
}

/** Returns the default values that section types define for their fields, by place. */
const presetsOf = (sections: Sections): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sections).flatMap(([type, { scaffold }]) =>
      Object.entries(scaffold?.preset ?? {}).map(([place, value]) => [`${type}.${place}`, value]),
    ),
  );
