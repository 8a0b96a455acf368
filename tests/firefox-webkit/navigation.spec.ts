// Navigation on the site: the menu, the language switch, and the back/forward cache.
import { note } from '../browser/visitor.ts';
import { expect, test } from './browser-test.ts';

const isVisible = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;

test('The phone menu opens, closes with Escape, and leads to another page', async ({ tab }) => {
  await tab.resize(500, 900);
  await tab.open('/');
  expect(await tab.run(isVisible, '#menu')).toBe(false);
  await tab.click('.menu-button');
  await expect.poll(() => tab.run(isVisible, '#menu')).toBe(true);
  await tab.press('Escape');
  await expect.poll(() => tab.run(isVisible, '#menu')).toBe(false);
  await tab.click('.menu-button');
  await tab.click('#menu a[href="/ai-audit"]');
  await expect.poll(tab.path).toBe('/ai-audit');
  expect(await tab.run(isVisible, '#menu')).toBe(false);
});

test('The language switch leads to the same page in the other language, and stores the language in a cookie and in local storage', async ({
  tab,
}) => {
  await tab.open('/ai-audit');
  await tab.click('header a[data-language="en"]');
  await expect.poll(tab.path).toBe('/en/ai-audit');
  expect(await tab.run(() => [localStorage.getItem('language')?.split(' ')[0], /language=en/.test(document.cookie)])).toEqual(['en', true]);
});

test('A link with ?lang= leads to the page in that language, and keeps the rest of its query', async ({ tab }) => {
  await tab.open('/contact?lang=en&utm=x#top');
  await expect.poll(() => tab.run(() => location.href.slice(location.origin.length))).toBe('/en/contact?utm=x#top');
});

test('A page is restored from the back/forward cache, with the typed text', async ({ tab }) => {
  await tab.open('/contact');
  await tab.fillIn('main form', note);
  await expect.poll(() => tab.run(isVisible, '[data-island="ContactForm"][data-hydrated]')).toBe(true);
  await tab.run(() => void Reflect.set(window, 'mark', 'still me'));
  // A script clicks, not the driver: during a click, Firefox's driver listens to `unload`, which keeps the page out of the cache.
  await tab.run(() => document.querySelector<HTMLElement>('.site-footer a[href="/about"]')?.click());
  await expect.poll(tab.path).toBe('/about');
  await tab.back();
  await expect.poll(tab.path).toBe('/contact');
  expect(await tab.run(() => Reflect.get(window, 'mark'))).toBe('still me');
  const typed = () => document.querySelector<HTMLTextAreaElement>('main [name=message]')?.value;
  expect(await tab.run(typed)).toBe(note.message);
  await tab.click('main form [type=submit]');
  await expect.poll(() => tab.text('main .success')).toContain('Nachricht gesendet!');
});
