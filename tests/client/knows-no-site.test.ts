// The browser code of the engine knows no class and no id of a site. It relies on attributes and events; src/client/README.md
// lists its events.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesIn } from '../support/sources.ts';

const sources = sourcesIn('src').filter(({ file }) => /^src\/(?:client|watch\/browser)\//.test(file));

/** Returns the literal selectors that `code` passes to DOM functions such as `closest`. */
const selectorsIn = (code: string): readonly string[] =>
  [...code.matchAll(/(?:querySelector(?:All)?|closest|matches)(?:<[^>(]*>)?\(\s*(['"`])(.*?)\1/g)].map(([, , selector = '']) => selector);

test("No selector of the engine's browser code names a class or an id", () => {
  const selectors = sources.flatMap(({ code }) => selectorsIn(code));
  expect(selectors.length).toBeGreaterThan(10);
  expect(selectors.filter((selector) => /[.#][a-z]/i.test(selector.replaceAll(/"[^"]*"/g, '')))).toEqual([]);
});

test("Every event of the engine's browser code is documented", () => {
  const readme = readFileSync('src/client/README.md', 'utf8');
  const events = new Set(sources.flatMap(({ code }) => [...code.matchAll(/'(archipel:(?!fields)[a-z]+)'/g)].map(([, name = '']) => name)));
  expect(events.size).toBeGreaterThan(2);
  expect([...events].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
