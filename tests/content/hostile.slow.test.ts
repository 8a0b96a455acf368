// Replaces values of the fixture with values of another kind, a quarter of them each day. A build must never throw.
import { expect, test } from 'vitest';
import { built, contentWith } from '../support/fixture-site/content.ts';
import { partOf } from '../support/samples.ts';

test('If any value is replaced by a value of another kind, a build writes the site or reports an error, and does not throw', async () => {
  for (const file of [
    'site.yaml',
    'prices.yaml',
    'navigation.yaml',
    'pages/offer.yaml',
    'stations/buoy.yaml',
    'packages/lighthouse.yaml',
  ]) {
    const text = contentWith().texts.get(file) ?? '';
    const values = [...text.matchAll(/(?<=[a-zA-Z]: )[^{[\n]+?(?=[,}\n])/g)];
    for (const [index, { 0: value, index: at }] of partOf([...values.entries()], 4)) {
      const other = ['5', 'true', '[]', '{}', '', '"\u0000"', '{ page: about }', '-1', 'constructor'][index % 9];
      const { diagnostics, files } = await built(contentWith({ [file]: `${text.slice(0, at)}${other}${text.slice(at + value.length)}` }));
      const failed = diagnostics.some(({ severity }) => severity === 'error');
      expect(failed || files.has('sitemap.xml'), `${file}: ${other}`).toBe(true);
    }
  }
});
