// Sections that answer to visitors by styles alone: what is ticked comes into a register, what is crossed out leaves a score.
import { expect, test } from './site-test.ts';

test.use({ javaScriptEnabled: false });

test('What is ticked on /ai-audit comes into the draft of the register, and goes with its tick', async ({ page }) => {
  await page.goto('/ai-audit');
  const rows = page.locator('.inventory__row').filter({ visible: true });
  const boxes = page.getByRole('group', { name: 'Was bei Ihnen läuft' }).getByRole('checkbox');
  for (const box of await boxes.all()) await box.uncheck({ force: true });
  await expect(rows).toHaveCount(0);
  await expect(page.locator('.inventory__none')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Bewerbungen vorsortieren' }).check({ force: true });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Aufsicht benennen');
  await expect(page.locator('.inventory__none')).toBeHidden();
});

test('A source that is crossed out on /ai-solutions/lead-scraper is struck through; without sources there is no match', async ({
  page,
}) => {
  await page.goto('/ai-solutions/lead-scraper');
  const sources = page.getByRole('group', { name: 'Quellen, die zählen' }).getByRole('checkbox');
  const first = page.locator('.evidence__words').first();
  await expect(first).toHaveCSS('text-decoration-line', 'none');
  await sources.first().uncheck({ force: true });
  await expect(first).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.locator('.evidence__none')).toBeHidden();
  for (const source of await sources.all()) await source.uncheck({ force: true });
  await expect(page.locator('.evidence__none')).toBeVisible();
});

test('/ai-solutions/ai-cfo shows the curve and the advice of the case that is chosen', async ({ page }) => {
  await page.goto('/ai-solutions/ai-cfo');
  const advice = page.locator('.forecast__text').filter({ visible: true });
  await expect(advice).toHaveText(/bleibt im Plus/);
  await page.getByRole('radio', { name: 'Gar nicht' }).check({ force: true });
  await expect(advice).toHaveText(/fehlt Geld/);
  await expect(page.locator('.forecast__curve').last()).toHaveCSS('opacity', '1');
  await expect(page.locator('.forecast__curve').first()).not.toHaveCSS('opacity', '1');
});

test('The line of /ai-act-officer is filled as far as the day of the build, the first of June 2025', async ({ page }) => {
  await page.goto('/ai-act-officer');
  await expect(page.locator('.dates__point--begun')).toHaveCount(2);
  await expect(page.locator('.dates__point', { hasText: 'heute' })).toContainText('Verbote und KI-Kompetenz');
});

test.describe('The header', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } });

  for (const [path, label] of [
    ['/ai-lead-masters-dental', /^Jetzt kaufen · /],
    ['/en/ai-audit', /^Buy now · /],
    ['/about', /^Videocall buchen/],
  ] as const) {
    test(`offers the next step of ${path} once the hero has left, and does not move for it`, async ({ page }) => {
      await page.goto(path);
      const [next, login] = [page.locator('.menu__next'), page.locator('.menu__login')];
      await expect(next).toBeHidden();
      const before = await login.boundingBox();
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      await expect(next).toBeVisible();
      await expect(next).toHaveText(label);
      expect(await login.boundingBox()).toEqual(before);
    });
  }
});
