// What a new file holds beside its texts: what the answers say, and for every other name something that exists.
import { valueAt } from '../content/value-at.ts';
import type { Sections } from '../model/section.ts';
import type { Answers, KindName } from './kinds.ts';
import type { ProjectIndex } from './project-index.ts';
import { folderOf, homeIn, isPicture, languagesIn } from './rules.ts';
import type { SkeletonOptions } from './skeleton.ts';
import { nameAsYaml } from './write-yaml.ts';

export type EntryKind = Exclude<KindName, 'redirect'>;

/** YAML for places of the file, as `SkeletonOptions` wants it. */
export const presetValues = (kind: EntryKind, answers: Answers, known: ProjectIndex): SkeletonOptions['given'] => ({
  ...namesOf(known),
  ...answered(kind, answers, known),
});

/** What the answers say, by its place in the file. */
function answered(kind: EntryKind, answers: Answers, known: ProjectIndex): Record<string, string> {
  const languages = languagesIn(answers, known.locales);
  const name = `{ ${languages.map((language) => `${language}: ${JSON.stringify(answers[`name-${language}`]?.trim())}`).join(', ')} }`;
  const said = ['path', 'parent', 'category', 'icon', 'order', 'sector', 'accent', 'prices'].flatMap((flag) =>
    answers[flag] ? [[flag, flag === 'path' || flag === 'order' ? answers[flag] : nameAsYaml(answers[flag])] as const] : [],
  );
  const address = known.addressOf({ folder: folderOf[kind], id: answers['id'] ?? '' }, undefined) ?? '/';
  return {
    path: address,
    ...Object.fromEntries(said),
    languages: `[${languages.join(', ')}]`,
    ...(kind === 'edition' ? { industry: name, 'customers.count': answers['customers'] ?? '1' } : { '.name': name }),
  };
}

/** What names in content are to hold, from what there is. */
function namesOf(known: ProjectIndex): Record<string, string> {
  const { data, names, model } = known;
  const site = data.get('site.yaml');
  const booking = valueAt(site, ['booking']);
  const campaign = valueAt(site, ['promotion', 'campaign']);
  const first = (list: readonly string[] | undefined): string => nameAsYaml(list?.[0] ?? 'todo');
  const home = nameAsYaml(homeIn(known) ?? 'todo');
  const onSite = [valueAt(site, ['icon']), ...Object.values(Object(valueAt(site, ['socialImage'])))];
  const pictures = names.assets.filter(isPicture).sort((one, other) => Number(onSite.includes(one)) - Number(onSite.includes(other)));
  const book = `{ external: ${typeof booking === 'string' ? nameAsYaml(booking) : first(names.externals)} }`;
  return {
    icon: names.icons.includes('sparkles') ? 'sparkles' : first(names.icons),
    parent: home,
    link: `{ page: ${home} }`,
    ...Object.fromEntries(
      Object.keys(model.sections).flatMap((type) => [`${type}.actions.link`, `${type}.action.link`].map((place) => [place, book])),
    ),
    list: first(names.priceLists),
    prices: first(names.priceLists),
    campaign: typeof campaign === 'string' ? nameAsYaml(campaign) : first(names.campaigns),
    phone: first(names.phones),
    asset: first(pictures),
    image: first(pictures),
    ...presetsOf(model.sections),
  };
}

/** What sections say of their own fields, by place. */
const presetsOf = (sections: Sections): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sections).flatMap(([type, { scaffold }]) =>
      Object.entries(scaffold?.preset ?? {}).map(([place, value]) => [`${type}.${place}`, value]),
    ),
  );
