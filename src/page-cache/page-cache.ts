// Pages of an earlier build that a build now would make again as they are. What a page has read is noted while it is made
// (`dependencies`); it is as it was where all of that is, and the clock has passed no instant that it has asked for.
import type { AuditedPage } from '../audit/site.ts';
import { childOf, how, type Node, type Path, pathOf, type Reads } from '../dependencies/reads.ts';
import { createSpan, instantsIn, noteIn, type Span } from '../model/time/clock.ts';
import { fileAt, fingerprints, type PageWorld } from './fingerprints.ts';

/** What a build has to know of a page that it does not make. */
export interface CachedPage {
  /** Names the HTML: equal names, equal bytes. */
  readonly name: string;
  readonly audited: AuditedPage;
  /** Bytes of HTML. */
  readonly bytes: number;
  readonly islands: number;
  /** The link-preview image; `drawn` where it is a file of the output that belongs to this page. */
  readonly image: { readonly url: string; readonly drawn: boolean } | undefined;
}

/** Pages as plain data. */
export interface StoredPages {
  /** The names of the files that pages are made of. */
  readonly versions: Readonly<Record<string, string>>;
  /** Parents before their parts: the index of the parent (-1 for the root), the key, how it was read, what was there. */
  readonly nodes: readonly (readonly [parent: number, key: string | number, bits: number, print: string])[];
  /** Nodes that many pages have read together. */
  readonly groups: readonly (readonly number[])[];
  /** Of audits, as JSON. */
  readonly texts: readonly string[];
  /** By file and language. */
  readonly pages: Readonly<Record<string, StoredPage>>;
}

type StoredPage = readonly [
  page: Omit<CachedPage, 'audited'>,
  audited: number,
  own: readonly number[],
  groups: readonly number[],
  from: number | null,
  until: number | null,
];

export const noPages: StoredPages = { versions: {}, nodes: [], groups: [], texts: [], pages: {} };

export interface PageCacheInput extends PageWorld {
  /** The root of the nodes that pages read. */
  readonly root: Node;
  /** The moment for which is built, in milliseconds since 1970. */
  readonly at: number;
}

export interface PageCache {
  /** The page of an earlier build; undefined where it would be another one now. */
  readonly get: (key: string) => KnownPage | undefined;
  /** Keeps the page that `get` has returned for this key. */
  readonly keep: (key: string, page: KnownPage) => void;
  /** Keeps a page with what it has read. Nodes whose path names one of `own` are its own; others it shares with many. */
  readonly set: (
    key: string,
    page: CachedPage,
    made: { readonly reads: readonly Reads[]; readonly own: ReadonlySet<string | number> },
  ) => KnownPage;
  /** How a page that `get` has returned has read each node. */
  readonly readsOf: (page: KnownPage) => (node: Node) => number;
  /** How pages have read a node: bits of `how`, of all pages together. */
  readonly howRead: (node: Node) => number;
  /** The pages that were kept or set. */
  readonly stored: () => StoredPages;
}

/** A page with what it is made of. */
interface KnownPage extends Ingredients {
  readonly page: CachedPage;
}

export interface Ingredients {
  /** The time in which the page is the same. */
  readonly span: Span;
  /** The nodes that it has read: its own, and those that it shares with others. */
  readonly own: Group;
  readonly groups: readonly Group[];
}

export type Group = readonly Node[];

/** The pages of `stored` in the world as it is now. */
export function openPageCache(stored: StoredPages, input: PageCacheInput): PageCache {
  const steps = openPageCacheInSteps(stored, input);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** The same in steps of few milliseconds. */
export function* openPageCacheInSteps(stored: StoredPages, input: PageCacheInput): Generator<void, PageCache> {
  const printOf = fingerprints(input);
  const before = yield* revive(stored, input, printOf);
  const known = new Map<string, KnownPage>();
  const bits = new Map<Node, number>(before.bits);
  const groupOf = interner();
  return {
    get: before.get,
    keep: (key, page) => void known.set(key, page),
    set: (key, page, { reads, own }) => {
      const [mine, shared]: [Node[], Map<Node, Node[]>] = [[], new Map()];
      const take = (node: Node, read: number): void => {
        const top = topOf(node);
        if (top.parent === input.root && top.key === 'clock') return;
        bits.set(node, (bits.get(node) ?? 0) | read);
        const group = isBelow(node, own) ? mine : (shared.get(top) ?? []);
        group.push(node);
        if (group !== mine) shared.set(top, group);
      };
      for (const part of reads) for (const [node, read] of part) take(node, read.how);
      const made = { page, own: mine, groups: [...shared.values()].map(groupOf), span: spanOf(reads, input.at) };
      known.set(key, made);
      return made;
    },
    readsOf: reader(input.root, before.bits),
    howRead: (node) => bits.get(node) ?? 0,
    stored: () => store(known, { bits, printOf, before, versionOf: input.versionOf }),
  };
}

/** A function that says how a page has read each node. The time in which it is the same is a question to the clock. */
function reader(root: Node, bits: ReadonlyMap<Node, number>): (page: KnownPage) => (node: Node) => number {
  const sets = new Map<Group, ReadonlySet<Node>>();
  const setOf = (group: Group): ReadonlySet<Node> => {
    const known = sets.get(group) ?? new Set(group);
    sets.set(group, known);
    return known;
  };
  const note = noteIn(root);
  return ({ own, groups, span: { from, until } }) => {
    const ends = [from, until].filter(Number.isFinite);
    // From here on, clocks of this tree are compared at these instants.
    ends.forEach(note);
    const lists = groups.map(setOf);
    return (node) => {
      if (pathOf(node)[0] === 'clock') return ends.includes(Number(node.key)) ? how.condition : 0;
      return own.includes(node) || lists.some((list) => list.has(node)) ? (bits.get(node) ?? 0) : 0;
    };
  };
}

/** Nodes below the same one are read together: the first part of the path, of `site` the second. */
function topOf(node: Node): Node {
  const { parent } = node;
  if (parent?.parent === undefined) return node;
  return parent.parent.parent === undefined && parent.key === 'site' ? node : topOf(parent);
}

/** True where one of `keys` is in the path of the node. */
const isBelow = ({ parent, key }: Node, keys: ReadonlySet<string | number>): boolean =>
  parent !== undefined && (keys.has(key) || isBelow(parent, keys));

function spanOf(reads: readonly Reads[], at: number): Span {
  const { note, span } = createSpan(at);
  for (const part of reads) instantsIn(part).forEach(note);
  return span();
}

/** A function that returns the same list for equal lists of nodes. */
function interner(): (nodes: Group) => Group {
  const ids = new Map<Node, number>();
  const groups = new Map<string, Group>();
  return (nodes) => {
    const idOf = (node: Node): number => {
      const id = ids.get(node) ?? ids.size;
      ids.set(node, id);
      return id;
    };
    const key = nodes
      .map(idOf)
      .sort((one, other) => one - other)
      .join();
    const known = groups.get(key) ?? nodes;
    groups.set(key, known);
    return known;
  };
}

type PrintOf = ReturnType<typeof fingerprints>;

interface Revived {
  readonly get: (key: string) => KnownPage | undefined;
  readonly bits: ReadonlyMap<Node, number>;
  /** What is at nodes that have not changed. */
  readonly prints: ReadonlyMap<Node, string>;
  /** An audit as JSON. */
  readonly textOf: (audited: AuditedPage) => string;
}

/** So many nodes are compared in a step. */
const nodesAtOnce = 64;

function* revive(stored: StoredPages, { root, at, versionOf }: PageCacheInput, printOf: PrintOf): Generator<void, Revived> {
  const nodes: Node[] = [];
  const [bits, prints] = [new Map<Node, number>(), new Map<Node, string>()];
  for (const [parent, key, read, print] of stored.nodes) {
    const node = childOf(nodes[parent] ?? root, key);
    nodes.push(node);
    if (nodes.length % nodesAtOnce === 0) yield;
    if (read === 0) continue;
    bits.set(node, read);
    const path = pathOf(node);
    const file = fileAt(path);
    const isSameFile = file !== undefined && stored.versions[file] !== undefined && stored.versions[file] === versionOf(file);
    if ((isSameFile && isPresent(path, printOf)) || printOf(path, read) === print) prints.set(node, print);
  }
  const isUnchanged = (node: Node | undefined): boolean => node !== undefined && prints.has(node);
  const groups = stored.groups.map((group) => group.flatMap((index) => nodes[index] ?? []));
  const isGroupUnchanged = groups.map((group) => group.every(isUnchanged));
  const audits = new Map<number, AuditedPage>();
  const texts = new Map<AuditedPage, string>();
  const auditOf = (index: number): AuditedPage => {
    const known = audits.get(index);
    if (known !== undefined) return known;
    const text = stored.texts[index] ?? 'null';
    // `store` has written it.
    const audited = JSON.parse(text) as AuditedPage;
    audits.set(index, audited);
    texts.set(audited, text);
    return audited;
  };
  return {
    bits,
    prints,
    textOf: (audited) => texts.get(audited) ?? JSON.stringify(audited),
    get: (key) => {
      const row = Object.hasOwn(stored.pages, key) ? stored.pages[key] : undefined;
      if (row === undefined) return undefined;
      const [page, audited, own, shared, from, until] = row;
      const span = { from: from ?? Number.NEGATIVE_INFINITY, until: until ?? Number.POSITIVE_INFINITY };
      const isSame = at >= span.from && at < span.until && own.every((index) => isUnchanged(nodes[index]));
      if (!isSame || !shared.every((index) => isGroupUnchanged[index] === true)) return undefined;
      return {
        page: { ...page, image: page.image ?? undefined, audited: auditOf(audited) },
        own: own.flatMap((index) => nodes[index] ?? []),
        groups: shared.flatMap((index) => [groups[index] ?? []]),
        span,
      };
    },
  };
}

/** True where an entry or a prose is part of the site: it may be hidden at this time. */
const isPresent = (path: Path, printOf: PrintOf): boolean =>
  !printOf(path.slice(0, path[1] === 'prose' ? 3 : 4), how.presence).startsWith('none');

interface StoreInput {
  readonly bits: ReadonlyMap<Node, number>;
  readonly printOf: PrintOf;
  readonly before: Revived;
  readonly versionOf: PageWorld['versionOf'];
}

function store(known: ReadonlyMap<string, KnownPage>, input: StoreInput): StoredPages {
  const { nodes, versions, indexOf } = nodeTable(input);
  const [groups, texts] = [indexed<Group>(), indexed<string>()];
  const pages = [...known].map(
    ([
      key,
      {
        page: { audited, ...page },
        own,
        groups: shared,
        span,
      },
    ]) => {
      const text = texts.indexOf(input.before.textOf(audited));
      const row: StoredPage = [page, text, own.map(indexOf), shared.map(groups.indexOf), finite(span.from), finite(span.until)];
      return [key, row] as const;
    },
  );
  const lists = [...groups.all()].map((group) => group.map(indexOf));
  return { versions, nodes, groups: lists, texts: [...texts.all()], pages: Object.fromEntries(pages) };
}

const finite = (instant: number): number | null => (Number.isFinite(instant) ? instant : null);

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

/** The rows of nodes, which are added as they are asked for. */
function nodeTable({ bits, printOf, before, versionOf }: StoreInput) {
  const nodes: StoredPages['nodes'][number][] = [];
  const versions: Record<string, string> = {};
  const indexes = new Map<Node, number>();
  const printAt = (node: Node, path: Path, read: number): string => {
    const print = before.bits.get(node) === read ? before.prints.get(node) : undefined;
    return print ?? printOf(path, read);
  };
  const indexOf = (node: Node): number => {
    const known = indexes.get(node);
    if (known !== undefined) return known;
    // The root has no row.
    const parent = node.parent?.parent === undefined ? -1 : indexOf(node.parent);
    const [read, path] = [bits.get(node) ?? 0, pathOf(node)];
    const file = fileAt(path);
    const version = file === undefined ? undefined : versionOf(file);
    if (file !== undefined && version !== undefined && isPresent(path, printOf)) versions[file] = version;
    indexes.set(node, nodes.length);
    nodes.push([parent, node.key, read, read === 0 ? '' : printAt(node, path, read)]);
    return nodes.length - 1;
  };
  return { nodes, versions, indexOf };
}
