// Pictures by the hash of all that goes into them: what has been drawn once is never drawn again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OgImageRenderer } from '../../render/og-images.ts';
import type { Preview, SiteDefinition } from '../../site/definition.ts';
import { keptIn } from '../fs/disk-cache.ts';
import { hashOf } from '../fs/read-content.ts';

/** What every picture depends on besides its own words: other code must not find its results. */
const makers = [
  'src/node/images/og-image.ts',
  ...['lucide', 'react', 'satori', 'sharp'].map((name) => `node_modules/${name}/package.json`),
];

/** A painter for the project at `root`, which calls `draw` for pictures that no build has drawn before. */
export function createOgImageCache(
  root: string,
  { backdrop, fonts, sources }: SiteDefinition['preview'],
  draw: (picture: Preview) => Promise<Uint8Array>,
): OgImageRenderer {
  const kept = keptIn(root, 'preview');
  const files = [...makers, ...sources, backdrop, ...fonts.map(({ file }) => file)];
  let made: string | undefined;
  return {
    hashOf: ({ accent, words }) => {
      made ??= hashOf(files.map((file) => hashOf(readFileSync(join(root, file)))).join());
      return hashOf([made, JSON.stringify(fonts), accent, words].join('\n'));
    },
    render: async (picture, hash) => {
      const known = kept.recall(hash);
      if (known instanceof Uint8Array) return known;
      const bytes = await draw(picture);
      kept.keep(hash, bytes);
      return bytes;
    },
  };
}
