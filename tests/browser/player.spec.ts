// The player of a recording, with each of its controls. The real content has no recording, so the tests add one.
import { test as base, expect, type Page } from 'playwright/test';
import { type WatchedProject, watchProject } from '../support/process/watched-project.ts';
import { addRecording, recordedPath as path } from './call-recording.ts';
import { findFlaws } from './flaws.ts';
import { recordRefusals } from './refusals.ts';
import { violations } from './violations.ts';

const test = base.extend<Record<never, never>, { readonly project: WatchedProject }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const project = await watchProject();
      addRecording(project);
      await expect
        .poll(async () => (await (await fetch(project.url(path))).text()).includes('data-script="player"'), { timeout: 30_000 })
        .toBe(true);
      await use(project);
      await project.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

async function open(page: Page, project: WatchedProject): Promise<() => Promise<readonly string[]>> {
  const refused = await recordRefusals(page);
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'));
  await page.goto(project.url(path));
  await expect(page.locator('.player__bar')).toBeVisible();
  return refused;
}

const timeOf = (page: Page): Promise<number> => page.locator('audio').evaluate((sound: HTMLAudioElement) => sound.currentTime);

test('The player loads its recording only when a visitor plays it, under the policy; pages without a recording have no player', async ({
  page,
  project,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const refused = await open(page, project);
  expect(requested.filter((each) => /\.(?:ogg|mp3)$/.test(each))).toEqual([]);
  await page.getByRole('button', { name: 'Abspielen' }).click();
  await expect(page.getByRole('button', { name: 'Anhalten' })).toBeVisible();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
  expect(requested.filter((each) => /\.(?:ogg|mp3)$/.test(each))).toEqual([expect.stringMatching(/^\/assets\/tone-\w+\.ogg$/)]);
  expect(await refused()).toEqual([]);
  const other = await fetch(project.url('/about'));
  expect(other.headers.get('content-security-policy')).toContain("media-src 'self'");
  expect(await other.text()).not.toContain('player');
});

test('The player marks the spoken turn in the transcript, and none after the end', async ({ page, project }) => {
  await open(page, project);
  const current = page.locator('.call__turn[aria-current]');
  await page.getByRole('slider', { name: 'Stelle in der Aufnahme' }).fill('2');
  await expect(current).toHaveText(/Guten Abend/);
  await page.getByRole('slider').fill('1');
  await expect(current).toHaveText(/Wie kann ich helfen/);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '00:01 / 00:03');
  await page.getByRole('button', { name: 'Abspielen' }).click();
  await expect(page.getByRole('button', { name: 'Abspielen' })).toBeVisible();
  await expect(current).toHaveCount(0);
});

test('The player is operated by keyboard: play, pause, seek and speed', async ({ page, project }) => {
  await open(page, project);
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  expect(await timeOf(page)).toBeGreaterThan(2);
  await page.keyboard.press('ArrowLeft');
  expect(await timeOf(page)).toBe(0);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Anhalten' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Abspielen' })).toBeVisible();
  const speeds = page.getByRole('group', { name: 'Tempo' }).getByRole('button');
  await expect(speeds).toHaveText(['1×', '1,25×', '1,5×']);
  await speeds.nth(2).press('Enter');
  expect(await speeds.evaluateAll((all) => all.map((each) => each.ariaPressed))).toEqual(['false', 'false', 'true']);
  expect(await page.locator('audio').evaluate((sound: HTMLAudioElement) => sound.playbackRate)).toBe(1.5);
});

test('The player reports that neither file can be played', async ({ page, project }) => {
  await page.route(/\.(?:ogg|mp3)$/, (route) => route.abort());
  await open(page, project);
  await page.getByRole('button', { name: 'Abspielen' }).click();
  await expect(page.locator('.player__problem')).toHaveText(/lässt sich hier nicht abspielen/);
});

test('The player keeps its shape down to 320 px, axe finds nothing, and print leaves the player out', async ({ page, project }) => {
  await open(page, project);
  for (const width of [1440, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(findFlaws), `at ${width} px`).toEqual([]);
    const [button, bar] = await Promise.all([page.locator('.player__play').boundingBox(), page.locator('.player__bar').boundingBox()]);
    expect.soft(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect.soft(bar?.width ?? 0).toBeLessThanOrEqual(width);
  }
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  await expect(page.locator('.player')).toBeHidden();
});

test('Without scripts, the player is the audio element of the browser', async ({ browser, project }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(project.url(path));
  await expect(page.locator('audio[controls][preload=none]')).toBeVisible();
  await expect(page.locator('.player__bar')).toBeHidden();
  await context.close();
});
