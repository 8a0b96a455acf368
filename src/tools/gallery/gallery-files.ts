// Serves the gallery (pages that display templates with example content) as virtual files beside the built site. A page is rendered on
// its first request, and again on the first request after a change of code or content.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.ts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { pretty } from '../../diagnostics/reporters/pretty.ts';
import { templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import { escapeHtml } from '../../model/escape-html.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import { valuesIn, valuesSheet } from '../../model/output/style-values.ts';
import { CompileError, compileGallery } from '../../node/bundle/compile.ts';
import { templateFailures } from '../../node/bundle/locate-template-error.ts';
import { hashOf } from '../../node/fs/hash-of.ts';
import { readContent } from '../../node/fs/read-content.ts';
import type { VirtualFiles } from '../../node/http/preview-server.ts';
import type { ServedFiles } from '../../node/http/static-handler.ts';
import { createImageProcessor } from '../../node/images/image-processor.ts';
import type { Project } from '../../node/project.ts';
import { prefixer } from '../../output/base-path.ts';
import type { GalleryDefinition } from '../../site/definition.ts';
import { type Gallery, openGallery } from './gallery.ts';
import { isGalleryUrl } from './gallery-url.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Returns a function that resolves to the files to serve for a URL: the requested page of the gallery, and its assets. It always resolves
 * to undefined if the project has no gallery templates or no content.
 */
export function galleryFiles(project: Project, messages: ToolMessages): VirtualFiles {
  const sources = [join(project.root, 'templates/gallery/index.ts'), join(project.root, 'content')];
  if (!sources.every((path) => existsSync(path))) return async () => undefined;
  let opened: GalleryState | undefined;
  return async (url) => {
    if (!isGalleryUrl(url)) return opened?.assets;
    const path = url.replace(/[?#].*$/s, '');
    try {
      opened = await open(project, opened);
      const known = opened.pages.get(path);
      if (known !== undefined) return known;
      const { gallery, definition, pages } = opened;
      const errors = gallery.diagnostics.filter(({ severity }) => severity === 'error');
      const page = gallery.paths.length === 0 ? refusal(errors, messages) : gallery.render(path);
      if (page === undefined) return opened.assets;
      const sheet = valuesSheet(valuesIn(page));
      if (sheet !== undefined) opened = { ...opened, assets: new Map([...opened.assets, fileAt(sheet, definition)]) };
      const own = [{ path: `${path.slice(1)}.html`, bytes: page }, ...(gallery.headers === undefined ? [] : [gallery.headers])];
      const files = new Map([...opened.assets, ...own.map((file) => fileAt(file, definition))]);
      pages.set(path, files);
      return files;
    } catch (error) {
      const failures = error instanceof CompileError ? error.failures : templateFailures([error], project);
      if (failures === undefined) throw error;
      return new Map([[`${path.slice(1)}.html`, bytesOf(refusal(templateDiagnostics(failures), messages))]]);
    }
  };
}

interface GalleryState {
  readonly gallery: Gallery;
  readonly assets: ServedFiles;
  /** The files to serve for each requested page, by path. */
  readonly pages: Map<string, ServedFiles>;
  readonly definition: GalleryDefinition;
  /** A hash of the code and content that the gallery was built from. */
  readonly madeFrom: string;
}

/** Opens the gallery of the current sources; returns `before` if they have not changed. */
async function open(project: Project, before: GalleryState | undefined): Promise<GalleryState> {
  const { definition, bundle, code } = await compileGallery(project);
  const tree = readContent(join(project.root, 'content'));
  const assets = [...tree.assets].map(([name, { hash }]) => [name, hash]);
  // The paths of the bundle are sufficient, because each contains the hash of its file. `code` is compared in place of `definition`, which
  // is a new object each time.
  const madeFrom = hashOf(JSON.stringify([code, bundle.files.map(({ path }) => path), [...tree.texts], assets]));
  if (before?.madeFrom === madeFrom) return before;
  const gallery = await openGallery({
    tree,
    definition,
    urls: bundle.urls,
    pictures: createImageProcessor(project),
    at: Date.now(),
    overrides: new Map(),
    cache: project.cache.packed(`prose-${project.engine.hash}`),
  });
  const served = new Map([...bundle.files, ...gallery.files].map((file) => fileAt(file, definition)));
  return { gallery, assets: served, pages: new Map(), definition, madeFrom };
}

function fileAt(file: OutputFile, { basePath = '' }: GalleryDefinition): readonly [string, Uint8Array] {
  const { path, bytes } = prefixer(basePath)(file);
  return [path, typeof bytes === 'string' ? bytesOf(bytes) : bytes];
}

/** Returns a page that explains why there is no gallery. */
function refusal(diagnostics: readonly Diagnostic[], messages: ToolMessages): string {
  const formatted = formatDiagnostics(diagnostics, messages.language);
  const problems = pretty(formatted, { sources: () => undefined, paint: (_, text) => text, messages });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>No gallery</title><pre>${escapeHtml(problems)}</pre></html>\n`;
}
