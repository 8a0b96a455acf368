// The words of frame and islands (src/model/messages.ts): each is used, and each island asks for all that it gets.
import { describe, expect, test } from 'vitest';
import { packageParts } from '../../src/model/edition.ts';
import { locales } from '../../src/model/locale.ts';
import { messages } from '../../src/model/messages.ts';
import { priceParts } from '../../src/model/prices.ts';
import { yaml } from '../support/real-content.ts';
import { type Source, sourcesIn } from '../support/sources.ts';

const words = messages.parse(yaml('translations/de.yaml'));
const islands = sourcesIn('islands');
const frame = [...sourcesIn('templates'), ...sourcesIn('src').filter(({ file }) => file.startsWith('src/render/'))];
const code = frame.map((source) => source.code).join('\n');

/** The names of the texts in `group`, with those of the groups inside it: `featureTitles.funnels`. */
const namesIn = (group: object): string[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? namesIn(value).map((name) => `${key}.${name}`) : [key],
  );

/** Where templates put a key together from a part that is known when they are compiled. */
const composed: Readonly<Record<string, readonly string[]>> = {
  prices: priceParts,
  'edition.featureTitles': packageParts,
  language: locales,
};

test('Templates compose keys only where this test knows of it', () => {
  const prefixes = [...code.matchAll(/\bt\(`([\w.]+)\.\$\{/g)].map(([, prefix]) => prefix);
  expect([...new Set(prefixes)].sort()).toEqual(Object.keys(composed).sort());
});

/** Island by the group of texts it is given: `<LoginDialog texts={messages.login}`. */
const given = new Map(
  [...code.matchAll(/<([A-Z]\w+)\s(?:[^<>]*\s)?texts=\{messages\.(\w+)\}/g)].map(([, island = '', group = '']) => [group, island]),
);

/** An island and the files of islands/ that it is made of. */
function madeOf(file: string, seen: ReadonlySet<string> = new Set()): readonly Source[] {
  const source = islands.find((candidate) => candidate.file === file);
  if (source === undefined || seen.has(file)) return [];
  const others = source.imports.flatMap(({ target }) => madeOf(target, new Set([...seen, file])));
  return [source, ...others];
}

const inTemplates = (key: string): boolean => {
  const [prefix, last] = [key.slice(0, key.lastIndexOf('.')), key.slice(key.lastIndexOf('.') + 1)];
  return code.includes(`'${key}'`) || composed[prefix]?.some((part) => part === last) === true;
};

const inIsland = (group: string, name: string): boolean => {
  const text = madeOf(`islands/${given.get(group)}.tsx`)
    .map((source) => source.code)
    .join('\n');
  return text.includes(`'${name}'`) || text.includes(`.${name}`);
};

describe.each(Object.entries(words))('Of the words of %s', (group, texts) => {
  test.each(namesIn(texts))('%s is used', (name) => {
    expect(inTemplates(`${group}.${name}`) || (given.has(group) && inIsland(group, name))).toBe(true);
  });
});

describe.each(['consent', 'contactForm', 'countdown', 'discount', 'language', 'login', 'newsletter', 'supportForm'])(
  'The words of %s',
  (group) => {
    test('are given to an island', () => {
      expect(islands.map(({ file }) => file)).toContain(`islands/${given.get(group)}.tsx`);
    });

    test.each(locales)('are complete in %s', (locale) => {
      const translated = messages.parse(yaml(`translations/${locale}.yaml`));
      const here = Object.entries(translated).find(([name]) => name === group)?.[1] ?? {};
      const german = Object.entries(words).find(([name]) => name === group)?.[1] ?? {};
      expect(namesIn(here)).toEqual(namesIn(german));
      expect(JSON.stringify(here)).not.toMatch(/""|TODO|XXX/);
    });
  },
);
