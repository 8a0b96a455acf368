// When pages were changed last: the date of the youngest file that a page is made of, or a later instant at which the clock
// has changed it. What every page shows, such as header and footer, says nothing of one: not-found pages have read it, too.

import { assetFile } from '../../model/asset-file.ts';
import { fileOfPath } from '../../model/site-files.ts';
import type { NodeGroup } from '../../store/groups.ts';
import { how, type Node, nodePath } from '../../store/reads/reads.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { Ingredients } from './page-maker.ts';

interface DatedWorld {
  /** When each file of content was changed last, in milliseconds since 1970; nothing of one for which that is unknown. */
  readonly dates: ReadonlyMap<string, number>;
  /** How pages have read a node: bits of `how`. */
  readonly howRead: (node: Node) => number;
}

/** A function that returns the date of a page; undefined if one of its files has no date. Call it only for pages of `made`. */
export function lastChanges(made: ReadonlyMap<Route, Ingredients>, { dates, howRead }: DatedWorld): (route: Route) => number | undefined {
  const layouts = [...made].flatMap(([{ kind }, ingredients]) => (kind === 'notFound' ? [ingredients] : []));
  const layout = new Set(layouts.flatMap(({ own, shared }) => [...own, ...shared.flat()]));
  const turn = latest(layouts.map(({ span }) => span.from));
  const dateOf = (file: string | undefined): number => (file === undefined ? never : (dates.get(file) ?? Number.NaN));
  const isOfPage = (node: Node): boolean => !layout.has(node) && (howRead(node) & (how.shown | how.condition)) !== 0 && !isLabel(node);
  const known = new Map<NodeGroup, number>();
  const dateOfGroup = (group: NodeGroup): number => {
    const date = known.get(group) ?? latest(group.filter(isOfPage).map((node) => dateOf(fileOf(node))));
    known.set(group, date);
    return date;
  };
  return (route) => {
    const ingredients = made.get(route);
    if (ingredients === undefined) return undefined;
    const { own, shared, span } = ingredients;
    // A file without a date leaves no number.
    const turned = span.from > turn ? span.from : never;
    const date = latest([turned, dateOf(route.entry.file), dateOfGroup(own), ...shared.map(dateOfGroup)]);
    return Number.isFinite(date) ? date : undefined;
  };
}

const never = Number.NEGATIVE_INFINITY;

/** Not a number if one of them is not. */
const latest = (dates: readonly number[]): number => dates.reduce((one, other) => Math.max(one, other), never);

/** True for what menus and breadcrumbs call an entry, and for what they find it by: of other pages, no page is made of more. */
const isLabel = (node: Node): boolean => {
  const [, group, , , value, key] = nodePath(node);
  return group === 'collections' && value === 'value' && (key === 'name' || key === 'parent');
};

/** The file of content that a node is from; undefined for what follows from the plan of the site. */
function fileOf(node: Node): string | undefined {
  const [top, ...path] = nodePath(node);
  // An image is keyed by its place and its asset.
  if (top === 'images') return path[0] === undefined ? undefined : assetFile(String(path[0]).replace(/^\S+ /, ''));
  if (top !== 'site') return undefined;
  return path[0] === 'prose' ? path[1]?.toString() : fileOfPath(path)?.file;
}
