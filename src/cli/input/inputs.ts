// Gathers all inputs of a build: content, templates, clock, environment.
import { relative } from 'node:path';
import type { BuildInput } from '../../build/build-input.ts';
import { joinTree } from '../../content/join-tree.ts';
import { locate } from '../../content/locate.ts';
import { moveToOrigins } from '../../content/sourced-tree.ts';
import { type ContentTree, diskFileOf } from '../../content/tree.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceTexts } from '../../diagnostics/reporters/pretty.ts';
import { templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import { assetFile, publicFile } from '../../model/asset-file.ts';
import type { RunInputs } from '../../node/build-cache/cached-run.ts';
import { CompileError, compile, compileForWatch } from '../../node/bundle/compile.ts';
import { recordSources, stateOf } from '../../node/bundle/inputs.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import { type CachedTexts, type ReadFolder, readContent, readUncached } from '../../node/fs/read-content.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import { createImageProcessor } from '../../node/images/image-processor.ts';
import { ogImagesOf } from '../../node/images/og-image-cache.ts';
import { manifestPathOf, type Project } from '../../node/project.ts';
import { runEachLimited, runLimited } from '../../node/run-limited.ts';
import { createSourceLoader, type LoadedSources } from '../../node/sources/source-loader.ts';
import { holdYoungSpace, optimizeLater, scheduleCollections } from '../../node/v8-settings.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import { sourcedEntries } from '../../site/sourced-entries.ts';
import type { BuildOptions } from '../output/terminal.ts';
import { readEnvironment, variablesIn } from './environment.ts';

export interface ProjectInputs {
  /** Undefined if the templates do not compile or the environment is wrong. `diagnostics` states the reason. */
  readonly input: BuildInput | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Warnings of the bundler about templates that compile. */
  readonly warnings: readonly Diagnostic[];
  /** Returns diagnostics of content with file names relative to the current folder. */
  readonly fromHere: (list: readonly Diagnostic[]) => Diagnostic[];
  /** Returns the name of a content file relative to the current folder. */
  readonly shown: (file: string) => string;
  readonly sources: SourceTexts;
  /** The fingerprints of all inputs. Undefined without `input`, if the run is not cached, or if files of content cannot be read. */
  readonly recordedInputs: RecordedInputs | undefined;
  /** The entries that the sources of collections (functions of the site that load entries) return; undefined without `input`. */
  readonly loadedSources: LoadedSources | undefined;
}

export interface RecordedInputs extends RunInputs {
  /** The hashes of the files that sources of collections have read, by path relative to the project folder. */
  readonly sources: RunInputs['code'];
  /** The instants at which results of sources become stale, in milliseconds since 1970. */
  readonly staleAt: readonly number[];
  /** The versions of all texts, including those of entries that sources return. */
  readonly versions: ReadonlyMap<string, string>;
  /** Returns true as soon as a text turns out to have changed since its version was recorded. */
  readonly hasChanged: () => boolean;
}

export interface InputOptions extends Pick<BuildOptions, 'content' | 'now' | 'baseUrl' | 'release' | 'drafts'> {
  /**
   * The texts that an earlier run has cached. Each of their files is read only when its text is requested.
   * `recordedInputs` is set only with this option.
   */
  readonly known?: CachedTexts;
  /** Compiles the templates as `watch` does, which has further code for browsers. */
  readonly forWatch?: boolean;
}

/** Reads content and environment and compiles the templates of a project. */
export async function gatherInputs(project: Project, options: InputOptions): Promise<ProjectInputs> {
  const begun = { start: options.known?.since ?? Date.now(), texts: options.known };
  optimizeLater();
  const compiling = options.forWatch === true ? compileForWatch(project, recordSources(project.root)) : compile(project);
  // A failure is handled below. Until then, the rejected promise must not end the process.
  compiling.catch(() => undefined);
  const { tree: files, hasChanged } = treeAt(options);
  let tree = files;
  const { displayPath, contentPath } = displayPaths(options.content);
  const rest = {
    warnings: [],
    shown: (file: string) => displayPath(diskFileOf(tree, file)),
    fromHere: (list: readonly Diagnostic[]) =>
      moveToOrigins(list, tree).map((diagnostic) => ({ ...diagnostic, file: displayPath(diagnostic.file) })),
    sources: (file: string) => tree.texts.get(contentPath(file)),
    recordedInputs: undefined,
    loadedSources: undefined,
  };
  const stopped = (diagnostics: readonly Diagnostic[]): ProjectInputs => ({ ...rest, input: undefined, diagnostics });
  try {
    const { definition, bundle, warnings, inputs } = await compiling;
    const { overrides, findings } = readEnvironment(process.env, definition, options.baseUrl);
    if (findings.length > 0) return stopped(locate(findings, { texts: new Map() }));
    const at = options.now ?? Date.now();
    const loaded = await createSourceLoader(project)({ definition, code: inputs, content: options.content, at });
    tree = joinTree(files, { model: definition, sourced: loaded, digest: digestOf, asEntries: sourcedEntries, drafts: options.drafts });
    const input = {
      tree,
      definition,
      bundle,
      ogImages: ogImagesOf(project, definition),
      at,
      overrides,
      release: options.release ?? false,
      drafts: options.drafts ?? false,
      cache: project.cache.packed(`prose-${project.engine.hash}`),
      pictures: createImageProcessor(project),
      limit: { run: runLimited, runEach: runEachLimited },
    };
    const recordedInputs =
      tree.problems.length > 0 || tree.versions === undefined
        ? undefined
        : {
            ...begun,
            hasChanged,
            code: codeOf(project, definition, inputs),
            content: hashesIn(files),
            versions: tree.versions,
            sources: loaded.reads,
            staleAt: loaded.staleAt,
            environment: variablesIn(process.env, definition),
          };
    return { ...rest, input, warnings: templateDiagnostics(warnings), diagnostics: [], recordedInputs, loadedSources: loaded };
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    return stopped(templateDiagnostics(error.failures));
  }
}

/** Libraries outside of the bundles, whose versions affect the output. */
const libraries = ['react', 'react-dom', 'satori', 'sharp'];

/** Returns the hashes of all files that affect pages, except content. `inputs` are the hashes of the files in the bundles. */
export const codeOf = (project: Project, definition: SiteDefinition, inputs: RecordedInputs['code']): RecordedInputs['code'] => ({
  ...inputs,
  ...hashesBeside(project, definition),
});

/** Returns the hashes of files that templates name but the bundler does not read, and of the manifests of libraries. */
function hashesBeside({ root, engine }: Project, { preview }: Pick<SiteDefinition, 'preview'>): Readonly<Record<string, string>> {
  const files = preview === undefined ? [] : [preview.backdrop, ...preview.fonts.map(({ file }) => file)];
  const manifests = libraries.map((library) => relative(root, manifestPathOf(engine, library)));
  return Object.fromEntries([...files, ...manifests].map((file) => [file, stateOf(root, file)]));
}

/** Returns the hashes of all files of a content folder, by path. */
export const hashesIn = ({
  assets,
  publicFiles = new Map(),
  versions = new Map(),
}: Omit<ContentTree, 'texts' | 'problems'>): ReadonlyMap<string, string> => {
  const hashed = (files: ContentTree['assets'], fileOf: (name: string) => string) =>
    [...files].map(([name, { bytes }]) => [fileOf(name), digestOf(bytes)] as const);
  return new Map([...versions, ...hashed(assets, assetFile), ...hashed(publicFiles, publicFile)]);
};

/** Returns `input` for a run that needs only the names of link-preview images, and so draws none. */
export const withoutDrawing = <Input extends Pick<BuildInput, 'ogImages'>>(input: Input): Input => ({
  ...input,
  ogImages: { hashOf: input.ogImages.hashOf },
});

type TreeRead = Omit<ReadFolder, 'tree'> & { readonly tree: ContentTree };

/** Reads the content, with memory settings of V8 that suit the number of its files. */
function treeAt(options: InputOptions): TreeRead {
  holdYoungSpace();
  const read = readTree(options);
  const files = [...read.tree.texts.keys()];
  const markdown = files.filter((file) => /\.mdx?$/.test(file)).length;
  scheduleCollections({ files: files.length, markdown, unread: read.unknown });
  return read;
}

function readTree({ content, known }: InputOptions): TreeRead {
  if (known !== undefined) return readUncached(content, known.hashOf);
  const tree = readContent(content);
  return { tree, hasChanged: () => false, unknown: tree.texts.size };
}

/** Returns `input` with a limit for each page, for commands that render pages one by one. */
export const limitingEachPage = <Input extends Pick<BuildInput, 'limit'>>(input: Input): Input => ({
  ...input,
  limit: input.limit && { run: input.limit.run },
});
