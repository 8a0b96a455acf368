// A click before the code of a dialog has loaded. Only Firefox is tested, because WebKit's driver runs no command until a page has
// loaded the imports of its scripts. tests/browser/older-browsers.spec.ts tests Chromium without the newer attributes of buttons.
import { expect, firefoxTest as test } from './browser-test.ts';
import { isHydrated, isOpen } from './tab.ts';

test('A click on the button of a dialog before its scripts have loaded opens the dialog', async ({ tab, site }) => {
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
