// Caches link previews under a hash of all their inputs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OgImageRenderer } from '../../pages/render/head/og-images.ts';
import type { Preview, PreviewStyle, SiteDefinition } from '../../site/definition.ts';
import { hashOf } from '../fs/hash-of.ts';
import { type Project, versionOf } from '../project.ts';
import { createOgImageRenderer, layersOf, recipe } from './og-image.ts';

/** Creates the renderer of link previews for a project; `draw` is called for images that are not cached. */
export function createOgImageCache(
  { root, engine, cache }: Project,
  { backdrop, fonts }: PreviewStyle,
  draw: (picture: Preview) => Promise<Uint8Array>,
): OgImageRenderer {
  const drawn = cache.of('og-image');
  let style: string | undefined;
  return {
    // The name of a layer contains its markup, so any change of the markup changes the hash.
    hashOf: (picture) => {
      const files = [backdrop, ...fonts.map(({ file }) => file)];
      const libraries = ['satori', 'sharp'].map((library) => versionOf(engine, library));
      style ??= JSON.stringify([engine.version, recipe, libraries, fonts, files.map((file) => hashOf(readFileSync(join(root, file))))]);
      return hashOf([style, picture.accent, ...layersOf(picture).map(({ name }) => name)].join('\n'));
    },
    render: async (picture, hash) => {
      const known = drawn.get(hash);
      if (known instanceof Uint8Array) return known;
      const bytes = await draw(picture);
      drawn.set(hash, bytes);
      return bytes;
    },
  };
}

/** The style of a site without `preview`, which never requests an image. */
const noStyle: PreviewStyle = { backdrop: '', fonts: [] };

/** Creates the link-preview renderer of a project, in the style of its definition. */
export const ogImagesOf = (project: Project, { preview }: Pick<SiteDefinition, 'preview'>): OgImageRenderer => {
  const style: PreviewStyle = preview ?? noStyle;
  return createOgImageCache(project, style, createOgImageRenderer(project.root, style));
};
