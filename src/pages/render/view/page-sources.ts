// All content that pages are rendered from, as one tree, and the same tree with reads recorded. From what a page has
// read, `watch` knows whether an edit affects the page, and `explain` knows what the page depends on.
import { assetFile } from '../../../model/asset-file.ts';
import { assetOfKey, type IconView, type ImageView } from '../../../model/references/image.ts';
import { type Entry, entriesOf, type Site } from '../../../model/site-content.ts';
import { fileOfPath, partOfFile } from '../../../model/site-files.ts';
import { defineQuery } from '../../../store/query.ts';
import type { QueryCache } from '../../../store/query-cache.ts';
import { extend } from '../../../store/reads/lazy.ts';
import { childOf, type Node, nodePath, type Path, readModes, recordRead } from '../../../store/reads/reads.ts';
import type { Neighbours } from '../../routes/neighbours.ts';
import type { Route, RoutePlan } from '../../routes/plan-routes.ts';
import { indexPaths, type PathIndex } from './links.ts';

const planAsPageSourceQuery = defineQuery('plan as a page source');

/** The content that pages are rendered from, as plain data. */
export interface PageSources {
  readonly site: Site;
  /** The paths of each page by language, for links and language switches. */
  readonly paths: PathIndex;
  /** The previous and next page of each part of a paginated list, by the path of the part. */
  readonly neighbours: ReadonlyMap<string, Neighbours>;
  /** The file of the home page. */
  readonly home: string | undefined;
  /** The file of the page that lists a collection, by the name of the collection. */
  readonly overviews: ReadonlyMap<string, string | undefined>;
  /** The file of the page that lists an entry, by the file of the entry. */
  readonly listedOn: ReadonlyMap<string, string | undefined>;
  readonly images: ReadonlyMap<string, ImageView>;
  readonly icons: readonly IconView[];
}

/**
 * Returns the path at which the page sources contain a place in content, or undefined for content that no page uses. The place is at `path`
 * in `file`; if `path` is empty, it is the entire file.
 */
export function sourcePath(
  { model }: Pick<Site, 'model'>,
  { file, path = [] }: { readonly file: string; readonly path?: Path | undefined },
): Path | undefined {
  if (file.endsWith('.mdx')) return ['site', 'prose', file];
  const part = partOfFile(model, file);
  return part && ['site', ...part, ...path];
}

/** Converts a path in the page sources to a place in content, or returns undefined if the path does not lead to content. */
export function placeAt([root, ...part]: Path): { readonly file: string; readonly path: Path } | undefined {
  const [group, name] = part;
  if (root === 'images') return group === undefined ? undefined : { file: assetFile(assetOfKey(String(group))), path: [] };
  if (root !== 'site') return undefined;
  if (group === 'prose') return name === undefined ? undefined : { file: String(name), path: [] };
  if (group === 'assets') return name === undefined ? undefined : { file: assetFile(String(name)), path: [] };
  return fileOfPath(part);
}

/**
 * Returns whether a read of a node counts as a read of everything inside it, when only staleness matters. This applies to:
 *
 * - each field of an entry, such as its `title`;
 * - in other parts of `site`, each value two levels below the part: `site.settings.contacts.sales`, `site.messages.en.layout`;
 * - outside `site`, each value of a map: the image `images.<key>`.
 *
 * In prices it applies to nothing, so each price is tracked separately.
 */
export function isReadWhole(node: Node): boolean {
  const [top, part, ...rest] = nodePath(node);
  if (top !== 'site') return top !== undefined && part !== undefined;
  if (part === 'collections') return rest.length >= 4;
  return part !== 'prices' && rest.length >= 2;
}

interface PageImages {
  readonly pictures: PageSources['images'];
  readonly icons: PageSources['icons'];
  readonly queries: QueryCache;
}

export const pageSources = (site: Site, plan: RoutePlan, { pictures, icons, queries }: PageImages): PageSources => ({
  site,
  ...queries.compute(planAsPageSourceQuery, [plan.signature], () => ({
    paths: indexPaths(plan),
    neighbours: new Map(plan.routes.flatMap(({ path, neighbours }) => (neighbours === undefined ? [] : [[path, neighbours]]))),
    home: plan.home?.file,
    overviews: new Map(Object.keys(site.collections).map((name) => [name, plan.overviewOf(name)?.file])),
    listedOn: new Map(entriesOf(site).map((entry) => [entry.file, plan.listedOn(entry)?.file])),
  })),
  images: pictures,
  icons,
});

/** A plan on tracked content, and a function that returns the tracked route for a route of the original plan. */
export interface TrackedPlan {
  readonly plan: RoutePlan;
  readonly trackedRoute: (route: Route) => Route;
  /** Like `trackedRoute`, but with the untracked entry: using this entry is recorded as reading all of it. */
  readonly ownRoute: (route: Route, root: Node) => Route;
}

/** Returns `plan` with the entries and paths of `sources`, so that using a route is recorded as reading them. */
export function planOn(sources: PageSources, plan: RoutePlan): TrackedPlan {
  const { site, paths, neighbours, overviews, listedOn } = sources;
  const entries = new Map(entriesOf(site).map((entry) => [entry.file, entry]));
  const entryAt = (file: string | undefined): Entry | undefined => entries.get(file ?? '');
  const routeOn = (route: Route, entry: () => Entry): Route => {
    const alternates = () => paths.get(`${route.kind}:${route.entry.id}`) ?? route.alternates;
    const path = () => alternates()[route.locale] ?? route.path;
    return extend(route, { entry, path, alternates, neighbours: () => neighbours.get(route.path) });
  };
  const known = new Map<Route, Route>();
  const trackedRoute = (route: Route): Route => {
    const own = known.get(route) ?? routeOn(route, () => entryAt(route.entry.file) ?? route.entry);
    known.set(route, own);
    return own;
  };
  const tracked: RoutePlan = {
    signature: plan.signature,
    get routes() {
      // Reading the keys records that the list depends on the set of routes.
      paths.keys();
      return plan.routes.map(trackedRoute);
    },
    get home() {
      return entryAt(sources.home);
    },
    overviewOf: (collection) => entryAt(overviews.get(collection)),
    listedOn: (entry) => entryAt(listedOn.get(entry.file)),
    routeOf: (entry, locale) => {
      const found = plan.routeOf(entry, locale);
      // Records that no such route exists, so that adding it makes this result stale.
      if (found === undefined) paths.keys();
      return found && trackedRoute(found);
    },
  };
  const ownRoute: TrackedPlan['ownRoute'] = (route, root) =>
    routeOn(route, () => {
      recordRead(nodeOf(root, ['site', 'collections', route.collection, route.entry.file]), readModes.shown);
      return route.entry;
    });
  return { plan: tracked, trackedRoute, ownRoute };
}

const nodeOf = (root: Node, path: Path): Node => path.reduce<Node>(childOf, root);
