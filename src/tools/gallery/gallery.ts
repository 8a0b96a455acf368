// The gallery: every section type and every other part of the definition with example content, on pages that no build
// writes to the output. Examples are added to the content tree, so that all rules for content apply to them.
import type { BuildInput } from '../../build/build-input.ts';
import { plan } from '../../build/plan.ts';
import type { AssetFile, ContentTree } from '../../content/tree.ts';
import type { Code } from '../../diagnostics/catalogue/index.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { urlLockSource } from '../../model/locks.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import type { Site } from '../../model/site-content.ts';
import { clockAt } from '../../model/time/clock.ts';
import { hashOf } from '../../node/fs/hash-of.ts';
import { assetFiles, forHosts } from '../../output/emit.ts';
import { headersPath } from '../../output/hosts/static-hosts.ts';
import { makeImages } from '../../pages/images.ts';
import { renderPage } from '../../pages/render/page.tsx';
import { renderLocated } from '../../pages/render/render-located.ts';
import { pageViews } from '../../pages/render/view/page-view.ts';
import type { Route, RoutePlan } from '../../pages/routes/plan-routes.ts';
import type { AssetUrls, GalleryDefinition } from '../../site/definition.ts';
import { collectReads, type Reads } from '../../store/reads/reads.ts';
import type { Tracker } from '../../store/reads/track.ts';

/** The path of the gallery, after the prefix of each language. */
const galleryPath = '/__gallery';

export type GalleryInput = Pick<BuildInput, 'tree' | 'at' | 'overrides' | 'cache' | 'pictures'> & {
  readonly definition: GalleryDefinition;
  readonly urls: AssetUrls;
};

export interface Gallery {
  /**
   * The errors of the content, and all diagnostics of the examples. If one of them is an error other than a placeholder, the gallery has no
   * pages.
   */
  readonly diagnostics: readonly Diagnostic[];
  /** The paths of all pages, sorted. */
  readonly paths: readonly string[];
  /** The images on the pages, and the assets that are published unchanged. */
  readonly files: readonly OutputFile[];
  /** The headers file for gallery pages only, or undefined if the hosts of the site use no such file. */
  readonly headers?: OutputFile | undefined;
  /**
   * Returns the document at `path`, rendered on request, or undefined if the page does not exist. Throws a
   * TemplateError if a template throws.
   */
  readonly render: (path: string) => string | undefined;
  /** Yields what each page reads. A page is rendered only when the iteration reaches it. Undefined if there are no pages. */
  readonly reads?: (tracker: Tracker) => Iterable<Reads>;
}

/** Errors despite which the gallery is rendered. Placeholders occur only on unfinished pages, which the gallery does not display. */
const unfinished: ReadonlySet<Code> = new Set(['placeholder-left']);

/** Links to pages of the gallery are not shared on other sites, so the pages have no link-preview image. */
const noImage = { url: '' };

/** Opens the gallery. Reads the examples of `definition` as if they were files of the site's content. */
export async function openGallery({ definition, urls, ...input }: GalleryInput): Promise<Gallery> {
  const { tree, names } = mount(input.tree, definition);
  const { site, plan: own, order, diagnostics } = await plan({ ...input, tree, definition, release: false, tolerated: unfinished });
  const shown = diagnostics.flatMap((each) => {
    const mounted = names.get(each.file);
    if (mounted === undefined) return each.severity === 'error' ? [each] : [];
    return mounted.example === undefined ? [] : [{ ...each, file: mounted.example }];
  });
  if (site === undefined || own === undefined) return { diagnostics: shown, paths: [], files: [], render: () => undefined };
  const routes = own.routes.flatMap((route) => galleryRoutes(route, names.get(route.entry.file), definition));
  const all: RoutePlan = {
    ...own,
    routes: [...own.routes.filter(({ entry }) => !names.has(entry.file)), ...routes],
    routeOf: (entry, locale) =>
      routes.find((route) => route.entry.id === entry.id && route.locale === locale) ?? own.routeOf(entry, locale),
  };
  const processed = await input.pictures(order);
  const { pictures, icons } = processed;
  const { files: images } = await makeImages(processed);
  const clock = clockAt(input.at, definition.calendar);
  const renderer = (of: Site): ((route: Route) => string) => {
    const viewOf = pageViews(of, { plan: all, pictures, clock });
    const input = { site: of, definition, assets: urls, icons, clock };
    return (route) =>
      renderLocated(viewOf(route), (view, wrap) => renderPage({ ...input, ...(wrap && { wrap }) }, { route, view, image: noImage })).html;
  };
  const render = renderer(site);
  const byPath = new Map(routes.map((route) => [route.path, route]));
  return {
    diagnostics: shown,
    paths: [...byPath.keys()].sort(),
    files: [...images, ...assetFiles(site, tree)],
    headers: forHosts(site, own, { ...definition, early: urls.early }).find(({ path }) => path === headersPath),
    render: (path) => {
      const route = byPath.get(path);
      return route && render(route);
    },
    reads: function* (tracker) {
      const tracked = renderer(tracker.track({ site }, [site.model, site.locales]).site);
      for (const route of routes) yield collectReads(() => tracked(route)).reads;
    },
  };
}

/** A file that is added to the content. */
interface GalleryFile {
  /** The subject of a page: a section type, the singular of a collection, a part, or `index`; prose is named like its file. */
  readonly name: string;
  /** True for an entry of a collection. Its file has one page, and no pages for single examples. */
  readonly isEntry: boolean;
  /** The example file; undefined for a page without examples of its own. */
  readonly example?: string;
  readonly file: string;
  readonly text: string;
}

/** Returns the tree with the examples added, and what each added file contains. */
function mount(tree: ContentTree, definition: GalleryDefinition) {
  const own = Object.entries(definition.examples).map(([path, text]) => mountedAs(path.replace(/^\//, ''), text, definition));
  const sections = own.find(({ file, isEntry }) => !isEntry && file.endsWith('.yaml'));
  const bare = ['index', ...Object.keys(definition.parts)].map(
    (name): GalleryFile => ({
      name,
      isEntry: false,
      file: pageFile(name),
      text: asPage(name, definition.examples[`/${sections?.example}`] ?? '', definition),
    }),
  );
  const all = [...bare, ...own];
  // Gallery pages have no public URLs, so the record of public URLs is left out.
  const texts = [...tree.texts].filter(([file]) => file !== urlLockSource);
  return {
    tree: {
      ...tree,
      texts: new Map([...texts, ...all.map(({ file, text }): [string, string] => [file, text])]),
      assets: new Map([...tree.assets, ...Object.entries(definition.exampleAssets ?? {}).map(mountedAsset)]),
    },
    names: new Map(all.map((mounted) => [mounted.file, mounted])),
  };
}

/**
 * Returns the content file for an example file. `example` is `templates/sections/hero/examples.yaml`,
 * `templates/collections/notes/examples.yaml`, or the prose of an example.
 */
function mountedAs(example: string, text: string, definition: GalleryDefinition): GalleryFile {
  const [parent, folder = '', base = ''] = example.split('/').slice(-3);
  // A section type and a collection may have the same name.
  const collection = parent === 'collections' ? definition.collections[folder] : undefined;
  if (base.endsWith('.mdx')) return { name: base, isEntry: false, example, file: `pages/${base}`, text };
  if (collection === undefined)
    return { name: folder, isEntry: false, example, file: pageFile(folder), text: asPage(folder, text, definition) };
  const { singular } = collection;
  return { name: singular, isEntry: true, example, file: `${folder}/gallery-${singular.toLowerCase()}.yaml`, text };
}

/** Turns a data URL into an asset with the name of its file. */
function mountedAsset([path, url]: [string, string]): [string, AssetFile] {
  const bytes = Buffer.from(url.replace(/^[^,]*,/, ''), 'base64');
  return [path.replace(/^.*\//, ''), { bytes, hash: hashOf(bytes) }];
}

const pageFile = (name: string): string => `pages/gallery-${name.toLowerCase()}.yaml`;

/**
 * Turns an example that contains only sections into a page. The other fields of the page are appended, so that
 * positions in the example remain correct.
 */
const asPage = (name: string, text: string, { locales }: GalleryDefinition): string =>
  `${text}\n${pageFields(name, languagesOf(text, locales))}`;

/** Returns the languages of the texts in an example; all languages for an example without texts. */
function languagesOf(text: string, { list }: Locales): readonly Locale[] {
  const found = list.filter((locale) => new RegExp(`(?:^\\s*|[{,]\\s*)["']?${locale}["']?:\\s`, 'm').test(text));
  return found.length === 0 ? list : found;
}

function pageFields(name: string, languages: readonly Locale[]): string {
  const inEach = (text: string): string => `{ ${languages.map((locale) => `${locale}: ${JSON.stringify(text)}`).join(', ')} }`;
  return `languages: [${languages.join(', ')}]
name: ${inEach(name)}
meta:
  title: ${inEach(`${name} (gallery)`)}
  description: ${inEach(`Examples: ${name}`)}
`;
}

/** Returns the route of the page for a file and, unless the file is an entry, a route for each example on that page. */
function galleryRoutes(route: Route, mounted: GalleryFile | undefined, { locales, parts }: GalleryDefinition): Route[] {
  if (mounted === undefined) return [];
  const { name } = mounted;
  const whole = { ...route, ...placeOf(route, name === 'index' ? '' : `/${name}`, locales) };
  const { entry } = route;
  const { sections: all } = entry.value;
  if (mounted.isEntry) return [whole];
  const ids = parts[name] ?? (name === 'index' ? [] : (all ?? []).flatMap(({ id }) => id ?? []));
  const single = ids.map((id) => {
    const sections = (all ?? []).filter((section) => section.id === id);
    const value = sections.length === 0 ? entry.value : { ...entry.value, sections };
    return { ...route, ...placeOf(route, `/${name}/${id}`, locales), entry: { ...entry, id: `${entry.id}-${id}`, value } };
  });
  return [whole, ...single];
}

function placeOf({ locale, alternates: own }: Route, below: string, locales: Locales): Pick<Route, 'path' | 'output' | 'alternates'> {
  const path = locales.pathIn(locale, `${galleryPath}${below}`);
  const alternates = Object.fromEntries(Object.keys(own).map((each) => [each, locales.pathIn(each, `${galleryPath}${below}`)]));
  return { path, output: `${path.slice(1)}.html`, alternates };
}
