// Plans the redirects to the imported pages: from their paths on the other site, and from the paths that it redirected to them.
import type { Locales } from '../../../model/languages/locale.ts';
import { asRedirect, leadsAway } from '../../../model/references/redirects.ts';
import { withoutEnd } from '../complete-matter.ts';
import type { ConfigFile } from '../config-data.ts';
import type { NamedImport } from '../file-names.ts';
import type { CodeFile } from '../generators/code-literals.ts';
import { type AddressTable, withoutBase } from '../old-addresses.ts';
import type { ReadText } from '../read-text.ts';
import { astroRedirects, docusaurusRedirects } from './config-redirects.ts';
import { type HostFile, hostRedirects } from './host-redirects.ts';
import { mkdocsRedirects } from './mkdocs-redirects.ts';
import type { LeftRedirect, StatedRedirect, StatedRedirects } from './stated-redirects.ts';

/** The files of the other site that state redirects. */
export interface RedirectSource {
  readonly generator?: 'docusaurus' | 'astro' | undefined;
  /** The configuration of Docusaurus or Astro. */
  readonly settings?: CodeFile | undefined;
  readonly mkdocs?: ConfigFile | undefined;
  /** The files of the host. */
  readonly hosts: readonly HostFile[];
}

/** Returns the redirects that the site states apart from earlier paths of its texts. `moved` are those that have a page of their own. */
export function statedRedirects(
  { generator, settings, mkdocs, hosts }: RedirectSource,
  { urls, moved }: { readonly urls: string; readonly moved: readonly StatedRedirect[] },
): StatedRedirects {
  const all = [
    ...(settings === undefined ? [] : [generator === 'docusaurus' ? docusaurusRedirects(settings) : astroRedirects(settings)]),
    ...(mkdocs === undefined ? [] : [mkdocsRedirects(mkdocs, urls)]),
    ...hosts.map(hostRedirects),
  ];
  return { stated: [...moved, ...all.flatMap(({ stated }) => stated)], left: all.flatMap(({ left }) => left) };
}

export interface ImportedRedirect {
  readonly from: string;
  readonly to: string;
}

interface Planning {
  readonly locales: Locales;
  readonly pages: {
    /** The path of a text's page on the other site, without the prefix of its language. */
    readonly before: ReadonlyMap<NamedImport, string>;
    /** The path of a text's page in archipel. */
    readonly after: ReadonlyMap<NamedImport, string>;
  };
  /** The path under which the other site was published. */
  readonly base: AddressTable['base'];
  /** Whether the redirects are for each language of the other site, and their paths without its prefix. */
  readonly areForAll: boolean;
  readonly stated: StatedRedirects;
}

/** Returns the redirects of an import, and those of the other site that it leaves out. */
export function planRedirects(
  read: readonly ReadText[],
  planning: Planning,
): { readonly redirects: readonly ImportedRedirect[]; readonly left: readonly LeftRedirect[] } {
  const {
    locales,
    pages,
    stated: { stated, left },
  } = planning;
  const pageOf = ({ locale }: NamedImport, path: string): string => locales.pathIn(locale, path);
  // URLs that differ only in capitals are the same to redirects.
  const taken = new Set([...pages.after].map(([text, path]) => pageOf(text, path).toLowerCase()));
  const redirects = new Map<string, ImportedRedirect>();
  const add = (redirect: ImportedRedirect): void => {
    const key = redirect.from.toLowerCase();
    if (!taken.has(key) && !redirects.has(key)) redirects.set(key, redirect);
  };
  for (const { text, urls } of read) {
    const to = pageOf(text, pages.after.get(text) ?? '');
    for (const path of [pages.before.get(text) ?? '', ...urls.aliases.map(withoutEnd)]) add({ from: pageOf(text, encodeSpaces(path)), to });
  }
  const others: LeftRedirect[] = [];
  const redirectsTo = redirectsFinder(read, planning);
  for (const each of stated) {
    const found = redirectsTo(each);
    if (typeof found === 'string') others.push({ ...each.place, reason: found });
    else for (const redirect of found) add(redirect);
  }
  return { redirects: [...redirects.values()], left: [...left, ...others] };
}

/** Returns the function that finds the redirects, in each language, for one that the other site states, or why there is none. */
function redirectsFinder(
  read: readonly ReadText[],
  { locales, pages, base, areForAll, stated: { stated } }: Planning,
): (redirect: StatedRedirect) => readonly ImportedRedirect[] | LeftRedirect['reason'] {
  const targets = targetsIn(read, { locales, pages, areForAll });
  const pathOf = (address: string): string => withoutEnd(withoutBase(address.replace(/[?#].*$/s, ''), { base }));
  const textsAt = (address: string): readonly NamedImport[] => targets.get(pathOf(address).toLowerCase()) ?? [];
  const next = new Map(stated.map(({ from, to }) => [pathOf(from), to]));
  return ({ from, to }) => {
    const address = lastOf(to, (each) => (textsAt(each).length > 0 ? undefined : next.get(pathOf(each))));
    const texts = textsAt(address);
    const old = /[?#]/.test(from) ? '' : encodeSpaces(pathOf(from));
    const toTexts = texts.map((text) => ({
      from: areForAll ? locales.pathIn(text.locale, old) : old,
      to: locales.pathIn(text.locale, pages.after.get(text) ?? ''),
    }));
    const found = texts.length > 0 ? toTexts : [{ from: old, to: address }];
    if (texts.length === 0 && !leadsAway({ from: old, to: address })) return 'page';
    return found.every((redirect) => asRedirect(redirect) !== undefined) ? found : 'rule';
  };
}

/** Returns the texts to which a path of the other site in lower case leads: one, or with `areForAll` the same text in each language. */
function targetsIn(
  read: readonly ReadText[],
  { locales, pages, areForAll }: Pick<Planning, 'locales' | 'pages' | 'areForAll'>,
): ReadonlyMap<string, readonly NamedImport[]> {
  const targets = new Map<string, NamedImport[]>();
  for (const { text } of read)
    for (const path of new Set([pages.before.get(text) ?? '', pages.after.get(text) ?? ''])) {
      const key = (areForAll ? path : locales.pathIn(text.locale, path)).toLowerCase();
      const known = targets.get(key);
      if (known === undefined) targets.set(key, [text]);
      else if (areForAll) known.push(text);
    }
  return targets;
}

/** Follows redirects to the last address. A circle ends after a few steps. */
function lastOf(address: StatedRedirect['to'], nextOf: (address: string) => string | undefined, steps = 0): string {
  const next = steps < 10 ? nextOf(address) : undefined;
  return next === undefined ? address : lastOf(next, nextOf, steps + 1);
}

const encodeSpaces = (path: string): string => path.replaceAll(/[\s"'{},[\]#&*!|>%@`?]/g, (found) => encodeURIComponent(found));
