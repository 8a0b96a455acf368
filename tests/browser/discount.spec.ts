// The discount popup: when it opens, what it sends, and its texts.
import { partOf } from '../support/samples.ts';
import { leaveSite, leaveWindow, popup, storedEntries } from './discount-popup.ts';
import { collectProblems } from './problems.ts';
import { expect, test } from './site-test.ts';
import { stopClock } from './stop-clock.ts';
import { expectErrors, untilHydrated } from './visitor.ts';

// These tests do not cover motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const minute = 60_000;

test('The discount popup opens once if the pointer leaves the window at the top, and is stored as seen', async ({ page }) => {
  const problems = collectProblems(page);
  await page.clock.install({ time: new Date('2025-06-01T10:00:00Z') });
  await page.goto('/');
  for (const y of [1, 300, 720]) await leaveWindow(page, y);
  // Moving between two elements at the top edge does not leave the window.
  await page.evaluate(() =>
    document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: 0, relatedTarget: document.body })),
  );
  await expect(popup(page)).toBeHidden();
  expect(await storedEntries(page)).toEqual([null, null]);
  await leaveWindow(page, 0);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page).locator('[name=email]')).toBeFocused();
  const [seen, lastSeen] = await storedEntries(page);
  expect(seen).toBe('true');
  expect(Number(lastSeen) - Date.parse('2025-06-01T10:00:00Z')).toBeLessThan(minute);
  await popup(page).getByRole('button', { name: 'Nein danke, ich verzichte auf den Rabatt' }).click();
  await expect(popup(page)).toBeHidden();
  await leaveWindow(page, -5);
  await page.goto('/en');
  await leaveWindow(page, -5);
  await expect(popup(page)).toBeHidden();
  expect(problems).toEqual([]);
});

const languages = [
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
];

for (const words of partOf(languages, 2)) {
  test(`The discount popup of ${words.path} subscribes with only an e-mail address and closes after three seconds`, async ({ page }) => {
    await page.clock.install();
    let status = 400;
    const bodies: (string | null)[] = [];
    await page.route('**/api/subscribe', async (route) => {
      bodies.push(route.request().postData());
      await route.fulfill({ status, json: {} });
    });
    await page.goto(words.path);
    await leaveWindow(page, 0);
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
    await stopClock(page);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('the discount popup does not open on scrolling and tapping, and can be closed by touch', async ({ page, context }) => {
    await page.goto('/ai-consulting');
    const touch = await context.newCDPSession(page);
    for (const yDistance of [-400, 400, 900])
      await touch.send('Input.synthesizeScrollGesture', { x: 180, y: 300, yDistance, gestureSourceType: 'touch', speed: 4000 });
    await page.touchscreen.tap(200, 4);
    await page.touchscreen.tap(20, 300);
    await expect(popup(page)).toBeHidden();
    expect(await storedEntries(page)).toEqual([null, null]);
    await leaveWindow(page, 0);
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
    await leaveWindow(page, 0);
    await untilHydrated(page, 'DiscountDialog');
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await leaveWindow(page, 0);
    await expect(popup(page)).toBeHidden();
    await leaveSite(page);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  });
});
