// Names that the engine proposes for titles and file names.
import { expect, test } from 'vitest';
import { asName } from '../../src/content/fixes/as-name.ts';

test.each([
  ['Über uns', 'ueber-uns'],
  ['Über uns'.normalize('NFD'), 'ueber-uns'],
  ['Straße & Café', 'strasse-cafe'],
])('The name for "%s" is %s', (text, name) => {
  expect(asName(text)).toBe(name);
});
