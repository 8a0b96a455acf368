// Runs axe in every state of the dialogs, the forms, the cookie banner and the language hint. Two dialogs are also tested in forced
// colours.
import type { Page, Route } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { leaveWindow } from './discount-popup.ts';
import { latch } from './latch.ts';
import { expect, test } from './site-test.ts';
import { violations } from './violations.ts';
import { fillIn, login, note, subscriber, ticket, untilHydrated } from './visitor.ts';

// axe would measure colours in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 375, height: 667 } });

const look = async (page: Page, within: string, state: string): Promise<void> =>
  expect(await violations(page, { within }), `${within}, ${state}`).toEqual([]);

/** Holds the first request of a form until the returned function is called, which refuses the request. Accepts later requests. */
async function refuseOnce(page: Page): Promise<() => void> {
  const { released, release } = latch();
  let isFirst = true;
  const answer = async (route: Route): Promise<void> => {
    // A form requests its token without waiting for it.
    if (route.request().method() === 'GET') return route.fulfill({ json: {} });
    if (!isFirst) return route.fulfill({ json: { success: true } });
    isFirst = false;
    await released;
    await route.fulfill({ status: 400, body: 'no' });
  };
  await page.route(/\/api\//, answer);
  return release;
}

interface Sending {
  readonly path: string;
  readonly within: string;
  readonly island: string;
  readonly entries: Readonly<Record<string, string>>;
  readonly open: (page: Page) => Promise<void>;
}

const onPage = async (): Promise<void> => undefined;
const openDiscount = (page: Page) => leaveWindow(page, 0);

const sendings: readonly Sending[] = ['', '/en'].flatMap((prefix) => [
  {
    path: `${prefix}/about`,
    within: '#newsletter-dialog',
    island: 'NewsletterDialog',
    entries: subscriber,
    open: (page: Page) => page.evaluate(() => window.openNewsletter()),
  },
  {
    path: `${prefix}/about`,
    within: '#discount-dialog',
    island: 'DiscountDialog',
    entries: { email: subscriber.email },
    open: openDiscount,
  },
  { path: `${prefix}/support`, within: 'main', island: 'SupportForm', entries: ticket, open: onPage },
  { path: `${prefix}/contact`, within: 'main', island: 'ContactForm', entries: note, open: onPage },
]);

/** Keeps the success message of a dialog open, which closes after three seconds, while axe inspects it. */
const keepDialogsOpen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    HTMLDialogElement.prototype.close = () => undefined;
  });

/** Brings a form into each of its states, and runs axe in each. */
async function goThrough(page: Page, { path, within, island, entries, open }: Sending): Promise<void> {
  const refuse = await refuseOnce(page);
  await page.goto(path);
  await open(page);
  await look(page, within, 'as it opens');
  const place = page.locator(`[data-island=${island}]`);
  const send = place.locator('[type=submit]');
  await send.click();
  await expect(place.locator('[aria-invalid]').first()).toBeVisible();
  await look(page, within, 'with errors');
  await fillIn(place, entries);
  await send.click();
  await expect(send).toBeDisabled();
  await look(page, within, 'busy');
  refuse();
  await expect(place.locator('.failure:visible')).toBeVisible();
  await look(page, within, 'refused');
  await send.click();
  await expect(place.locator('.success')).toBeVisible();
  await look(page, within, 'successful');
}

/** Brings the login dialog into each of its states, and runs axe in each. */
async function goThroughLogin(page: Page, path: string): Promise<void> {
  const within = '#login-dialog';
  await page.goto(path);
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name: 'Customer Login' }).click();
  await untilHydrated(page, 'LoginDialog');
  await look(page, within, 'as it opens');
  const send = page.locator(within).locator('[type=submit]');
  await send.click();
  await expect(page.locator(within).locator('[aria-invalid]')).toHaveCount(5);
  await look(page, within, 'with errors');
  await fillIn(page.locator(within), login);
  for (let time = 0; time < 3; time += 1) await send.click();
  await expect(send).toBeDisabled();
  await look(page, within, 'locked');
}

// A run tests a quarter of the forms, and a nightly run tests all of them.
for (const sending of partOf(sendings, 4)) {
  test(`axe finds nothing in any state of the form ${sending.island} on ${sending.path}`, async ({ page }) => {
    await keepDialogsOpen(page);
    await goThrough(page, sending);
  });
}

for (const path of partOf(['/', '/en'], 2)) {
  test(`axe finds nothing in any state of the login dialog on ${path}`, async ({ page }) => goThroughLogin(page, path));
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' }, colorScheme: 'dark' });

  test('axe finds nothing in any state of the login dialog', async ({ page }) => goThroughLogin(page, '/'));

  test('axe finds nothing in any state of the newsletter dialog', async ({ page }) => {
    await keepDialogsOpen(page);
    await goThrough(page, sendings[0] as Sending);
  });
});

for (const { locale, path } of partOf(
  [
    { locale: 'en-US', path: '/ai-audit' },
    { locale: 'de-DE', path: '/en/ai-audit' },
  ],
  2,
)) {
  test.describe(`on the first visit of a visitor from ${locale}`, () => {
    test.use({ isFirstVisit: true, locale });

    test(`axe finds nothing on ${path} with the cookie banner and the language hint`, async ({ page }) => {
      const widths = [1280, 375, 320];
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        await expect(page.locator('.language-hint')).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.consent')).toBeInViewport({ ratio: 1 });
        expect.soft(await violations(page), `at ${width} px`).toEqual([]);
      }
      await page.locator('.consent summary').click();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        await look(page, '.consent', `with its details, at ${width} px`);
        await expect(page.locator('.consent__answers')).toBeInViewport({ ratio: 1 });
        const [hint, banner] = [await page.locator('.language-hint').boundingBox(), await page.locator('.consent').boundingBox()];
        expect((hint?.y ?? 0) + (hint?.height ?? 0), 'the hint ends above the banner').toBeLessThanOrEqual(banner?.y ?? 0);
      }
    });
  });
}
