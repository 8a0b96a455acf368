// The gallery beside the pages of a server: compiled and rendered when somebody asks for one of its pages.
import type { VirtualFiles } from '../node/http/preview-server.ts';
import { isGalleryUrl } from './gallery-url.ts';

/** The pages of the gallery of the project at `root`; they cost nothing before one is asked for. */
export function galleryOf(root: string): VirtualFiles {
  let files: VirtualFiles | undefined;
  return async (url) => {
    if (files === undefined && !isGalleryUrl(url)) return undefined;
    files ??= (await import('./gallery-files.ts')).galleryFiles(root);
    return files(url);
  };
}
