// The particles of the background are circles in SVG files.
import { expect, test } from 'vitest';
import { contentOf, files } from '../../support/real-site/real-site.ts';

test('The layers of the background contain 500 particles', () => {
  const layers = files.filter((file) => /^assets\/stars-\d/.test(file)).map(contentOf);
  const points = layers.flatMap((svg) => svg.match(/<circle/g) ?? []);
  expect([layers.length, points.length]).toEqual([2, 500]);
});
