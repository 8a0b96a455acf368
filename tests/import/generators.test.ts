// What an import reads from the configuration and the data files of other generators.
import { expect, test } from 'vitest';
import { importOf } from './import-of.ts';

const matter = (keys: string): string => `---\n${keys}\n---\n\nWords.\n`;

test('An asterisk in a scope of Jekyll stands for a part of a name, two for any folders', () => {
  const jekyll = `defaults:
  - scope: { path: "docs/*/special.md" }
    values: { kind: special }
  - scope: { path: "docs/**/deep.md" }
    values: { kind: deep }
  - scope: { path: "docs/b*" }
    values: { kind: b }
`;
  const names = ['a/special', 'b/special', 'a/c/special', 'special', 'deep', 'a/c/deep', 'b/other', 'a/specialXmd'];
  const { textOf } = importOf(Object.fromEntries(names.map((name) => [`${name}.md`, matter('title: A')])), { jekyll });
  const kinds = names.map((name) => /^kind: (.*)$/m.exec(textOf(`docs/${name.toLowerCase()}.md`) ?? '')?.[1]);
  expect(kinds).toEqual(['special', 'special', undefined, undefined, 'deep', 'deep', 'b', undefined]);
});
