// Every icon in content and templates exists in templates/components/icons/icons.ts.
import { expect, test } from 'vitest';
import { partIcons } from '../../../templates/collections/editions/partIcons.ts';
import { icons } from '../../../templates/components/icons/icons.ts';
import { entryFiles, yaml } from '../../support/real-site/real-content.ts';
import { sourcesIn } from '../../support/sources.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the names under every key `icon` in `value`. */
function iconsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => (key === 'icon' && isText(child) ? [child] : iconsIn(child)));
}

test.each(entryFiles)('The icons in %s exist', (file) => {
  expect(iconsIn(yaml(file)).filter((name) => !(name in icons))).toEqual([]);
});

test('The icons in templates exist', () => {
  const named = sourcesIn('templates').flatMap(({ file, code }) =>
    [...code.matchAll(/(?:<Icon name=|\bicon[=:]\s*)["']([a-z][a-z\d-]*)["']/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ name }) => !(name in icons))).toEqual([]);
  expect(Object.values(partIcons).filter((name) => !(name in icons))).toEqual([]);
});
