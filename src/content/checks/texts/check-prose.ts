// Checks that each prose file is used by an entry, exists in the languages of the entry, and has valid links, facts,
// pictures and heading ids.
import { createFinding, type Finding, type FindingPlace } from '../../../diagnostics/diagnostic.ts';
import { suggest } from '../../../diagnostics/suggest.ts';
import { assetFile, isBeside } from '../../../model/asset-file.ts';
import type { ContentModel } from '../../../model/collection.ts';
import { overlaps } from '../../../model/data/place.ts';
import { localeOfProse, proseFile, withoutLanguage } from '../../../model/entries/prose-file.ts';
import { collectionOf, idOf } from '../../../model/entry-file.ts';
import { languageNamed } from '../../../model/languages/language-named.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import type { Link } from '../../../model/references/link.ts';
import { pathOnSite } from '../../../model/references/path-on-site.ts';
import { leadsAway } from '../../../model/references/redirects.ts';
import { fallbackProse } from '../../fallback.ts';
import { sameFile, similarFile, unknownName } from '../../names/unknown.ts';
import { innerLinkOf, isFileAddress, isInnerLink } from '../../prose/inner-link.ts';
import type { ProseContent } from '../../prose/prose.ts';
import { namedBy, type ProseUse } from '../../prose/prose-use.ts';
import type { Signatures } from '../../signature.ts';
import { endOfRedirects, type RedirectsBySource } from '../../urls/listed-urls.ts';
import type { FileByUrl } from '../../urls/urls.ts';
import { type CheckContext, proseCheck, siteCheck } from '../check.ts';
import { draftNamedBy } from '../references/check-drafts.ts';
import { checkLink, type LinkRules, linkCodes } from '../references/check-links.ts';
import { datedEntryNamedBy, type WindowRules } from '../references/check-windows.ts';
import { entryAddress, similarEntry } from '../references/entry-files.ts';
import { namedLink } from '../references/named-link.ts';

interface ProseSources {
  readonly signatures: Signatures;
  readonly model: Pick<ContentModel, 'locales'>;
}

/**
 * Returns findings for prose files that no entry names, and for missing prose files that an entry names. A file does not count as missing
 * if its language is partly translated and a fallback language has the file.
 */
function checkUses(files: readonly string[], { signatures, model }: ProseSources): Finding[] {
  const { locales } = model;
  const named = [...signatures].flatMap(([file, signature]) => namedBy(file, signature, locales));
  const names = new Set(named.map(({ name }) => name));
  const all = new Set(files);
  const isLent = (name: string) => fallbackProse(name, locales, (file) => all.has(file)) !== undefined;
  const missing = named.filter(({ name, due }) => due && !all.has(name) && !isLent(name) && textOfFile(name) === undefined);
  // A page that could not be parsed might show any prose file.
  const readable = [...signatures.values()].every((signature) => signature !== undefined);
  const unused = readable ? files.filter((file) => !names.has(file)) : [];
  const misspelt = new Map(missing.map((each) => [each, meantText(each.name, unused)] as const));
  // A misspelled name is one mistake, although the text is then missing in several languages.
  const first = missing.filter((each, index) => {
    const isNamedBefore = missing.slice(0, index).some(({ name }) => withoutLanguage(name) === withoutLanguage(each.name));
    return misspelt.get(each) === undefined || !isNamedBefore;
  });
  const meant = new Set([...misspelt.values(), ...named.map(({ name }) => textOfFile(name))]);
  return [
    ...first.map((each) => {
      const { name, place } = each;
      const misnamed = misnamedFile(name, misspelt.get(each), files);
      return createFinding(
        'prose-missing',
        place,
        misnamed === undefined ? { name, suggestion: sourceIn(misspelt.get(each)) } : { name, misnamed },
      );
    }),
    ...unused.filter((file) => !meant.has(withoutLanguage(file))).map((file) => createFinding('prose-unused', { file }, {})),
  ];
}

/** Returns the text that a file in place of a name means: `pages/about` for `source: about.en.mdx`. The schema reports such a name. */
const textOfFile = (name: string): string | undefined => /^(.*?)(?:\.[\w-]+)?\.mdx?$/.exec(withoutLanguage(name))?.[1];

/**
 * Returns the unused text that the author probably meant by `name`, the name of a missing file: the one with the most similar name. Names
 * are compared and returned without their language.
 */
const meantText = (name: string, unused: readonly string[]): string | undefined => {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  return suggest(
    withoutLanguage(name),
    new Set(unused.filter((file) => file.startsWith(folder) && !file.slice(folder.length).includes('/')).map(withoutLanguage)),
  );
};

/**
 * Returns the file that has to get the name `name`, because the text in another language has this name: `pages/Prices.de.mdx` beside
 * `pages/prices.en.mdx`. A change of `source` would lose the other language. `meant` is the misspelled text.
 */
function misnamedFile(name: string, meant: string | undefined, files: readonly string[]): string | undefined {
  const text = withoutLanguage(name);
  const file = meant === undefined ? undefined : name.replace(text, meant);
  return file !== undefined && files.includes(file) && files.some((other) => withoutLanguage(other) === text) ? file : undefined;
}

/** Returns the value of `source` for a text: `about` for `pages/about`. */
const sourceIn = (text: string | undefined): string | undefined => text?.slice(text.lastIndexOf('/') + 1);

interface KnownTargets extends Pick<CheckContext, 'addresses' | 'redirects' | 'settings'> {
  readonly model: Pick<ContentModel, 'basePath'>;
}

interface ReferenceRules {
  readonly rules: WindowRules & LinkRules & KnownTargets;
  /** The facts that texts may name; undefined if they are unknown because their files are broken. */
  readonly facts: ReadonlySet<string> | undefined;
}

interface ShownProse {
  readonly prose: ProseContent;
  readonly use: ProseUse;
}

/** Checks the references in a text. */
function checkReferences(file: string, { prose, use }: ShownProse, { rules, facts }: ReferenceRules): Finding[] {
  const { facts: used, mistyped, pictures } = prose;
  const { entries, window } = use;
  const shownBy = entries.flatMap((entry) => rules.names.target(collectionOf(entry) ?? '', idOf(entry)) ?? []);
  const { links, dead } = namedLinks(file, prose.links, rules);
  return [
    ...dead,
    ...links.flatMap(({ link, range, inner, languages }) =>
      checkLink({ file, path: [], languages, shownBy, inner }, link, rules).map((finding) => ({ ...finding, range })),
    ),
    ...links.flatMap(({ link, range }) => {
      const target = draftNamedBy(link, rules);
      return target === undefined ? [] : [createFinding('link-draft', { file, range }, { target })];
    }),
    ...links.flatMap(({ link, range }) => {
      const target = datedEntryNamedBy(link, window, rules);
      return target === undefined ? [] : [createFinding('link-dated', { file, range }, { target })];
    }),
    ...used
      .filter(({ name }) => facts !== undefined && !facts.has(name))
      // `{{name}}` is reported as a whole.
      .filter(({ range }) => !mistyped.some((each) => overlaps(each.range, range)))
      .map(({ name, range }) => unknownName('fact-unknown', { file, range }, { name, known: [...(facts ?? [])] })),
    ...mistyped.flatMap((each) => notationOf(file, each, facts)),
    ...pictures
      .filter(({ asset }) => rules.names.has('assets', asset) === false)
      .map(({ asset, range }) => missingPicture({ file, range }, asset, rules.names.all('assets'))),
  ];
}

/** Returns the finding for a picture that does not exist. `assets` are the names of all assets. */
function missingPicture(place: FindingPlace, name: string, assets: readonly string[]): Finding {
  const own = assets.filter((each) => !isBeside(each));
  const beside = assets.filter(isBeside);
  const near = isBeside(name) ? similarFile(name, assets) : similarFile(name, own) === undefined ? sameFile(name, beside) : undefined;
  return isBeside(name) || near !== undefined
    ? createFinding('picture-address', place, { url: assetFile(name), fault: 'folder', suggestion: near && assetFile(near) })
    : unknownName('asset-unknown', place, { name, known: own });
}

/**
 * Returns a finding for a fact in the wrong braces or brackets. Double braces without the name of a fact count as a
 * shortcode of another generator.
 */
function notationOf(
  file: string,
  { name, written, range }: ProseContent['mistyped'][number],
  facts: ReferenceRules['facts'],
): readonly Finding[] {
  if (facts?.has(name)) return [createFinding('fact-notation', { file, range }, { name, written })];
  return facts !== undefined && written.startsWith('{{') ? [createFinding('markdown-raw', { file, range }, { what: 'shortcode' })] : [];
}

const listed = (language: Locale | undefined): readonly Locale[] => (language === undefined ? [] : [language]);

/** Returns the links with the names of their entries, and a finding for each link whose path or file does not exist. */
function namedLinks(file: string, all: ProseContent['links'], rules: ReferenceRules['rules']) {
  const { names, model, addresses, redirects } = rules;
  const dead: Finding[] = [];
  const own = localeOfProse(file, model.locales);
  const fileLike = (name: string): string | undefined => {
    const found = similarEntry(name, file, names);
    return found === undefined ? undefined : entryAddress(file, found, model);
  };
  const links = all.flatMap(({ link: written, range }) => {
    const { toUrl } = written;
    const link = toUrl === undefined ? written : linkToSite(toUrl, rules);
    if (link === undefined) return [];
    if (!isInnerLink(link)) return [{ link, range, inner: false, languages: listed(own) }];
    // If a file is broken, the paths are unknown.
    if (addresses === undefined) return [];
    // A full URL leads to the language of its path, on a page in any language.
    const from = toUrl === undefined ? own : (languageNamed(link, model.locales) ?? model.locales.source);
    const named = namedLink(link, from, { names, addresses, model });
    if (named !== undefined) return [{ link: named, range, inner: true, languages: listed(from) }];
    const { toPath, toFile, toHtml } = link;
    if (toHtml !== undefined && names.has('publicFiles', toHtml.slice(1)) === true) return [];
    const to = toPath === undefined ? undefined : redirectedTo(toPath, redirects, addresses);
    if (toUrl !== undefined && to !== undefined) return [];
    const suggestion = toPath === undefined ? fileLike(toFile ?? '') : (to ?? suggest(toPath, addresses.keys()));
    const args = { path: toPath, file: toFile, suggestion, isRedirected: to !== undefined, url: toUrl };
    dead.push(createFinding('link-address', { file, range }, args));
    return [];
  });
  return { links, dead };
}

/**
 * Returns the link to a path of the site that a full URL is; undefined for the URL of another site, of a file, or one below a URL of
 * `externals`, where another program may answer.
 */
function linkToSite(url: string, { settings, model: { basePath = '' } }: KnownTargets): Link | undefined {
  if (settings === undefined) return undefined;
  const path = pathOnSite(url, settings.baseUrl + basePath);
  if (path === undefined || isFileAddress(path)) return undefined;
  if (Object.values(settings.externals ?? {}).some((external) => url.startsWith(external.url))) return undefined;
  // Links are records of texts.
  return innerLinkOf(path, '', () => undefined) as Link;
}

/** Returns the page or the other site to which a path is redirected; undefined if it is not. check-redirects.ts reports dead targets. */
function redirectedTo(path: string, redirects: RedirectsBySource, addresses: FileByUrl): string | undefined {
  const to = endOfRedirects(path, redirects);
  return to !== undefined && to !== path && (addresses.has(to) || leadsAway({ from: path, to })) ? to : undefined;
}

/** Returns a finding for each heading whose id is already used on the page, by a section or by a heading in another text. */
function repeatedIds(prose: ReadonlyMap<string, ProseContent>, { signatures, model: { locales } }: ProseSources): Finding[] {
  const found = new Map<string, Finding>();
  for (const [entry, signature] of signatures) {
    const sections = signature?.sections ?? [];
    const sources = [...new Set(sections.flatMap(({ source }) => source ?? []))];
    const ids = sections.flatMap(({ id }) => id ?? []);
    // Within one text, no two headings have the same id.
    if (sources.length === 0 || sources.length + ids.length < 2) continue;
    for (const locale of signature?.languages ?? locales.list) {
      const owners = new Map(ids.map((id) => [id, entry]));
      for (const file of sources.map((source) => proseFile(entry, source, locale))) {
        for (const { id, range } of prose.get(file)?.headings ?? []) {
          const other = owners.get(id);
          if (other === undefined) owners.set(id, file);
          else found.set(`${file} ${id}`, createFinding('heading-id', { file, range }, { id, fault: { other } }));
        }
      }
    }
  }
  return [...found.values()];
}

/** Checks that the prose files that entries name exist, and that each prose file is used. */
export const proseUsesCheck = siteCheck({
  codes: ['prose-missing', 'prose-unused'],
  reads: ['model', 'files', 'signatures'],
  check: ({ model, files, signatures }) => checkUses(files.prose, { signatures, model }),
});

export const headingIdsCheck = siteCheck({
  codes: ['heading-id'],
  reads: ['model', 'signatures', 'prose'],
  check: ({ model, signatures, prose }) => repeatedIds(prose, { signatures, model }),
});

/** Checks everything that prose refers to. */
export const proseReferencesCheck = proseCheck({
  codes: [
    'fact-unknown',
    'fact-notation',
    'markdown-raw',
    'asset-unknown',
    'picture-address',
    'link-draft',
    'link-dated',
    'link-address',
    ...linkCodes,
  ],
  reads: ['model', 'names', 'facts', 'addresses', 'redirects', 'settings'],
  check: ({ file, prose, use }, { facts, ...rules }) =>
    prose === undefined ? [] : checkReferences(file, { prose, use }, { facts, rules }),
});
