// Records which paths of a tree of plain data a computation reads, and how. `explain`, `watch`, `schedule` and
// `translations` all learn from these records what a page depends on; no dependency is listed by hand.

/** The keys that lead from the root of a tree to one of its parts. */
export type Path = readonly (string | number)[];

/** A path of the tree. Each path has exactly one node. */
export interface Node {
  readonly parent: Node | undefined;
  readonly key: string | number;
  /** Undefined if the node has no children: most have none, and an empty map takes 200 bytes. */
  children: Map<string | number, Node> | undefined;
}

/**
 * How a node was read. `shown`: its value, to display it. `condition`: its value, to decide what to display. `presence`: whether
 * it exists. `keys`: which keys or how many items it has.
 */
export const readModes = { shown: 1, condition: 2, presence: 4, keys: 8 } as const;

/** The bits of `readModes` for reads of a value. */
export const valueBits = readModes.shown | readModes.condition;

export const createNode = (parent: Node | undefined, key: string | number): Node => ({ parent, key, children: undefined });

/** Returns the child of `node` under `key`. */
export function childOf(node: Node, key: string | number): Node {
  const existing = node.children?.get(key);
  if (existing !== undefined) return existing;
  const child = createNode(node, key);
  node.children ??= new Map();
  node.children.set(key, child);
  return child;
}

/** Returns the keys that lead from the root to `node`. */
export const nodePath = (node: Node): Path => (node.parent === undefined ? [] : [...nodePath(node.parent), node.key]);

export interface Read {
  /** The bits of `readModes`. */
  how: number;
  /** Nodes whose values refer to this one: a text that cites a fact, a link that leads here. */
  readonly citedBy: Set<Node>;
  /** The components that were rendering; empty for reads outside of components. */
  readonly components: Set<string>;
}

/** Reads in the order in which each node was first read. */
export type Reads = ReadonlyMap<Node, Readonly<Read>>;

interface Collector {
  readonly reads: Map<Node, Read>;
  /** True if neither citations nor components nor conditions are tracked. */
  readonly isCoarse: boolean;
  /** True if the first node that is read counts as citing the others. */
  readonly isCitation: boolean;
  first: Node | undefined;
}

interface Context {
  readonly collector: Collector;
  readonly isCondition: boolean;
}

// Rendering is synchronous, so a read belongs to the computation that is running, as with signals of UI libraries.
let context: Context | undefined;
let component: string | undefined;

function within<T>(next: Context | undefined, run: () => T): T {
  const outer = context;
  context = next;
  try {
    return run();
  } finally {
    context = outer;
  }
}

/** Records a read of `node` for the running computation; does nothing if none is running. */
export function recordRead(node: Node, bits: number): void {
  if (context === undefined) return;
  if (context.collector.isCoarse) recordCoarsely(context.collector, node, bits);
  else recordDetails(context, node, { how: bits, citedBy: noNodes, components: component === undefined ? [] : [component] });
}

const noNodes: readonly Node[] = [];
/** Shared by all reads without details; never changed. */
const none = new Set<never>();

interface ReadDetails {
  readonly how: number;
  readonly citedBy: Iterable<Node>;
  readonly components: Iterable<string>;
}

function recordCoarsely({ reads }: Collector, node: Node, bits: number): void {
  const existing = reads.get(node);
  if (existing === undefined) reads.set(node, { how: bits, citedBy: none, components: none });
  else existing.how |= bits;
}

function recordDetails({ collector, isCondition }: Context, node: Node, { how: bits, citedBy, components }: ReadDetails): void {
  if (collector.isCoarse) {
    recordCoarsely(collector, node, bits);
    return;
  }
  const value = bits & valueBits;
  const own = isCondition && value !== 0 ? (bits & ~readModes.shown) | readModes.condition : bits;
  const read = collector.reads.get(node) ?? { how: 0, citedBy: new Set<Node>(), components: new Set<string>() };
  collector.reads.set(node, read);
  read.how |= own;
  for (const each of citedBy) read.citedBy.add(each);
  for (const each of components) read.components.add(each);
  if (!collector.isCitation || value === 0) return;
  collector.first ??= node;
  if (collector.first !== node) read.citedBy.add(collector.first);
}

function collect<T>(
  run: () => T,
  { isCitation = false, isCoarse = context?.collector.isCoarse === true }: Partial<Pick<Collector, 'isCitation' | 'isCoarse'>>,
): { readonly value: T; readonly reads: Reads } {
  const collector: Collector = { reads: new Map(), isCitation, isCoarse, first: undefined };
  const value = within({ collector, isCondition: false }, run);
  return { value, reads: collector.reads };
}

function replay(reads: Reads): void {
  if (context === undefined) return;
  for (const [node, { how: bits, citedBy, components }] of reads)
    recordDetails(context, node, { how: bits, citedBy, components: component === undefined ? components : [component] });
}

/** Runs `run`. Returns its result, and everything that it has read of tracked values, with details. */
export const collectReads = <T>(run: () => T): { readonly value: T; readonly reads: Reads } => collect(run, { isCoarse: false });

/** Like `collectReads`, but without the details of each read, and several times as fast. */
export const collectPaths = <T>(run: () => T): { readonly value: T; readonly reads: Reads } => collect(run, { isCoarse: true });

/** Runs `run` and returns its result. Its reads count as reads that decide something, not as displayed values. */
export const condition = <T>(run: () => T): T =>
  !isTracking() || context === undefined ? run() : within({ ...context, isCondition: true }, run);

/** Runs `run` and returns its result. Its first read cites the others: a text that names a fact, a link that names its target. */
export function citation<T>(run: () => T): T {
  if (!isTracking()) return run();
  const { value, reads } = collect(run, { isCitation: true });
  replay(reads);
  return value;
}

/** Returns whether reads are recorded. */
export const isRecording = (): boolean => context !== undefined;

/** Returns whether reads are recorded with their details. */
export const isTracking = (): boolean => context !== undefined && !context.collector.isCoarse;

/** Runs `run` without recording its reads, and returns its result. */
export const untracked = <T>(run: () => T): T => (context === undefined ? run() : within(undefined, run));

/** Runs `run`, records its reads for the component `name`, and returns its result. */
export function inComponent<T>(name: string, run: () => T): T {
  const outer = component;
  component = name;
  try {
    return run();
  } finally {
    component = outer;
  }
}

/**
 * Returns a function that computes its value once. Every computation that calls it records all the reads of the first run, if
 * reads were recorded then.
 */
export function computed<T>(compute: () => T): () => T {
  let done: { readonly value: T; readonly reads: Reads | undefined } | undefined;
  return () => {
    done ??= context === undefined ? { value: compute(), reads: undefined } : collect(compute, {});
    if (done.reads !== undefined) replay(done.reads);
    return done.value;
  };
}
