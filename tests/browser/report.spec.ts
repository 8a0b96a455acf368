// The report of `archipel diff`, opened from the file system: keys, ticks, small windows, and hostile content.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { takePictures } from '../../src/node/page-pictures.ts';
import { pictureName } from '../../src/tools/diff/report/copy-page.ts';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { replaceIn } from '../support/replace-in.ts';
import { violations } from './violations.ts';

test.describe.configure({ mode: 'serial' });

let site: OtherSite;
let address: string;

const hostile = '<script>document.title="ran"</script><img src=x onerror="document.title=\'ran\'"> </style> ]]> --> &amp;';

const edit = (file: string, from: string, to: string): void => replaceIn(join(site.folder, 'content', file), from, to);

test.beforeAll(() => {
  site = otherSite();
  site.run('init', site.folder, '--name', 'Notes', '--locales', 'de,en', '--yes');
  cpSync(join(site.folder, 'content'), join(site.folder, 'old'), { recursive: true });
  edit('notes/first-light.yaml', 'First light over the sound', JSON.stringify(hostile));
  edit('notes/paper-maps.yaml', 'A map shows', `${'Very long. '.repeat(9000)}A map shows`);
  edit('notes/tide-tables.en.mdx', '\n', `\n\nPlain words.\n\n`);
  const report = join(site.folder, 'report');
  site.run('diff', '--from-dir', join(site.folder, 'old'), '--content', join(site.folder, 'content'), '--out', report);
  address = pathToFileURL(join(report, 'index.html')).href;
});
test.afterAll(() => site.remove());

/** Opens the report. Resolves to its requests, and to its console messages, uncaught errors and dialogs. */
async function open(page: Page): Promise<{ readonly requests: readonly string[]; readonly messages: readonly string[] }> {
  const [requests, messages]: [string[], string[]] = [[], []];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => messages.push(message.text()));
  page.on('dialog', () => messages.push('a dialog'));
  await page.goto(address);
  return { requests, messages };
}

test('Hostile content runs nothing, loads nothing and breaks nothing in the diff report', async ({ page }) => {
  const { requests, messages } = await open(page);
  const pages = await page.locator('a[data-to]').count();
  expect(pages).toBeGreaterThan(2);
  for (let index = 0; index < pages; index += 1) {
    await page.locator('a[data-to]').nth(index).click();
    await expect(page.locator('article:not([hidden])')).toHaveCount(1);
    if (index > 0) await expect(page.locator('article:not([hidden]) iframe')).not.toHaveCount(0);
    for (const frame of await page.locator('article:not([hidden]) iframe').all()) {
      const content = frame.contentFrame();
      await expect(content.locator('body')).toBeVisible();
      expect(await content.locator('script, [onerror], [onclick], iframe, object').count()).toBe(0);
    }
  }
  expect(await page.title()).not.toBe('ran');
  expect(await page.locator('main script, main img[onerror]').count()).toBe(0);
  await expect(page.locator('main')).toContainText('<script>document.title="ran"</script>');
  expect(messages).toEqual([]);
  expect(requests.filter((url) => !url.startsWith('file:'))).toEqual([]);
});

test('The diff report shows both versions of a page side by side, with the changes marked', async ({ page }) => {
  await open(page);
  await page.locator('a[data-to]', { hasText: '/en/notes/tide-tables' }).click();
  const frames = page.locator('article:not([hidden]) iframe');
  await expect(frames).toHaveCount(2);
  await expect(frames.nth(1).contentFrame().locator('[data-archipel-change=added]')).toHaveText('Plain words.');
  await expect(frames.nth(0).contentFrame().locator('[data-archipel-change=added]')).toHaveCount(0);
  // Both versions have the styles of the site.
  const [before, after] = await Promise.all(
    [0, 1].map((index) =>
      frames
        .nth(index)
        .contentFrame()
        .locator('body')
        .evaluate((body) => getComputedStyle(body).fontFamily),
    ),
  );
  expect(after).toBe(before);
  expect(after).not.toBe('"Times New Roman"');
});

test('The diff report lays out a version as in a window of 1280 px, scaled to its column', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await page.locator('a[data-to]').nth(1).click();
  const frame = page.locator('article:not([hidden]) iframe').first();
  expect(
    await frame
      .contentFrame()
      .locator('html')
      .evaluate(() => innerWidth),
  ).toBe(1280);
  const [shown, column] = await Promise.all(
    [frame, frame.locator('xpath=..')].map((part) => part.evaluate((box) => box.getBoundingClientRect().width)),
  );
  expect(Math.abs((shown ?? 0) - (column ?? 0))).toBeLessThan(3);
});

test('A row of the diff report leads to its change in the preview of the new version', async ({ page }) => {
  await open(page);
  await page.locator('a[data-to]', { hasText: '/en/notes/tide-tables' }).click();
  const card = page.locator('article:not([hidden])');
  const link = card.locator('[data-show]').first();
  const [, target] = /#(.*)/.exec((await link.getAttribute('href')) ?? '') ?? [];
  await link.click();
  await expect(card.locator('iframe').last()).toHaveAttribute('src', new RegExp(`#${target}$`));
  await expect(card.locator('iframe').last().contentFrame().locator(`[id="${target}"]`)).toBeInViewport();
});

test('The printed diff report has all pages, without buttons and frames', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article').last()).toBeVisible();
  await expect(page.locator('iframe:visible, button:visible, input:visible')).toHaveCount(0);
});

test('The diff report has a picture of each version of a page, up to the maximum height of a JPEG', async () => {
  // A busy machine needs almost a minute for a picture of 65,000 rows of pixels.
  test.setTimeout(300_000);
  const folder = join(site.folder, 'report');
  writeFileSync(join(folder, 'tall.html'), '<!doctype html><body style="margin: 0"><div style="height: 70000px">');
  const groups = [['before/1.html', 'after/1.html'], ['tall.html']].map((pages) =>
    pages.map((page) => ({ page, picture: pictureName(page) })),
  );
  const pictures = await takePictures({ root: process.cwd(), folder, groups, at: Date.parse('2026-06-01T12:00:00Z'), limit: 600_000 });
  expect(pictures).toEqual({ taken: groups.flat().map(({ picture }) => picture), left: 0, why: undefined });
  const sizeOf = async (name: string) => sharp(join(folder, name)).metadata();
  const { width, height } = await sizeOf('after/1.jpg');
  expect([width, height >= 800]).toEqual([1280, true]);
  expect(await sizeOf('tall.jpg')).toMatchObject({ width: 1280, height: 65_000 });
});

test('Keys of the diff report change the page, tick it and change the view; ticks are stored', async ({ page }) => {
  await open(page);
  const current = page.locator('a[data-to][aria-current]');
  const first = await current.textContent();
  await page.keyboard.press('j');
  await expect(current).not.toHaveText(first ?? '');
  await expect(page.locator('article:not([hidden]) h2')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveText(first ?? '');
  await page.keyboard.press('j');
  const second = await current.textContent();
  await page.keyboard.press('r');
  await expect(page.locator('#done')).toHaveText(/^1 \//);
  await page.keyboard.press('o');
  await expect(page.locator('body')).toHaveAttribute('data-view', 'over');
  const slider = page.locator('article:not([hidden]) input[type=range]');
  await slider.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveText(second ?? '');
  await page.reload();
  await expect(page.locator('#done')).toHaveText(/^1 \//);
  await expect(page.locator('input[data-tick]').first()).toBeChecked();
});

test('Letter keys of the diff report can be switched off permanently; arrow keys still work', async ({ page }) => {
  await open(page);
  const current = page.locator('a[data-to][aria-current]');
  const first = await current.textContent();
  const second = await page.locator('a[data-to]').nth(1).textContent();
  await page.getByText('Keyboard').click();
  await page.getByLabel('Use letter keys').uncheck();
  for (const letter of ['j', 'r', 'o']) await page.keyboard.press(letter);
  await expect(current).toHaveText(first ?? '');
  await expect(page.locator('#done')).toHaveText(/^0 \//);
  await expect(page.locator('body')).toHaveAttribute('data-view', 'side');
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveText(second ?? '');
  await page.reload();
  await page.getByText('Keyboard').click();
  await expect(page.getByLabel('Use letter keys')).not.toBeChecked();
  await page.keyboard.press('j');
  await expect(current).toHaveText(first ?? '');
  await page.getByLabel('Use letter keys').check();
  await page.keyboard.press('j');
  await expect(current).toHaveText(second ?? '');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the diff report at 1440 and at 320 px in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
      expect.soft(await violations(page), `at ${width} px`).toEqual([]);
    }
  });

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the diff report shows all pages below each other', async ({ page }) => {
    await page.goto(address);
    const links = await page.locator('a[data-to]').count();
    await expect(page.locator('article')).toHaveCount(links);
    await expect(page.locator('article').last()).toBeVisible();
    await expect(page.locator('[data-scripted]').first()).toBeHidden();
  });
});
