// The choice about cookies: visitors are asked once and can change their answer later. Nothing is stored before they answer.
import type { Page } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { leaveWindow, popup } from './discount-popup.ts';
import { hydrateAll } from './hydration.ts';
import { collectProblems } from './problems.ts';
import { samplePaths } from './routes.ts';
import { expect, test } from './site-test.ts';
import { fillIn, note } from './visitor.ts';

// These tests do not cover motion.
test.use({ isFirstVisit: true, contextOptions: { reducedMotion: 'reduce' } });

const languages = [
  {
    path: '/imprint',
    banner: 'Ihre Cookie-Einstellungen',
    necessary: 'Nur notwendige',
    all: 'Alle akzeptieren',
    details: 'Details zu den Cookies',
    detail: 'Sie würden uns zeigen, welche Seiten gelesen werden',
    settings: 'Cookie-Einstellungen',
  },
  {
    path: '/en/imprint',
    banner: 'Your cookie settings',
    necessary: 'Only necessary',
    all: 'Accept all',
    details: 'Cookie details',
    detail: 'They would show us which pages are read',
    settings: 'Cookie settings',
  },
] as const;

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

const choice = async (page: Page) => {
  const { cookieConsent, cookiePreferences } = await stored(page);
  return { cookieConsent, cookiePreferences };
};

/**
 * Resolves to the text of the focused element if another element covers its middle, to an empty string if nothing covers it, or to
 * undefined if no element has the focus.
 */
const coveredName = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const [box = new DOMRect()] = focused.getClientRects();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return focused.contains(seen) || seen?.contains(focused) ? '' : (focused.textContent?.trim() ?? '');
  });

for (const words of partOf(languages, 2)) {
  test(`The cookie banner of ${words.path} accepts either answer, stores it and can be opened again`, async ({ page }) => {
    const problems = collectProblems(page);
    await page.goto(words.path);
    const banner = page.getByRole('region', { name: words.banner });
    const detail = banner.getByText(words.detail);
    await expect(banner).toBeVisible();
    await expect(detail).toBeHidden();
    await banner.getByText(words.details).click();
    await expect(detail).toBeVisible();
    await banner.getByText(words.details).press('Enter');
    await expect(detail).toBeHidden();

    await banner.getByRole('button', { name: words.necessary }).click();
    await expect(banner).toBeHidden();
    expect(await stored(page)).toEqual({
      cookieConsent: 'necessary',
      cookiePreferences: '{"necessary":true,"analytics":false,"marketing":false}',
      cookieConsentGiven: expect.stringMatching(/^\{"version":1,"at":"\d{4}-\d\d-\d\dT[\d:.]+Z"\}$/),
    });
    await page.reload();
    await expect(banner).toBeHidden();

    const settings = page.locator('footer').getByRole('button', { name: words.settings });
    await settings.press('Enter');
    await expect(banner).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner.locator(':focus')).toHaveCount(1);
    await banner.getByRole('button', { name: words.all }).press('Enter');
    await expect(banner).toBeHidden();
    await expect(settings).toBeFocused();
    expect(await choice(page)).toEqual({
      cookieConsent: 'all',
      cookiePreferences: '{"necessary":true,"analytics":true,"marketing":true}',
    });
    await page.goto('/ai-solutions');
    await expect(page.locator('.consent')).toBeHidden();
    expect(await page.context().cookies()).toEqual([]);
    expect(problems).toEqual([]);
  });

  test(`The cookie banner of ${words.path} gives both answers buttons of the same look and size`, async ({ page }) => {
    await page.goto(words.path);
    const readButton = (name: string) =>
      page
        .locator('.consent')
        .getByRole('button', { name })
        .evaluate((button) => {
          const { width, height, top, bottom } = button.getBoundingClientRect();
          const styles = Object.fromEntries(
            [...getComputedStyle(button)].map((name) => [name, getComputedStyle(button).getPropertyValue(name)]),
          );
          // These two properties depend on the exact size of a button, which is compared in whole pixels below.
          const { 'perspective-origin': _, 'transform-origin': __, ...style } = styles;
          return { style, size: [Math.round(width), Math.round(height)], seen: top >= 0 && bottom <= innerHeight };
        });
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 800 });
      const refuse = await readButton(words.necessary);
      expect(refuse.seen, `at ${width} px`).toBe(true);
      expect(await readButton(words.all), `at ${width} px`).toEqual(refuse);
    }
  });
}

for (const width of partOf([1440, 1280, 800, 390], 2))
  test(`The text of the cookie banner fits without a scrollbar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const words = page.locator('.consent__words');
    await expect(words).toBeVisible();
    expect(await words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });

test('The cookie banner covers no focused field at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/support');
  await expect(page.locator('.consent')).toBeAttached();
  const fields = page.locator('main form').locator('input:not(.honeypot *), select, textarea, button').filter({ visible: true });
  expect(await fields.count()).toBeGreaterThan(5);
  for (const field of await fields.all()) {
    await field.focus();
    expect(await coveredName(page)).toBe('');
  }
});

for (const path of partOf([...samplePaths, '/no-such-page', '/en/ai-audit'], 4)) {
  test(`Without a choice about cookies, ${path} stores nothing`, async ({ page, context }) => {
    await page.goto(path);
    await expect(page.locator('.consent')).toBeVisible();
    await page.mouse.wheel(0, 2000);
    await hydrateAll(page);
    const storage = await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
    }));
    expect(storage).toEqual({ local: {}, session: {}, databases: [], caches: [] });
    expect(await context.cookies()).toEqual([]);
  });
}

test('Without a choice about cookies, sending a form stores nothing', async ({ page, context }) => {
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
  await page.goto('/contact');
  await fillIn(page.locator('main form'), note);
  await page.locator('main form button[type=submit]').press('Enter');
  await expect(page.getByText('Nachricht gesendet!')).toBeVisible();
  expect(await stored(page)).toEqual({});
  expect(await context.cookies()).toEqual([]);
});

test('With blocked storage, the banner, dialogs, a form and the language link work', async ({ page }) => {
  const problems = collectProblems(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Blocked.', 'SecurityError');
        },
      });
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => {
        throw new DOMException('Blocked.', 'SecurityError');
      },
      set: () => {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    });
  });
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
  await page.goto('/contact');
  const banner = page.locator('.consent');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect(banner).toBeHidden();
  await leaveWindow(page, 0);
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lust auf News?' }).click();
  await expect(page.locator('#newsletter-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await fillIn(page.locator('main form'), note);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Nachricht gesendet!')).toBeVisible();
  await page.locator('header a[data-language="en"]').first().click();
  await expect(page).toHaveURL('/en/contact');
  expect(problems).toEqual([]);
});

for (const [viewport, key] of partOf(
  [
    [{ width: 1280, height: 720 }, 'Tab'],
    [{ width: 1280, height: 720 }, 'Shift+Tab'],
    [{ width: 375, height: 667 }, 'Tab'],
    [{ width: 375, height: 667 }, 'Shift+Tab'],
  ] as const,
  2,
)) {
  test.describe(`at ${viewport.width} px, with the cookie banner below and the language hint above,`, () => {
    test.use({ viewport, locale: 'en-US' });

    test(`nothing that ${key} focuses is covered`, async ({ page }) => {
      await page.goto('/imprint');
      await expect(page.locator('.consent')).toBeVisible();
      await expect(page.locator('.language-hint')).toBeVisible();
      if (key === 'Shift+Tab') await page.locator('.site-footer a').last().focus();
      const hidden: string[] = [];
      for (let stops = 0; ; stops += 1) {
        await page.keyboard.press(key);
        const name = await coveredName(page);
        if (name === undefined) {
          expect(stops).toBeGreaterThan(20);
          break;
        }
        if (name) hidden.push(name);
      }
      expect(hidden).toEqual([]);
    });
  });
}

test('The keyboard reaches the cookie banner right after the skip link, and the page right after the answer', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Ihre Cookie-Einstellungen' });
  await expect(banner).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner.locator(':focus')).toHaveCount(1);
  // It is still laid out at the end of the page, so that it covers nothing there.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [box, end] = [await banner.boundingBox(), await page.locator('footer').boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((end?.y ?? Number.NaN) + (end?.height ?? 0));
  await banner.getByRole('button', { name: 'Nur notwendige' }).press('Enter');
  await expect(banner).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('header').first().locator(':focus')).toHaveCount(1);
});
