// A name that a file of `src` exports, such as `pageKeyOf`, says which function it is: no other file exports something of that name.
import { expect, test } from 'vitest';
import { sourcesIn } from './support/sources.ts';

/** Names that are the same on purpose: the words of two languages, the site that `init` writes, and a module that replaces another. */
const namesakes = [
  /^src\/diagnostics\/(?:catalogue|messages)\/(?:de|en)\//,
  /^src\/tools\/init\/starter\//,
  /^src\/tools\/new\/code\/patterns\.ts$/,
  /^src\/watch\/browser\/hydrate\.tsx$/,
];

test('No two files of src export something of the same name', () => {
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
