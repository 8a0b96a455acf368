// What builds have found of files and pages of this code, for `archipel diff`. It keeps its own findings only where there
// are none: those of a build are of the working tree as it was last built, which most comparisons have on one side.
import { openResultStore } from '../../node/build-cache/result-store.ts';
import type { Project } from '../../node/project.ts';
import type { PagesSnapshot } from '../../pages/reuse/pages-snapshot.ts';
import type { FilesSnapshot } from '../../store/file-results.ts';
import type { Inputs } from '../input/inputs.ts';
import { requestOf } from '../input/known-run.ts';
import { createSideBuilder, type SideBuilder } from './build-side.ts';
import type { DiffOptions } from './diff-options.ts';

export interface StoringBuilder {
  readonly builder: SideBuilder;
  /** Keeps what has been found. */
  readonly end: () => void;
}

/** A builder that starts from what is stored. */
export function storingBuilder(
  project: Project,
  { input, madeFrom }: Pick<Inputs, 'input' | 'madeFrom'>,
  options: Pick<DiffOptions, 'content' | 'baseUrl' | 'drafts'>,
): StoringBuilder {
  if (input === undefined || madeFrom === undefined) return { builder: createSideBuilder(), end: () => undefined };
  const store = openResultStore(project, requestOf(options), madeFrom.code);
  const { definition } = input;
  // Only builds and `end` below have put something there.
  const known = { definition, files: store.files() as FilesSnapshot | undefined, pages: store.pages() as PagesSnapshot | undefined };
  const builder = createSideBuilder(known);
  const end = (): void => {
    if (known.pages !== undefined) return;
    const { files, pages } = builder.stored(input);
    if (files === undefined || pages === undefined || madeFrom.hasChanged()) return;
    store.setFiles(files);
    store.setPages(pages);
  };
  return { builder, end };
}
