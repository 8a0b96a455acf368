// A click while the code of a dialog is on its way. WebKit's driver runs no command before a page has loaded what its scripts import,
// so this is a test of Firefox alone; tests/browser/older-browsers.spec.ts tries Chromium without the newer attributes of buttons.
import { expect, firefoxTest as test } from './browser-test.ts';

const isOpen = (dialog: string) => document.querySelector(dialog)?.matches(':modal') ?? false;
const isHydrated = (island: string) => document.querySelector(`[data-island="${island}"][data-hydrated]`) !== null;

test('A click on the button of a dialog is not lost while scripts are on their way', async ({ tab, site }) => {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  site.behave({ held: { paths: /(?:dialog-polyfill|LoginDialog)-\w+\.js$/, until } });
  await tab.open('/');
  await tab.click('header button', 'Customer Login');
  release();
  await expect.poll(() => tab.run(isOpen, '#login-dialog')).toBe(true);
  await expect.poll(() => tab.run(isHydrated, 'LoginDialog')).toBe(true);
});
