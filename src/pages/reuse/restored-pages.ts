// Pages of an earlier process or another thread, restored from a snapshot one by one when they are requested.
import type { NodeGroup } from '../../store/groups.ts';
import { childOf, type Node } from '../../store/reads/reads.ts';
import type { Result, Store } from '../../store/store.ts';
import type { AuditedPage } from '../audit/site.ts';
import { type CachedPage, noAudit, type PageRow, type PageTables } from './pages-snapshot.ts';

/** Finds a page of a snapshot by its key; returns undefined if the snapshot does not have it. */
export type FindPage = (key: string) => Result<CachedPage> | undefined;

export interface RestoredPages {
  readonly tables: PageTables;
  readonly find: FindPage;
  /** Returns the row from which a result was restored; undefined for other results. */
  readonly rowOf: (result: Result<CachedPage>) => PageRow | undefined;
  /** Returns the nodes restored so far, with their indexes. */
  readonly nodes: () => ReadonlyMap<Node, number>;
}

/**
 * Restores pages of an earlier process, as results of the current revision of `store`. A revision is one version of the inputs. Call this
 * before `store` begins the revision with the inputs of this process.
 */
export function pagesOfEarlier({ inputs }: Store, tables: PageTables, root: Node): RestoredPages {
  inputs.restoreVersions(tables.versions);
  return restoredPages(tables, { root, inputs, addNode: inputs.restore });
}

/** Restores pages that another thread has rendered from the inputs of this revision, so no fingerprints are compared. */
export const pagesOfThread = ({ inputs }: Store, tables: PageTables, root: Node): RestoredPages =>
  restoredPages(tables, { root, inputs, addNode: inputs.adopt });

interface RestoredIn extends Pick<Store, 'inputs'> {
  readonly root: Node;
  readonly addNode: Store['inputs']['restore'];
}

function restoredPages(tables: PageTables, { root, inputs, addNode }: RestoredIn): RestoredPages {
  const revision = inputs.revision();
  const nodes = new Array<Node | undefined>(tables.nodes.length);
  const placeAt = byIndex(tables.nodes, ([parent, key]): Node | undefined => childOf(placeAt(parent) ?? root, key), nodes);
  // A row that is only the parent of others is not added, because its fingerprint may be from an earlier build.
  const nodeAt = byIndex(tables.nodes, ([, , bits, fingerprint], index): Node | undefined => {
    const node = placeAt(index);
    if (node !== undefined && bits !== 0) addNode(node, { bits, fingerprint });
    return node;
  });
  const groupOf = (indexes: readonly number[]): NodeGroup => indexes.flatMap((index) => nodeAt(index) ?? []);
  const groupAt = byIndex(tables.groups, groupOf);
  // `snapshotOfPages` has written these texts.
  const auditAt = byIndex(tables.texts, (text) => JSON.parse(text) as AuditedPage);
  const hasNodeChanged = oncePerRevision(inputs, tables.nodes.length, (index) => {
    const node = nodeAt(index);
    return node !== undefined && inputs.changedAt(node) > revision;
  });
  const hasGroupChanged = oncePerRevision(inputs, tables.groups.length, (index) => tables.groups[index]?.some(hasNodeChanged) === true);
  const rows = new WeakMap<Result<CachedPage>, PageRow>();
  const resultOf = (row: PageRow): Result<CachedPage> => {
    const [page, audited, own, groups, from, until] = row;
    const result: Result<CachedPage> = {
      value: { ...page, image: page.image ?? undefined, sheet: page.sheet ?? undefined, audited: auditAt(audited) ?? noAudit },
      span: { from: from ?? Number.NEGATIVE_INFINITY, until: until ?? Number.POSITIVE_INFINITY },
      revision,
      // Groups of nodes are built only when they are read. Finding out that the page is unchanged does not read them.
      get own() {
        return groupOf(own);
      },
      get shared() {
        return groups.map((index) => groupAt(index) ?? []);
      },
      hasChanged: () => own.some(hasNodeChanged) || groups.some(hasGroupChanged),
    };
    rows.set(result, row);
    return result;
  };
  return {
    tables,
    find: (key) => {
      const row = Object.hasOwn(tables.pages, key) ? tables.pages[key] : undefined;
      return row && resultOf(row);
    },
    rowOf: (result) => rows.get(result),
    nodes: () => new Map(nodes.flatMap((node, index) => (node === undefined ? [] : [[node, index] as const]))),
  };
}

/** Returns a function that computes a value from the row at an index, once for each index, and adds it to `values`. */
function byIndex<Row, T>(
  rows: readonly Row[],
  compute: (row: Row, index: number) => T,
  // Allocated at its full length, because an array that grows in arbitrary order becomes slow.
  values = new Array<T | undefined>(rows.length),
): (index: number) => T | undefined {
  return (index) => {
    const row = rows[index];
    if (row === undefined) return undefined;
    values[index] ??= compute(row, index);
    return values[index];
  };
}

/** Returns a function like `test` that tests each of `length` indexes at most once per revision. */
function oncePerRevision({ revision }: Store['inputs'], length: number, test: (index: number) => boolean): (index: number) => boolean {
  const [no, yes] = [1, 2];
  // 0 means not tested in this revision.
  const results = new Uint8Array(length);
  let tested = -1;
  return (index) => {
    if (tested !== revision()) {
      tested = revision();
      results.fill(0);
    }
    results[index] ||= test(index) ? yes : no;
    return results[index] === yes;
  };
}
