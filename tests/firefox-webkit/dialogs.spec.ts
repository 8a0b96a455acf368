// The cookie banner, the login dialog and the newsletter dialog.
import { login, subscriber } from '../browser/visitor.ts';
import { expect, test } from './browser-test.ts';
import { isHydrated, isOpen } from './tab.ts';

const focusIsAt = (selector: string) => document.activeElement?.matches(selector) ?? false;

test('The cookie banner accepts either choice, stores it and can be opened again', async ({ tab, site }) => {
  site.behave({ isFirstVisit: true });
  await tab.open('/imprint');
  // The text of the banner has to fit into the banner, without a scrollbar.
  expect(await tab.run(() => document.querySelector('.consent__words')?.matches(':not([hidden] *)'))).toBe(true);
  const overflow = () => {
    const words = document.querySelector('.consent__words');
    return words && words.scrollHeight - words.clientHeight;
  };
  expect(await tab.run(overflow)).toBe(0);
  await tab.click('.consent button', 'Nur notwendige');
  await expect.poll(() => tab.text('.consent')).toBe('');
  await tab.reload();
  expect(await tab.text('.consent')).toBe('');
  await tab.click('footer button', 'Cookie-Einstellungen');
  await expect.poll(() => tab.run(focusIsAt, '.consent')).toBe(true);
  await tab.click('.consent button', 'Alle akzeptieren');
  await expect.poll(() => tab.text('.consent')).toBe('');
  expect(await tab.run(() => localStorage.getItem('cookieConsent'))).toBe('all');
});

test('The login dialog focuses its first field, closes in three ways, and is locked after the third attempt', async ({ tab }) => {
  await tab.open('/support');
  const ways = [() => tab.click('#login-dialog .dialog__close'), () => tab.press('Escape'), () => tab.clickAt(8, 400)];
  for (const closeDialog of ways) {
    await tab.click('header button', 'Customer Login');
    await expect.poll(() => tab.run(focusIsAt, '#login-dialog [name=firstName]')).toBe(true);
    await closeDialog();
    await expect.poll(() => tab.run(isOpen, '#login-dialog')).toBe(false);
  }
  await tab.click('header button', 'Customer Login');
  await tab.fillIn('#login-dialog', login);
  await expect.poll(() => tab.run(isHydrated, 'LoginDialog')).toBe(true);
  for (let attempt = 0; attempt < 3; attempt += 1) await tab.click('#login-dialog [type=submit]');
  await expect.poll(() => tab.text('#login-dialog .failure')).toContain('vorübergehend gesperrt');
  expect(await tab.run(focusIsAt, '#login-dialog .failure')).toBe(true);
});

test('The newsletter dialog names missing values, keeps its entries on failure, and thanks for a subscription', async ({ tab, site }) => {
  site.behave({ services: 'failing' });
  await tab.open('/en');
  await tab.click('footer button', 'Want News?');
  await tab.click('#newsletter-dialog [type=submit]');
  await expect.poll(() => tab.text('#newsletter-dialog')).toContain('Please choose a salutation');
  await tab.fillIn('#newsletter-dialog', subscriber);
  await tab.click('#newsletter-dialog [type=submit]');
  await expect.poll(() => tab.text('#newsletter-dialog .failure')).toContain('An error occurred');
  expect(await tab.run(() => document.querySelector<HTMLInputElement>('#newsletter-dialog [name=email]')?.value)).toBe(subscriber.email);
  site.behave();
  await tab.click('#newsletter-dialog [type=submit]');
  await expect.poll(() => tab.text('#newsletter-dialog')).toContain('Successfully signed up!');
});
