// Tracks what results have read: the nodes of the input tree, each with the revision in which its content last changed. The
// content of a node is compared only when a result that has read it is requested.
import { type Digest, fileAt, fileNode, fingerprintOf, isFileNode, partFinder } from './fingerprints.ts';
import { changedPaths } from './reads/changes.ts';
import { type Node, nodePath, type Path, valueBits } from './reads/reads.ts';

/** Everything that results may read in one revision. */
export interface Inputs {
  /** Plain data. Parts that are the same objects as in the last revision are not compared again. */
  readonly sources: object;
  /** Returns the fingerprint of the text of a content file, or undefined for a file without one. */
  readonly versionOf: (file: string) => string | undefined;
  /** The time for which the site is built, in milliseconds since 1970. */
  readonly at: number;
}

/** The cached data of a node. */
interface NodeState {
  /** How results have read the node: the bits of `readModes` in `store/reads/reads.ts`. */
  bits: number;
  /** The fingerprint, if it has been computed or restored. */
  fingerprint: string | undefined;
  /** The content in the revision `checkedAt`; missing for a restored node that has not been compared, or whose file has not changed. */
  content?: { readonly value: unknown };
  checkedAt: number;
  changedAt: number;
  /** The content before the last change, to find out which part has changed. */
  before?: { readonly value: unknown } | undefined;
}

export interface TrackedInputs {
  /** Starts a revision with `inputs`. */
  readonly begin: (inputs: Inputs) => void;
  readonly current: () => Inputs;
  readonly revision: () => number;
  /** Returns the revision in which the content of `node` last changed; 0 if no change is known. */
  readonly changedAt: (node: Node) => number;
  /** Records that a result of this revision has read a node. */
  readonly record: (node: Node, bits: number) => void;
  /** Records the fingerprint of a node as an earlier process read it. */
  readonly restore: (node: Node, known: { readonly bits: number; readonly fingerprint: string }) => void;
  /** Records the fingerprint of a node in this revision, if another thread has read the node from the same inputs. */
  readonly adopt: (node: Node, known: { readonly bits: number; readonly fingerprint: string }) => void;
  /** Records the versions that files had when an earlier process read them: while a file has the same version, its nodes are unchanged. */
  readonly restoreVersions: (versions: Readonly<Record<string, string>>) => void;
  /** Returns the fingerprint, in this revision, of a node that has been read. */
  readonly fingerprint: (node: Node) => string;
  /** Returns the file that contains the node, with its version; undefined if there is none, or if the entry is hidden. */
  readonly version: (node: Node) => { readonly file: string; readonly version: string } | undefined;
  /** Returns how results have read a node, as bits of `readModes`; 0 if none has. */
  readonly bitsOf: (node: Node) => number;
  /** Returns the path of the smallest part of a changed node that is known to differ. */
  readonly changedPath: (node: Node) => Path;
}

const noInputs: Inputs = { sources: {}, versionOf: () => undefined, at: 0 };

/** Creates an empty record of what results read. */
export function trackInputs(digest: Digest): TrackedInputs {
  const reader = contentReader(digest);
  let revision = 0;
  const states = new Map<Node, NodeState>();
  const check = (node: Node): NodeState | undefined => {
    const state = states.get(node);
    if (state === undefined || state.checkedAt === revision) return state;
    state.checkedAt = revision;
    if (!updateContent(state, nodePath(node), reader)) return state;
    state.changedAt = revision;
    state.fingerprint = undefined;
    return state;
  };
  const widen = (node: Node, state: NodeState, bits: number): void => {
    if ((state.bits | bits) === state.bits) return;
    state.bits |= bits;
    state.fingerprint = undefined;
    state.content ??= { value: reader.contentAt(nodePath(node)) };
  };
  return {
    begin: (inputs) => {
      reader.begin(inputs);
      revision += 1;
    },
    current: reader.current,
    revision: () => revision,
    changedAt: (node) => check(node)?.changedAt ?? 0,
    record: (node, bits) => {
      const state = check(node);
      if (state !== undefined) return widen(node, state, bits);
      const content = { value: reader.contentAt(nodePath(node)) };
      // `changedAt` is 0, because no earlier result of this process has read the node. `restore` compares the node with
      // what earlier processes have read.
      states.set(node, { bits, fingerprint: undefined, content, checkedAt: revision, changedAt: 0 });
    },
    restoreVersions: reader.restoreVersions,
    restore: (node, { bits, fingerprint }) => {
      const state = check(node);
      if (state === undefined) {
        states.set(node, { bits, fingerprint, checkedAt: 0, changedAt: 0 });
        return;
      }
      if (reader.fingerprintAt(nodePath(node), { ...state, bits }) !== fingerprint) state.changedAt = revision;
      widen(node, state, bits);
    },
    adopt: (node, { bits, fingerprint }) => {
      const state = check(node);
      if (state !== undefined) return widen(node, state, bits);
      states.set(node, { bits, fingerprint, checkedAt: revision, changedAt: 0 });
    },
    fingerprint: (node) => {
      const state = check(node);
      if (state === undefined) return '';
      state.fingerprint ??= reader.fingerprintAt(nodePath(node), state);
      return state.fingerprint;
    },
    version: (node) => reader.versionOfPresent(nodePath(node)),
    bitsOf: (node) => states.get(node)?.bits ?? 0,
    changedPath: (node) => changedPathIn(nodePath(node), states.get(node)),
  };
}

/** Updates the content of a node to this revision. Returns whether it has changed in an aspect that its readers depend on. */
function updateContent(
  state: NodeState,
  path: Path,
  { contentAt, fingerprintAt, isUnchangedSinceRestore, isEqual }: ContentReader,
): boolean {
  const { content, bits, fingerprint } = state;
  if (content === undefined && isUnchangedSinceRestore(path)) return false;
  const value = contentAt(path);
  if (content !== undefined && Object.is(value, content.value)) return false;
  state.content = { value };
  if (content === undefined) return fingerprintAt(path, state) !== fingerprint;
  if (isEqual(content.value, value, bits)) return false;
  state.before = content;
  return true;
}

function changedPathIn(path: Path, { before, content }: Partial<NodeState> = {}): Path {
  const [part] = before === undefined || content === undefined ? [] : changedPaths(before.value, content.value);
  return part === undefined ? path : [...path, ...part.path];
}

type ContentReader = ReturnType<typeof contentReader>;

/** Reads the inputs of the current revision by path. */
function contentReader(digest: Digest) {
  let inputs = noInputs;
  let restored: Readonly<Record<string, string>> = {};
  const partOf = partFinder();
  const contentAt = (path: Path): unknown => path.reduce<unknown>((parent, key) => partOf(parent, key), inputs.sources);
  const versionAt = (path: Path): string | undefined => {
    const file = fileAt(path);
    return file === undefined ? undefined : inputs.versionOf(file);
  };
  // Entries and prose can be hidden although their file exists. Prose is parsed on request, so only its name is checked.
  const isPresent = (path: Path): boolean => {
    const node = fileNode(path);
    const all = node[1] === 'prose' ? contentAt(node.slice(0, -1)) : undefined;
    return all instanceof Map ? all.has(node.at(-1)) : contentAt(node) !== undefined;
  };
  return {
    begin: (next: Inputs): void => {
      inputs = next;
    },
    current: (): Inputs => inputs,
    restoreVersions: (versions: Readonly<Record<string, string>>): void => {
      restored = versions;
    },
    contentAt,
    fingerprintAt: (path: Path, { bits, content }: Pick<NodeState, 'bits' | 'content'>): string => {
      const value = content === undefined ? contentAt(path) : content.value;
      const version = (bits & valueBits) !== 0 && value !== undefined && isFileNode(path) ? versionAt(path) : undefined;
      return version ?? fingerprintOf(value, bits, digest);
    },
    isEqual: (one: unknown, other: unknown, bits: number): boolean =>
      fingerprintOf(one, bits, digest) === fingerprintOf(other, bits, digest),
    /** Returns whether the node belongs to a file that is unchanged since an earlier process read it. */
    isUnchangedSinceRestore: (path: Path): boolean => {
      const file = fileAt(path);
      const version = file !== undefined && Object.hasOwn(restored, file) ? restored[file] : undefined;
      return version !== undefined && version === versionAt(path) && isPresent(path);
    },
    versionOfPresent: (path: Path) => {
      const [file, version] = [fileAt(path), versionAt(path)];
      return file !== undefined && version !== undefined && isPresent(path) ? { file, version } : undefined;
    },
  };
}
