import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import type { VirtualFiles } from '../../node/http/preview-server.ts';
import type { Project } from '../../node/project.ts';
import { isGalleryUrl } from './gallery-url.ts';

/**
 * Returns a function that resolves to the files of the gallery to serve for a URL. The code of the gallery is loaded on the first
 * request for one of its pages. Until then, resolves to undefined.
 */
export function galleryOf(project: Project, messages: ToolMessages): VirtualFiles {
  let files: VirtualFiles | undefined;
  return async (url) => {
    if (files === undefined && !isGalleryUrl(url)) return undefined;
    files ??= (await import('./gallery-files.ts')).galleryFiles(project, messages);
    return files(url);
  };
}
