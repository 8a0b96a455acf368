// The page of the mail catcher, with the calls and mails of a preview.
import { expect, test } from 'vitest';
import { createLocales } from '../../src/model/languages/locale.ts';
import { createMailCatcher } from '../../src/relay/mail-catcher/mail-catcher.ts';
import { renderMailCatcher } from '../../src/relay/mail-catcher/page.tsx';
import { createRequestLog } from '../../src/relay/mail-catcher/request-log.ts';

const mail = (subject: string) => ({ from: 'a@example.com', to: 'b@example.com', replyTo: 'c@example.com', subject, text: 'Hello' });
const call = (url: string) => ({ by: 'page', method: 'POST', url, headers: {}, body: 'name=Ada', answer: 'success' }) as const;

test('The mail catcher lists calls and mails in one order, the newest first', () => {
  const log = createRequestLog(() => Date.parse('2025-06-01T10:00:00Z'));
  log.addCall(call('/first'));
  log.addMail(mail('second'));
  log.addCall(call('/third'));
  log.addMail(mail('fourth'));
  const page = renderMailCatcher(log.kept(), { lang: 'en', following: false });
  expect([...page.matchAll(/\b(?:first|second|third|fourth)\b/g)].map(([word]) => word)).toEqual(['fourth', 'third', 'second', 'first']);
});

test.each([
  ['en', ['de']],
  ['de', ['en']],
])('The mail catcher in %s has links to the other languages', (lang, others) => {
  const page = renderMailCatcher(createRequestLog(() => 0).kept(), { lang, following: false });
  const header = page.slice(page.indexOf('<header>'), page.indexOf('</header>'));
  expect([...header.matchAll(/href="__mail\?lang=(\w+)"/g)].map(([, language]) => language)).toEqual(others);
});

test('The mail catcher does not answer requests if the site has no forms', async () => {
  const empty = { forms: [], locales: createLocales({ en: {} }), translate: () => String };
  for (const site of [undefined, empty]) {
    const answer = createMailCatcher({ now: () => 0, wait: async () => undefined, forms: () => site });
    expect(await answer(new Request('http://localhost/__mail'), 'a visitor')).toBeUndefined();
  }
});
