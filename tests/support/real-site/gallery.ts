// The gallery of the real site for tests.
import type { ContentTree } from '../../../src/content/tree.ts';
import { compileGallery } from '../../../src/node/bundle/compile.ts';
import { readContent } from '../../../src/node/fs/read-content.ts';
import { createImageProcessor } from '../../../src/node/images/image-processor.ts';
import { openGallery } from '../../../src/tools/gallery/gallery.ts';
import { root } from '../fixture-site/content.ts';
import { projectAt } from '../process/project.ts';

const { definition, bundle } = await compileGallery(projectAt());

/** An instant during the promotion of the content. */
const at = Date.parse('2025-06-01T12:00:00+02:00');

/** The examples by path relative to the project. */
export const { examples } = definition;

/** Opens the gallery with `changes` to its examples, and with additional `texts` in the content. */
export const galleryWith = (changes: Readonly<Record<string, string>> = {}, texts: Readonly<Record<string, string>> = {}) =>
  openGallery({
    tree: withTexts(readContent(`${root}/content`), texts),
    definition: { ...definition, examples: { ...definition.examples, ...changes } },
    urls: bundle.urls,
    pictures: createImageProcessor(projectAt()),
    at,
    overrides: new Map(),
  });

const withTexts = (tree: ContentTree, texts: Readonly<Record<string, string>>): ContentTree => ({
  ...tree,
  texts: new Map([...tree.texts, ...Object.entries(texts)]),
});

export const gallery = await galleryWith();
