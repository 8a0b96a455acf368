// Sections that react to visitors with CSS only, and sections whose drawings match their texts. Scripts are off.
import { expect, test } from './site-test.ts';

test.use({ javaScriptEnabled: false });

test('/ai-audit: ticking a system adds a line to the draft of the register, and unticking removes the line', async ({ page }) => {
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

test('/ai-solutions/lead-scraper: unticking a source strikes it out, and without sources there is no match', async ({ page }) => {
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

test('/ai-solutions/ai-cfo shows the curve and the advice of the chosen case', async ({ page }) => {
  await page.goto('/ai-solutions/ai-cfo');
  const advice = page.locator('.forecast__text').filter({ visible: true });
  await expect(advice).toHaveText(/bleibt im Plus/);
  await page.getByRole('radio', { name: 'Gar nicht' }).check({ force: true });
  await expect(advice).toHaveText(/fehlt Geld/);
  await expect(page.locator('.forecast__curve').last()).toHaveCSS('opacity', '1');
  await expect(page.locator('.forecast__curve').first()).not.toHaveCSS('opacity', '1');
});

test('/ai-act-officer: the timeline is filled up to the day of the build, 1 June 2025', async ({ page }) => {
  await page.goto('/ai-act-officer');
  await expect(page.locator('.dates__point--begun')).toHaveCount(2);
  await expect(page.locator('.dates__point', { hasText: 'heute' })).toContainText('Verbote und KI-Kompetenz');
});

test('/integrations: ticked systems have a solid wire to the agent, the others a dashed one', async ({ page }) => {
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

test('/api shows only the chosen request and its response', async ({ page }) => {
  await page.goto('/api');
  const shown = page.locator('.exchange__halves').filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('invoice.pdf');
  await page.getByRole('radio', { name: 'Reklamation' }).check({ force: true });
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('complaint.eml');
  await expect(shown).toContainText('damaged in transit');
});

test('/ai-solutions/analytics-team opens the calculation of the chosen column', async ({ page }) => {
  await page.goto('/ai-solutions/analytics-team');
  const ledger = page.locator('.waterfall__ledger').filter({ visible: true });
  await expect(ledger).toHaveCount(1);
  await expect(ledger).toContainText('Neue Spedition');
  await page.getByRole('radio', { name: /^Waren/ }).check({ force: true });
  await expect(ledger).toHaveCount(1);
  await expect(ledger).toContainText('Rohmaterial');
});

test('/ai-solutions/ai-coo lists the events of its case in chronological order, and marks the event that a person decides', async ({
  page,
}) => {
  await page.goto('/ai-solutions/ai-coo');
  const times = await page.locator('.lanes__time').allTextContents();
  expect(times.length).toBeGreaterThan(3);
  expect(times).toEqual([...times].sort());
  await expect(page.locator('.lanes__event--decides')).toContainText('Ihre Fertigungsleitung');
});

test('/ai-team-example lights up as many roles as the answer to each question states', async ({ page }) => {
  await page.goto('/ai-team-example');
  const answer = page.locator('.asks__answer').filter({ visible: true });
  const numbers = ['Sieben', 'Acht', 'Neun'];
  const radios = await page.locator('.asks__board').getByRole('radio').all();
  expect(radios.length).toBeGreaterThan(1);
  for (const [index, radio] of radios.entries()) {
    await radio.check({ force: true });
    await expect(answer).toHaveCount(1);
    const lit = await page.locator(`.role--works-${index + 1}`).count();
    await expect(answer).toContainText(`${numbers[lit - 7]} Rollen`);
    await expect(page.locator(`.role--works-${index + 1}`).first()).not.toHaveCSS('box-shadow', 'none');
  }
});

test('/ai-solutions/ai-cio strikes out only the systems that the chosen failure takes down', async ({ page }) => {
  await page.goto('/ai-solutions/ai-cio');
  const line = (name: string) => page.locator('.outage__system', { hasText: name });
  await expect(line('Buchhaltung')).toHaveCSS('text-decoration-line', 'line-through');
  await page.getByRole('radio', { name: 'Zertifikat abgelaufen' }).check({ force: true });
  await expect(line('Buchhaltung')).toHaveCSS('text-decoration-line', 'none');
  await expect(line('Kundenportal')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.locator('.outage__text').filter({ visible: true })).toContainText('Kundenportal');
});

test('/ai-solutions/inbound-call-agents arranges the hours clockwise, and shows the call of the chosen hour', async ({ page }) => {
  await page.goto('/ai-solutions/inbound-call-agents');
  const box = async (label: string) => {
    const { x, y } = (await page.locator('.dial__hour', { hasText: label }).boundingBox()) ?? { x: 0, y: 0 };
    return { x, y };
  };
  const [morning, noon, evening] = [await box('6 Uhr'), await box('12 Uhr'), await box('18 Uhr')];
  expect(morning.x).toBeGreaterThan(noon.x);
  expect(noon.x).toBeGreaterThan(evening.x);
  expect(noon.y).toBeGreaterThan(morning.y);
  await page.getByRole('radio', { name: '12 Uhr' }).check({ force: true });
  await expect(page.locator('.dial__call').filter({ visible: true })).toContainText('Ersatzteil');
});

test('/ai-solutions/outbound-call-agents highlights the chosen group; a locked group has crosses instead of squares', async ({ page }) => {
  await page.goto('/ai-solutions/outbound-call-agents');
  const groups = page.locator('.permits__group');
  await expect(groups.first()).toHaveCSS('opacity', '1');
  await page.getByRole('radio', { name: 'Hat widersprochen' }).check({ force: true });
  await expect(groups.first()).not.toHaveCSS('opacity', '1');
  await expect(groups.last()).toHaveCSS('fill', 'none');
  await expect(page.locator('.permits__text').filter({ visible: true })).toContainText('Sperrliste');
});

test('/en/ai-solutions/video-avatars shows the chosen sentence in four languages, each with its lang attribute', async ({ page }) => {
  await page.goto('/en/ai-solutions/video-avatars');
  const lines = page.locator('.voices__line').filter({ visible: true });
  await expect(lines).toHaveCount(4);
  await page.getByRole('radio', { name: 'The break' }).check({ force: true });
  await expect(lines).toHaveCount(4);
  await expect(lines.last()).toHaveText('The first break starts at nine.');
  expect(await lines.evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual(['de', 'pl', 'tr', 'en']);
});

test('/ai-solutions/web-developer shows the page and the code of the chosen step', async ({ page }) => {
  await page.goto('/ai-solutions/web-developer');
  const shown = page.locator('.revision__halves').filter({ visible: true });
  await expect(shown.getByText('Telefon (freiwillig)')).toBeVisible();
  await expect(shown.locator('.revision__line--removed')).toContainText('Entfernt:');
  await page.getByRole('radio', { name: 'Vorher' }).check({ force: true });
  await expect(shown).toHaveCount(1);
  await expect(shown.getByRole('listitem').filter({ hasText: /^Telefon$/ })).toBeVisible();
});

test('/ai-solutions/campaign-agent distributes the same budget differently if another plan is chosen', async ({ page }) => {
  await page.goto('/ai-solutions/campaign-agent');
  const heights = () =>
    page
      .locator('.budget__week')
      .filter({ visible: true })
      .locator('rect')
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('height'))));
  const before = await heights();
  await page.getByRole('radio', { name: 'Plan vom Montag' }).check({ force: true });
  const after = await heights();
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  expect(after).not.toEqual(before);
  expect(sum(after)).toBe(sum(before));
});

test('/ai-solutions/content-team places its notes alternately at the right and the left of the article', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/ai-solutions/content-team');
  const sides = await page.locator('.margins__passage').evaluateAll((passages) =>
    passages.map((passage) => {
      const [text, note] = [...passage.children].map((part) => part.getBoundingClientRect().left);
      return Number(note) > Number(text) ? 'right' : 'left';
    }),
  );
  expect(sides).toEqual(['right', 'left', 'right', 'left']);
  await expect(page.locator('.margins__article')).toContainText('einzelne Heizkörper zu tauschen, statt das ganze Haus');
  await page.goto('/en/ai-solutions/content-team');
  await expect(page.locator('.margins__article')).toContainText('to replace a few radiators instead of insulating');
});

test('/ai-solutions/research-agents strikes out claims that have lost their source, except in the draft', async ({ page }) => {
  await page.goto('/ai-solutions/research-agents');
  const lost = page.locator('s.verdict__claim');
  await expect(lost).toHaveCount(2);
  await expect(lost.first()).toHaveCSS('text-decoration-line', 'line-through');
  await page.getByRole('radio', { name: 'Entwurf' }).check({ force: true });
  await expect(lost.first()).toHaveCSS('text-decoration-line', 'none');
  await expect(page.locator('.verdict__sources')).toBeHidden();
});

test('/ai-inbound-call-center has the same number of calls at the start and at the end of its streams', async ({ page }) => {
  await page.goto('/ai-inbound-call-center');
  const all = Number(await page.locator('.streams__sum strong').textContent());
  const ends = await page.locator('.streams__outcome strong').allTextContents();
  expect(ends.reduce((sum, end) => sum + Number(end), 0)).toBe(all);
  // Each stream is beside its words.
  const [stream, words] = await Promise.all([
    page.locator('.streams__stream').last().boundingBox(),
    page.locator('.streams__starts > li').last().boundingBox(),
  ]);
  expect(Math.abs((stream?.y ?? 0) - (words?.y ?? 99))).toBeLessThan(8);
});

test('/ai-outbound-call-center continues the conversation with the chosen answer', async ({ page }) => {
  await page.goto('/ai-outbound-call-center');
  const way = page.locator('.branches__way').filter({ visible: true });
  await page.getByRole('radio', { name: 'Rufen Sie nie wieder an' }).check({ force: true });
  await expect(way).toHaveCount(1);
  await expect(way).toContainText('gesperrt');
});

test('/ai-secretarial-service shows as many slips, and as many waiting slips, as its title states', async ({ page }) => {
  await page.goto('/ai-secretarial-service');
  const section = page.locator('.slips');
  await expect(section.getByRole('heading')).toHaveText(/acht Zetteln bleiben zwei/);
  await expect(section.getByRole('listitem')).toHaveCount(8);
  await expect(section.locator('.slips__slip--waits')).toHaveCount(2);
});

test('/ai-solutions has four drawings, of one, one, three and seven agents, each with one person', async ({ page }) => {
  await page.goto('/ai-solutions');
  const drawings = page.locator('.headcount__drawing');
  const counts = await drawings.evaluateAll((all) =>
    all.map((one) => ['agent', 'person'].map((kind) => one.querySelectorAll(`.headcount__${kind}`).length)),
  );
  expect(counts).toEqual([
    [1, 1],
    [1, 1],
    [3, 1],
    [7, 1],
  ]);
});

test('/industry-solutions highlights the houses in which a person decides', async ({ page }) => {
  await page.goto('/industry-solutions');
  const houses = page.locator('.street__house');
  await expect(houses).toHaveCount(6);
  const lit = page.locator('.street__house--lit');
  await expect(lit).toHaveCount(2);
  for (const house of await lit.all()) await expect(house).toContainText('Hier entscheidet ein Mensch');
  await expect(houses.filter({ hasText: 'Hier entscheidet ein Mensch' })).toHaveCount(2);
});

test('/ai-consulting places its first idea above all others, and no other idea further left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/ai-consulting');
  const boxes = await page.locator('.matrix__idea').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const [best, ...others] = boxes;
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) expect([other.left >= (best?.left ?? 0), other.top > (best?.top ?? 0)]).toEqual([true, true]);
});

test.describe('The header', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } });

  for (const [path, label] of [
    ['/ai-lead-masters-dental', /^Jetzt kaufen · /],
    ['/en/ai-audit', /^Buy now · /],
    ['/about', /^Videocall buchen/],
  ] as const) {
    test(`offers the next step of ${path} once the hero is out of sight, without moving the login button`, async ({ page }) => {
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
