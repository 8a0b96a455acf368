// The contact and support forms: with working and failing services, with code that does not load, and with blocked storage.
import { formsOfDay } from '../browser/forms.ts';
import { note, subscriber } from '../browser/visitor.ts';
import { turnOfBrowsers } from '../support/samples.ts';
import { expect, test } from './browser-test.ts';

const values = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, document.querySelector<HTMLInputElement>(`main [name="${name}"]`)?.value]));

for (const { path, words, entries, success } of formsOfDay(turnOfBrowsers)) {
  // The text is a single line, because drivers type line breaks in different ways.
  const typed = { ...entries, message: 'Zeile eins, Zeile zwei' };

  test(`The form of ${path} names missing values, keeps its entries on failure, and thanks after sending`, async ({ tab, site }) => {
    await tab.open(path);
    await tab.click('main form [type=submit]');
    await expect.poll(() => tab.text('main form .failure')).toContain(words.summary);
    await expect.poll(() => tab.text('main form')).toContain(words.message);
    await tab.fillIn('main form', typed);
    for (const services of ['failing', 'unreachable'] as const) {
      site.behave({ services });
      await tab.click('main form [type=submit]');
      const line = path.startsWith('/en') && services === 'unreachable' ? words.general : words.refused;
      await expect.poll(() => tab.text('main form .failure')).toContain(line);
      expect(await tab.run(values, Object.keys(typed))).toEqual(typed);
    }
    site.behave();
    await tab.click('main form [type=submit]');
    for (const line of success) await expect.poll(() => tab.text('main .success')).toContain(line);
    expect(await tab.run(() => document.activeElement?.matches('.success'))).toBe(true);
  });
}

test('A form whose code did not load works with the typed text once the code loads', async ({ tab, site }) => {
  site.behave({ unavailable: /hydrate-\w+\.js$/ });
  await tab.open('/contact');
  await tab.fillIn('main form', note);
  await tab.click('main form [type=submit]');
  await expect.poll(() => tab.text('main form [data-unavailable]')).toContain('lässt sich gerade nicht laden');
  site.behave();
  // Firefox reloads the page, and restores the fields.
  await tab.click('main form [data-reload]');
  await expect.poll(() => tab.run(values, Object.keys(note))).toEqual(note);
  await tab.click('main form [type=submit]');
  await expect.poll(() => tab.text('main .success')).toContain('Nachricht gesendet!');
});

test('A dialog whose code did not load works once the code loads', async ({ tab, site, otherBrowser }) => {
  site.behave({ unavailable: /NewsletterDialog-\w+\.js$/ });
  await tab.open('/');
  await tab.click('footer button', 'Lust auf News?');
  await tab.click('#newsletter-dialog [type=submit]');
  await expect.poll(() => tab.text('#newsletter-dialog [data-unavailable]')).toContain('lässt sich gerade nicht laden');
  site.behave();
  await tab.click('#newsletter-dialog [data-reload]');
  await expect.poll(() => tab.text('#newsletter-dialog [data-unavailable]')).toBe('');
  // Firefox has reloaded the page.
  if (otherBrowser === 'firefox') await tab.click('footer button', 'Lust auf News?');
  await tab.click('#newsletter-dialog [type=submit]');
  await expect.poll(() => tab.text('#newsletter-dialog')).toContain('Bitte wählen Sie eine Anrede aus');
  await tab.fillIn('#newsletter-dialog', subscriber);
  await tab.click('#newsletter-dialog [type=submit]');
  await expect.poll(() => tab.text('#newsletter-dialog')).toContain('Erfolgreich angemeldet!');
});

test('With blocked storage, the cookie banner and a form work, and links lead to other pages', async ({ tab, site }) => {
  site.behave({ blocksStorage: true });
  await tab.open('/contact');
  await tab.click('.consent button', 'Nur notwendige');
  await expect.poll(() => tab.text('.consent')).toBe('');
  await tab.fillIn('main form', note);
  await tab.click('main form [type=submit]');
  await expect.poll(() => tab.text('main .success')).toContain('Nachricht gesendet!');
  expect(await tab.run(() => Reflect.get(window, 'problems'))).toEqual([]);
  await tab.click('header a[data-language="en"]');
  await expect.poll(tab.path).toBe('/en/contact');
});
