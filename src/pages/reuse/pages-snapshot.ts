// The pages of a build as plain data, with everything that they have read. A later process verifies these reads instead of rendering.

import { byCodeUnits } from '../../model/by-code-units.ts';
import { groupNamer, type NodeGroup } from '../../store/groups.ts';
import { childOf, type Node, nodePath, type Path } from '../../store/reads/reads.ts';
import type { Result, Store } from '../../store/store.ts';
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
  /** The path of the stylesheet with the page's values; pages with equal values share it. */
  readonly sheet: string | undefined;
}

export interface PagesSnapshot {
  /** The versions of the files that pages have read. */
  readonly versions: Readonly<Record<string, string>>;
  /** Nodes, parents first: the index of the parent (-1 for the root), the key, how it was read, its fingerprint. */
  readonly nodes: readonly (readonly [parent: number, key: string | number, bits: number, fingerprint: string])[];
  /** Nodes that many pages have read together. */
  readonly groups: readonly (readonly number[])[];
  /** The audits of pages, as JSON. */
  readonly texts: readonly string[];
  /** Pages by file and language. */
  readonly pages: Readonly<Record<string, PageRow>>;
  /** The further files of the same build, by their paths; stored like pages without an audit. */
  readonly outputs?: Omit<PagesSnapshot, 'outputs'> | undefined;
}

type PageRow = readonly [
  page: Omit<CachedPage, 'audited'>,
  audited: number,
  own: readonly number[],
  groups: readonly number[],
  from: number | null,
  until: number | null,
];

/** Finds a page of a snapshot by its key; returns undefined if the snapshot does not have it. */
export type FindPage = (key: string) => Result<CachedPage> | undefined;

/**
 * Returns a function that finds pages of an earlier process, as results of the current revision of `store`. Call this
 * before a revision starts whose inputs may differ. A page and its reads are restored on request.
 */
export function pageFinder({ inputs }: Store, snapshot: Omit<PagesSnapshot, 'outputs'>, root: Node): FindPage {
  inputs.restoreVersions(snapshot.versions);
  return finderIn(snapshot, { root, revision: inputs.revision(), addNode: inputs.restore });
}

/** Like `pageFinder`, for pages that another thread has rendered from the inputs of this revision, so nothing is compared. */
export const adoptedPages = ({ inputs }: Store, snapshot: Omit<PagesSnapshot, 'outputs'>, root: Node): FindPage =>
  finderIn(snapshot, { root, revision: inputs.revision(), addNode: inputs.adopt });

interface FoundIn {
  readonly root: Node;
  readonly revision: number;
  readonly addNode: Store['inputs']['restore'];
}

function finderIn(
  { nodes: rows, groups: lists, texts, pages }: Omit<PagesSnapshot, 'outputs'>,
  { root, revision, addNode }: FoundIn,
): FindPage {
  const nodeAt = cachedByIndex(rows, ([parent, key, bits, fingerprint]): Node => {
    const node = childOf(nodeAt(parent) ?? root, key);
    if (bits !== 0) addNode(node, { bits, fingerprint });
    return node;
  });
  const groupOf = (indexes: readonly number[]): NodeGroup => indexes.flatMap((index) => nodeAt(index) ?? []);
  const groupAt = cachedByIndex(lists, groupOf);
  // `snapshotOfPages` has written these texts.
  const auditAt = cachedByIndex(texts, (text) => JSON.parse(text) as AuditedPage);
  return (key) => {
    const row = Object.hasOwn(pages, key) ? pages[key] : undefined;
    if (row === undefined) return undefined;
    const [page, audited, own, shared, from, until] = row;
    return {
      value: { ...page, image: page.image ?? undefined, sheet: page.sheet ?? undefined, audited: auditAt(audited) ?? noAudit },
      own: groupOf(own),
      shared: shared.map((index) => groupAt(index) ?? []),
      span: { from: from ?? Number.NEGATIVE_INFINITY, until: until ?? Number.POSITIVE_INFINITY },
      revision,
    };
  };
}

/** Returns a function that computes a value from the row at an index, once for each index. */
function cachedByIndex<Row, T>(rows: readonly Row[], compute: (row: Row) => T): (index: number) => T | undefined {
  const values: T[] = [];
  return (index) => {
    const row = rows[index];
    if (row === undefined) return undefined;
    values[index] ??= compute(row);
    return values[index];
  };
}

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

/** Returns the snapshot of these results, which must be valid in this revision. */
export function snapshotOfPages(store: Store, valid: ReadonlyMap<string, Result<CachedPage>>): PagesSnapshot {
  const { nodes, versions, indexOf } = nodeTable(store);
  const [groups, texts] = [indexed<string>(), indexed<string>()];
  const keyOfGroup = groupKeys();
  const members = new Map<string, NodeGroup>();
  const groupIndexOf = (group: NodeGroup): number => {
    const key = keyOfGroup(group);
    if (!members.has(key)) members.set(key, group);
    return groups.indexOf(key);
  };
  const jsonOf = jsonByIdentity();
  const pages = [...valid].map(([key, { value, own, shared, span }]) => {
    const { audited, ...page } = value;
    const row: PageRow = [
      page,
      texts.indexOf(jsonOf(audited)),
      own.map(indexOf),
      shared.map(groupIndexOf),
      finiteInstant(span.from),
      finiteInstant(span.until),
    ];
    return [key, row] as const;
  });
  const inOrder = sorter([...members.values()].flat());
  const lists = [...groups.all()].map((key) => inOrder(members.get(key) ?? []).map(indexOf));
  return { versions, nodes, groups: lists, texts: [...texts.all()], pages: Object.fromEntries(pages) };
}

/** Returns a function that names groups. Groups with the same nodes have the same name, whichever thread has created them. */
function groupKeys(): (group: NodeGroup) => string {
  const names = new WeakMap<NodeGroup, string>();
  const nameOf = groupNamer();
  return (group) => {
    const name = names.get(group) ?? nameOf(group);
    names.set(group, name);
    return name;
  };
}

/**
 * Returns a function that sorts groups of `nodes` by path, so that their order does not depend on which node was read
 * first. The path of a node is built once, because a node is in many groups.
 */
function sorter(nodes: readonly Node[]): (group: NodeGroup) => NodeGroup {
  const paths = [...new Set(nodes)].map((node) => ({ node, path: JSON.stringify(nodePath(node)) }));
  const ranks = new Map(paths.sort((one, other) => byCodeUnits(one.path, other.path)).map(({ node }, rank) => [node, rank]));
  return (group) => [...group].sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

/** Returns one end of a span, or null if the span is open at this end. */
const finiteInstant = (instant: number): number | null => (Number.isFinite(instant) ? instant : null);

/** Returns a function that serializes values, each object once: restored pages share their audits. */
function jsonByIdentity(): (value: object) => string {
  const texts = new WeakMap<object, string>();
  return (value) => {
    const text = texts.get(value) ?? JSON.stringify(value);
    texts.set(value, text);
    return text;
  };
}

/** Creates a list that contains each value once. */
function indexed<T>(): { readonly indexOf: (value: T) => number; readonly all: () => Iterable<T> } {
  const indexes = new Map<T, number>();
  return {
    indexOf: (value) => {
      const index = indexes.get(value) ?? indexes.size;
      indexes.set(value, index);
      return index;
    },
    all: () => indexes.keys(),
  };
}

/** Creates the table of nodes; a row is added when its index is first requested. */
function nodeTable({ inputs }: Store) {
  const nodes: PagesSnapshot['nodes'][number][] = [];
  const versions: Record<string, string> = {};
  const indexes = new Map<Node, number>();
  const indexOf = (node: Node): number => {
    const known = indexes.get(node);
    if (known !== undefined) return known;
    // The root itself has no row.
    const parent = node.parent?.parent === undefined ? -1 : indexOf(node.parent);
    indexes.set(node, nodes.length);
    const bits = inputs.bitsOf(node);
    const of = bits === 0 ? undefined : inputs.version(node);
    if (of !== undefined) versions[of.file] = of.version;
    nodes.push([parent, node.key, bits, bits === 0 ? '' : inputs.fingerprint(node)]);
    return nodes.length - 1;
  };
  return { nodes, versions, indexOf };
}
