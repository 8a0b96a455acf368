// Checks that each link in content has exactly one target, and that this target exists. It must exist in the language of the page, or in
// the language that the link names as `fallback`.
import { createFinding, type Finding, type FindingPlace } from '../../../diagnostics/diagnostic.ts';
import { meantKey } from '../../../diagnostics/meant-key.ts';
import { suggest } from '../../../diagnostics/suggest.ts';
import type { ContentModel } from '../../../model/collection.ts';
import type { DataPlace } from '../../../model/data/place.ts';
import type { Languages } from '../../../model/data/walk.ts';
import { collectionOf, idOf } from '../../../model/entry-file.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import { commonTargets, type Link, namesOfTargets } from '../../../model/references/link.ts';
import type { Target } from '../../names/index-names.ts';
import { linkableIds, linkTarget } from '../../names/linkable-ids.ts';
import type { NameLookup } from '../../names/look-up.ts';
import { type UnknownCode, unknownEntry, unknownInLanguage, unknownName } from '../../names/unknown.ts';
import { isSafeUrl } from '../../urls/safe-url.ts';
import { fileCheck } from '../check.ts';

/** The code for an unknown name, by the key of the link. */
const codes = {
  external: 'external-unknown',
  file: 'public-file-unknown',
  phone: 'contact-unknown',
  email: 'contact-unknown',
} as const satisfies Partial<Record<keyof typeof namesOfTargets, UnknownCode>>;

type ListTarget = keyof typeof codes;

/** The names and the model that links are checked against. */
export interface LinkRules {
  readonly names: NameLookup;
  readonly model: Pick<ContentModel, 'collections' | 'notFound' | 'dialogs' | 'locales'>;
}

export interface LinkPlace extends DataPlace {
  readonly languages: Languages;
  /** The entries that show the text with the link. A link with only an anchor leads to these entries. */
  readonly shownBy?: readonly Target[] | undefined;
  /** True for a link in Markdown syntax, which cannot have a `fallback`. */
  readonly inner?: boolean;
}

/** Returns the folder of each collection, by the key that names its entries in links. */
const foldersIn = ({ collections }: LinkRules['model']): ReadonlyMap<string, string> =>
  new Map(Object.entries(collections).map(([folder, { singular }]) => [singular, folder]));

/** Returns the problems of one link. */
export function checkLink(here: LinkPlace, link: Link, rules: LinkRules): Finding[] {
  const folders = foldersIn(rules.model);
  const known = [...folders.keys(), ...commonTargets];
  const strange = Object.keys(link).filter((key) => key !== 'fallback' && !known.includes(key));
  if (strange.length > 0) return strange.map((key) => unknownKey(here, key, [...known, 'fallback']));
  const all = known.filter((key) => link[key] !== undefined);
  const targets = all.some((target) => folders.has(target)) ? all.filter((target) => target !== 'anchor') : all;
  const [target] = targets;
  if (target === undefined || targets.length > 1) return [createFinding('link-target', here, { count: targets.length, known })];
  // Validation reports values that are not texts.
  if (Object.values(link).some((name) => typeof name !== 'string')) return [];
  const ofFallback = checkFallback(here, link, rules.model);
  return ofFallback.length > 0 ? ofFallback : checkTarget(here, link, { ...rules, target, folder: folders.get(target) });
}

interface TargetRules extends LinkRules {
  /** The key of the link that names its target. */
  readonly target: string;
  /** The collection of the entry to which the link leads; undefined if it leads elsewhere. */
  readonly folder: string | undefined;
}

function checkTarget(here: LinkPlace, link: Link, rules: TargetRules): Finding[] {
  const { target, folder, names, model } = rules;
  if (folder !== undefined) return checkEntry(here, link, { ...rules, folder });
  if (isListed(target)) return checkName(here, link, { target, names });
  if (target === 'url') return checkUrl(here, link);
  if (target === 'dialog') return checkDialog(here, link, model.dialogs);
  const [first = []] = (here.shownBy ?? [ownTarget(here.file, names)])
    .map((page) => checkAnchor(here, link, { target: page, locales: model.locales }))
    .filter((findings) => findings.length > 0);
  return first;
}

const isListed = (target: string): target is ListTarget => Object.hasOwn(codes, target);

const unknownKey = ({ file, path }: LinkPlace, key: string, known: readonly string[]): Finding =>
  createFinding('key-unknown', { file, path: [...path, key], at: 'key' }, { key, known, suggestion: meantKey(key, known) });

function checkFallback({ file, path }: LinkPlace, { fallback }: Link, { locales }: LinkRules['model']): Finding[] {
  if (fallback === undefined || locales.has(fallback)) return [];
  const args = { key: 'fallback', value: fallback, allowed: locales.list, suggestion: meantKey(fallback, locales.list) };
  return [createFinding('value-not-allowed', { file, path: [...path, 'fallback'] }, args)];
}

const checkUrl = ({ file, path }: LinkPlace, { url = '' }: Link): Finding[] => checkSiteUrl({ file, path: [...path, 'url'] }, url);

/** Returns a finding for the URL of another site that links may not have, or should not have because its connection is not encrypted. */
export function checkSiteUrl(place: FindingPlace, url: string): Finding[] {
  if (isSafeUrl(url)) return [];
  const isInsecure = /^http:/i.test(url) && isSafeUrl(url.replace(/^http:/i, 'https:'));
  return [isInsecure ? createFinding('link-insecure', place, { url }) : createFinding('url-unsafe', place, { url })];
}

function checkDialog({ file, path }: LinkPlace, { dialog = '' }: Link, known: readonly string[]): Finding[] {
  if (known.includes(dialog)) return [];
  const args = { key: 'dialog', value: dialog, allowed: known, suggestion: suggest(dialog, known) };
  return [createFinding('value-not-allowed', { file, path: [...path, 'dialog'] }, args)];
}

const ownTarget = (file: string, names: NameLookup): Target | undefined => names.target(collectionOf(file) ?? '', idOf(file));

function checkName(here: LinkPlace, link: Link, { target, names }: { readonly target: ListTarget; readonly names: NameLookup }): Finding[] {
  const name = link[target] ?? '';
  const kind = namesOfTargets[target];
  if (names.has(kind, name) !== false) return [];
  return [unknownName(codes[target], { file: here.file, path: [...here.path, target] }, { name, known: names.all(kind) })];
}

function checkEntry(
  here: LinkPlace,
  link: Link,
  { target: key, folder, names, model }: TargetRules & { readonly folder: string },
): Finding[] {
  const name = link[key] ?? '';
  const target = linkTarget(names, { folder, id: name }, model);
  const place = { file: here.file, path: [...here.path, key] };
  if (target === undefined)
    return [unknownEntry(place, name, { folder, singular: key, known: linkableIds(names.ids(folder), folder, model) })];
  return [
    ...checkLanguage(here, link, { key, target, isMarkdown: model.collections[folder]?.markdown === true, locales: model.locales }),
    ...(link['anchor'] === undefined ? [] : checkAnchor(here, link, { target, locales: model.locales })),
  ];
}

interface Aim {
  /** The key of the link that names the entry. */
  readonly key: string;
  readonly target: Target;
  /** Whether the entries of the collection are Markdown files. */
  readonly isMarkdown: boolean;
  readonly locales: LinkRules['model']['locales'];
}

function checkLanguage(here: LinkPlace, link: Link, { key, target, isMarkdown, locales }: Aim): Finding[] {
  const { languages } = target;
  if (here.languages === undefined || languages === undefined) return [];
  const name = String(link[key]);
  const { fallback } = link;
  const missing = here.languages.filter((language) => !languages.includes(language));
  if (fallback !== undefined && missing.length === 0) {
    return [createFinding('link-fallback', { file: here.file, path: [...here.path, 'fallback'], at: 'key' }, { target: name, fallback })];
  }
  if (fallback !== undefined && languages.includes(fallback)) return [];
  const place = { file: here.file, path: [...here.path, key] };
  // A language that is partly translated uses its fallback for every link.
  const unanswered = missing.filter((language) => !locales.of(language).partial);
  return unanswered.map((language) => {
    const other = locales.preference(language).find((each) => languages.includes(each)) ?? locales.source;
    const { shortTag: fallbackTag, prefix } = locales.of(other);
    const way = here.inner !== true ? 'fallback' : prefix !== '' ? 'prefix' : isMarkdown ? 'file' : 'component';
    const tags = { language: locales.of(language).shortTag, fallbackTag };
    return createFinding('link-language', place, { target: name, key, fallback: other, ...tags, way, prefix });
  });
}

interface AnchorAim {
  readonly target: Target | undefined;
  readonly locales: LinkRules['model']['locales'];
}

/**
 * Checks an anchor. Ids of sections are the same in each language; ids of headings depend on the text of the heading,
 * unless the author sets them. An id that the heading has only in another language is a mistake of the heading, not of the link.
 */
function checkAnchor(here: LinkPlace, link: Link, { target, locales }: AnchorAim): Finding[] {
  const name = link['anchor'] ?? '';
  // Browsers scroll to the start of a page that has no id `top`: https://html.spec.whatwg.org/#scroll-to-fragid
  if (target?.anchors === undefined || name === 'top' || target.anchors.includes(name)) return [];
  const { anchors, headings } = target;
  const found = [...new Set((here.languages ?? locales.list).flatMap((language) => languageShown(language, link, { target, locales })))];
  const shown = found.length > 0 ? found : locales.list;
  // The headings of a text that is missing or broken are unknown.
  const known = shown.flatMap((language) => (headings[language] === undefined ? [] : [{ language, ids: headings[language] }]));
  const missing = known.filter(({ ids }) => !ids.includes(name));
  const place = { file: here.file, path: [...here.path, 'anchor'] };
  const isTranslated = locales.list.some((language) => headings[language]?.includes(name));
  if (missing.length > 0 && missing.length === shown.length && !isTranslated) {
    return [unknownName('anchor-unknown', place, { name, known: [...new Set([...anchors, ...missing.flatMap(({ ids }) => ids)])] })];
  }
  return missing.map(({ language, ids }) => unknownInLanguage(place, { name, known: [...anchors, ...ids] }, language));
}

/**
 * Returns the language of the page to which a link on a page in `language` leads, as a list. The list is empty if the target is broken or
 * has no page.
 */
function languageShown(language: Locale, link: Link, { target, locales }: AnchorAim): readonly Locale[] {
  const { languages } = target ?? {};
  if (languages === undefined) return [];
  const found = [language, link['fallback'], ...locales.preference(language)].find(
    (each) => each !== undefined && languages.includes(each),
  );
  return found === undefined ? [] : [found];
}

/** The codes that `checkLink` may report. */
export const linkCodes = [
  'link-target',
  'link-language',
  'link-fallback',
  'key-unknown',
  'value-not-allowed',
  'entry-unknown',
  'anchor-unknown',
  'anchor-language',
  'external-unknown',
  'public-file-unknown',
  'contact-unknown',
  'link-insecure',
  'url-unsafe',
] as const;

export const linksCheck = fileCheck({
  codes: linkCodes,
  reads: ['names', 'model'],
  check: ({ file, walk }, rules) => {
    const findings: Finding[] = [];
    walk({ link: (link, languages, path) => void findings.push(...checkLink({ file, path, languages }, link, rules)) });
    return findings;
  },
});
