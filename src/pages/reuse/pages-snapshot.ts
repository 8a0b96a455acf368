// The pages of a build as plain data, with everything that they have read: a later process verifies them instead of rendering.

import { byCodeUnits } from '../../model/by-code-units.ts';
import { groupNamer, type NodeGroup } from '../../store/groups.ts';
import { childOf, type Node, nodePath, type Path } from '../../store/reads/reads.ts';
import type { Result, Store } from '../../store/store.ts';
import type { AuditedPage } from '../audit/site.ts';

/** The data of a page that a build needs without rendering it. */
export interface CachedPage {
  /** Names the HTML: equal names, equal bytes. */
  readonly name: string;
  readonly audited: AuditedPage;
  /** Bytes of HTML. */
  readonly bytes: number;
  readonly islands: number;
  /** The link-preview image; `drawn` if it is a file of the output that belongs to this page. */
  readonly image: { readonly url: string; readonly drawn: boolean } | undefined;
  /** The path of the stylesheet with its values, which pages with the same values share. */
  readonly sheet: string | undefined;
}

export interface PagesSnapshot {
  /** The versions of the files that pages have read. */
  readonly versions: Readonly<Record<string, string>>;
  /** Parents before their parts: the index of the parent (-1 for the root), the key, how it was read, its fingerprint. */
  readonly nodes: readonly (readonly [parent: number, key: string | number, bits: number, fingerprint: string])[];
  /** Nodes that many pages have read together. */
  readonly groups: readonly (readonly number[])[];
  /** Audits as JSON. */
  readonly texts: readonly string[];
  /** By file and language. */
  readonly pages: Readonly<Record<string, PageRow>>;
  /** The further files of the same build, by their paths, as pages without an audit. */
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

/** Finds a page of a snapshot by its key; undefined if it has none. */
export type FindPage = (key: string) => Result<CachedPage> | undefined;

/**
 * Returns a function that finds pages of an earlier process, as results of the revision that `store` is in: create it before
 * a revision begins whose inputs may differ. A page, and what it has read, is restored when it is requested.
 */
export function pageFinder({ inputs }: Store, snapshot: Omit<PagesSnapshot, 'outputs'>, root: Node): FindPage {
  inputs.restoreVersions(snapshot.versions);
  return finderIn(snapshot, { root, revision: inputs.revision(), addNode: inputs.restore });
}

/** The same for pages that another thread has made from the inputs of this revision: nothing of them is compared. */
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
  // `snapshotOfPages` has written the texts.
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

/** Returns a function that computes a value from the row at an index, once. */
function cachedByIndex<Row, T>(rows: readonly Row[], compute: (row: Row) => T): (index: number) => T | undefined {
  const values: T[] = [];
  return (index) => {
    const row = rows[index];
    if (row === undefined) return undefined;
    values[index] ??= compute(row);
    return values[index];
  };
}

/** The keys of the pages that have read the node at a path. */
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

/** The snapshot of these results, which are valid in this revision. */
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
  const lists = [...groups.all()].map((key) => inOrder(members.get(key) ?? []).map(indexOf));
  return { versions, nodes, groups: lists, texts: [...texts.all()], pages: Object.fromEntries(pages) };
}

/** Returns a function that names groups, each list once. Those with the same nodes have one name, whichever thread has made them. */
function groupKeys(): (group: NodeGroup) => string {
  const names = new WeakMap<NodeGroup, string>();
  const nameOf = groupNamer();
  return (group) => {
    const name = names.get(group) ?? nameOf(group);
    names.set(group, name);
    return name;
  };
}

/** Nodes in an order that does not depend on who has read them first. */
const inOrder = (group: NodeGroup): NodeGroup =>
  group
    .map((node) => ({ node, path: JSON.stringify(nodePath(node)) }))
    .sort((one, other) => byCodeUnits(one.path, other.path))
    .map(({ node }) => node);

/** `null` if the span is open-ended. */
const finiteInstant = (instant: number): number | null => (Number.isFinite(instant) ? instant : null);

/** Returns a function that turns values into JSON, each once: restored pages share their audits. */
function jsonByIdentity(): (value: object) => string {
  const texts = new WeakMap<object, string>();
  return (value) => {
    const text = texts.get(value) ?? JSON.stringify(value);
    texts.set(value, text);
    return text;
  };
}

/** A list that has each value once. */
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

/** The rows of nodes, which are added as their indexes are requested. */
function nodeTable({ inputs }: Store) {
  const nodes: PagesSnapshot['nodes'][number][] = [];
  const versions: Record<string, string> = {};
  const indexes = new Map<Node, number>();
  const indexOf = (node: Node): number => {
    const known = indexes.get(node);
    if (known !== undefined) return known;
    // The root has no row.
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
