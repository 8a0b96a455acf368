// Every message that a messages.ts file of the layout or of an island defines is used, and each island reads all messages that
// it gets.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { priceParts } from '../../../src/model/prices/prices.ts';
import { packageParts } from '../../../templates/collections/editions/schema.ts';
import { definition } from '../../support/real-site/definition.ts';
import { yaml } from '../../support/real-site/real-content.ts';
import { all, pages } from '../../support/real-site/real-site.ts';
import { type Source, sourcesIn } from '../../support/sources.ts';

const messages = definition.messages ?? expect.fail('The site has no messages');
const words = z.record(z.string(), z.looseObject({})).parse(messages.parse(yaml('translations/de.yaml')));
const parts = [...sourcesIn('islands'), ...sourcesIn('templates')];
const layout = [...sourcesIn('templates'), ...sourcesIn('src').filter(({ file }) => file.startsWith('src/pages/render/'))];
const code = layout.map((source) => source.code).join('\n');

/** Returns the names of the texts in `group`, including those of nested groups: `featureTitles.funnels`. */
const namesIn = (group: object): string[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? namesIn(value).map((name) => `${key}.${name}`) : [key],
  );

/** The parts that templates append to the prefix of a message key, by prefix. */
const composed: Readonly<Record<string, readonly string[]>> = {
  prices: priceParts,
  'edition.featureTitles': packageParts,
  'edition.drawings': packageParts,
  demo: ['agent', 'caller', 'system', 'role', 'risk', 'measure'],
};

test('Templates compose only message keys with a prefix that this test lists', () => {
  const prefixes = [...code.matchAll(/\bt\(`([\w.]+)\.\$\{/g)].map(([, prefix]) => prefix);
  expect([...new Set(prefixes)].sort()).toEqual(Object.keys(composed).sort());
});

/** The name of each group of messages, by its German texts as JSON. */
const groups = new Map(Object.entries(words).map(([group, texts]) => [JSON.stringify(texts), group]));

/** The file of an island by the group of messages that pages pass to it. */
const toIslands = pages
  .filter(({ lang }) => lang === 'de')
  .flatMap(({ tree }) => all(tree, '[data-island]'))
  .map(({ attribs }): [string, string] => {
    const { texts } = z.object({ texts: z.unknown() }).parse(JSON.parse(attribs['data-props'] ?? '{}'));
    return [groups.get(JSON.stringify(texts)) ?? '', `islands/${attribs['data-island']}/${attribs['data-island']}.tsx`];
  });

/** The file of each part of the layout that gets messages by its attributes: `<ConsentBanner texts={messages.consent}`. */
const toLayout = [...code.matchAll(/<([A-Z]\w+)\s(?:[^<>]*\s)?texts=\{messages\.(\w+)\}/g)].map(
  ([, name = '', group = '']): [string, string] => [group, parts.find(({ file }) => file.endsWith(`/${name}.tsx`))?.file ?? name],
);

// Every form gets the messages of `island` besides its own.
const fileOfGroup = new Map([...toIslands, ...toLayout, ['island', 'islands/shared/Form.tsx']]);

/** Returns a part and everything that it imports. */
function withImports(file: string, seen: ReadonlySet<string> = new Set()): readonly Source[] {
  const source = parts.find((candidate) => candidate.file === file);
  if (source === undefined || seen.has(file)) return [];
  const others = source.imports.flatMap(({ target }) => withImports(target, new Set([...seen, file])));
  return [source, ...others];
}

const inTemplates = (key: string): boolean => {
  const [prefix, last] = [key.slice(0, key.lastIndexOf('.')), key.slice(key.lastIndexOf('.') + 1)];
  return code.includes(`'${key}'`) || composed[prefix]?.some((part) => part === last) === true;
};

const inIsland = (group: string, name: string): boolean => {
  const text = withImports(fileOfGroup.get(group) ?? '')
    .map((source) => source.code)
    .join('\n');
  return text.includes(`'${name}'`) || text.includes(`.${name}`);
};

describe.each(Object.entries(words))('In the group of messages %s,', (group, texts) => {
  test.each(namesIn(texts))('%s is used', (name) => {
    expect(inTemplates(`${group}.${name}`) || (fileOfGroup.has(group) && inIsland(group, name))).toBe(true);
  });
});

describe.each(['consent', 'contactForm', 'countdown', 'discount', 'login', 'newsletter', 'supportForm'])('The messages %s', (group) => {
  test('are passed to an island', () => {
    expect(parts.map(({ file }) => file)).toContain(fileOfGroup.get(group));
  });

  test.each(['de', 'en'])('are complete in %s', (locale) => {
    const translated = messages.parse(yaml(`translations/${locale}.yaml`));
    const here = Object.entries(translated).find(([name]) => name === group)?.[1] ?? {};
    const german = Object.entries(words).find(([name]) => name === group)?.[1] ?? {};
    expect(namesIn(here)).toEqual(namesIn(german));
    expect(JSON.stringify(here)).not.toMatch(/""|TODO|XXX/);
  });
});
