// Isolates mistakes: changed lines that break the site keep their previous text, while other changes are built. To find these
// lines, the site is built several times, each time without some of the changes.
import type { ContentTree } from '../content/tree.ts';
import type { Code } from '../diagnostics/catalogue/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Edit, type Edits, editsOf, type HeldPlace, heldPlaces, placesOfEdits, type Versions, withEdits } from './edits.ts';
import { createIncrementalBuilder } from './incremental/builder.ts';
import type { IncrementalBuilder, IncrementalInput, Snapshot } from './incremental/state.ts';

export interface IsolatedSnapshot extends Snapshot {
  /** The files whose changes are all left out, sorted. */
  readonly heldFiles: readonly string[];
  /** The parts of content whose current text is not on pages, and the places of errors without a position in a file. */
  readonly held: readonly HeldPlace[];
}

/** Builds the site without the changes that break it; `live` is undefined if no valid version is found. Calls must not overlap. */
export type IsolatingBuilder = (input: IncrementalInput) => Promise<IsolatedSnapshot>;

const nothing: ContentTree = { texts: new Map(), assets: new Map(), problems: [] };

/** Maximum number of builds that try to add left-out changes back. */
const maxAttempts = 16;

/** Maximum number of rounds: leaving out a change can cause errors in others, which are then left out as well. */
const maxRounds = 4;

/** Errors that do not prevent pages from being rendered. */
const renderable: ReadonlySet<Code> = new Set<Code>(['anchor-language', 'anchor-unknown', 'heading-id', 'link-address', 'markdown-raw']);

/**
 * Creates an isolating builder. Until its first valid build, all content counts as changed. Until all checks have passed once, pages with
 * `renderable` errors are shown: they have no earlier version, and without them the pages that link to them could not be shown either.
 */
export function createIsolatingBuilder(builder: IncrementalBuilder = createIncrementalBuilder()): IsolatingBuilder {
  // The content of the last build.
  let last = nothing;
  let isSound = false;
  return async (input) => {
    const { isChecked, ...whole } = await update(builder, input);
    if (whole.live !== undefined) {
      last = input.tree;
      isSound ||= isChecked;
      return { ...whole, heldFiles: [], held: [] };
    }
    const tolerant = isSound ? input : { ...input, tolerated: renderable };
    const { live } = isSound ? whole : await update(builder, tolerant);
    if (live !== undefined) {
      last = input.tree;
      return { ...whole, live, heldFiles: [], held: [] };
    }
    const { shown, isFaultless, ...snapshot } = await isolate(last, { input: tolerant, builder, whole });
    if (snapshot.live !== undefined) {
      last = shown;
      isSound ||= isFaultless;
    }
    return snapshot;
  };
}

interface Failed {
  readonly input: IncrementalInput;
  readonly builder: IncrementalBuilder;
  /** The result of the build with all changes. */
  readonly whole: Snapshot;
}

interface Isolated extends IsolatedSnapshot {
  /** The built content. */
  readonly shown: ContentTree;
  /** Whether all checks of this content have run and have found no error. */
  readonly isFaultless: boolean;
}

/** Builds as many of the changes since `before` as possible. */
async function isolate(before: ContentTree, { input, builder, whole }: Failed): Promise<Isolated> {
  const { diagnostics, errors } = whole;
  const edits = editsOf(before, input.tree);
  const versions: Versions = { before, after: input.tree, edits };
  const build: Build = async (taken) => {
    const { live, isChecked, diagnostics: all } = await update(builder, { ...input, tree: withEdits(versions, taken) });
    const found = all.filter(({ severity }) => severity === 'error');
    return { live, taken, isFaultless: isChecked && found.length === 0, found: found.filter(isBlocking(input)) };
  };
  const { live, taken, isFaultless } = await largestSound(edits, diagnostics.filter(isBlocking(input)), build);
  const shown = withEdits(versions, taken);
  const built = filesOf(taken);
  const files = filesOf(without(edits, taken));
  const elsewhere = errors.filter(({ file, path, range }) => !files.has(file) && path !== undefined && range === undefined);
  return {
    diagnostics,
    errors,
    live,
    heldFiles: [...files].filter((file) => !built.has(file)).sort(),
    held: [...heldPlaces(shown, edits, taken), ...elsewhere],
    shown,
    isFaultless,
  };
}

const isBlocking =
  ({ tolerated }: IncrementalInput) =>
  ({ severity, code }: Diagnostic): boolean =>
    severity === 'error' && tolerated?.has(code) !== true;

const filesOf = (edits: Edits): ReadonlySet<string> => new Set([...edits].map(({ file }) => file));

interface CheckedSnapshot extends Snapshot {
  /** False if checks that can report errors have been deferred. */
  readonly isChecked: boolean;
}

async function update(builder: IncrementalBuilder, { later, ...input }: IncrementalInput): Promise<CheckedSnapshot> {
  if (later === undefined) return { ...(await builder.update(input)), isChecked: true };
  let isChecked = true;
  const defer: typeof later.defer = (checks) => {
    if (checks.some(({ mayFail }) => mayFail)) isChecked = false;
    later.defer(checks);
  };
  const snapshot = await builder.update({ ...input, later: { ...later, defer } });
  return { ...snapshot, isChecked };
}

type Build = (taken: Edits) => Promise<Attempt>;

interface Attempt extends Pick<Snapshot, 'live'>, Pick<Isolated, 'isFaultless'> {
  readonly taken: Edits;
  /** The errors that prevent a build. */
  readonly found: readonly Diagnostic[];
}

/** Builds as many changes as possible: first leaves out all changes with errors, then adds back those that cause no error. */
async function largestSound(edits: Edits, errors: readonly Diagnostic[], build: Build): Promise<Attempt> {
  let taken = edits;
  let found = errors;
  for (let round = 0; round < maxRounds; round += 1) {
    const blamed = blamedFor(found, edits, taken);
    if (blamed.size === 0) break;
    taken = without(taken, blamed);
    const attempt = await build(taken);
    const left = without(edits, taken);
    // If only one change is left out, there are no smaller groups to try.
    if (attempt.live !== undefined) return left.size === 1 ? attempt : withMost(attempt, halves(left), attempts(build));
    found = attempt.found;
  }
  // Changes in other places may cause the errors, so all changes are tried in groups.
  return withMost(await build(new Set()), halves(edits), attempts(build));
}

/**
 * Returns the `taken` edits to leave out. In each file with errors, these are the edits at the places of the errors and the edits of the
 * entire file, or, if there are none, all edits of the file.
 */
function blamedFor(errors: readonly Diagnostic[], edits: Edits, taken: Edits): Edits {
  const places = placesOfEdits(edits, taken);
  const blamed = new Set<Edit>();
  for (const file of new Set(errors.map((error) => error.file))) {
    const own = [...taken].filter((edit) => edit.file === file);
    const there = own.filter((edit) => errors.some((error) => error.file === file && isAt(error, places.get(edit))));
    for (const edit of there.length > 0 ? there : own) blamed.add(edit);
  }
  return blamed;
}

const isAt = ({ range }: Diagnostic, place: { readonly start: number; readonly end: number } | undefined): boolean =>
  place === undefined || (range !== undefined && range.line < place.end && range.endLine >= place.start);

/** Returns a function that builds edits. After the maximum number of builds, it returns a failed attempt without a build. */
function attempts(build: Build): Build {
  let left = maxAttempts;
  return async (taken) => {
    left -= 1;
    return left < 0 ? { live: undefined, isFaultless: false, found: [], taken } : build(taken);
  };
}

/** Adds each group of changes with which `sound` stays valid. Splits a group that causes errors, and tries its halves. */
async function withMost(sound: Attempt, groups: readonly Edits[], attempt: Build): Promise<Attempt> {
  if (sound.live === undefined) return sound;
  let best = sound;
  for (const group of groups) {
    const more = await attempt(new Set([...best.taken, ...group]));
    if (more.live !== undefined) best = more;
    else if (group.size > 1) best = await withMost(best, halves(group), attempt);
  }
  return best;
}

function halves(edits: Edits): readonly Edits[] {
  const list = [...edits];
  const middle = Math.ceil(list.length / 2);
  return [new Set(list.slice(0, middle)), new Set(list.slice(middle))].filter(({ size }) => size > 0);
}

const without = (all: Edits, some: Edits): Edits => new Set([...all].filter((each) => !some.has(each)));
