// The visitor's language: the site remembers a choice, serves a page in the language of its URL, and only offers another language.
import type { BrowserContext, Page } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { expect, test } from './site-test.ts';

// These tests do not cover motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const minutesOfWeek = 10_080;
const hint = (page: Page) => page.locator('.language-hint');

const chosen = async (page: Page, context: BrowserContext) => ({
  stored: await page.evaluate(() => localStorage.getItem('language')),
  cookie: (await context.cookies()).find(({ name }) => name === 'language'),
});

for (const [from, to, locale] of partOf(
  [
    ['/ai-audit', '/en/ai-audit', 'en'],
    ['/en/ai-audit', '/ai-audit', 'de'],
    ['/ai-lead-masters-solar', '/en', 'en'],
  ] as const,
  3,
)) {
  test(`The language switch on ${from} is remembered for seven days in a cookie and in local storage`, async ({ page, context }) => {
    await page.goto(from);
    const before = Date.now();
    await page.locator(`header a[data-language="${locale}"]`).first().click();
    await expect(page).toHaveURL(to);
    const { stored, cookie } = await chosen(page, context);
    expect(cookie).toMatchObject({ value: locale, path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
    const [language, expires] = stored?.split(' ') ?? [];
    expect(language).toBe(locale);
    for (const end of [Number(expires), Number(cookie?.expires) * 1000])
      expect(Math.abs((end - before) / 60_000 - minutesOfWeek), 'difference to a week, in minutes').toBeLessThan(2);
  });
}

const visitors = [
  {
    browser: 'en-US',
    path: '/about',
    offers: 'en',
    counterpart: '/en/about',
    stay: 'Keep reading in German',
    words: 'This page is also available in English.',
  },
  {
    browser: 'de-DE',
    path: '/en/about',
    offers: 'de',
    counterpart: '/about',
    stay: 'Auf Englisch weiterlesen',
    words: 'Diese Seite gibt es auch auf Deutsch.',
  },
] as const;

for (const { browser, path, offers, counterpart, stay, words } of partOf(visitors, 2)) {
  test.describe(`with ${browser} as the language of the browser,`, () => {
    test.use({ locale: browser });

    test(`the language hint on ${path} offers the other language in that language and leads to it`, async ({ page }) => {
      await page.goto(path);
      await expect(hint(page)).toBeVisible();
      await expect(hint(page)).toHaveAttribute('lang', offers);
      await expect(hint(page)).toContainText(words);
      await expect(page).toHaveURL(path);
      await hint(page).getByRole('link').click();
      await expect(page).toHaveURL(counterpart);
      await expect(hint(page)).toBeHidden();
      // The visitor has chosen the other language, so the page offers it again.
      await page.goto(path);
      await expect(hint(page)).toBeVisible();
    });

    test(`the language hint on ${path} is a line above the page, and hidden on the second page`, async ({ page }) => {
      await page.goto(path);
      await expect(hint(page)).toBeVisible();
      const boxes = [await hint(page).boundingBox(), await page.locator('main').boundingBox()];
      expect(boxes[0]?.height).toBe(46);
      // The main part starts with padding for the header, which is 68 px high.
      expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0)).toBeLessThanOrEqual((boxes[1]?.y ?? 0) + 70);
      await page.locator('.site-footer a[href$="/api"]').click();
      await expect(page).toHaveURL(/\/api$/);
      // Once the page has loaded, the script that shows the hint has run.
      await page.waitForLoadState('load');
      await expect(hint(page)).toBeHidden();
    });

    test(`the language hint on ${path} does not return after the visitor has declined it`, async ({ page, context }) => {
      await page.goto(path);
      await hint(page).getByRole('button', { name: stay }).click();
      await expect(hint(page)).toBeHidden();
      await expect.poll(async () => (await chosen(page, context)).cookie?.value).toBe(offers === 'en' ? 'de' : 'en');
      await page.goto(path === '/about' ? '/' : '/en');
      await expect(hint(page)).toBeHidden();
    });

    test(`the language hint for ${browser} is hidden on a page without a counterpart, and on a page in that language`, async ({ page }) => {
      for (const each of ['/ai-lead-masters', '/industry-solutions', counterpart]) {
        await page.goto(each);
        await expect(page.locator('.language-hint:not([hidden])')).toHaveCount(0);
        await expect(page).toHaveURL(each);
      }
    });
  });
}

/** Milliseconds until a choice expires that was stored a minute ago. */
const inAWeek = minutesOfWeek * 60_000 - 60_000;

/** Settings of a visitor on a German page. The first setting that names a language of the site decides whether the hint offers English. */
const order = [
  { what: 'the URL before everything else', query: '?lang=de', cookie: 'en', stored: 'en', browser: ['en-US'], offered: false },
  { what: 'the cookie before local storage', query: '', cookie: 'de', stored: 'en', browser: ['en-US'], offered: false },
  { what: 'a cookie for English', query: '', cookie: 'en', stored: 'de', browser: ['de-DE'], offered: true },
  { what: 'local storage before the browser', query: '', cookie: '', stored: 'de', browser: ['en-US'], offered: false },
  { what: 'local storage for English', query: '', cookie: '', stored: 'en', browser: ['de-DE'], offered: true },
  { what: 'the browser before the page', query: '', cookie: '', stored: '', browser: ['en-US'], offered: true },
  {
    what: 'the first language of the browser that the site has',
    query: '',
    cookie: '',
    stored: '',
    browser: ['fr', 'en-GB', 'de'],
    offered: true,
  },
  { what: 'the page, if the site has no language of the browser', query: '', cookie: '', stored: '', browser: ['fr-FR'], offered: false },
  { what: 'the page, if all other values are invalid', query: '?lang=fr', cookie: 'xx', stored: 'yy', browser: ['fr-FR'], offered: false },
];

for (const { what, query, cookie, stored, browser, offered } of partOf(order, 3)) {
  test(`The language of the hint is decided by ${what}`, async ({ page, context, baseURL }) => {
    if (cookie) await context.addCookies([{ name: 'language', value: cookie, url: baseURL ?? '' }]);
    await page.addInitScript(
      ({ languages, entry }) => {
        Object.defineProperty(navigator, 'languages', { get: () => languages });
        if (entry) localStorage.setItem('language', entry);
      },
      { languages: browser, entry: stored && `${stored} ${Date.now() + inAWeek}` },
    );
    await page.goto(`/about${query}`);
    await (offered ? expect(hint(page)).toBeVisible() : expect(hint(page)).toBeHidden());
    await expect(page).toHaveURL(`/about${query}`);
  });
}

test('A URL with ?lang= leads to the page in that language, if it exists', async ({ page }) => {
  for (const [requested, opened] of [
    ['/about?lang=en', '/en/about'],
    ['/en/about?lang=de#main', '/about#main'],
    ['/about?utm_source=mail&lang=en', '/en/about?utm_source=mail'],
    ['/about?lang=de', '/about?lang=de'],
    ['/about?lang=fr', '/about?lang=fr'],
    ['/about?lang=//evil.example', '/about?lang=//evil.example'],
    ['/ai-lead-masters?lang=en', '/ai-lead-masters?lang=en'],
  ] as const) {
    await page.goto('/robots.txt');
    await page.goto(requested);
    await expect(page, requested).toHaveURL(opened);
    // The URL with ?lang= leaves no entry in the history.
    await page.goBack();
    await expect(page, requested).toHaveURL('/robots.txt');
  }
});
