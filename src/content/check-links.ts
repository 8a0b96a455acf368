// Links inside content: one target, which exists, in the language of the page or with a declared fallback.
import { type DataPath, type Finding, find } from '../diagnostics/diagnostic.ts';
import { type Link, type LinkTarget, targetsOf } from '../model/link.ts';
import type { Locale } from '../model/locale.ts';
import type { Names, Target } from './index-names.ts';
import { type UnknownCode, unknownName } from './unknown.ts';
import { walk } from './walk.ts';

const places = {
  page: ['pages', 'page-unknown'],
  solution: ['solutions', 'solution-unknown'],
  edition: ['editions', 'edition-unknown'],
} as const;
const lists = {
  external: ['externals', 'external-unknown'],
  phone: ['phones', 'contact-unknown'],
  email: ['emails', 'contact-unknown'],
} as const satisfies Record<string, readonly [keyof Names, UnknownCode]>;

type PlaceTarget = keyof typeof places;
type ListTarget = keyof typeof lists;

/** Problems of all links in the data of one file. */
export function checkLinks(file: string, data: unknown, languages: readonly Locale[], names: Names): Finding[] {
  const findings: Finding[] = [];
  walk(data, languages, {
    link: (link, expected, path) => {
      findings.push(...checkLink({ file, path, languages: expected }, link, names));
    },
  });
  return findings;
}

export interface Here {
  readonly file: string;
  readonly path: DataPath;
  readonly languages: readonly Locale[];
}

export function checkLink(here: Here, link: Link, names: Names): Finding[] {
  const targets = targetsOf(link).filter((target) => target !== 'anchor');
  const count = targets.length + (targets.length === 0 && link.anchor !== undefined ? 1 : 0);
  if (count !== 1) return [find('link-target', here, { count })];
  const [target = 'anchor'] = targets;
  if (target in places) return checkPlace(here, link, target as PlaceTarget, names);
  if (target in lists) return checkName(here, link, target as ListTarget, names);
  return target === 'anchor' ? checkAnchor(here, link, ownTarget(here.file, names)) : [];
}

const ownTarget = (file: string, names: Names): Target | undefined =>
  [...names.pages.values(), ...names.solutions.values(), ...names.editions.values()].find((target) => target.file === file);

function checkName(here: Here, link: Link, target: ListTarget, names: Names): Finding[] {
  const name = link[target] ?? '';
  const [list, code] = lists[target];
  return names[list].includes(name) ? [] : [unknownName(code, { file: here.file, path: [...here.path, target] }, name, names[list])];
}

function checkPlace(here: Here, link: Link, kind: PlaceTarget, names: Names): Finding[] {
  const [list, code] = places[kind];
  const name = link[kind] ?? '';
  const target = names[list].get(name);
  const place = { file: here.file, path: [...here.path, kind] };
  if (target === undefined) return [unknownName(code, place, name, [...names[list].keys()])];
  return [...checkLanguage(here, link, kind, target), ...(link.anchor === undefined ? [] : checkAnchor(here, link, target))];
}

function checkLanguage(here: Here, link: Link, kind: LinkTarget, target: Target): Finding[] {
  const missing = here.languages.filter((language) => !target.languages.includes(language));
  const name = String(link[kind]);
  if (link.fallback !== undefined) {
    const place = { file: here.file, path: [...here.path, 'fallback'], at: 'key' } as const;
    return missing.length === 0 ? [find('link-fallback', place, { target: name })] : [];
  }
  const place = { file: here.file, path: [...here.path, kind] };
  return missing.map((language) => find('link-language', place, { target: name, language }));
}

const checkAnchor = (here: Here, link: Link, target: Target | undefined): Finding[] => {
  const anchor = link.anchor ?? '';
  if (target === undefined || target.anchors.includes(anchor)) return [];
  return [unknownName('anchor-unknown', { file: here.file, path: [...here.path, 'anchor'] }, anchor, target.anchors)];
};
