// What builds have found of files and pages of this code, for `archipel diff`. It keeps its own findings only where there
// are none: those of a build are of the working tree as it was last built, which most comparisons have on one side.
import { openResults } from '../../node/build-cache/cached-results.ts';
import type { Project } from '../../node/project.ts';
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
  const store = openResults(project, requestOf(options), madeFrom.code);
  const { definition } = input;
  const known = { definition, files: store.files(), pages: store.pages() };
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
