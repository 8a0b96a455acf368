// When pages were last changed: the latest date of the files that a page depends on, or a later instant at which the
// clock changed the page. Parts that every page displays, such as header and footer, do not count. A part is recognized
// as one of these if a not-found page has read it.
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { NodeGroup } from '../../store/groups.ts';
import { type Node, nodePath, readModes } from '../../store/reads/reads.ts';
import { placeAt } from '../render/view/page-sources.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { Ingredients } from './page-maker.ts';

interface DatedWorld {
  /** When each content file was last changed, by its name on disk, in milliseconds since 1970. Files with an unknown date are missing. */
  readonly dates: ReadonlyMap<string, number>;
  /**
   * Returns the names on disk of the files from which a file of the content tree was read: several for an entry in Markdown files or for
   * a derived entry.
   */
  readonly onDisk: (file: string) => readonly string[];
  /** Returns how pages have read a node (a path in the data that pages read), as bits of `readModes`. */
  readonly howRead: (node: Node) => number;
}

/**
 * Returns a function that returns the date of a page, or undefined if `made` lacks the page, or one of the files that the
 * page depends on has no date.
 */
export function lastChanges(
  made: ReadonlyMap<Route, Ingredients>,
  { dates, onDisk, howRead }: DatedWorld,
): (route: Route) => number | undefined {
  const layouts = [...made].flatMap(([{ kind }, ingredients]) => (kind === 'notFound' ? [ingredients] : []));
  const layout = new Set(layouts.flatMap(({ own, shared }) => [...own, ...shared.flat()]));
  const turn = latest(layouts.map(({ span }) => span.from));
  const dateOf = cachedByKey((file: string): number => latest(onDisk(file).map((name) => dates.get(name) ?? Number.NaN)));
  const dateOfNode = (node: Node): number => {
    const { file } = placeAt(nodePath(node)) ?? {};
    return file === undefined ? never : dateOf(file);
  };
  const isOfPage = (node: Node): boolean =>
    !layout.has(node) && (howRead(node) & (readModes.shown | readModes.condition)) !== 0 && !isLabel(node);
  const dateOfGroup = cachedByKey((group: NodeGroup): number => latest(group.filter(isOfPage).map(dateOfNode)));
  return (route) => {
    const ingredients = made.get(route);
    if (ingredients === undefined) return undefined;
    const { own, shared, span } = ingredients;
    // An instant at which the clock also changed a not-found page does not count.
    const turned = span.from > turn ? span.from : never;
    // If a file has no date, the result is NaN.
    const date = latest([turned, dateOf(route.entry.file), dateOfGroup(own), ...shared.map(dateOfGroup)]);
    return Number.isFinite(date) ? date : undefined;
  };
}

const never = Number.NEGATIVE_INFINITY;

/** Returns the latest date, or NaN if one of them is NaN. */
const latest = (dates: readonly number[]): number => dates.reduce((one, other) => Math.max(one, other), never);

/**
 * Returns whether a node only names or locates an entry, as menus and breadcrumbs do. Such reads of other pages do not
 * change the date of a page.
 */
const isLabel = (node: Node): boolean => {
  const [, group, , , value, key] = nodePath(node);
  return group === 'collections' && value === 'value' && (key === 'name' || key === 'parent');
};
