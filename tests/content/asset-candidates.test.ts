// The hint for an unknown file of content/assets lists the files that the author may mean, the likeliest first.
import { expect, test } from 'vitest';
import { unknownName } from '../../src/content/names/unknown.ts';

test.each([
  ['guides/start.yaml', ['../guides/boat.png', '../guides/de/map.png', 'a.png', 'team/z.png', '../docs/a.png']],
  ['site.yaml', ['a.png', 'team/z.png', '../docs/a.png', '../guides/boat.png', '../guides/de/map.png']],
])('In %s, pictures beside other texts are the last candidates for an unknown file', (file, expected) => {
  const known = ['team/z.png', '../guides/de/map.png', 'a.png', '../docs/a.png', '../guides/boat.png'];
  expect(unknownName('asset-unknown', { file }, { name: 'nothing-like-it.jpg', known }).args['known']).toEqual(expected);
});
