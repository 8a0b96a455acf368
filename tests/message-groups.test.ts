// Collections, sections, islands and forms define their own messages. No list names these messages, and the types of views
// contain them.
import { expect, test } from 'vitest';
import { keysAt } from '../src/model/data/schema-walk.ts';
import { messagesFiles } from '../src/model/kind.ts';
import { definitionProblems } from '../src/site/check-definition.ts';
import {
  defineForm,
  defineIsland,
  defineSection,
  defineSite,
  type IslandTexts,
  type PageView,
  typedView,
  words,
  z,
} from '../src/site/index.ts';
import { definition } from './support/fixture-site/theme.tsx';

const island = defineIsland({
  component: ({ texts }: { readonly texts: { readonly hour: string } }) => texts.hour,
  messages: { clock: words('A clock.', { hour: 'Beside the hour.' }) },
});

const form = defineForm({
  path: '/api/wish',
  fields: () => z.strictObject({ wish: z.string() }),
  honeypot: 'website',
  email: ({ wish }) => wish,
  mails: () => [],
  messages: { wish: words('A wish.', { sent: 'The answer.', subject: 'The subject of {{wish}}.' }) },
  sent: (t) => ({ text: t('wish.sent'), subject: t('wish.subject', { wish: 'all' }) }),
  // @ts-expect-error: the group has no such message.
  failed: (_, t) => ({ text: t('wish.snet') }),
});

const { messages: _, collections, ...config } = definition;
const pages = { ...collections['pages'], schema: () => collections['pages']?.schema };

const ofPages = { page: words('A page.', { top: 'Leads up.' }) };
const notice = defineSection({
  schema: z.strictObject({}),
  component: () => null,
  messages: { notice: words('A notice.', { mark: 'Above it.' }) },
});

const site = (messages?: z.ZodObject) =>
  defineSite({
    locales: config.locales,
    Body: config.Body,
    // The cast is safe, because only messages are added to the collection of the definition.
    collections: { pages: { ...pages, messages: ofPages } as never },
    sections: { notice },
    islands: { Clock: island },
    forms: [form],
    ...(messages && { messages }),
  });

test.each([
  [
    'with its own messages',
    z.strictObject({ layout: words('All pages.', { skip: 'First.' }) }),
    ['page', 'notice', 'clock', 'wish', 'layout'],
  ],
  ['without its own messages', undefined, ['page', 'notice', 'clock', 'wish']],
])('A site %s has the messages of its collections, sections, islands and forms', (_name, own, groups) => {
  const { messages, files } = site(own);
  expect(Object.keys(messages?.shape ?? {})).toEqual(groups);
  expect(keysAt(files[messagesFiles]?.schema ?? z.never(), [], {})).toEqual(groups);
});

test('The type of a view has the messages of an island', () => {
  const view = { messages: { clock: { hour: 'Stunde' } }, t: (key: string) => key } as unknown as PageView;
  const typed = typedView(view, island);
  expect([typed.messages.clock.hour, typed.t('clock.hour')]).toEqual(['Stunde', 'clock.hour']);
  // @ts-expect-error: the island has no such message.
  expect(typed.messages.clock.minute).toBeUndefined();
});

test('A view of a part has the messages of the site and of the part', () => {
  const view = { t: (key: string) => key } as unknown as PageView;
  const own = { messages: z.strictObject({ layout: words('All pages.', { skip: 'First.' }) }) };
  const { t } = typedView(view, own, ofPages);
  expect([t('page.top'), t('layout.skip')]).toEqual(['page.top', 'layout.skip']);
  // @ts-expect-error: neither the site nor the part has this group.
  expect(t('clock.hour')).toBe('clock.hour');
  // @ts-expect-error: only the view of the part has the messages of the part.
  expect(typedView(view, own).t('page.top')).toBe('page.top');
});

test.each([
  ['of the site', { messages: z.strictObject({ clock: words('Another.', { hour: 'Another.' }) }) }, ['islands']],
  [
    'of another island',
    {
      islands: {
        Clock: island,
        Watch: defineIsland({ component: island.component, messages: { clock: words('Another.', { hour: 'Another.' }) } }),
      },
    },
    ['islands'],
  ],
  ['of a section', { sections: { notice: { ...notice, messages: { clock: words('Another.', {}) } } } }, ['sections']],
])('A message group with the same name as a group %s is a problem', (_name, changes, keys) => {
  const clashing = defineSite({
    ...config,
    collections: { pages: pages as never },
    forms: [],
    islands: { Clock: island },
    ...changes,
  } as never);
  expect(
    definitionProblems(clashing)
      .filter(({ text }) => text.includes(' defines the group of messages '))
      .map(({ key }) => key),
  ).toEqual(keys);
});

test('Types require that an island has a message for each of its texts', () => {
  const messages = { clock: words('A clock.', { hour: 'The hour.', day: 'The day.' }) };
  const several = { ...messages, date: words('A date.', { month: 'The month.' }) };
  const texts: IslandTexts<typeof messages> = { hour: 'Hour', day: 'Day' };
  const grouped: IslandTexts<typeof several> = { clock: texts, date: { month: 'Month' } };
  const Clock = ({ texts: { hour } }: { readonly texts: { readonly hour: string } }) => hour;
  const Grouped = (props: { readonly texts: IslandTexts<typeof several>; readonly zone: string }) => props.texts.date.month;
  expect(Grouped({ texts: grouped, zone: 'UTC' })).toBe('Month');
  expect(defineIsland({ component: Clock, messages })).toHaveProperty('component', Clock);
  expect(defineIsland({ component: Grouped, messages: several })).toHaveProperty('component', Grouped);
  // @ts-expect-error: the messages have no `second`.
  defineIsland({ component: (props: { readonly texts: { readonly second: string } }) => props.texts.second, messages });
  // @ts-expect-error: with several groups, the texts are nested by the name of their group.
  defineIsland({ component: Clock, messages: several });
});
