import { join, relative, resolve } from 'node:path';
import type { BuildInput } from '../../build/build-input.ts';
import { joinTree } from '../../content/join-tree.ts';
import type { ContentTree } from '../../content/tree.ts';
import { CompileError, compile } from '../../node/bundle/compile.ts';
import { readContent } from '../../node/fs/read-content.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import { committedContent } from '../../node/git/committed-content.ts';
import { committedProject } from '../../node/git/committed-project.ts';
import { type Commit, changedSince, defaultBranch, mergeBase, openRepository, resolveCommit } from '../../node/git/repository.ts';
import { ogImagesOf } from '../../node/images/og-image-cache.ts';
import type { Project } from '../../node/project.ts';
import { createSourceLoader, type LoadedSources } from '../../node/sources/source-loader.ts';
import { sourcedEntries } from '../../site/sourced-entries.ts';
import type { ProjectInputs } from '../input/inputs.ts';
import type { Terminal } from '../output/terminal.ts';
import type { DiffOptions } from './diff-options.ts';

/** One version of the comparison, before it is built. */
export interface ChosenVersion {
  /** The name shown to users. */
  readonly name: string;
  readonly input: Pick<BuildInput, 'tree' | 'definition' | 'bundle' | 'ogImages' | 'at'>;
}

interface Choice {
  readonly io: Terminal;
  readonly project: Project;
  readonly options: DiffOptions;
  /** The inputs of a build of the working tree. */
  readonly input: NonNullable<ProjectInputs['input']>;
  /** The files that the templates of the working tree import, and their globs, such as `glob:templates/*`. */
  readonly templates: readonly string[];
  /** The entries that functions of the site (sources) return in the working tree. */
  readonly loadedSources: LoadedSources | undefined;
}

/**
 * Finds the two versions that the options name. If a commit has no content, reports this and resolves to undefined. Throws a
 * GitError if git fails.
 */
export async function chooseVersions(choice: Choice): Promise<readonly [before: ChosenVersion, after: ChosenVersion] | undefined> {
  const { options, input, io } = choice;
  const words = io.messages.diff;
  const here: ChosenVersion = { name: words.workingTree, input };
  const [first, second] = options.instants;
  if (first !== undefined && second !== undefined)
    return [
      { name: nameOfInstant(first, words.now), input: { ...input, at: first.at } },
      { name: nameOfInstant(second, words.now), input: { ...input, at: second.at } },
    ];
  if (options.fromDir !== undefined)
    return [
      {
        name: shownFolder(options.fromDir),
        input: {
          ...input,
          tree: treeOf(readContent(options.fromDir), input.definition, { sourced: choice.loadedSources, drafts: options.drafts }),
        },
      },
      { ...here, name: shownFolder(options.content) },
    ];
  const repository = await openRepository(options.content);
  const [from, to] = await commitsOf(repository, options.refs);
  const own = { ...choice, repository };
  const [before, after] = [await versionAt(from, own), to === undefined ? here : await versionAt(to, own)];
  return before === undefined || after === undefined ? undefined : [before, after];
}

const nameOfInstant = ({ word, at }: DiffOptions['instants'][number], now: string): string =>
  word === 'now' ? now : new Date(at).toISOString();

const shownFolder = (folder: string): string => relative(process.cwd(), resolve(folder)) || '.';

type Repository = Awaited<ReturnType<typeof openRepository>>;

/**
 * Finds the commits of `a b`, `a..b` or `a...b` (merge base and b). Before and after the dots, a missing name means HEAD. With `a` alone,
 * the second version is the working tree. Without names, the first version is the merge base of HEAD and the default branch, and the second
 * version is the working tree.
 */
async function commitsOf(repository: Repository, [one, other]: readonly string[]): Promise<readonly [Commit, Commit | undefined]> {
  if (one === undefined)
    return [await mergeBase(repository, await defaultBranch(repository), await resolveCommit(repository, 'HEAD')), undefined];
  const [, from = '', dots, to = ''] = /^(.*?)(\.{2,3})(.*)$/.exec(one) ?? [];
  if (dots !== undefined && other === undefined) {
    const end = await resolveCommit(repository, to || 'HEAD');
    const start = await resolveCommit(repository, from || 'HEAD');
    return [dots === '...' ? await mergeBase(repository, start, end) : start, end];
  }
  return [await resolveCommit(repository, one), other === undefined ? undefined : await resolveCommit(repository, other)];
}

interface ChoiceInGit extends Choice {
  /** The git repository of the content folder. */
  readonly repository: Repository;
}

/** Reads the version of a commit. If the commit has no content, reports this and resolves to undefined. */
async function versionAt(commit: Commit, choice: ChoiceInGit): Promise<ChosenVersion | undefined> {
  const { options, io, input, repository } = choice;
  const tree = await committedContent(repository, commit);
  if (tree === undefined) {
    io.err(io.messages.diff.noContent(commit.name, shownFolder(options.content)));
    return undefined;
  }
  const name = commit.id.startsWith(commit.name) ? commit.id.slice(0, 7) : `${commit.name} (${commit.id.slice(0, 7)})`;
  const { loadedSources = choice.loadedSources, ...templates } = await templatesOf(commit, choice);
  return {
    name,
    input: {
      ...input,
      ...templates,
      tree: treeOf(tree, templates.definition ?? input.definition, { sourced: loadedSources, drafts: options.drafts }),
    },
  };
}

interface TreeParts {
  readonly sourced: LoadedSources | undefined;
  readonly drafts: boolean | undefined;
}

const treeOf = (files: ContentTree, model: ChosenVersion['input']['definition'], parts: TreeParts): ContentTree =>
  joinTree(files, { model, digest: digestOf, asEntries: sourcedEntries, ...parts });

type Templates = Partial<ChosenVersion['input']> & {
  /** The entries that functions of the site (sources) return, with the code and the files of the commit. */
  readonly loadedSources?: LoadedSources;
};

/**
 * Compiles the templates of a commit. Resolves to an empty object, so that the templates of the working tree are used, in three cases:
 * the options request them, both templates are equal, or the templates of the commit do not compile, which is reported.
 */
async function templatesOf(commit: Commit, { io, project, options, templates, input }: Choice): Promise<Templates> {
  if (options.contentOnly === true) return {};
  const repository = await openRepository(project.root);
  const changed = await changedSince(repository, commit);
  if (!changed.some((path) => mayBeTemplate(path, templates))) return {};
  try {
    const then = await committedProject(repository, commit, project);
    const { definition, bundle, inputs } = await compile(then);
    const content = join(then.root, relative(project.root, options.content));
    const loadedSources = await createSourceLoader(then)({ definition, code: inputs, content, at: input.at });
    return { definition, bundle, ogImages: ogImagesOf(then, definition), loadedSources };
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    io.err(io.messages.diff.templatesBroken(commit.name));
    return {};
  }
}

/** Returns whether templates import the file at `path`, or may find it with a glob. */
function mayBeTemplate(path: string, templates: readonly string[]): boolean {
  const globs = templates.flatMap((file) => (file.startsWith('glob:') ? [file.slice('glob:'.length).replace(/\*.*$/, '')] : []));
  return templates.includes(path) || globs.some((start) => path.startsWith(start) && !/\.test\.\w+$/.test(path));
}
