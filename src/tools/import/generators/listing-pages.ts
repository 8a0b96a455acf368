// Counts the pages that other generators make from front matter, to list texts: those of tags, categories and authors, archives, and
// the parts of long lists. Only what the configuration and the texts state for certain is counted.
import { isBlock } from '../../../model/data/block.ts';
import { type ConfigFile, configBlock, configIn, lowerKeys } from '../config-data.ts';
import type { AddressTable } from '../old-addresses.ts';
import type { CodeFile } from './code-literals.ts';
import { isBlog } from './docs-paths.ts';
import type { NamedMatter } from './hugo-permalinks.ts';
import { type ConfigFiles, type HugoSite, hugoSite } from './hugo-site.ts';

/** Pages of the other site that list texts. */
export interface ListingPages {
  /** What their URLs have in common: `/tags/…`, or the URL of a single page. */
  readonly urls: string;
  readonly count: number;
}

interface ListedFolder extends Pick<AddressTable, 'folder' | 'files' | 'urls'> {
  readonly textAt: (path: string) => string | undefined;
  readonly generator?: 'docusaurus' | 'astro' | undefined;
  readonly settings?: CodeFile | undefined;
  readonly jekyll?: ConfigFile | undefined;
  readonly mkdocs?: ConfigFile | undefined;
  readonly hugo?: ConfigFiles | undefined;
}

/** Returns the pages that the generator of a site made to list texts of a folder. */
export function listingPages(source: ListedFolder, texts: readonly NamedMatter[]): readonly ListingPages[] {
  const { generator, jekyll, mkdocs, hugo, folder, urls } = source;
  return [
    ...(hugo === undefined ? [] : hugoListings(hugoSite(hugo), texts)),
    ...(generator === 'docusaurus' ? docusaurusListings(source, texts) : []),
    ...(jekyll === undefined ? [] : jekyllListings(jekyll.config, { folder, texts })),
    ...(mkdocs === undefined ? [] : mkdocsListings(mkdocs.config, { urls, texts })),
  ];
}

/** Returns the number of different values that the texts have for a key, in each language: texts, or blocks with a `label`. */
function termCount(texts: readonly NamedMatter[], key: string): number {
  const terms = texts.flatMap(({ locale, data }) =>
    [lowerKeys(data)[key.toLowerCase()]].flat().flatMap((term) => {
      const words = isBlock(term) ? term['label'] : term;
      return ['string', 'number'].includes(typeof words) ? [`${locale} ${String(words).toLowerCase().replaceAll(/\s+/g, '-')}`] : [];
    }),
  );
  return new Set(terms).size;
}

/** Returns a page for each value of a key, such as a tag, and one that lists the values; none if no text has the key. */
function termPages(texts: readonly NamedMatter[], key: string, path: string): readonly ListingPages[] {
  const count = termCount(texts, key);
  return count === 0 ? [] : [{ urls: `${path}/…`, count: count + 1 }];
}

/** Returns the parts of a list of posts from the second one on. */
function partPages(posts: number, size: unknown, urls: string): readonly ListingPages[] {
  const count = typeof size === 'number' && size > 0 ? Math.ceil(posts / size) - 1 : 0;
  return count > 0 ? [{ urls, count }] : [];
}

/** https://gohugo.io/content-management/taxonomies/ */
function hugoListings({ config, folder }: HugoSite, texts: readonly NamedMatter[]): readonly ListingPages[] {
  if (folder === undefined) return [];
  const off = [config['disablekinds']].flat().map((kind) => String(kind).toLowerCase());
  const stated = config['taxonomies'];
  const keys = isBlock(stated) ? Object.values(stated).map(String) : ['tags', 'categories'];
  const terms = ['taxonomy', 'term', 'taxonomyterm'].some((kind) => off.includes(kind))
    ? []
    : keys.flatMap((key) => termPages(texts, key, `/${key.toLowerCase()}`));
  // A top-level folder has a list of its texts, even without an index.
  const names = new Set(texts.map(({ name }) => name));
  const tops = new Set(folder.length > 0 ? [] : texts.flatMap(({ name }) => /^([^/]+)\//.exec(name)?.[1] ?? []));
  const lists = [...tops].filter((top) => !names.has(`${top}/_index`) && !names.has(`${top}/index`));
  return [...terms, ...lists.map((top) => ({ urls: `/${top.toLowerCase()}`, count: 1 }))];
}

/** https://docusaurus.io/docs/blog, https://docusaurus.io/docs/sidebar/items#generated-index-page */
function docusaurusListings(
  { folder, urls, settings, files, textAt }: ListedFolder,
  texts: readonly NamedMatter[],
): readonly ListingPages[] {
  const tags = termPages(texts, 'tags', `${urls}/tags`);
  if (isBlog(folder)) {
    const size = /\bpostsPerPage:\s*(\d+|["']ALL["'])/.exec(settings?.code ?? '')?.[1] ?? '10';
    const authors = Object.values(configIn(textAt('authors.yml'))).filter((each) => isBlock(each) && Boolean(each['page'])).length;
    return [
      ...tags,
      ...(authors > 0 ? [{ urls: `${urls}/authors/…`, count: authors + 1 }] : []),
      { urls: `${urls}/archive`, count: 1 },
      ...partPages(texts.length, Number(size), `${urls}/page/…`),
    ];
  }
  const lists = [...files].flatMap((file) => {
    const { link } = /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file) ? configIn(textAt(file)) : {};
    return isBlock(link) && link['type'] === 'generated-index' ? [link] : [];
  });
  const slugs = lists.flatMap(({ slug }) => (typeof slug === 'string' ? [`${urls}/${slug.replace(/^\//, '')}`] : []));
  const others = lists.length - slugs.length;
  return [
    ...tags,
    ...(others > 0 ? [{ urls: `${urls}/category/…`, count: others }] : []),
    ...slugs.map((slug) => ({ urls: slug, count: 1 })),
  ];
}

/** https://jekyllrb.com/docs/pagination/, https://github.com/jekyll/jekyll-archives */
function jekyllListings(text: string, { folder, texts }: { readonly folder: string; readonly texts: readonly NamedMatter[] }) {
  const { plugins, gems, paginate, paginate_path: pattern = '/page:num', 'jekyll-archives': archives } = configIn(text);
  const posts = texts.filter(({ name }) => folder === '_posts' || /(?:^|\/)_posts\//.test(name));
  const { enabled, permalinks } = isBlock(archives) && [plugins, gems].flat().includes('jekyll-archives') ? archives : {};
  const ofTerms = (key: string, kind: string): readonly ListingPages[] => {
    const count = termCount(posts, key);
    const path = isBlock(permalinks) && typeof permalinks[kind] === 'string' ? permalinks[kind] : `/${kind}/:name`;
    const isOn = enabled === 'all' || enabled === true || [enabled].flat().includes(key);
    return isOn && count > 0 ? [{ urls: path.replace(/:name\/?/, '…'), count }] : [];
  };
  return [
    ...ofTerms('tags', 'tag'),
    ...ofTerms('categories', 'category'),
    ...partPages(posts.length, paginate, String(pattern).replace(/:num\/?/, '…')),
  ];
}

/** https://squidfunk.github.io/mkdocs-material/plugins/blog/ */
function mkdocsListings(text: string, { urls, texts }: { readonly urls: string; readonly texts: readonly NamedMatter[] }) {
  const plugins = [configIn(text)['plugins']]
    .flat()
    .flatMap((each): [string, unknown][] => (isBlock(each) ? Object.entries(each) : [[String(each), undefined]]));
  const plugin = plugins.find(([name]) => /^(?:material\/)?blog$/.test(name));
  if (plugin === undefined) return [];
  const { blog_dir: folder = 'blog', pagination_per_page: size = 10 } = configBlock(plugin[1]);
  const posts = texts.filter(({ name }) => name.startsWith(`${String(folder)}/posts/`));
  const path = `${urls}/${String(folder)}`;
  const years = new Set(posts.flatMap(({ data: { date } }) => /^\d{4}/.exec(String(isBlock(date) ? date['created'] : date))?.[0] ?? []));
  const topics = termCount(posts, 'categories');
  return [
    ...(topics > 0 ? [{ urls: `${path}/category/…`, count: topics }] : []),
    ...(years.size > 0 ? [{ urls: `${path}/archive/…`, count: years.size }] : []),
    ...partPages(posts.length, size, `${path}/page/…`),
  ];
}
