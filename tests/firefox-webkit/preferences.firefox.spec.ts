// Preferences of visitors with Firefox: no scripts, no cookies, and their own colors.
import { note } from '../browser/visitor.ts';
import { expect, firefoxTest as test } from './browser-test.ts';
import { openTab } from './tab.ts';
import type { Driver, Preferences } from './webdriver.ts';

const withPreferences = (preferences: Preferences) =>
  test.extend<{ preferred: undefined }>({
    preferred: [
      async ({ firefox }, use) => {
        await firefox.setPreferences(preferences);
        await use(undefined);
        await firefox.resetPreferences(Object.keys(preferences));
      },
      { auto: true },
    ],
  });

/** Returns a driver that runs the scripts of tests with the privileges of Firefox, even if scripts of pages are turned off. */
const asFirefox = ({ send, close }: Driver): Driver => ({
  send: (command, parameters) => send(command, command === 'ExecuteScript' ? { ...parameters, sandbox: 'system' } : parameters),
  close,
});

const withoutScripts = withPreferences({ 'javascript.enabled': false }).extend({
  tab: async ({ driver, site }, use) => use(openTab(asFirefox(driver), site.url)),
});

for (const [path, words] of [
  ['/contact', 'Dieses Formular braucht JavaScript.'],
  ['/en/support', 'This form needs JavaScript.'],
] as const)
  withoutScripts(`Without scripts, ${path} states that its form needs them, and has a link to call`, async ({ tab }) => {
    await tab.open(path);
    expect(await tab.text('main form .no-script')).toContain(words);
    expect(await tab.text('main form a[href^="tel:"]')).not.toBe('');
    expect(await tab.text('main form button')).toBe('');
    expect(await tab.text('h1')).not.toBe('');
    expect(await tab.text('.consent, .language-hint')).toBe('');
    await tab.click('.site-footer a[href$="/about"]');
    await expect.poll(tab.path).toMatch(/about$/);
  });

// The value 2 blocks cookies and all other storage of every site.
withPreferences({ 'network.cookie.cookieBehavior': 2 })('With all cookies blocked, a message can be sent', async ({ tab }) => {
  await tab.open('/contact');
  expect(await tab.run(() => navigator.cookieEnabled)).toBe(false);
  await tab.click('.consent button', 'Nur notwendige');
  await expect.poll(() => tab.text('.consent')).toBe('');
  await tab.fillIn('main form', note);
  await tab.click('main form [type=submit]');
  await expect.poll(() => tab.text('main .success')).toContain('Nachricht gesendet!');
});

/** Runs inside the page: returns the controls and links whose contrast between text and background is below 4.5 to 1. */
function paleControls(): readonly string[] {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element: Element | null): readonly number[] => {
    if (element === null) return [255, 255, 255];
    const ground = channels(getComputedStyle(element).backgroundColor);
    return ground[3] === 0 ? groundOf(element.parentElement) : ground;
  };
  return [...document.querySelectorAll('a, button, input:not([type=checkbox]), select, textarea')].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const { color } = getComputedStyle(element);
    const [text, ground] = [luminance(channels(color)), luminance(groundOf(element))];
    const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
    return contrast < 4.5 ? [`${element.className || element.tagName}: ${color} on ${groundOf(element)}`] : [];
  });
}

withPreferences({
  'browser.display.document_color_use': 2,
  'ui.systemUsesDarkTheme': 0,
  'layout.css.prefers-color-scheme.content-override': 1,
})('With the light colors of a visitor, every control is readable', async ({ tab }) => {
  for (const path of ['/', '/en/contact', '/support']) {
    await tab.open(path);
    expect(await tab.run(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await tab.run(paleControls), path).toEqual([]);
  }
  await tab.click('header button', 'Customer Login');
  await expect.poll(() => tab.text('#login-dialog h2')).not.toBe('');
  expect(await tab.run(paleControls), 'the login').toEqual([]);
});
