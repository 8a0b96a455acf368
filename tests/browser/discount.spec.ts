// The discount popup: when it opens and when it stays closed, and its texts.
import type { Page } from 'playwright/test';
import { watch } from './problems.ts';
import { expect, test } from './site-test.ts';
import { expectErrors, untilHydrated } from './visitor.ts';

// Movement is not tested here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const popup = (page: Page) => page.locator('#discount-dialog');

/** Makes the pointer leave the window at this height, with the event that browsers send. */
const leave = (page: Page, clientY: number) =>
  page.evaluate((y) => {
    document.documentElement.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientX: 300, clientY: y, relatedTarget: null }));
  }, clientY);

const memory = (page: Page) => page.evaluate(() => [localStorage.getItem('exitIntentSeen'), localStorage.getItem('exitIntentLastSeen')]);

/** Stores that the visitor saw the popup `ago` milliseconds ago. */
const sawIt = (page: Page, ago: number) =>
  page.addInitScript((lastSeen) => {
    localStorage.setItem('exitIntentSeen', 'true');
    localStorage.setItem('exitIntentLastSeen', String(lastSeen));
  }, Date.now() - ago);

/** Leaves the site through the address bar. */
const goElsewhere = (page: Page) => page.goto('/robots.txt');

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

test('The discount popup opens once if the pointer leaves the window at the top, and is remembered', async ({ page }) => {
  const problems = watch(page);
  await page.clock.install({ time: new Date('2025-06-01T10:00:00Z') });
  await page.goto('/');
  for (const y of [1, 300, 720]) await leave(page, y);
  // Moving between two elements at the top edge does not leave the window.
  await page.evaluate(() =>
    document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: 0, relatedTarget: document.body })),
  );
  await expect(popup(page)).toBeHidden();
  expect(await memory(page)).toEqual([null, null]);
  await leave(page, 0);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page).locator('[name=email]')).toBeFocused();
  const [seen, lastSeen] = await memory(page);
  expect(seen).toBe('true');
  expect(Number(lastSeen) - Date.parse('2025-06-01T10:00:00Z')).toBeLessThan(minute);
  await popup(page).getByRole('button', { name: 'Nein danke, ich verzichte auf den Rabatt' }).click();
  await expect(popup(page)).toBeHidden();
  await leave(page, -5);
  await page.goto('/en');
  await leave(page, -5);
  await expect(popup(page)).toBeHidden();
  expect(problems).toEqual([]);
});

for (const [what, ago, comes] of [
  ['stays closed a minute before seven days are over', week - minute, false],
  ['opens again after seven days', week + minute, true],
  ['opens even if the clock was far ahead when it was last shown', -10 * week, true],
] as const) {
  test(`The discount popup ${what}`, async ({ page }) => {
    await sawIt(page, ago);
    await page.goto('/');
    await leave(page, 0);
    await (comes ? expect(popup(page)).toBeVisible() : expect(popup(page)).toBeHidden());
  });
}

test('The discount popup does not open in a second window of the same visitor', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/about');
  await leave(other, 0);
  await expect(popup(other)).toBeVisible();
  await leave(page, 0);
  await expect(popup(page)).toBeHidden();
});

test('The discount popup is stored as seen when the visitor leaves the site, not on navigation within it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'KI-Beratung' }).first().click();
  await expect(page).toHaveURL('/ai-consulting');
  expect(await memory(page)).toEqual([null, null]);
  await goElsewhere(page);
  expect((await memory(page))[0]).toBe('true');
});

test('The discount popup does not open on leaving for a visitor who has seen it before', async ({ page }) => {
  const longAgo = Date.now() - 2 * week;
  await page.goto('/');
  await page.evaluate((time) => {
    localStorage.setItem('exitIntentSeen', 'true');
    localStorage.setItem('exitIntentLastSeen', String(time));
  }, longAgo);
  await page.goto('/about');
  await goElsewhere(page);
  expect(await memory(page)).toEqual(['true', String(longAgo)]);
});

test('A click on a telephone number or an e-mail address does not open the discount popup', async ({ page }) => {
  await page.goto('/contact');
  for (const scheme of ['tel', 'mailto']) {
    await page.locator(`main a[href^="${scheme}:"]`).first().click();
    await expect(popup(page)).toBeHidden();
  }
  expect(await memory(page)).toEqual([null, null]);
});

test('The discount popup waits while another dialog is open, and opens later', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Customer Login' }).first().click();
  await leave(page, 0);
  await expect(popup(page)).toBeHidden();
  expect(await memory(page)).toEqual([null, null]);
  await page.keyboard.press('Escape');
  await leave(page, 0);
  await expect(popup(page)).toBeVisible();
});

for (const words of [
  {
    path: '/about',
    title: '10% Rabatt sichern!',
    submit: 'Jetzt 10% Rabatt sichern',
    missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    wrong: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    refused: 'Ungültige Eingabedaten',
    busy: 'Wird angemeldet...',
    success: 'Willkommen im Club!',
  },
  {
    path: '/en/about',
    title: 'Get 10% off!',
    submit: 'Get 10% off now',
    missing: 'Please enter your email address',
    wrong: 'Please enter a valid email address',
    refused: 'Invalid input data',
    busy: 'Signing up...',
    success: 'Welcome to the club!',
  },
]) {
  test(`The discount popup of ${words.path} subscribes with only an e-mail address and closes after three seconds`, async ({ page }) => {
    await page.clock.install();
    let status = 400;
    const bodies: (string | null)[] = [];
    await page.route('**/api/subscribe', async (route) => {
      bodies.push(route.request().postData());
      await route.fulfill({ status, json: {} });
    });
    await page.goto(words.path);
    await leave(page, 0);
    const dialog = page.getByRole('dialog', { name: words.title });
    const submit = dialog.getByRole('button', { name: words.submit });
    await submit.click();
    await expectErrors(dialog, { email: words.missing });
    await dialog.locator('[name=email]').fill('erika@example');
    await expectErrors(dialog, {});
    await dialog.locator('[name=email]').press('Enter');
    await expectErrors(dialog, { email: words.wrong });
    await dialog.locator('[name=email]').fill('erika@example.com');
    await submit.click();
    await expect(dialog.locator('.failure', { hasText: words.refused })).toBeVisible();
    status = 200;
    await submit.click();
    await expect(dialog.getByText(words.success)).toBeVisible();
    const body = 'anrede=&titel=&vorname=&nachname=&email=erika%40example.com&double_opt_in=true&tag=newsletter';
    expect(bodies).toEqual([body, body]);
    await page.clock.runFor(2000);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(1000);
    await expect(dialog).toBeHidden();
  });
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('the discount popup does not open on scrolling and tapping, and can be closed by touch', async ({ page, context }) => {
    await page.goto('/ai-consulting');
    const touch = await context.newCDPSession(page);
    for (const yDistance of [-400, 400, 900])
      await touch.send('Input.synthesizeScrollGesture', { x: 180, y: 300, yDistance, gestureSourceType: 'touch', speed: 4000 });
    await page.touchscreen.tap(200, 4);
    await page.touchscreen.tap(20, 300);
    await expect(popup(page)).toBeHidden();
    expect(await memory(page)).toEqual([null, null]);
    await leave(page, 0);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toBeInViewport({ ratio: 1 });
    await popup(page).getByRole('button', { name: 'Nein danke, ich verzichte auf den Rabatt' }).tap();
    await expect(popup(page)).toBeHidden();
  });
});

test.describe('before the choice about cookies,', () => {
  test.use({ isFirstVisit: true });

  test('the discount popup opens once per page view and stores nothing', async ({ page }) => {
    await page.goto('/');
    await leave(page, 0);
    await untilHydrated(page, 'DiscountDialog');
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await leave(page, 0);
    await expect(popup(page)).toBeHidden();
    await goElsewhere(page);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  });
});
