// One mistake holds back what is made of it and nothing else: a file whose change breaks the site stays at its last good
// version, all other changes are built. Which changes do so is found by building without them.
import type { ContentTree } from '../content/tree.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { createIncrementalBuilder, type IncrementalBuilder, type IncrementalInput, type Snapshot } from '../incremental.ts';

/** A place of content that pages show as it was. Without a path, all of the file. */
export type HeldPlace = Pick<Finding, 'file' | 'path'>;

export interface IsolatedSnapshot extends Snapshot {
  /** The files whose last good version is built, sorted. */
  readonly heldFiles: readonly string[];
  /** What pages do not show as it is now written. */
  readonly held: readonly HeldPlace[];
}

/** The site without the changes that break it; undefined where nothing sound is known. One call at a time. */
export type IsolatingBuilder = (input: IncrementalInput) => Promise<IsolatedSnapshot>;

const nothing: ContentTree = { texts: new Map(), assets: new Map(), problems: [] };

/** More changes than this are not tried one by one. */
const mostAttempts = 12;

/** Files left out can be missed by others, whose mistakes then show: so often it is tried without these, too. */
const mostRounds = 4;

/** A builder that has built nothing yet. */
export function createIsolatingBuilder(builder: IncrementalBuilder = createIncrementalBuilder()): IsolatingBuilder {
  let good = nothing;
  return async (input) => {
    const whole = await builder.update(input);
    if (whole.live !== undefined) {
      good = input.tree;
      return { ...whole, heldFiles: [], held: [] };
    }
    const { diagnostics, errors } = whole;
    const changed = changedFiles(good, input.tree);
    const build = (taken: ReadonlySet<string>) => builder.update({ ...input, tree: mixed(good, input.tree, taken) });
    const { live, taken } = await largestSound(changed, errors, build);
    const heldFiles = [...changed].filter((file) => !taken.has(file)).sort();
    if (live !== undefined) good = mixed(good, input.tree, taken);
    return { diagnostics, errors, live, heldFiles, held: heldPlaces(heldFiles, errors) };
  };
}

type Build = (taken: ReadonlySet<string>) => Promise<Snapshot>;

interface Attempt {
  readonly live: Snapshot['live'];
  readonly taken: ReadonlySet<string>;
}

/** As many of the changes as there can be: without those that have errors, then with each of these that does no harm. */
async function largestSound(changed: ReadonlySet<string>, errors: readonly Finding[], build: Build): Promise<Attempt> {
  const blamed = new Set<string>();
  let found: readonly Finding[] = errors;
  for (let round = 0; round < mostRounds; round += 1) {
    const more = found.map(({ file }) => file).filter((file) => changed.has(file) && !blamed.has(file));
    if (more.length === 0) break;
    for (const file of more) blamed.add(file);
    const attempt = await tried(without(changed, blamed), build);
    // A single change that is taken back has no other that it might do without.
    if (attempt.live !== undefined) return blamed.size === 1 ? attempt : withEach(attempt, blamed, build);
    found = attempt.errors;
  }
  // What is wrong is the work of changes in other files: they are tried one by one.
  return withEach(await tried(new Set(), build), changed, build);
}

/** `sound` with each of `files` that keeps it sound. */
async function withEach(sound: Attempt, files: ReadonlySet<string>, build: Build): Promise<Attempt> {
  if (sound.live === undefined || files.size > mostAttempts) return sound;
  let best = sound;
  for (const file of files) {
    const attempt = await tried(new Set([...best.taken, file]), build);
    if (attempt.live !== undefined) best = attempt;
  }
  return best;
}

const tried = async (taken: ReadonlySet<string>, build: Build): Promise<Attempt & Pick<Snapshot, 'errors'>> => {
  const { live, errors } = await build(taken);
  return { live, errors, taken };
};

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...all].filter((each) => !some.has(each)));

const assetFile = (name: string): string => `assets/${name}`;

/** The files of which two trees have other versions. */
function changedFiles(before: ContentTree, after: ContentTree): ReadonlySet<string> {
  const files = new Set<string>();
  for (const file of [...before.texts.keys(), ...after.texts.keys()]) if (before.texts.get(file) !== after.texts.get(file)) files.add(file);
  for (const name of [...before.assets.keys(), ...after.assets.keys()])
    if (before.assets.get(name)?.hash !== after.assets.get(name)?.hash) files.add(assetFile(name));
  for (const { file } of [...before.problems, ...after.problems]) files.add(file);
  return files;
}

/** `before` with the files `taken` as they are in `after`. */
function mixed(before: ContentTree, after: ContentTree, taken: ReadonlySet<string>): ContentTree {
  const pick = <T>(from: ReadonlyMap<string, T>, to: ReadonlyMap<string, T>, fileOf: (key: string) => string): ReadonlyMap<string, T> =>
    new Map(
      [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((key) => {
        const value = (taken.has(fileOf(key)) ? to : from).get(key);
        return value === undefined ? [] : [[key, value] as const];
      }),
    );
  return {
    texts: pick(before.texts, after.texts, (file) => file),
    // Other stages know by the map whether an asset has changed.
    assets: isSameMap(before.assets, after.assets) ? after.assets : pick(before.assets, after.assets, assetFile),
    problems: [...before.problems.filter(({ file }) => !taken.has(file)), ...after.problems.filter(({ file }) => taken.has(file))],
  };
}

const isSameMap = (one: ContentTree['assets'], other: ContentTree['assets']): boolean =>
  one.size === other.size && [...one].every(([name, { hash }]) => other.get(name)?.hash === hash);

/** Of held files the places of their mistakes, or all of them; and the mistakes that they cause elsewhere. */
function heldPlaces(files: readonly string[], errors: readonly Finding[]): readonly HeldPlace[] {
  const places = errors.map(({ file, path, range }): HeldPlace => (path === undefined || range !== undefined ? { file } : { file, path }));
  const named = new Set(errors.map(({ file }) => file));
  return [...places, ...files.filter((file) => !named.has(file)).map((file) => ({ file }))];
}
