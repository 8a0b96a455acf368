// Cached results of builds with the same code, for `archipel diff`. Most comparisons include the version of the working tree that was
// built last, and the build has cached its results. The command caches its own results only if it finds no cached pages.
import { openResults } from '../../node/build-cache/cached-results.ts';
import type { Project } from '../../node/project.ts';
import type { ProjectInputs } from '../input/inputs.ts';
import { runRequestOf } from '../input/previous-run.ts';
import { createVersionBuilder, type VersionBuilder } from './build-version.ts';
import type { DiffOptions } from './diff-options.ts';

export interface StoringBuilder {
  readonly builder: VersionBuilder;
  /** Caches the results, unless pages were already cached or files have changed during the run. */
  readonly end: () => void;
}

interface StoringOptions extends Pick<DiffOptions, 'content' | 'baseUrl' | 'drafts'> {
  /** Called if no pages are cached. May render and cache the pages of the working tree. */
  readonly makePages: () => Promise<void>;
}

/** Creates a builder that starts from the cached results. */
export async function storingBuilder(
  project: Project,
  { input, recordedInputs }: Pick<ProjectInputs, 'input' | 'recordedInputs'>,
  { makePages, ...options }: StoringOptions,
): Promise<StoringBuilder> {
  if (input === undefined || recordedInputs === undefined) return { builder: createVersionBuilder(), end: () => undefined };
  const store = openResults(project, runRequestOf(options), recordedInputs.code);
  const { definition } = input;
  const storedPages = store.pages();
  if (storedPages === undefined) await makePages();
  const known = { definition, files: store.files(), pages: storedPages ?? store.pages() };
  const builder = createVersionBuilder(known);
  const end = (): void => {
    if (known.pages !== undefined) return;
    const { files, pages } = builder.stored(input);
    if (files === undefined || pages === undefined || recordedInputs.hasChanged()) return;
    store.setFiles(files);
    store.setPages(pages);
  };
  return { builder, end };
}
