// The sizes of pictures follow from the schemas of the current code, even if several versions of the code share a cache.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { mediaUsesIn } from '../../src/content/checks/references/media-uses.ts';
import { image } from '../../src/model/references/image.ts';
import { createQueryCache } from '../../src/store/query-cache.ts';
import { locales } from '../support/fixture-site/theme.tsx';

test('A picture has the sizes of the current code, although the content is the same', () => {
  const queries = createQueryCache();
  const data = new Map([['pages/harbour.yaml', { photo: 'harbour.jpg' }]]);
  const widthsIn = (code: { readonly widths: readonly number[]; readonly locales: typeof locales }) => {
    const schemas = new Map([['pages/harbour.yaml', z.strictObject({ photo: image({ widths: code.widths }) })]]);
    const { pictures } = mediaUsesIn({ data, schemas, prose: new Map(), locales: code.locales }, queries);
    return pictures.map(({ options }) => options.widths);
  };
  const [before, after] = [
    { widths: [100], locales: { ...locales } },
    { widths: [200], locales: { ...locales } },
  ];
  expect([before, after, before].map(widthsIn)).toEqual([[[100]], [[200]], [[100]]]);
});
