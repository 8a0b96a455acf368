// Repairs one version of a comparison: files with errors are replaced with those of the other version, so that the rest can be compared.
import type { prepare } from '../../build/prepare.ts';
import { type ContentTree, diskFileOf, replaceTexts } from '../../content/tree.ts';
import type { Code } from '../../diagnostics/catalogue/index.ts';
import type { Diagnostic, Finding } from '../../diagnostics/diagnostic.ts';
import { assetName } from '../../model/asset-file.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { digestOf } from '../../node/fs/stamps.ts';

/** Errors that do not prevent rendering the pages. */
export const tolerated: ReadonlySet<Code> = new Set<Code>(['url-removed']);

export type VersionedTree = ContentTree & Required<Pick<ContentTree, 'versions'>>;

export type PrepareTree = (tree: VersionedTree) => ReturnType<typeof prepare>;

export interface RepairedVersion {
  /** Undefined if the version has errors that prevent a build. */
  readonly ready: Awaited<ReturnType<typeof prepare>>['ready'];
  readonly tree: VersionedTree;
  /** The diagnostics of the version before it is repaired. */
  readonly diagnostics: readonly Diagnostic[];
  /** The files that were replaced with those of the other version, named as on disk. */
  readonly broken: readonly string[];
  /**
   * The files whose errors prevent a build, named as on disk. If files are broken in both versions, only these are listed. Empty if the
   * version can be built.
   */
  readonly blocking: readonly string[];
}

/** The content of a version, and that of the other version. */
interface BothTrees {
  readonly tree: ContentTree;
  readonly other: ContentTree;
}

/**
 * Maximum number of rounds in which files are copied from the other version. More than one is needed because a copied file
 * may refer to files that are not copied yet.
 */
const maxRepairs = 4;

/** Prepares a version for rendering, if necessary with files of the other version in place of those with errors. */
export async function prepareRepaired(prepareTree: PrepareTree, { tree: own, other }: BothTrees): Promise<RepairedVersion> {
  let tree = withVersions(own);
  const first = await prepareTree(tree);
  let prepared = first;
  const broken = new Set<string>();
  const brokenTwice = new Set<string>();
  const onDisk = (files: Iterable<string>): readonly string[] => [...new Set([...files].map((file) => diskNameIn([own, other], file)))];
  // If a file is equal in both versions but has errors only in this one, it refers to a file that exists only in the other one.
  const brokenThere = first.ready === undefined ? filesIn((await prepareTree(withVersions(other))).errors) : [];
  for (let round = 0; prepared.ready === undefined && round < maxRepairs; round += 1) {
    const files = withAllTexts(filesToTake(filesIn(prepared.errors), { tree, other, brokenThere }), [tree, other]);
    // A file that is also broken in the other version is left out.
    const again = new Set(files.filter((file) => broken.has(file)));
    for (const file of again) brokenTwice.add(file);
    for (const file of files) broken.add(file);
    tree = withVersions(withFilesOf(without(other, again), files, tree));
    prepared = await prepareTree(tree);
  }
  const { ready, errors } = prepared;
  const blocking = brokenTwice.size > 0 ? brokenTwice : withAllTexts(filesIn(errors), [tree, other]);
  return { ready, tree, diagnostics: first.diagnostics, broken: onDisk(broken), blocking: ready === undefined ? onDisk(blocking) : [] };
}

const withVersions = (tree: ContentTree): VersionedTree => {
  const { versions = new Map([...tree.texts].map(([file, text]) => [file, digestOf(text)])) } = tree;
  return { ...tree, versions };
};

interface Repair extends BothTrees {
  readonly brokenThere: readonly string[];
}

/**
 * Returns the files to copy from the other version, to repair the errors in `files`. Usually, these are the same files. But if a file with
 * errors is equal in both versions and valid in the other one, another file causes its errors. Then the files that exist only in the other
 * version are copied or, if there are none, all files that differ.
 */
function filesToTake(files: readonly string[], { tree: { texts }, other, brokenThere }: Repair): readonly string[] {
  const isAlike = (file: string): boolean => texts.has(file) && texts.get(file) === other.texts.get(file);
  const differing = [...other.texts.keys()].filter((file) => !isAlike(file));
  const missing = differing.filter((file) => !texts.has(file));
  const atFault = missing.length > 0 ? missing : differing;
  return [...new Set(files.flatMap((file) => (isAlike(file) && !brokenThere.includes(file) && atFault.length > 0 ? atFault : [file])))];
}

/**
 * Returns `files`, named as in the tree. An entry that consists of Markdown files is replaced by its texts in all languages and in both
 * trees, because together they define its data. So is each single text of such an entry.
 */
function withAllTexts(files: readonly string[], trees: readonly ContentTree[]): readonly string[] {
  const documents = trees.flatMap((tree) => [...(tree.documents ?? [])]);
  const entries = new Map(documents.flatMap(([entry, { files: texts }]) => texts.map((text) => [text, entry] as const)));
  const namesInTree = new Map(
    trees.flatMap(({ diskNames = new Map<string, string>() }) => [...diskNames].map(([name, file]) => [file, name])),
  );
  return [
    ...new Set(
      files.flatMap((file) => {
        const name = namesInTree.get(file) ?? file;
        const entry = entries.get(name) ?? name;
        const texts = trees.flatMap((tree) => tree.documents?.get(entry)?.files ?? []);
        return texts.length > 0 ? texts : [name];
      }),
    ),
  ];
}

/** Returns the name on disk of a text, from the first tree that has it. */
const diskNameIn = (trees: readonly ContentTree[], file: string): string =>
  diskFileOf(trees.find(({ texts }) => texts.has(file)) ?? {}, file);

const filesIn = (errors: readonly Finding[]): readonly string[] => [
  ...new Set(errors.filter(({ code }) => !tolerated.has(code)).map(({ file }) => file)),
];

const without = ({ texts, versions, ...tree }: ContentTree, files: ReadonlySet<string>): ContentTree => ({
  ...tree,
  texts: new Map([...texts].filter(([file]) => !files.has(file))),
});

/** Replaces `files` in `tree` with their versions in another tree, with the names on disk that they have there. */
function withFilesOf(other: ContentTree, files: readonly string[], tree: ContentTree): ContentTree {
  const ofAssets = files.flatMap((file) => assetName(file) ?? []);
  const names = files.filter((file) => other.texts.has(file)).map((file) => [file, diskFileOf(other, file)] as const);
  const others = { assets: replaced(tree.assets, other.assets, ofAssets), newNames: new Map(names) };
  const { versions, ...joined } = replaceTexts(tree, replaced(tree.texts, other.texts, files), others);
  const replacedFiles = new Set(files.flatMap((file) => [file, diskFileOf(tree, file), diskFileOf(other, file)]));
  return { ...joined, problems: tree.problems.filter(({ file }) => !replacedFiles.has(file)) };
}

/** Replaces the values of `names` with those of `others`, or deletes them if `others` has none. Sorts by name, like all content. */
function replaced<T>(own: ReadonlyMap<string, T>, others: ReadonlyMap<string, T>, names: readonly string[]): ReadonlyMap<string, T> {
  const map = new Map(own);
  for (const name of names) {
    const other = others.get(name);
    if (other === undefined) map.delete(name);
    else map.set(name, other);
  }
  return new Map([...map].sort(([one], [other]) => byCodeUnits(one, other)));
}
