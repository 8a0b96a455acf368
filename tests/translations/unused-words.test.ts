// Messages that no page reads are reported, except for messages of a feature that the site may leave out.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createLocales } from '../../src/model/languages/locale.ts';
import { words } from '../../src/model/languages/words.ts';
import { unusedWords } from '../../src/translations/unused-words.ts';

const schema = z.strictObject({
  menu: words('The menu.', { open: 'Opens it.', close: 'Closes it.' }),
  player: words('The player.', { play: 'Plays.' }).meta({ mayBeUnread: true }),
});
const texts = { menu: { open: 'Auf', close: 'Zu' }, player: { play: 'Los' } };
const data = new Map<string, unknown>([
  ['translations/de.yaml', texts],
  ['translations/en.yaml', { ...texts, player: { play: 'Play', stop: 'Stop' } }],
]);

test('An unread message is reported unless the site may leave out its feature, and an unknown message is always reported', () => {
  const unread = new Set(['menu.close', 'player.play', 'player.stop']);
  expect(unusedWords(data, createLocales({ de: {}, en: {} }), { schema, unread }).map(({ key }) => key)).toEqual([
    'translations/en.yaml:menu.close',
    'translations/en.yaml:player.stop',
  ]);
});
