// Names that the engine proposes for titles and file names.
import { expect, test } from 'vitest';
import { asName } from '../../src/content/fixes/as-name.ts';

test.each([
  ['Über uns', 'ueber-uns'],
  ['Über uns'.normalize('NFD'), 'ueber-uns'],
  ['Işık ve Łódź', 'isik-ve-lodz'],
  ['İzmir', 'izmir'],
  ['Straße & Café', 'strasse-cafe'],
])('The name for "%s" is %s', (text, name) => {
  expect(asName(text)).toBe(name);
});
