// The pages of a build as plain data, with everything that they have read. A later process verifies these reads instead of rendering.
import type { Path } from '../../store/reads/reads.ts';
import type { AuditedPage } from '../audit/site.ts';

/** The data of a page that a build needs without rendering it. */
export interface CachedPage {
  /** The fingerprint of the HTML: equal names mean equal bytes. */
  readonly name: string;
  readonly audited: AuditedPage;
  /** The length of the HTML in bytes. */
  readonly bytes: number;
  readonly islands: number;
  /** The link-preview image; `drawn` is true if it is an output file that belongs to this page. */
  readonly image: { readonly url: string; readonly drawn: boolean } | undefined;
  /** The path of the stylesheet with the values that elements list in `data-vars`; pages with equal values share it. */
  readonly sheet: string | undefined;
}

/** Pages by file and language, and the tables whose rows they refer to by index. */
export interface PageTables {
  /** The versions of the files that pages have read. */
  readonly versions: Readonly<Record<string, string>>;
  /**
   * The nodes (paths in the data that pages read), parents first. A row has the index of the parent (-1 for the root), the key, how the
   * node was read, and its fingerprint.
   */
  readonly nodes: readonly NodeRow[];
  /** Groups of nodes that many pages have read together, as indexes of `nodes`. */
  readonly groups: readonly (readonly number[])[];
  /** The audits of pages, as JSON. */
  readonly texts: readonly string[];
  readonly pages: Readonly<Record<string, PageRow>>;
  /** The total number of rows of nodes, groups and texts when all pages were last packed. Pages that changed later have added rows. */
  readonly packed: number;
}

export interface PagesSnapshot extends PageTables {
  /** The files of `outputs` and the feeds of the same build, by their paths; stored like pages without an audit. */
  readonly outputs?: PageTables | undefined;
}

export type NodeRow = readonly [parent: number, key: string | number, bits: number, fingerprint: string];

export type PageRow = readonly [
  page: Omit<CachedPage, 'audited'>,
  audited: number,
  own: readonly number[],
  groups: readonly number[],
  from: number | null,
  until: number | null,
];

/** Returns the keys of the pages that have read the node at a path. */
export function keysThatRead({ nodes, groups, pages }: PagesSnapshot, path: Path): ReadonlySet<string> {
  const last = path.at(-1);
  const pathAt = (index: number): Path => {
    const row = nodes[index];
    return row === undefined ? [] : [...pathAt(row[0]), row[1]];
  };
  const isAtPath = (index: number): boolean => nodes[index]?.[1] === last && pathAt(index).join('\n') === path.join('\n');
  const found = new Set([...nodes.keys()].filter(isAtPath));
  if (found.size === 0) return new Set();
  const has = (indexes: readonly number[]): boolean => indexes.some((index) => found.has(index));
  const shared = new Set([...groups.keys()].filter((group) => has(groups[group] ?? [])));
  const hasRead = ([, , own, of]: PageRow): boolean => has(own) || of.some((group) => shared.has(group));
  return new Set(Object.keys(pages).filter((key) => pages[key] !== undefined && hasRead(pages[key])));
}

export const noAudit: AuditedPage = { findings: [], kept: [] };
