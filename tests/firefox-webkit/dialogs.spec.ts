// The cookie banner, the login and the newsletter.
import { login, subscriber } from '../browser/visitor.ts';
import { expect, test } from './browser-test.ts';

const isOpen = (dialog: string) => document.querySelector(dialog)?.matches(':modal') ?? false;
const focusIsAt = (selector: string) => document.activeElement?.matches(selector) ?? false;
const isHydrated = (island: string) => document.querySelector(`[data-island="${island}"][data-hydrated]`) !== null;

test('The banner takes either answer, keeps it and can be called back', async ({ tab, site }) => {
  site.behave({ isFirstVisit: true });
  await tab.open('/imprint');
  // Its words fit: a scrollbar would be drawn beside them.
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

test('The login opens at its first field, closes in three ways and locks at the third attempt', async ({ tab }) => {
  await tab.open('/support');
  const ways = [() => tab.click('#login-dialog .dialog__close'), () => tab.press('Escape'), () => tab.clickAt(8, 400)];
  for (const leave of ways) {
    await tab.click('header button', 'Customer Login');
    await expect.poll(() => tab.run(focusIsAt, '#login-dialog [name=firstName]')).toBe(true);
    await leave();
    await expect.poll(() => tab.run(isOpen, '#login-dialog')).toBe(false);
  }
  await tab.click('header button', 'Customer Login');
  await tab.fillIn('#login-dialog', login);
  await expect.poll(() => tab.run(isHydrated, 'LoginDialog')).toBe(true);
  for (let attempt = 0; attempt < 3; attempt += 1) await tab.click('#login-dialog [type=submit]');
  await expect.poll(() => tab.text('#login-dialog .failure')).toContain('vorübergehend gesperrt');
  expect(await tab.run(focusIsAt, '#login-dialog .failure')).toBe(true);
});

test('The newsletter names what is missing, keeps everything on failure, and thanks for a sign-up', async ({ tab, site }) => {
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
