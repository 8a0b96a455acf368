// An exported name such as `pageKeyOf` is unique in `src`, so that a reader knows which function is meant.
import { expect, test } from 'vitest';
import { sourcesIn } from './support/sources.ts';

/**
 * Files that export the same names as others on purpose: the texts of two languages, the site that `init` writes, the code that
 * `new` and `import` write, and a module that replaces another.
 */
const namesakes = [
  /^src\/diagnostics\/(?:catalogue|messages)\/(?:de|en)\//,
  /^src\/tools\/init\/starter\//,
  /^src\/tools\/new\/code\/patterns\.ts$/,
  /^src\/tools\/import\/collection-code\.ts$/,
  /^src\/watch\/browser\/hydrate\.tsx$/,
];

test('Exported names are unique in src', () => {
  const filesByName = new Map<string, string[]>();
  for (const { file, text } of sourcesIn('src')) {
    if (namesakes.some((pattern) => pattern.test(file))) continue;
    const names = text.matchAll(
      /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|interface|type|class|enum) (\w+)/gm,
    );
    for (const name of new Set([...names].map(([, name = '']) => name))) filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  }
  expect(filesByName.size).toBeGreaterThan(1000);
  expect([...filesByName].filter(([, files]) => files.length > 1)).toEqual([]);
});
