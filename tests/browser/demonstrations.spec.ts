// Interactive demonstrations: calls that play, and decisions that visitors make.
import type { Locator, Page } from 'playwright/test';
import { collectProblems } from './problems.ts';
import { recordRefusals } from './refusals.ts';
import { expect, test } from './site-test.ts';
import { violations } from './violations.ts';

const isVisible = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

const turnsOf = (page: Page): Locator => page.locator('.demo--hero .call__turn');
const partsOf = (page: Page): Locator => page.locator('.demo--hero :is(.call__turn, .demo__facts > div, .demo__outcome)');

/** Resolves to whether each turn, chip and outcome of the call is visible. */
async function visibleParts(page: Page): Promise<readonly boolean[]> {
  return Promise.all((await partsOf(page).all()).map(isVisible));
}

/** Opens a page with a call, and stops the clock, which only the test advances. Resolves to the button that plays the call. */
async function openCall(page: Page, path = '/'): Promise<Locator> {
  await page.clock.install();
  await page.goto(path);
  const play = page.getByRole('button', { name: path.startsWith('/en') ? 'Play the call' : 'Anruf abspielen' });
  await expect(play).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  return play;
}

/** Waits until the code of the player has loaded and the call plays. */
const hasStarted = (page: Page): Promise<void> => expect(page.locator('.call')).toHaveAttribute('data-state', 'playing');

/** Freezes the progress of a playing call, and waits until its fades end. The clock runs again, because axe needs timers. */
async function freezeCall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await page.clock.resume();
  await page.locator('.call').evaluate(async (call) => {
    await Promise.all(call.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}

test.describe('A demonstration call', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is complete without its player, which loads on the first click', async ({ page }) => {
    const problems = collectProblems(page);
    const refused = await recordRefusals(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(...(request.resourceType() === 'script' ? [request.url()] : [])));
    const play = await openCall(page);
    expect(await visibleParts(page)).not.toContain(false);
    const before = scripts.length;
    await play.click();
    await hasStarted(page);
    expect(scripts.length).toBeGreaterThan(before);
    expect(problems).toEqual([]);
    expect(await refused()).toEqual([]);
  });

  for (const path of ['/', '/en']) {
    test(`on ${path} plays, pauses, continues, and is complete at the end`, async ({ page }) => {
      const play = await openCall(page, path);
      await play.click();
      await hasStarted(page);
      const turns = turnsOf(page);
      await page.clock.runFor(1000);
      expect(await visibleParts(page)).toEqual([true, false, false, false, false, false]);
      await expect(turns.first()).toHaveAttribute('aria-current', 'true');

      const pause = page.locator('.call__play');
      await expect(pause).toHaveAccessibleName(path === '/' ? 'Anhalten' : 'Pause');
      await pause.click();
      await page.clock.runFor(60_000);
      expect(await visibleParts(page)).toEqual([true, false, false, false, false, false]);

      await pause.click();
      await page.clock.runFor(9500);
      // The second turn has begun.
      expect((await visibleParts(page)).slice(0, 2)).toEqual([true, true]);
      await page.clock.runFor(60_000);
      expect(await visibleParts(page)).not.toContain(false);
      await expect(page.locator('.call')).toHaveAttribute('data-state', 'ended');
      await expect(page.locator('.call__turn[aria-current]')).toHaveCount(0);
      await expect(play).toBeVisible();
    });
  }

  test('is always complete for assistive technology, and can be restarted', async ({ page }) => {
    const play = await openCall(page);
    const spoken = await page.locator('.call__turns').ariaSnapshot();
    await play.press('Enter');
    await hasStarted(page);
    await page.clock.runFor(6000);
    expect(await page.locator('.call__turns').ariaSnapshot()).toBe(spoken);
    expect((await visibleParts(page)).filter(Boolean).length).toBeGreaterThan(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Von vorn abspielen' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.clock.runFor(600);
    expect((await visibleParts(page)).filter(Boolean)).toEqual([true]);
  });

  test('has buttons of at least 44 px, and axe finds nothing while it plays and while it is paused', async ({ page }) => {
    const play = await openCall(page);
    await play.click();
    await hasStarted(page);
    await page.clock.runFor(3000);
    for (const button of await page.locator('.call__bar button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await freezeCall(page);
    expect(await violations(page)).toEqual([]);
    await hasStarted(page);
    expect(await visibleParts(page)).toEqual([true, false, false, false, false, false]);
    await page.locator('.call__play').click();
    expect(await violations(page)).toEqual([]);
  });

  test('shows whole sentences to visitors who prefer reduced motion', async ({ page }) => {
    const play = await openCall(page);
    await play.click();
    await hasStarted(page);
    await expect(turnsOf(page).locator('[data-at]')).toHaveCount(0);
    expect(
      await turnsOf(page)
        .last()
        .evaluate((turn) => getComputedStyle(turn).translate),
    ).toBe('none');
  });
});

test('The words of a playing demonstration call appear one after the other, and axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const play = await openCall(page);
  const words = turnsOf(page).first().locator('[data-at]:not([data-ahead])');
  await play.click();
  await hasStarted(page);
  await page.clock.runFor(1500);
  const few = await words.count();
  expect(few).toBeGreaterThan(0);
  await page.clock.runFor(2000);
  const more = await words.count();
  expect(more).toBeGreaterThan(few);
  await freezeCall(page);
  expect(await violations(page)).toEqual([]);
  await hasStarted(page);
  expect(await words.count()).toBe(more);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a demonstration call has all its parts, but no player', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.call__bar')).toBeHidden();
    await expect(turnsOf(page)).toHaveCount(3);
    for (const part of await partsOf(page).all()) await expect(part).toBeVisible();
  });

  test('a decision in a demonstration shows its consequences', async ({ page }) => {
    await page.goto('/ai-solutions/ai-coo');
    const log = page.locator('.log');
    await expect(log).not.toContainText('Freigegeben von Ihnen', { useInnerText: true });
    await page.getByRole('radio', { name: 'Freigeben' }).check();
    await expect(log).toContainText('Freigegeben von Ihnen, 07:06', { useInnerText: true });
    await expect(log.locator('.log__entry--then:visible')).toHaveText(/Beauftragt das Lager/);
    await expect(log.locator('.demo__outcome:visible')).toHaveText('Kunde informiert, bevor er anruft', { useInnerText: true });
    await page.getByRole('radio', { name: 'Ablehnen' }).check();
    await expect(log.locator('.log__entry--then:visible')).toHaveText(/Fragt nach dem Grund/);
    await expect(log).not.toContainText('Freigegeben von Ihnen', { useInnerText: true });
  });
});

test('A decision in a demonstration announces its outcome; the outcome with which the page opens is not announced', async ({ page }) => {
  await page.goto('/');
  const log = page.locator('.log').first();
  const announced = log.locator('[aria-live]');
  await expect(log.locator('.demo__outcome:visible')).toHaveText('Wartet auf einen Menschen');
  expect(await announced.evaluate((region: HTMLElement) => region.innerText)).toBe('');
  await log.locator('input').first().check();
  await expect(announced).toHaveText(/informiert/, { useInnerText: true });
});

test('A decision in a demonstration works by keyboard, is a group named after its question, and is large enough for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/en/ai-solutions/ai-coo');
  const group = page.getByRole('group', { name: 'Part delivery to Beispielbau?' });
  const [approve, decline] = [group.getByRole('radio', { name: 'Approve' }), group.getByRole('radio', { name: 'Decline' })];
  await approve.focus();
  await page.keyboard.press('Space');
  await expect(approve).toBeChecked();
  await expect(group.locator('label').first()).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('.log__entry--then:visible')).toHaveText(/Instructs the warehouse/);
  await page.keyboard.press('ArrowRight');
  await expect(decline).toBeChecked();
  await expect(page.locator('.log__entry--then:visible')).toHaveText(/Asks for the reason/);
  for (const label of await group.locator('label').all()) expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await violations(page)).toEqual([]);
});
