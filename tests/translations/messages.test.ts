// Finds unused messages of the translation files: messages that no rendered page reads.
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { PageView } from '../../src/model/view.ts';
import { unreadMessages } from '../../src/tools/explain/unread-messages.ts';
import { contentWith, inputOf, prepared } from '../support/fixture-site/content.ts';

const keys = ['layout.skip', 'layout.moved', 'countdown.days', 'countdown.hours'];

/** Resolves to the messages that no page of a site reads if its pages are rendered by `show`. */
async function unread(show: (view: PageView) => ReactNode): Promise<readonly string[]> {
  const input = inputOf(contentWith());
  const Body = ({ view }: { readonly view: PageView }) => createElement('main', {}, show(view));
  const ready = await prepared({ ...input, definition: { ...input.definition, Body } });
  return [...(await unreadMessages(ready, keys, async () => []))];
}

test.each<readonly [string, (view: PageView) => ReactNode, readonly string[]]>([
  ['nothing, although redirects show their title', () => '', ['layout.skip', 'countdown.days', 'countdown.hours']],
  ['a message by its name', ({ t }) => t('layout.skip'), ['countdown.days', 'countdown.hours']],
  ['a message in only one language', ({ t, locale }) => locale === 'en' && t('layout.skip'), ['countdown.days', 'countdown.hours']],
  [
    'a message by a composed name',
    ({ t }) => (['hours'] as const).map((part) => t(`countdown.${part}`)),
    ['layout.skip', 'countdown.days'],
  ],
  [
    'a message from a group of messages',
    ({ messages }) => String(Reflect.get(Object(messages['countdown']), 'days')),
    ['layout.skip', 'countdown.hours'],
  ],
  ['a complete group, passed to an island', ({ messages }) => JSON.stringify(messages['countdown']), ['layout.skip']],
])('The messages that no page reads are found for a template that shows %s', async (_, show, expected) => {
  expect(await unread(show)).toEqual(expected);
});

test('The gallery is rendered only if there are messages that no page reads', async () => {
  const ready = await prepared(inputOf(contentWith()));
  const rendered: string[] = [];
  const gallery = (key: string) => async () => {
    rendered.push(key);
    return [];
  };
  expect(await unreadMessages(ready, ['layout.moved'], gallery('all read'))).toEqual(new Set());
  expect(await unreadMessages(ready, ['layout.nowhere'], gallery('some unread'))).toEqual(new Set(['layout.nowhere']));
  expect(rendered).toEqual(['some unread']);
});

test('If the examples of the gallery do not match the content, no message is reported as unused', async () => {
  const ready = await prepared(inputOf(contentWith()));
  expect(await unreadMessages(ready, ['layout.nowhere'], async () => undefined)).toEqual(new Set());
});
