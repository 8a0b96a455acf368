// The pages of a build as plain data, with everything that they have read: a later process verifies them instead of rendering.

import type { Group } from '../../store/groups.ts';
import { childOf, type Node } from '../../store/reads/reads.ts';
import type { Result, Results, Store } from '../../store/store.ts';
import type { AuditedPage } from '../audit/site.ts';

/** What a build has to know of a page that it does not render. */
export interface CachedPage {
  /** Names the HTML: equal names, equal bytes. */
  readonly name: string;
  readonly audited: AuditedPage;
  /** Bytes of HTML. */
  readonly bytes: number;
  readonly islands: number;
  /** The link-preview image; `drawn` if it is a file of the output that belongs to this page. */
  readonly image: { readonly url: string; readonly drawn: boolean } | undefined;
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
}

export const noPages: PagesSnapshot = { versions: {}, nodes: [], groups: [], texts: [], pages: {} };

type PageRow = readonly [
  page: Omit<CachedPage, 'audited'>,
  audited: number,
  own: readonly number[],
  groups: readonly number[],
  from: number | null,
  until: number | null,
];

interface RestoreOptions<T> {
  readonly root: Node;
  readonly results: Results<T>;
  readonly toResult: (page: CachedPage) => T;
}

/** Restores the pages of a snapshot, as `toResult` turns them into results. */
export function restorePages<T>(store: Store, snapshot: PagesSnapshot, options: RestoreOptions<T>): void {
  const steps = restorePagesInSteps(store, snapshot, options);
  while (steps.next().done !== true);
}

/** How many nodes or pages a step restores: it takes less than a millisecond. */
const stepSize = 256;

/** Does the same in steps, between which other revisions may begin. */
export function* restorePagesInSteps<T>(
  { inputs }: Store,
  { versions, nodes: rows, groups: lists, texts, pages }: PagesSnapshot,
  { root, results, toResult }: RestoreOptions<T>,
): Generator<void, void> {
  // Whatever has changed since the snapshot is found in this revision or a later one.
  const revision = inputs.revision() - 1;
  const nodes: Node[] = [];
  inputs.restoreVersions(versions);
  for (const [parent, key, bits, fingerprint] of rows) {
    const node = childOf(nodes[parent] ?? root, key);
    nodes.push(node);
    if (bits !== 0) inputs.restore(node, { bits, fingerprint });
    if (nodes.length % stepSize === 0) yield;
  }
  const nodesAt = (indexes: readonly number[]): Group => indexes.flatMap((index) => nodes[index] ?? []);
  const groups = lists.map(nodesAt);
  // `snapshotOfPages` has written the texts.
  const audits = texts.map((text) => JSON.parse(text) as AuditedPage);
  let count = 0;
  for (const [key, [page, audited, own, shared, from, until]] of Object.entries(pages)) {
    results.restore(key, {
      value: toResult({ ...page, image: page.image ?? undefined, audited: audits[audited] ?? noAudit }),
      own: nodesAt(own),
      shared: shared.map((index) => groups[index] ?? []),
      span: { from: from ?? Number.NEGATIVE_INFINITY, until: until ?? Number.POSITIVE_INFINITY },
      revision,
    });
    count += 1;
    if (count % stepSize === 0) yield;
  }
}

const noAudit: AuditedPage = { findings: [], kept: [] };

/** The snapshot of these results, which are valid in this revision. */
export function snapshotOfPages(store: Store, valid: ReadonlyMap<string, Result<CachedPage>>): PagesSnapshot {
  const { nodes, versions, indexOf } = nodeTable(store);
  const [groups, texts] = [indexed<Group>(), indexed<string>()];
  const jsonOf = jsonByIdentity();
  const pages = [...valid].map(([key, { value, own, shared, span }]) => {
    const { audited, ...page } = value;
    const row: PageRow = [
      page,
      texts.indexOf(jsonOf(audited)),
      own.map(indexOf),
      shared.map(groups.indexOf),
      finiteInstant(span.from),
      finiteInstant(span.until),
    ];
    return [key, row] as const;
  });
  const lists = [...groups.all()].map((group) => group.map(indexOf));
  return { versions, nodes, groups: lists, texts: [...texts.all()], pages: Object.fromEntries(pages) };
}

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
