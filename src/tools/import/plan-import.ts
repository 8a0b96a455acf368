import { countBy, groupBy } from '../../model/group-by.ts';
import { bannersIn } from './banners.ts';
import { type ChangeCount, type Count, changeCounter } from './changes.ts';
import { matterData } from './complete-matter.ts';
import type { ConfigFile } from './config-data.ts';
import type { PictureVariant } from './convert/html.ts';
import { isMdx } from './convert/is-mdx.ts';
import { outsideCode } from './convert/outside-code.ts';
import { isPartial } from './convert/partials.ts';
import { foreignFolders, isBesideIndex, type NamedImport, nameText, textEnding, type Unnamed } from './file-names.ts';
import { numberParserIn } from './generators/docs-paths.ts';
import { eleventyData } from './generators/eleventy-data.ts';
import { eleventyLiquid } from './generators/eleventy-liquid.ts';
import { excludedFiles, type IgnoreFile } from './generators/excluded-files.ts';
import { hugoPages } from './generators/hugo-pages.ts';
import { hugoPermalinks } from './generators/hugo-permalinks.ts';
import { type ConfigFiles, hugoName, hugoSite, siteTemplates } from './generators/hugo-site.ts';
import { type JekyllConfig, jekyllConfig } from './generators/jekyll-config.ts';
import { jekyllLiquid } from './generators/jekyll-liquid.ts';
import { fillFrontmatter } from './generators/liquid.ts';
import { type ListingPages, listingPages } from './generators/listing-pages.ts';
import { mkdocsExtensions } from './generators/mkdocs-extensions.ts';
import type { UnfilledPermalink } from './generators/permalink.ts';
import { siteBase } from './generators/site-base.ts';
import { schemaLines } from './infer-schema.ts';
import { type ImportOptions, importedTargets, pageIndex } from './link-targets.ts';
import { type FileCopy, type LinkTargets, relink } from './links.ts';
import { takeMatterFiles } from './matter-files.ts';
import { type Reading, type ReadText, readText, type SiteTags, type TextSource } from './read-text.ts';
import { isMoved, movedPages } from './redirects/moved-pages.ts';
import { type ImportedRedirect, planRedirects, type RedirectSource, statedRedirects } from './redirects/plan-redirects.ts';
import type { LeftRedirect } from './redirects/stated-redirects.ts';
import { distinguishTitles } from './search-titles.ts';

export interface ImportSource extends Pick<LinkTargets, 'files' | 'statics' | 'isFile' | 'folder'>, TextSource, RedirectSource {
  /** The configuration of the site, if Jekyll made it. */
  readonly jekyll?: ConfigFile | undefined;
  /** The files `.eleventyignore`. */
  readonly ignores: readonly IgnoreFile[];
  /** The configuration of the site, if Hugo made it. */
  readonly hugo?: ConfigFiles | undefined;
}

export interface ImportPlan {
  readonly texts: readonly { readonly path: string; readonly text: string }[];
  readonly copies: readonly FileCopy[];
  readonly redirects: readonly ImportedRedirect[];
  /** Redirects of the other site that are not imported. */
  readonly redirectsLeft: readonly LeftRedirect[];
  /** The lines of a schema that fits the front matter of all texts. */
  readonly schema: readonly string[];
  readonly changes: readonly ChangeCount[];
  /** Texts in a language that the site does not have. */
  readonly foreign: readonly Unnamed[];
  /** The components in texts that end in .mdx, the most frequent first. `module` is a module of the other site that has one. */
  readonly components: readonly { readonly name: string; readonly count: number; readonly module?: string }[];
  /** Texts whose old URLs are unknown, because a pattern for them needs what an import does not know. */
  readonly permalinks: readonly (UnfilledPermalink & { readonly file: string })[];
  /** Variants of pictures that are left out. */
  readonly variants: readonly (PictureVariant & { readonly file: string })[];
  /** Diagrams written as code, which pages show as code. */
  readonly diagrams: readonly { readonly file: string; readonly line: number }[];
  /** Lines of texts with Liquid in code, which pages show as typed. */
  readonly liquidInCode: readonly { readonly file: string; readonly line: number }[];
  /** Files of front matter that are code. */
  readonly dataCode: readonly string[];
  /** Texts from which the other generator creates no page. */
  readonly unpublished: readonly string[];
  /** Pages of the other site that list texts, and that the import does not make. */
  readonly listings: readonly ListingPages[];
  /** Files that begin with front matter, from which the other generator makes pages or files by its templates. */
  readonly templates: readonly string[];
  /** Files of the folder that no text names. */
  readonly unused: readonly string[];
}

/** Endings of files in which Jekyll, Hugo and Eleventy read front matter, apart from Markdown. */
const templateEnding = /\.(?:css|hbs|html?|js|json|liquid|njk|s[ac]ss|txt|webc|xml)$/i;

/** Why an import is impossible: texts whose names have no letter or digit, and texts that would get the same name. */
export interface ImportFault {
  readonly unnamed: readonly string[];
  readonly clashes: readonly { readonly to: string; readonly from: readonly string[] }[];
}

/** Returns the plan of an import, or the reasons why the names of its texts do not allow one. */
export function planImport(source: ImportSource, options: ImportOptions): ImportPlan | ImportFault {
  const named = nameTexts(source, options);
  if ('unnamed' in named) return named;
  const counter = changeCounter();
  const counts = new Map(named.texts.map((text) => [text, counter.ofText()]));
  const countOf = (text: NamedImport) => counts.get(text) ?? counter.ofText();
  const { all, unpublished, base, eleventy, partials, nameOf } = readTexts(named.texts, { source, urls: options.urls, countOf });
  const read = source.jekyll === undefined ? all : all.filter((text) => !isMoved(text));
  const moved = source.jekyll === undefined ? [] : movedIn(all, { source, options });
  const pages = pageIndex(read, options, nameOf);
  const table = importedTargets(
    { ...source, base, isOwnRepository: ownRepository(source), isHugo: source.hugo !== undefined },
    { options, read, pages },
  );
  const withMatter = read.flatMap(({ text, matter }) => (matter === undefined ? [] : [{ text, matter, count: countOf(text) }]));
  const ofMatter = takeMatterFiles(withMatter, table);
  const targets = { ...table, named: new Set(ofMatter.copies.map(({ kind, path }) => `${kind}:${path}`)) };
  const { redirects, left: redirectsLeft } = planRedirects(read, {
    ...{ locales: options.locales, pages, base, stated: statedRedirects(source, { urls: options.urls, moved }) },
    areForAll: source.generator === 'docusaurus',
  });
  const copies = new Map(ofMatter.copies.map((copy) => [copy.to, copy]));
  const texts = read.map(({ text, body, write }) => {
    if (text.name !== text.id && text.name !== `${text.id}/index`) countOf(text)('names');
    const linked = relink(body, text, { targets, count: countOf(text) });
    for (const copy of linked.copies) copies.set(copy.to, copy);
    return { path: text.to, text: write(linked.body) };
  });
  const used = [...named.excluded, ...[...named.texts, ...named.foreign].map(({ from }) => from)];
  for (const { kind, path } of copies.values()) if (kind === 'file') used.push(path);
  used.push(...partials, ...eleventy.used, ...eleventy.code, ...moved.map(({ place }) => place.file));
  return {
    texts,
    copies: [...copies.values()],
    redirects,
    redirectsLeft,
    schema: schemaLines(
      withMatter.map(({ text: { id, locale }, matter }) => ({ id, locale, data: { ...dayIn(id), ...matterData(matter) } })),
      ofMatter.kinds,
    ),
    changes: counter.all(),
    foreign: named.foreign,
    components: componentsIn(texts, new Map(read.flatMap(({ modules }) => [...modules]))),
    permalinks: read.flatMap(({ text, unfilled }) => (unfilled === undefined ? [] : [{ file: text.from, ...unfilled }])),
    variants: read.flatMap(({ text, variants }) => variants.map((variant) => ({ file: text.from, ...variant }))),
    diagrams: read.flatMap(({ text: { from: file }, diagrams }) => diagrams.map((line) => ({ file, line }))),
    liquidInCode: read.flatMap(({ text: { from: file }, liquid }) => liquid.map((line) => ({ file, line }))),
    dataCode: [...eleventy.code].sort(),
    unpublished: [...named.excluded, ...unpublished],
    listings: listingPages(
      { ...source, textAt: source.eleventy.textAt, urls: options.urls },
      read.map(({ text: { name, locale }, matter }) => ({ name, locale, data: matter === undefined ? {} : matterData(matter) })),
    ),
    ...unusedFiles(source, new Set(used)),
  };
}

/** Returns the files that an import leaves out: those that begin with front matter, and the others. */
function unusedFiles(
  { files, hosts, eleventy: { textAt } }: ImportSource,
  used: ReadonlySet<string>,
): Pick<ImportPlan, 'templates' | 'unused'> {
  const isRead = (file: string): boolean => hosts.some((each) => `/${each.file}`.endsWith(`/${file}`));
  const unused = [...files].filter((file) => !used.has(file) && !isRead(file));
  const isTemplate = (file: string): boolean => templateEnding.test(file) && /^---\r?\n/.test(textAt(file) ?? '');
  return { templates: unused.filter(isTemplate), unused: unused.filter((file) => !isTemplate(file)) };
}

/** Returns the function that tells whether the configuration names a repository: for links to its source, and to edit pages. */
function ownRepository({ jekyll, mkdocs, hugo, settings }: ImportSource): LinkTargets['isOwnRepository'] {
  const texts = [jekyll?.config, mkdocs?.config, settings?.code, ...(hugo?.files.values() ?? [])];
  return (name) => texts.some((text) => text?.includes(name));
}

const movedIn = (all: readonly ReadText[], { source, options }: { readonly source: ImportSource; readonly options: ImportOptions }) =>
  movedPages(all.filter(isMoved), { before: pageIndex(all, options).before, files: source.files, textAt: source.eleventy.textAt });

interface ReadingAll extends Pick<Reading, 'urls'> {
  readonly source: ImportSource;
  readonly countOf: (text: NamedImport) => Count;
}

/** Reads the texts of which the other generator made pages, with what its configuration and data files say about them. */
function readTexts(named: readonly NamedImport[], { source, urls, countOf }: ReadingAll) {
  const jekyll = jekyllConfig(source.jekyll);
  const eleventy = eleventyData(source.eleventy);
  const site = hugoSite(source.hugo);
  const { isPage, defaultsOf } = hugoPages(site, { named, texts: source.texts });
  const partials = new Set<string>();
  const descriptions = new Set<string>();
  const reading = {
    ...{ source, urls, jekyll, eleventy, partials },
    tags: siteTags(source, jekyll),
    parser: source.settings && numberParserIn(source.settings),
    banners: bannersIn(source.texts.values()),
    hugo: {
      templates: source.hugo && siteTemplates(source.hugo, site),
      defaultsOf,
      permalinkOf: hugoPermalinks(site, new Set(named.map(({ name }) => name))),
    },
  };
  const all = named.filter(isPage).map((text) => {
    const isTaken = (description: string): boolean => descriptions.has(`${text.locale} ${description}`);
    const one = readText(text, { ...reading, isTaken, count: countOf(text) });
    descriptions.add(`${text.locale} ${String(one.matter?.get('description'))}`);
    return one;
  });
  distinguishTitles(all, countOf);
  const unpublished = named.flatMap((text) => (isPage(text) ? [] : [text.from]));
  const astro = source.generator === 'astro' ? source.settings : undefined;
  const base = siteBase({ stated: jekyll.baseurl ?? site.config['baseurl'], astro, urls });
  return { all, unpublished, base, eleventy, partials, nameOf: hugoName(site) };
}

function siteTags({ jekyll, mkdocs, eleventy }: ImportSource, { short }: JekyllConfig): SiteTags {
  if (jekyll !== undefined) return { fill: jekyllLiquid(jekyll), hasLiquid: true, isKramdown: true, short };
  if (eleventy.hasLiquid) return { fill: eleventyLiquid(eleventy), hasLiquid: true };
  return { ...(mkdocs === undefined ? { fill: fillFrontmatter } : mkdocsExtensions(mkdocs)), hasLiquid: false };
}

interface NamedTexts {
  readonly texts: readonly NamedImport[];
  readonly foreign: readonly Unnamed[];
  /** Texts that the other site leaves out by their names. */
  readonly excluded: readonly string[];
}

function nameTexts(source: ImportSource, options: ImportOptions): ImportFault | NamedTexts {
  const plain = (from: string): string => from.replace(textEnding, '');
  const all = [...source.texts.keys()].filter((from) => source.generator === undefined || !isPartial(from));
  const isExcluded = excludedFiles({ ...source, isEleventy: source.eleventy.isSite });
  // MkDocs takes only one of README.md and index.md.
  const isReadme = source.mkdocs === undefined ? () => false : isBesideIndex;
  const written = new Set(all.map(plain));
  const excluded = all.filter((from) => isExcluded(from) || isReadme(plain(from), written));
  const files = all.filter((from) => !excluded.includes(from));
  const paths = new Set(files.map(plain));
  const foreign = foreignFolders(paths, options.locales);
  const names = files.map((from) =>
    nameText(from, { ...options, paths, foreign, isMdx: source.generator === 'docusaurus' && isMdx(source.texts.get(from) ?? '') }),
  );
  const texts = names.filter((each): each is NamedImport => 'to' in each);
  const others = names.filter((each): each is Unnamed => !('to' in each));
  const unnamed = others.flatMap(({ from, language }) => (language === undefined ? [from] : []));
  const byName = groupBy(texts, ({ id, locale }) => `${locale}:${id}`);
  const clashes = [...byName.values()].flatMap((all) => (all.length === 1 ? [] : [{ to: all[0].to, from: all.map(({ from }) => from) }]));
  return unnamed.length > 0 || clashes.length > 0 ? { unnamed, clashes } : { texts, foreign: others, excluded };
}

/** Counts the components in texts that end in .mdx. */
function componentsIn(texts: ImportPlan['texts'], modules: ReadonlyMap<string, string>): ImportPlan['components'] {
  const names = texts.flatMap(({ path, text }) => {
    const found: string[] = [];
    if (path.endsWith('.mdx'))
      outsideCode(text, (masked) => {
        for (const [, name = ''] of masked.matchAll(/(?<!\\)<([A-Z][\w.]*)/g)) found.push(name);
        return masked;
      });
    return found;
  });
  return [...countBy(names, (name) => name)]
    .map(([name, count]) => {
      const module = modules.get(name);
      return { name, count, ...(module !== undefined && { module }) };
    })
    .sort((one, other) => other.count - one.count);
}

/** Returns the date that `check` takes from a name such as `2026-03-01-news`. */
function dayIn(id: string): { readonly date?: string } {
  const [, date] = /(?:^|\/)(\d{4}-\d\d-\d\d)-[^/]*$/.exec(id) ?? [];
  return date === undefined ? {} : { date };
}
