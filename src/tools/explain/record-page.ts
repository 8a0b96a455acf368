// Renders a page with the site's own templates and records all content that it reads, and why. The result is exact,
// because it consists of what rendering has read.
import type { PreparedSite } from '../../build/prepared-site.ts';
import type { CheckContext } from '../../content/checks/check.ts';
import { assetName } from '../../model/asset-file.ts';
import { keysAt } from '../../model/data/schema-walk.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { groupBy } from '../../model/group-by.ts';
import { singleFileAt } from '../../model/kind.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { type Image, isImage } from '../../model/references/image.ts';
import type { Rendered } from '../../pages/render/page.tsx';
import { placeAt } from '../../pages/render/view/page-sources.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { type Node, nodePath, type Read, readModes } from '../../store/reads/reads.ts';
import { createTracker } from '../../store/reads/track.ts';
import { addressPlace, type ContentPlace, factPlaces, placeKeyOf, yamlDataOf } from './places.ts';

/** Why a value is on a page: another place in content refers to it, or a template uses it directly. */
export type Reason = { readonly place: ContentPlace } | { readonly template: string };

/** Content that is on a page, and why. */
export interface Use {
  readonly place: ContentPlace;
  readonly reasons: readonly Reason[];
}

export interface PageRecording<Made> {
  readonly route: Route;
  readonly made: Made;
  readonly uses: readonly Use[];
}

/** The functions that render pages, and the data that naming a place needs. */
interface RenderContext extends Pick<PreparedSite, 'site' | 'routes' | 'recorder' | 'prose'> {
  /** The time for which the site is built, in milliseconds since 1970. */
  readonly at: number;
}

/** The name for reads outside any component: head data for search engines and link previews. */
export const outsideTemplates = 'the head of the page';

/** Returns a function that renders pages and records what each of them reads. */
export function recorder({ site, routes, recorder: record, at, prose }: RenderContext): (route: Route) => PageRecording<Rendered> {
  const { page: render } = record(createTracker());
  const data = yamlDataOf(site);
  const facts = factPlaces(site, at);
  const files = new Map(routes.routes.map(({ kind, entry }) => [`${kind}:${entry.id}`, entry.file]));
  const places = new Map<Node, ContentPlace | undefined>();
  const placeOf = (node: Node): ContentPlace | undefined => {
    if (!places.has(node)) places.set(node, find(node));
    return places.get(node);
  };
  const find = (node: Node): ContentPlace | undefined => {
    const path = nodePath(node);
    const file = path[0] === 'paths' ? files.get(String(path[1])) : undefined;
    return file === undefined ? asWritten(placeAt(path)) : addressPlace(file);
  };
  /** Returns `place` without keys within an image, because content contains only the name of the image. */
  const asWritten = (place: ContentPlace | undefined): ContentPlace | undefined => {
    const above = place?.path.slice(0, -1) ?? [];
    return place !== undefined && imageAt(data, { file: place.file, path: above }) !== undefined ? { ...place, path: above } : place;
  };
  /** Returns the places in `citing` that refer to `target`. In an MDX file, every reference has a place of its own. */
  const citation = (citing: ContentPlace, target: ContentPlace): readonly ContentPlace[] => {
    const { links = [], facts: named = [] } = prose.get(citing.file) ?? {};
    const linking = links.filter(({ link }) => Object.values(link).some((name) => leadsTo(String(name), target)));
    const naming = named.filter(({ name }) => placeKeyOf(facts.get(name) ?? citing) === placeKeyOf(target));
    const ranges = [...linking, ...naming].map(({ range }) => ({ ...citing, range }));
    return ranges.length === 0 ? [citing] : ranges;
  };
  const reasonsOf = (target: ContentPlace, { citedBy, components }: Read): readonly Reason[] => {
    const citing = [...citedBy].flatMap((node) => placeOf(node) ?? []).flatMap((place) => citation(place, target));
    const templates = components.size === 0 ? [outsideTemplates] : [...components];
    return [...citing.map((place) => ({ place })), ...templates.map((template) => ({ template }))];
  };
  return (route) => {
    const { value: rendered, reads } = render(route);
    const uses = [...reads].flatMap(([node, read]) => {
      const place = (read.how & readModes.shown) === 0 ? undefined : placeOf(node);
      return place === undefined ? [] : [{ place, reasons: reasonsOf(place, read) }];
    });
    return { route, made: rendered, uses: namedBy(merged(uses), { model: site.model, locales: site.locales, data, prose }) };
  };
}

function imageAt(data: ReadonlyMap<string, unknown>, { file, path }: ContentPlace): Image | undefined {
  const value = path.length === 0 ? undefined : valueAt(data.get(file), path);
  return isImage(value) ? value : undefined;
}

/** Returns whether `name`, the target of a link, is the id of the entry in `file` or a step of `path`. */
const leadsTo = (name: string, { file, path }: ContentPlace): boolean => path.includes(name) || file.endsWith(`/${name}.yaml`);

/** Merges uses of the same place: all sizes of an image share a place, and so do all reads of a page's URL. */
function merged(uses: readonly Use[]): readonly Use[] {
  return [...groupBy(uses, ({ place }) => placeKeyOf(place)).values()].flatMap((same) =>
    same.slice(-1).map(({ place }) => ({ place, reasons: uniqueReasons(same.flatMap(({ reasons }) => reasons)) })),
  );
}

/** Returns each of the reasons once. */
export const uniqueReasons = (reasons: readonly Reason[]): readonly Reason[] => [
  ...new Map(reasons.map((each) => [JSON.stringify(each), each])).values(),
];

interface NamingContext extends Pick<CheckContext, 'model' | 'data' | 'prose'> {
  readonly locales: Locales;
}

/** Returns the names that content uses for the value at `place`: keys of its path that no schema lists, and the name of an asset. */
function namesOf({ file, path }: ContentPlace, { model, locales, data }: NamingContext): readonly string[] {
  const asset = assetName(file);
  if (asset !== undefined) return [asset];
  const schema = singleFileAt(model, file)?.schema;
  if (schema === undefined || file.startsWith('translations/')) return [];
  return path.flatMap((step, index) => {
    const isKnown = typeof step === 'number' || locales.has(step) || keysAt(schema, path.slice(0, index), data.get(file)).includes(step);
    return isKnown ? [] : [String(step)];
  });
}

/** Adds reasons to each use: the places on the page whose value is a name of the used content, such as the name of an asset. */
function namedBy(uses: readonly Use[], context: NamingContext): Use[] {
  const { locales, data, prose } = context;
  const named = new Map<string, ContentPlace[]>();
  const put = (name: string, place: ContentPlace): void => void named.set(name, [...(named.get(name) ?? []), place]);
  for (const { place } of uses) {
    const value = imageAt(data, place)?.asset ?? valueAt(data.get(place.file), place.path);
    if (typeof value === 'string' && !locales.has(place.path.at(-1))) put(value, place);
    for (const { asset, range } of prose.get(place.file)?.pictures ?? []) put(asset, { ...place, range });
  }
  return uses.map(({ place, reasons }) => {
    const more = namesOf(place, context).flatMap((name) => (named.get(name) ?? []).map((from) => ({ place: from })));
    return { place, reasons: uniqueReasons([...more, ...reasons]) };
  });
}
