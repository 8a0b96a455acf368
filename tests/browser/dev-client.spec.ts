// The dev client in an open page, under the policy of production: edits appear without a reload, the visitor's input stays, and
// problems are displayed over the page.
import { test as base, expect, type Page } from 'playwright/test';
import type { ShownProblem } from '../../src/watch/browser/state.ts';
import { startTestDevServer, type TestDevServer } from '../support/http/dev-server.ts';
import { delayScript } from './hydration.ts';
import { recordRefusals } from './refusals.ts';
import { violations } from './violations.ts';

interface Fixtures {
  readonly server: TestDevServer;
  /** Opens a page and waits until the dev client is connected. */
  readonly open: (path: string) => Promise<void>;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: async ({}, use) => {
    const server = await startTestDevServer();
    await use(server);
    await server.stop();
  },
  open: async ({ page, server }, use) => {
    const refused = await recordRefusals(page);
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'));
    await use(async (path) => {
      await page.goto(server.url(path));
      await expect.poll(server.clients).toEqual([path]);
      await page.evaluate(() => Reflect.set(window, 'opened', true));
    });
    expect([await refused(), thrown]).toEqual([[], []]);
  },
});

// Without this, a page might still scroll smoothly during a test.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Resolves to whether the page has not been reloaded. */
const isNotReloaded = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'opened') === true);

const overlay = (page: Page) => page.getByRole('dialog', { name: /errors?|warnings?/ });
const badge = (page: Page) => page.locator('archipel-dev .badge');

const unknownPage: ShownProblem = {
  severity: 'error',
  code: 'entry-unknown',
  file: 'content/pages/home.yaml',
  line: 20,
  column: 24,
  place: 'section 1 (hero), button 1, link',
  message: 'There is no page "ai-audti".',
  hint: 'Did you mean "ai-audit"?',
  frame: '    19 |         label: { de: "Zum Audit" }\n    20 |         link: { page: ai-audti }\n       |                       ^^^^^^^^',
  cure: '20 |         link: { page: ai-audit }',
};
const smallPicture: ShownProblem = {
  severity: 'warning',
  code: 'picture-small',
  file: 'content/assets/team.jpg',
  line: undefined,
  column: undefined,
  place: undefined,
  message: 'The picture is 800 pixels wide.',
  hint: 'Use one of 2304 pixels.',
  frame: undefined,
  cure: undefined,
};

const question = '<summary class="faq__question">Ich komme nicht';

test('Live updates keep scroll position, typed text, ticks, selection, focus, open details and an open dialog', async ({
  page,
  server,
  open,
}) => {
  await open('/support');
  const answers = page.locator('main details').first();
  await answers.locator('summary').click();
  await page.locator('#ticket [name="subject"]').fill('Rechnung');
  await page.evaluate(() => document.documentElement.append(document.createElement('foreign-extension')));
  await page.getByRole('button', { name: 'Customer Login' }).first().click();
  const dialog = page.locator('#login-dialog');
  await dialog.locator('[name="firstName"]').fill('Erika');
  await dialog.locator('[name="rememberMe"]').check();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const field = dialog.locator('[name="lastName"]');
  await field.fill('Muster');
  await field.evaluate((input) => input instanceof HTMLInputElement && input.setSelectionRange(1, 4));
  const scrolled = await page.evaluate(() => scrollY);

  server.edit('support.html', (html) =>
    html
      .replace('Etwas funktioniert nicht? Wir helfen.', 'Etwas funktioniert nicht? Wir sind da.')
      .replace(question, question.replace('komme', 'gelange'))
      .replace(/<title>.*?<\/title>/, '<title>Hilfe</title>'),
  );
  await expect(page.locator('h1')).toHaveText('Etwas funktioniert nicht? Wir sind da.');
  await expect(page).toHaveTitle('Hilfe');
  await expect(answers.locator('summary')).toContainText('Ich gelange nicht');
  await expect(answers).toHaveAttribute('open', '');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[name="firstName"]')).toHaveValue('Erika');
  await expect(dialog.locator('[name="rememberMe"]')).toBeChecked();
  await expect(page.locator('#ticket [name="subject"]')).toHaveValue('Rechnung');
  await expect(page.locator('foreign-extension')).toBeAttached();
  await expect(field).toBeFocused();
  expect(await field.evaluate((input) => input instanceof HTMLInputElement && [input.selectionStart, input.selectionEnd])).toEqual([1, 4]);
  expect([await page.evaluate(() => scrollY), await isNotReloaded(page)]).toEqual([scrolled, true]);
});

test('Live updates keep selected words selected if the same sentence is edited', async ({ page, server, open }) => {
  await open('/support');
  await page.evaluate(() => {
    const text = document.querySelector('h1')?.firstChild;
    if (text) getSelection()?.setBaseAndExtent(text, 6, text, 18);
  });
  server.edit('support.html', (html) =>
    html.replace('Etwas funktioniert nicht? Wir helfen.', 'Etwas funktioniert nicht? Wir helfen immer.'),
  );
  await expect(page.locator('h1')).toContainText('immer');
  expect(await page.evaluate(() => String(getSelection()))).toBe('funktioniert');
});

test('Live updates add, remove and move sections and change attributes, and leave the rest of the page unchanged', async ({
  page,
  server,
  open,
}) => {
  await open('/support');
  const section = (html: string, heading: string): string =>
    html.match(/<section[^>]*>.*?<\/section>/gs)?.find((markup) => markup.includes(heading)) ?? '';
  await page.locator('#ticket [name="subject"]').fill('Rechnung');
  await page.locator('main details').first().locator('summary').click();
  await page.evaluate(() => {
    document.querySelector('#ticket')?.before(document.createElement('foreign-note'));
    document.querySelector('#ticket')?.classList.add('by-a-script');
    document.querySelector('h1')?.setAttribute('title', 'by a script');
  });
  const headings = () => page.locator('main h2').allTextContents();
  const [ways, ticket, priority, searching, before] = await headings();

  server.edit('support.html', (html) => {
    const [first, last] = [section(html, ways ?? ''), section(html, before ?? '')];
    return html
      .replace(section(html, searching ?? ''), '')
      .replace(last, '')
      .replace(first, `${last}<section class="added"><h2>Neu</h2></section>${first}`)
      .replace('<section id="ticket">', '<section id="ticket" class="wide" data-kind="form">')
      .replace('class="opening__title"', 'class="opening__title opening__title--small"');
  });
  await expect.poll(headings).toEqual([before, 'Neu', ways, ticket, priority]);
  await expect(page.locator('#ticket')).toHaveClass('by-a-script wide');
  await expect(page.locator('#ticket')).toHaveAttribute('data-kind', 'form');
  await expect(page.locator('h1')).toHaveAttribute('title', 'by a script');
  await expect(page.locator('foreign-note + #ticket')).toBeAttached();
  await expect(page.locator('#ticket [name="subject"]')).toHaveValue('Rechnung');
  await expect(page.locator('main details').first()).toHaveAttribute('open', '');
  expect(await isNotReloaded(page)).toBe(true);
});

test('Live updates give a hydrated island new texts and keep its typed text; a new island hydrates', async ({ page, server, open }) => {
  await open('/contact');
  const island = page.locator('[data-island="ContactForm"]');
  await island.locator('[name="name"]').pressSequentially('Erika');
  await expect(island).toHaveAttribute('data-hydrated', '');
  await island.getByRole('button').last().click();
  const errors = await island.locator('[aria-invalid="true"]').count();
  const label = await island.locator('label').first().innerText();
  const countdown = /<div class="island" data-island="Countdown".*?<\/section>/s.exec(server.read('ai-audit.html'))?.[0] ?? '';

  server.edit('contact.html', (html) =>
    html.replaceAll(label, 'Wie heißen Sie?').replace('<section id="message">', `<section>${countdown}<section id="message">`),
  );
  await expect(island.locator('label').first()).toContainText('Wie heißen Sie?');
  await expect(island.locator('[name="name"]')).toHaveValue('Erika');
  expect([errors > 0, await island.locator('[aria-invalid="true"]').count()]).toEqual([true, errors]);
  await expect(page.locator('[data-island="Countdown"][data-hydrated]')).toBeAttached();
  expect(await isNotReloaded(page)).toBe(true);
});

test('Live updates during hydration reach the island', async ({ page, server, open }) => {
  const release = await delayScript(page, 'hydrate');
  await open('/contact');
  const island = page.locator('[data-island="ContactForm"]');
  await island.locator('[name="name"]').pressSequentially('Erika');
  const label = await island.locator('label').first().innerText();
  server.edit('contact.html', (html) => html.replaceAll(label, 'Wie heißen Sie?'));
  await expect(island.locator('label').first()).toContainText('Wie heißen Sie?');
  release();
  await expect(island).toHaveAttribute('data-hydrated', '');
  await expect(island.locator('label').first()).toContainText('Wie heißen Sie?');
  await expect(island.locator('[name="name"]')).toHaveValue('Erika');
});

test('The page shows an edit that is saved while the page loads', async ({ page, server }) => {
  const save = () =>
    server.edit('support.html', (html) => html.replace('Etwas funktioniert nicht? Wir helfen.', 'Etwas funktioniert nicht? Wir sind da.'));
  await page.route(
    '**/__archipel/client.js',
    (route) => {
      save();
      return route.continue();
    },
    { times: 1 },
  );
  await page.goto(server.url('/support'));
  await expect(page.locator('h1')).toHaveText('Etwas funktioniert nicht? Wir sind da.');
});

test('A changed stylesheet replaces the previous one without a reload', async ({ page, server, open }) => {
  await open('/support');
  await page.locator('#ticket [name="subject"]').fill('Rechnung');
  server.add('assets/site-NEW.css', 'body { color: rgb(1, 2, 3) }');
  server.send({ stylesheet: '/assets/site-NEW.css' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
  await expect(page.locator('#ticket [name="subject"]')).toHaveValue('Rechnung');
  expect(await isNotReloaded(page)).toBe(true);
});

test('A second stylesheet is added and removed when an edit adds and removes its link', async ({ page, server, open }) => {
  await open('/support');
  server.add('assets/sheet-NEW.css', 'body { color: rgb(1, 2, 3) }');
  const link = '<link rel="stylesheet" href="/assets/sheet-NEW.css" data-own=""/></head>';
  server.edit('support.html', (html) => html.replace('</head>', link));
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(1, 2, 3)');
  server.edit('support.html', (html) => html.replace(link, '</head>'));
  await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
  expect(await isNotReloaded(page)).toBe(true);
});

test('New code reloads the page and keeps typed text and the scroll position', async ({ page, server, open }) => {
  await open('/support');
  await page.locator('#ticket [name="subject"]').fill('Rechnung');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const topOf = () => page.locator('#ticket').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const top = await topOf();
  const loaded = page.waitForEvent('load');
  server.send({ reloadVersion: '2' });
  await loaded;
  await expect(page.locator('#ticket [name="subject"]')).toHaveValue('Rechnung');
  await expect.poll(topOf).toBe(top);
  // A reload does not count as leaving: the discount dialog can still open.
  expect(await page.evaluate(() => localStorage.getItem('exitIntentSeen'))).toBeNull();
});

const held = ['content/pages/home.yaml'] as const;
/** The overlay opens only after an error has lasted some time. */
const patience = { timeout: 60_000 };

test('Errors appear as a bar, and as an overlay if they last; their positions open the editor; fixed errors disappear', async ({
  page,
  server,
  open,
}) => {
  await open('/support');
  server.send({ problems: [unknownPage, smallPicture], held });
  await expect(badge(page)).toContainText(`1 error, 1 warning: this page shows its last version without errors`);
  await expect(badge(page)).toContainText(`${unknownPage.message} ${unknownPage.place}`);
  expect(await violations(page, { within: 'archipel-dev' })).toEqual([]);
  // tests/client/overlay-machine.test.ts checks that the bar comes first. On a busy machine, the overlay may already be open here.
  await expect(overlay(page)).toBeVisible(patience);
  expect(await violations(page, { within: 'archipel-dev' })).toEqual([]);
  for (const text of ['entry-unknown', unknownPage.message, unknownPage.hint, 'link: { page: ai-audti }', smallPicture.message])
    await expect(overlay(page)).toContainText(text);
  const cure = overlay(page).locator('pre.cure');
  await expect(cure).toHaveText(unknownPage.cure ?? '');
  expect(await cure.evaluate((line) => getComputedStyle(line).fontFamily)).toContain('monospace');
  await page.getByRole('button', { name: 'content/pages/home.yaml:20:24' }).click();
  await expect.poll(() => server.opened).toEqual([{ file: 'content/pages/home.yaml', line: 20, column: 24 }]);
  await expect(page.getByRole('button', { name: 'content/assets/team.jpg' })).toBeHidden();
  await overlay(page).getByText('1 warning').click();
  await page.getByRole('button', { name: 'content/assets/team.jpg' }).click();
  await expect(overlay(page).getByRole('alert').last()).toHaveText('No editor is running.');

  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  server.send({ revision: 8 });
  await expect(badge(page)).toContainText('1 error, 1 warning');
  await badge(page).click();
  await expect(overlay(page)).toBeVisible();
  server.send({ problems: [{ ...unknownPage, frame: 'another excerpt' }] });
  await expect(overlay(page)).toContainText('another excerpt');
  server.send({ problems: [] });
  await expect(overlay(page)).toBeHidden();
  await expect(badge(page)).toBeHidden();
});

test('The overlay can be reached over an open dialog and does not take the focus from a field', async ({ page, server, open }) => {
  await open('/support');
  await page.getByRole('button', { name: 'Customer Login' }).first().click();
  const field = page.locator('#login-dialog [name="firstName"]');
  await field.fill('Er');
  await expect(page.locator('[data-island="LoginDialog"]')).toHaveAttribute('data-hydrated', '');
  server.send({ problems: [unknownPage], held });
  await expect(overlay(page)).toBeVisible(patience);
  await page.keyboard.type('ika');
  await expect(field).toHaveValue('Erika');
  await page.getByRole('button', { name: 'content/pages/home.yaml:20:24' }).click();
  await expect.poll(() => server.opened.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(page.locator('#login-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#login-dialog')).toBeHidden();
  await badge(page).click();
  await expect(overlay(page)).toBeVisible();
});

test('Placeholders of missing texts that an edit adds are marked, and drafts have a label', async ({ page, server, open }) => {
  const marks = () => page.evaluate(() => [...(CSS.highlights.get('archipel-placeholder') ?? [])].map(String));
  await open('/support');
  expect(await marks()).toEqual([]);
  server.edit('support.html', (html) => html.replace('Etwas funktioniert nicht? Wir helfen.', '⟦fehlt: Support⟧ und ⟦TODO⟧'));
  await expect.poll(marks).toEqual(['⟦fehlt: Support⟧', '⟦TODO⟧']);
  // The dev client does not change the marked elements, because scripts and styles of the page depend on them.
  expect(await page.locator('h1').innerHTML()).toBe('⟦fehlt: Support⟧ und ⟦TODO⟧');
  server.send({ isDraft: true });
  await expect(page.getByRole('status').filter({ hasText: 'Draft' })).toBeVisible();
  expect(await violations(page, { within: 'archipel-dev' })).toEqual([]);
  server.send({ isDraft: false });
  await expect(page.getByText('Draft, not built')).toBeHidden();
});

test('If the dev client is set to German, its bar, overlay and labels are in German', async ({ page, server, open }) => {
  server.add('support.html', server.read('support.html').replace('/client.js"', '/client.js" data-language="de"'));
  await open('/support');
  server.send({ problems: [unknownPage, smallPicture], held, isDraft: true });
  await expect(badge(page)).toContainText('1 Fehler, 1 Warnung: diese Seite ist zu sehen, wie sie vorher war');
  await expect(page.getByRole('status').filter({ hasText: 'Entwurf, wird nicht gebaut' })).toBeVisible();
  await expect(page.locator('archipel-dev .container')).toHaveAttribute('lang', 'de');
  await badge(page).click();
  const german = page.getByRole('dialog', { name: '1 Fehler' });
  await expect(german).toContainText(`Die Seite dahinter ist, wie sie vor dem Fehler in ${held[0]} war.`);
  await expect(german.getByText('1 Warnung')).toBeVisible();
  await german.getByRole('button', { name: 'Schließen (Escape)' }).click();
  server.send({ problems: [], held: [], edited, revision: 8 });
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert: pages/ai-audit.yaml' })).toBeVisible();
  server.remove('support.html');
  await expect(page.getByText('Diese Seite gibt es nicht mehr. Zur Startseite')).toBeVisible();
});

test('The dev client covers no header or banner that the page fixes to an edge of the window', async ({ page, server, open }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  // Without a stored choice, the cookie banner appears.
  await page.addInitScript(() => localStorage.removeItem('cookieConsent'));
  await open('/support');
  const edges = (selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect().toJSON() as DOMRect);
  const banner = page.locator('.questions');
  const bottomOf = async (part: string) => (await edges(`archipel-dev ${part}`)).bottom;
  server.send({ isDraft: true, problems: [smallPicture], home: '/' });
  server.remove('support.html');
  await expect(page.getByText('This page no longer exists.')).toBeVisible();
  server.setOnline(false);
  await expect(page.getByText('Connection lost')).toBeVisible();
  for (const part of ['.badge', '.draft']) await expect.poll(() => bottomOf(part)).toBeLessThanOrEqual((await edges('.questions')).top);
  for (const part of ['.removed', '.disconnected'])
    expect((await edges(`archipel-dev ${part}`)).top).toBeGreaterThanOrEqual((await edges('.site-header')).bottom);
  await banner.getByRole('button').first().click();
  await expect(banner).toBeHidden();
  // The badge is in the corner again after the cookie banner is closed.
  await expect.poll(() => bottomOf('.badge')).toBeGreaterThan(640);
});

test('The overlay states that the page leaves out changes, but not for a type error alone', async ({ page, server, open }) => {
  await open('/');
  const types = { ...unknownPage, code: 'template-types', file: 'templates/Body.tsx' };
  server.send({ problems: [types] });
  await badge(page).click();
  await expect(overlay(page)).toContainText('template-types');
  await expect(overlay(page)).not.toContainText('leaves out');
  server.send({ problems: [types, unknownPage] });
  await expect(overlay(page)).toContainText('leaves out');
});

test('Warnings are shown behind a badge', async ({ page, server, open }) => {
  await open('/support');
  server.send({ problems: [smallPicture] });
  await expect(badge(page)).toHaveText('1 warning');
  await expect(overlay(page)).toBeHidden();
  await badge(page).press('Enter');
  await expect(overlay(page)).toContainText(smallPicture.message);
  await page.keyboard.press('Escape');
  await expect(badge(page)).toBeFocused();
});

const edited = [
  { url: '/ai-audit', title: 'KI-Audit', file: 'pages/ai-audit.yaml', locale: 'de', lang: 'de' },
  { url: '/en/ai-audit', title: 'AI audit', file: 'pages/ai-audit.yaml', locale: 'en', lang: 'en' },
] as const;

test('A save of another page offers a link to that page, and with --follow opens it in the language of the current page', async ({
  page,
  server,
  open,
}) => {
  await open('/en/support');
  const offer = page.getByRole('status').filter({ hasText: 'Saved' });
  server.send({ edited });
  await expect(offer).toBeHidden();
  server.send({ revision: 8 });
  await expect(offer).toHaveText(/Saved: pages\/ai-audit\.yaml → KI-Audit \(de\) · AI audit \(en\)/);
  await offer.getByRole('button').click();
  server.send({ problems: [smallPicture] });
  await expect(badge(page)).toBeVisible();
  await expect(offer).toBeHidden();
  server.send({ revision: 9, follow: true });
  await page.waitForURL(server.url('/en/ai-audit'));
});

test('A page closes its event stream while it is hidden, reports a lost connection, and catches up after both', async ({
  page,
  server,
  open,
}) => {
  await open('/support');
  const heading = page.locator('h1');
  const turn = (state: string): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await expect.poll(server.clients).toEqual([]);
  server.edit('support.html', (html) => html.replace('Wir helfen.', 'Wir sind da.'));
  await turn('visible');
  await expect(heading).toHaveText('Etwas funktioniert nicht? Wir sind da.');

  const html = server.read('support.html');
  server.remove('support.html');
  await expect(page.getByText('This page no longer exists.')).toBeVisible();
  server.setOnline(false);
  await expect(page.getByText('Connection lost')).toBeVisible();
  await expect(heading).toHaveText('Etwas funktioniert nicht? Wir sind da.');
  server.add('support.html', html.replace('Wir sind da.', 'Wir kommen.'));
  server.setOnline(true);
  await expect(heading).toHaveText('Etwas funktioniert nicht? Wir kommen.');
  await expect(page.getByText('Connection lost')).toBeHidden();
  await expect(page.getByText('This page no longer exists.')).toBeHidden();
  expect(await isNotReloaded(page)).toBe(true);
});

test('An edit that adds an element which a script of the site has to set up reloads the page', async ({ page, server, open }) => {
  await open('/support');
  const loaded = page.waitForEvent('load');
  server.edit('support.html', (html) =>
    html.replace('<section id="ticket">', '<button data-consent="all">Neu</button><section id="ticket">'),
  );
  await loaded;
  await expect(page.getByRole('button', { name: 'Neu' })).toBeAttached();
});
