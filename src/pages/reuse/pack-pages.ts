import { groupNamer, type NodeGroup } from '../../store/groups.ts';
import { type Node, nodePath } from '../../store/reads/reads.ts';
import type { Result, Store } from '../../store/store.ts';
import type { CachedPage, NodeRow, PageRow, PageTables } from './pages-snapshot.ts';
import type { RestoredPages } from './restored-pages.ts';

/**
 * Returns the snapshot of these results, which must be valid in this revision. Results that come from `restored` keep their
 * rows. If the tables have grown too much, because they contain rows that no page needs, all pages are packed again.
 */
export function snapshotOfPages(store: Store, valid: ReadonlyMap<string, Result<CachedPage>>, restored?: RestoredPages): PageTables {
  const kept = restored !== undefined && sizeOf(restored.tables) <= maxGrowth * restored.tables.packed ? restored : undefined;
  const { nodes, versions, indexOf } = nodeTable(store, kept);
  const [groups, texts] = [indexed<string>(kept?.tables.groups.length), indexed<string>(kept?.tables.texts.length)];
  // Groups with the same nodes have the same key, whichever thread has created them.
  const keyOfGroup = oncePerObject(groupNamer());
  const members = new Map<string, NodeGroup>();
  const groupIndexOf = (group: NodeGroup): number => {
    const key = keyOfGroup(group);
    if (!members.has(key)) members.set(key, group);
    return groups.indexOf(key);
  };
  // Many restored pages have the same audit object, so each object is serialized only once.
  const jsonOf = oncePerObject((audited: CachedPage['audited']) => JSON.stringify(audited));
  const pages = [...valid].map(([key, result]) => {
    const known = kept?.rowOf(result);
    if (known !== undefined) return [key, known] as const;
    const { value, own, shared, span } = result;
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
  const tables = {
    versions,
    nodes,
    groups: [...(kept?.tables.groups ?? []), ...lists],
    texts: [...(kept?.tables.texts ?? []), ...texts.all()],
    pages: Object.fromEntries(pages),
  };
  return { ...tables, packed: kept?.tables.packed ?? sizeOf(tables) };
}

/** All pages are packed again once the tables have grown by more than this factor since all pages were last packed. */
const maxGrowth = 1.25;

const sizeOf = ({ nodes, groups, texts }: Pick<PageTables, 'nodes' | 'groups' | 'texts'>): number =>
  nodes.length + groups.length + texts.length;

/**
 * Returns a function that sorts the nodes of a group by path, so that their order does not depend on which node was read
 * first. `nodes` are those of all groups. The path of a node is built once, because a node is in many groups.
 */
function sorter(nodes: readonly Node[]): (group: NodeGroup) => NodeGroup {
  const byPath = new Map([...new Set(nodes)].map((node) => [JSON.stringify(nodePath(node)), node]));
  const ranks = new Map([...byPath.keys()].sort().map((path, rank) => [byPath.get(path), rank]));
  return (group) => [...group].sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

/** Returns one end of a span, or null if the span is open at this end. */
const finiteInstant = (instant: number): number | null => (Number.isFinite(instant) ? instant : null);

/** Returns a function like `textOf` that computes the text of each object once. */
function oncePerObject<T extends object>(textOf: (value: T) => string): (value: T) => string {
  const texts = new WeakMap<T, string>();
  return (value) => {
    const text = texts.get(value) ?? textOf(value);
    texts.set(value, text);
    return text;
  };
}

/** Creates a list that contains each value once. Its indexes start at `start`. */
function indexed<T>(start = 0): { readonly indexOf: (value: T) => number; readonly all: () => Iterable<T> } {
  const indexes = new Map<T, number>();
  return {
    indexOf: (value) => {
      const index = indexes.get(value) ?? start + indexes.size;
      indexes.set(value, index);
      return index;
    },
    all: () => indexes.keys(),
  };
}

/** Creates the table of nodes, which begins with the rows of `kept`. Requesting the index of a new or changed node adds a row. */
function nodeTable({ inputs }: Store, kept: RestoredPages | undefined) {
  const nodes: NodeRow[] = [...(kept?.tables.nodes ?? [])];
  const versions: Record<string, string> = {};
  const indexes = new Map<Node, number>();
  const addVersion = (node: Node): void => {
    const of = inputs.version(node);
    if (of !== undefined) versions[of.file] = of.version;
  };
  const old = kept?.nodes() ?? new Map<Node, number>();
  for (const [node, index] of old) if (nodes[index]?.[2] !== 0) addVersion(node);
  const indexOf = (node: Node): number => {
    const known = indexes.get(node);
    if (known !== undefined) return known;
    const bits = inputs.bitsOf(node);
    const fingerprint = bits === 0 ? '' : inputs.fingerprint(node);
    const index = old.get(node);
    const before = index === undefined ? undefined : nodes[index];
    if (index !== undefined && before?.[2] === bits && before[3] === fingerprint) {
      indexes.set(node, index);
      return index;
    }
    // The root has no row. Any row of the parent will do, even an outdated one, because only its path is read.
    const { parent: above } = node;
    const parent = above?.parent === undefined ? -1 : (indexes.get(above) ?? old.get(above) ?? indexOf(above));
    indexes.set(node, nodes.length);
    if (bits !== 0) addVersion(node);
    nodes.push([parent, node.key, bits, fingerprint]);
    return nodes.length - 1;
  };
  return { nodes, versions, indexOf };
}
