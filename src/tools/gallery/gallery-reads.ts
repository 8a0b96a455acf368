// Records what the examples of a project read, so that messages which only the gallery uses do not count as unused.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInput } from '../../build/build-input.ts';
import { compileGallery } from '../../node/bundle/compile.ts';
import type { Project } from '../../node/project.ts';
import type { Reads } from '../../store/reads/reads.ts';
import type { Tracker } from '../../store/reads/track.ts';
import { openGallery } from './gallery.ts';

/**
 * Resolves to what each page of the gallery reads. A page is rendered only when the iteration reaches it. Resolves to an empty list in a
 * project without a gallery, and to undefined if errors in the content or in the examples prevent rendering.
 */
export async function galleryReads(project: Project, input: BuildInput, tracker: Tracker): Promise<Iterable<Reads> | undefined> {
  if (!existsSync(join(project.root, 'templates/gallery/index.ts'))) return [];
  const { definition, bundle } = await compileGallery(project);
  const gallery = await openGallery({ ...input, definition, urls: bundle.urls });
  return gallery.reads?.(tracker);
}
