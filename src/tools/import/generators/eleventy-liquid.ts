// Fills in what Eleventy writes in place of Liquid, even in code: front matter, data files in JSON and included files.
// https://www.11ty.dev/docs/languages/liquid/, https://www.11ty.dev/docs/data-global/
import { attempt } from '../../../model/attempt.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import type { EleventySource } from './eleventy-data.ts';
import { type FillTags, tagFiller } from './liquid.ts';

export function eleventyLiquid({ path, textAt }: EleventySource): FillTags {
  const folders = ['', ...path.split('/').map((_, index) => '../'.repeat(index + 1))];
  const firstAt = (...names: readonly string[]): string | undefined =>
    folders.flatMap((folder) => names.flatMap((name) => textAt(folder + name) ?? []))[0];
  const dataFile = (name: string): unknown => attempt((): unknown => JSON.parse(firstAt(`_data/${name}.json`) ?? ''));
  return tagFiller({
    lookUp: ([first = '', ...keys], values) => valueAt(values[first] ?? dataFile(first), keys),
    valuesOf: (page, attributes) => ({ ...page, ...attributes }),
    includeAt: (name) => firstAt(`_includes/${name}`, `_includes/${name}.liquid`),
  });
}
