// The gallery: every section type and every other part of the definition with content of its own, on pages that nothing
// writes to the output. Examples are laid into the content tree, so that they keep all the rules of content.
import type { BuildInput } from '../build.ts';
import { plan } from '../build.ts';
import type { ContentTree } from '../content/tree.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { OutputFile } from '../emit/emit.ts';
import type { Locales } from '../model/locale.ts';
import { urlLockSource } from '../model/locks.ts';
import { renderPage } from '../render/page.tsx';
import { pageViews } from '../render/page-view.ts';
import type { Route, RoutePlan } from '../routes/plan-routes.ts';
import type { AssetUrls, GalleryDefinition } from '../site/definition.ts';

/** Where the gallery is served; in English under /en. */
export const galleryPath = '/__gallery';

export type GalleryInput = Pick<BuildInput, 'tree' | 'at' | 'overrides' | 'cache' | 'pictures'> & {
  readonly definition: GalleryDefinition;
  readonly urls: AssetUrls;
};

export interface Gallery {
  /** Everything wrong with the content and the examples; with an error among them there are no pages. */
  readonly diagnostics: readonly Diagnostic[];
  /** The paths of all pages, sorted. */
  readonly paths: readonly string[];
  /** The pictures that they show. */
  readonly files: readonly OutputFile[];
  /** The document at `path`, rendered when asked for; undefined where there is no such page. */
  readonly render: (path: string) => string | undefined;
}

/** Nobody shares a page of the gallery. */
const noImage = { url: '' };

/** The folder of the examples, from the root of the project; diagnostics name files in it. */
const home = 'templates/gallery/examples';

/** Reads the examples of `definition` as content beside the site's own. */
export async function openGallery({ definition, urls, ...input }: GalleryInput): Promise<Gallery> {
  const { tree, names } = mount(input.tree, definition);
  const { site, plan: own, order, diagnostics } = await plan({ ...input, tree, definition, release: false });
  const told = diagnostics.flatMap((each) => {
    const name = names.get(each.file);
    return name === undefined ? (each.severity === 'error' ? [each] : []) : [{ ...each, file: `${home}/${name}` }];
  });
  if (site === undefined || own === undefined) return { diagnostics: told, paths: [], files: [], render: () => undefined };
  const routes = own.routes.flatMap((route) => galleryRoutes(route, names.get(route.entry.file), definition));
  const all: RoutePlan = {
    ...own,
    routes: [...own.routes.filter(({ entry }) => !names.has(entry.file)), ...routes],
    routeOf: (entry, locale) =>
      routes.find((route) => route.entry.id === entry.id && route.locale === locale) ?? own.routeOf(entry, locale),
  };
  const { pictures, icons, files } = await input.pictures(order);
  const viewOf = pageViews(site, { plan: all, pictures, at: input.at });
  const byPath = new Map(routes.map((route) => [route.path, route]));
  return {
    diagnostics: told,
    paths: [...byPath.keys()].sort(),
    files,
    render: (path) => {
      const route = byPath.get(path);
      return route && renderPage({ site, definition, assets: urls, icons, at: input.at }, { route, view: viewOf(route), image: noImage });
    },
  };
}

/** The tree with the examples in it, and the file of each example by the file it is laid in as. */
function mount(tree: ContentTree, definition: GalleryDefinition) {
  const { examples, parts } = definition;
  const layouts = layoutsOf(definition);
  const bare = ['index', ...Object.keys(parts)].map((name): [string, string, string] => [
    `${name}.yaml`,
    mountedAs(`${name}.yaml`),
    blank(name),
  ]);
  const own = Object.entries(examples).map(([name, text]): [string, string, string] => [
    name,
    mountedAs(name, layouts[name]),
    completed(name, text, name in layouts),
  ]);
  const all = [...bare, ...own];
  // Nobody has been promised an example.
  const texts = [...tree.texts].filter(([file]) => file !== urlLockSource);
  return {
    tree: { ...tree, texts: new Map([...texts, ...all.map(([, file, text]): [string, string] => [file, text])]) },
    names: new Map(all.map(([name, file]) => [file, name])),
  };
}

/** The folders of whole entries among the examples, by their files: `solution.yaml`. */
const layoutsOf = ({ collections, examples }: GalleryDefinition): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(collections)
      .map(([folder, { singular }]) => [`${singular}.yaml`, folder] as const)
      .filter(([file]) => Object.hasOwn(examples, file)),
  );

const mountedAs = (name: string, folder = 'pages'): string =>
  name.endsWith('.mdx') ? `pages/${name}` : `${folder}/gallery-${name.toLowerCase()}`;

/** Examples of sections list nothing else: what a page must have besides comes after them, so that places stay. */
const completed = (name: string, text: string, isWhole: boolean): string =>
  name.endsWith('.mdx') || isWhole ? text : `${text}\n${pageFields(name.replace('.yaml', ''))}`;

const pageFields = (name: string): string => `languages: [de, en]
name: { de: ${name}, en: ${name} }
meta:
  title: { de: "Galerie: ${name}", en: "Gallery: ${name}" }
  description: { de: "Beispiele für ${name}, nur in der Vorschau.", en: "Examples of ${name}, in the preview only." }
`;

/** A page without examples of its own: the index, and parts that are made by templates alone. */
const blank = (name: string): string =>
  `sections:\n  - { type: hero, title: { de: ${name}, en: ${name} }, lead: { de: ${name}, en: ${name} } }\n${pageFields(name)}`;

/** The page of a type, and a page for each of its examples. */
function galleryRoutes(route: Route, file: string | undefined, definition: GalleryDefinition): Route[] {
  const { locales, parts } = definition;
  if (file === undefined) return [];
  const name = file.replace('.yaml', '');
  const whole = { ...route, ...placeOf(route, name === 'index' ? '' : `/${name}`, locales) };
  const { entry } = route;
  const { sections: all } = entry.value;
  if (file in layoutsOf(definition)) return [whole];
  const ids = parts[name] ?? (name === 'index' ? [] : (all ?? []).flatMap(({ id }) => id ?? []));
  const single = ids.map((id) => {
    const sections = (all ?? []).filter((section) => section.id === id);
    const value = sections.length === 0 ? entry.value : { ...entry.value, sections };
    return { ...route, ...placeOf(route, `/${name}/${id}`, locales), entry: { ...entry, id: `${entry.id}-${id}`, value } };
  });
  return [whole, ...single];
}

function placeOf({ locale }: Route, below: string, locales: Locales): Pick<Route, 'path' | 'output' | 'alternates'> {
  const path = locales.pathIn(locale, `${galleryPath}${below}`);
  const alternates = locales.record((each) => locales.pathIn(each, `${galleryPath}${below}`));
  return { path, output: `${path.slice(1)}.html`, alternates };
}
