import { expect, test } from 'vitest';
import * as z from 'zod';
import { metaIn, walkNames } from '../../src/model/data/schema-walk.ts';

const card = z.strictObject({ title: z.string(), icon: z.string().meta({ names: 'icons' }).optional() });
const picture = z.strictObject({ type: z.literal('picture'), caption: z.record(z.string(), z.string()) });
const cards = z.strictObject({ type: z.literal('cards'), cards: z.array(card) });
const schema = z.strictObject({
  title: z.record(z.string(), z.string()),
  sections: z.array(z.discriminatedUnion('type', [picture, cards])),
  byName: z.record(z.string(), card),
});

const data = {
  title: { de: 'Hier', en: 'Here' },
  sections: [
    { type: 'picture', caption: { de: 'Bild' } },
    { type: 'cards', cards: [{ title: 'One' }, { title: 'Two', icon: 'bot' }] },
  ],
  byName: { first: { title: 'First', icon: 'mail' } },
  unknown: { icon: 'x' },
};

test('The walk over a schema visits every name with its path', () => {
  const found: unknown[] = [];
  walkNames(schema, data, (own, value, path) => {
    if (metaIn(own).names !== undefined) found.push([path.join('.'), value]);
  });
  expect(found).toEqual([
    ['sections.1.cards.1.icon', 'bot'],
    ['byName.first.icon', 'mail'],
  ]);
});

test('The walk over a schema skips texts and all other values without names', () => {
  const visited: string[] = [];
  walkNames(schema, data, (_, __, path) => visited.push(path.join('.')));
  expect(visited).toEqual([
    '',
    'sections',
    'sections.0',
    'sections.1',
    'sections.1.cards',
    'sections.1.cards.0',
    'sections.1.cards.1',
    'sections.1.cards.1.icon',
    'byName',
    'byName.first',
    'byName.first.icon',
  ]);
  walkNames(picture, data.sections[0], () => expect.unreachable());
});
