// Links inside content: one target, which exists, in the language of the page or with a declared fallback.
import { createFinding, type DataPath, type Finding } from '../../diagnostics/diagnostic.ts';
import { type Link, type LinkTarget, targetsOf } from '../../model/link.ts';
import { linkablePages, type Names, type Target } from '../index-names.ts';
import { type UnknownCode, unknownName } from '../unknown.ts';
import { type Languages, type WalkScope, walk } from '../walk.ts';

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
export function checkLinks(file: string, data: unknown, scope: WalkScope, names: Names): Finding[] {
  const findings: Finding[] = [];
  walk(data, scope, {
    link: (link, expected, path) => {
      findings.push(...checkLink({ file, path, languages: expected }, link, names));
    },
  });
  return findings;
}

export interface Here {
  readonly file: string;
  readonly path: DataPath;
  readonly languages: Languages;
}

export function checkLink(here: Here, link: Link, names: Names): Finding[] {
  const all = targetsOf(link);
  const targets = all.some(isPlace) ? all.filter((target) => target !== 'anchor') : all;
  const [target] = targets;
  if (target === undefined || targets.length > 1) return [createFinding('link-target', here, { count: targets.length })];
  // What is no text is reported as such.
  if (typeof link[target] !== 'string' || typeof (link.anchor ?? '') !== 'string') return [];
  if (isPlace(target)) return checkPlace(here, link, target, names);
  // That it is among the keys has just been seen.
  if (target in lists) return checkName(here, link, target as ListTarget, names);
  return target === 'anchor' ? checkAnchor(here, link, ownTarget(here.file, names)) : [];
}

const isPlace = (target: LinkTarget): target is PlaceTarget => target in places;

const ownTarget = (file: string, names: Names): Target | undefined =>
  [...names.pages.values(), ...names.solutions.values(), ...names.editions.values()].find((target) => target.file === file);

function checkName(here: Here, link: Link, target: ListTarget, names: Names): Finding[] {
  const name = link[target] ?? '';
  const [list, code] = lists[target];
  const known = names[list];
  if (known === undefined || known.includes(name)) return [];
  return [unknownName(code, { file: here.file, path: [...here.path, target] }, name, known)];
}

function checkPlace(here: Here, link: Link, kind: PlaceTarget, names: Names): Finding[] {
  const [list, code] = places[kind];
  const name = link[kind] ?? '';
  const known = kind === 'page' ? linkablePages(names) : [...names[list].keys()];
  const target = known.includes(name) ? names[list].get(name) : undefined;
  const place = { file: here.file, path: [...here.path, kind] };
  if (target === undefined) return [unknownName(code, place, name, known)];
  return [...checkLanguage(here, link, kind, target), ...(link.anchor === undefined ? [] : checkAnchor(here, link, target))];
}

function checkLanguage(here: Here, link: Link, kind: LinkTarget, target: Target): Finding[] {
  const { languages } = target;
  if (here.languages === undefined || languages === undefined) return [];
  const name = String(link[kind]);
  const missing = here.languages.filter((language) => !languages.includes(language));
  if (link.fallback !== undefined && missing.length === 0) {
    return [createFinding('link-fallback', { file: here.file, path: [...here.path, 'fallback'], at: 'key' }, { target: name })];
  }
  if (link.fallback !== undefined && languages.includes(link.fallback)) return [];
  const place = { file: here.file, path: [...here.path, kind] };
  return missing.map((language) => createFinding('link-language', place, { target: name, language }));
}

const checkAnchor = (here: Here, link: Link, target: Target | undefined): Finding[] => {
  const anchor = link.anchor ?? '';
  if (target?.anchors === undefined || target.anchors.includes(anchor)) return [];
  return [unknownName('anchor-unknown', { file: here.file, path: [...here.path, 'anchor'] }, anchor, target.anchors)];
};
