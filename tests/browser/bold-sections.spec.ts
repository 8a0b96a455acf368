// Sections that react to visitors with CSS only: ticking, crossing out or choosing changes the page.
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

test('What is ticked on /integrations is wired to the agent; the wire of what is not is dashed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/integrations');
  const chat = page.locator('.wiring__system', { hasText: 'Chat' });
  const wire = chat.locator('.wiring__wire');
  await expect(wire).not.toHaveCSS('stroke-dasharray', 'none');
  await chat.getByRole('checkbox').check();
  await expect(wire).toHaveCSS('stroke-dasharray', 'none');
  await chat.getByRole('checkbox').uncheck();
  await expect(wire).not.toHaveCSS('stroke-dasharray', 'none');
});

test('/api shows the request that is chosen and its answer, and no other', async ({ page }) => {
  await page.goto('/api');
  const shown = page.locator('.exchange__halves').filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('invoice.pdf');
  await page.getByRole('radio', { name: 'Reklamation' }).check({ force: true });
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('complaint.eml');
  await expect(shown).toContainText('damaged in transit');
});

test('/ai-solutions/analytics-team opens the calculation of the column that is chosen', async ({ page }) => {
  await page.goto('/ai-solutions/analytics-team');
  const ledger = page.locator('.waterfall__ledger').filter({ visible: true });
  await expect(ledger).toHaveCount(1);
  await expect(ledger).toContainText('Neue Spedition');
  await page.getByRole('radio', { name: /^Waren/ }).check({ force: true });
  await expect(ledger).toHaveCount(1);
  await expect(ledger).toContainText('Rohmaterial');
});

test('/ai-solutions/ai-coo tells its case in the order of the clock, by who acts', async ({ page }) => {
  await page.goto('/ai-solutions/ai-coo');
  const times = await page.locator('.lanes__time').allTextContents();
  expect(times.length).toBeGreaterThan(3);
  expect(times).toEqual([...times].sort());
  await expect(page.locator('.lanes__event--decides')).toContainText('Ihre Fertigungsleitung');
});

test('/ai-team-example lights as many roles as the answer to each question counts', async ({ page }) => {
  await page.goto('/ai-team-example');
  const answer = page.locator('.asks__answer').filter({ visible: true });
  const numbers = ['Sieben', 'Acht', 'Neun'];
  for (const [index, radio] of (await page.locator('.asks__board').getByRole('radio').all()).entries()) {
    await radio.check({ force: true });
    await expect(answer).toHaveCount(1);
    const lit = await page.locator(`.role--works-${index + 1}`).count();
    await expect(answer).toContainText(`${numbers[lit - 7]} Rollen`);
    await expect(page.locator(`.role--works-${index + 1}`).first()).not.toHaveCSS('box-shadow', 'none');
  }
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
