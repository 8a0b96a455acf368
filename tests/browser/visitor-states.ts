// Brings pages of the site into the states that visitors can reach: open dialogs, forms with their outcomes, the cookie banner, the
// menu, calls and the countdown.
import { type BrowserContextOptions, expect, type Locator, type Page, type Route } from 'playwright/test';
import { recordedPath } from './call-recording.ts';
import { leaveWindow } from './discount-popup.ts';
import { latch } from './latch.ts';
import { fillIn, login, note, subscriber, ticket, untilHydrated } from './visitor.ts';

/** Inspects a page in a state. The visit calls it in each state. */
type Look = (state: string) => Promise<void>;

export interface Visit {
  readonly name: string;
  readonly path: string;
  readonly context?: BrowserContextOptions;
  readonly isFirstVisit?: boolean;
  /** The elements in which all new texts are inspected. If undefined, only texts that appear after the page was opened are inspected. */
  readonly within?: string;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly through: (page: Page, look: Look) => Promise<void>;
}

type Entries = Readonly<Record<string, string>>;

interface FormVisit {
  readonly path: string;
  readonly island: string;
  readonly entries: Entries;
  /** Entries that the form refuses, one set after the other. */
  readonly wrong: readonly Entries[];
  /** The failures of the form's service, before it accepts the entries. */
  readonly refusals: Readonly<Record<string, (route: Route) => Promise<void>>>;
  readonly open?: (page: Page) => Promise<void>;
  readonly isDialog?: boolean;
}

const status =
  (code: number, body = ''): ((route: Route) => Promise<void>) =>
  (route) =>
    route.fulfill({ status: code, body });

/** Sets values that visitors cannot type, such as a text that exceeds the limit of its field. */
async function force(form: Locator, entries: Entries): Promise<void> {
  for (const [name, value] of Object.entries(entries))
    await form.locator(`[name="${name}"]`).evaluate((field, text) => {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
    }, value);
}

async function throughForm(page: Page, look: Look, { island, entries, wrong, refusals, open, isDialog }: FormVisit): Promise<void> {
  let answer = status(200);
  await page.route(/\/api\//, (route) => (route.request().method() === 'GET' ? route.fulfill({ json: {} }) : answer(route)));
  const place = page.locator(`[data-island=${island}]`);
  const send = place.locator('[type=submit]');
  await open?.(page);
  await look('as it opens');
  await send.click();
  await expect(place.locator('[aria-invalid]').first()).toBeVisible();
  await look('empty');
  for (const [index, set] of wrong.entries()) {
    await fillIn(place, entries);
    await force(place, set);
    await send.click();
    await expect(place.locator('[aria-invalid]').first()).toBeVisible();
    await look(`wrong ${index + 1}`);
  }
  await fillIn(place, entries);
  let isBusySeen = false;
  for (const [name, refuse] of Object.entries(refusals)) {
    const { released, release } = latch();
    answer = (route) => released.then(() => refuse(route));
    await send.click();
    await expect(send).toBeDisabled();
    if (!isBusySeen) await look('busy');
    isBusySeen = true;
    release();
    await expect(place.locator('.failure:visible, [aria-invalid]').first()).toBeVisible();
    await expect(send).toBeEnabled();
    await look(name);
  }
  answer = (route) => route.fulfill({ json: { success: true, ticket: 'T-1' } });
  await send.click();
  await expect(place.locator('.success')).toBeVisible();
  await look('done');
  if (isDialog) return;
  await place.locator('.success button').click();
  await look('again');
}

const formVisit = (form: FormVisit): Visit => ({
  name: `${form.island} of ${form.path}`,
  path: form.path,
  // Keeps the success message open while it is inspected.
  prepare: (page) => page.clock.install(),
  through: (page, look) => throughForm(page, look, form),
});

/** Returns a visit in which the code of an island cannot be loaded. */
const unloadable = (form: Pick<FormVisit, 'path' | 'island' | 'open'>): Visit => ({
  name: `${form.island} of ${form.path} without its code`,
  path: form.path,
  prepare: (page) => page.route(new RegExp(`/${form.island}[^/]*\\.js`), (route) => route.abort()),
  through: async (page, look) => {
    await form.open?.(page);
    const place = page.locator(`[data-island=${form.island}]`);
    await place.locator('[type=submit]').click();
    await expect(place.locator('[data-unavailable]')).toBeVisible({ timeout: 30_000 });
    await look('without its code');
  },
});

const service = {
  'no key': status(401),
  'wrong input': status(400),
  'another mistake': status(500),
  unreachable: (route: Route) => route.abort(),
};
const server = {
  refused: status(400, 'no'),
  'refused in words': (route: Route) => route.fulfill({ status: 422, json: { errors: { email: 'Nein, danke.' } } }),
  unreachable: (route: Route) => route.abort(),
};

const openDiscount = (page: Page) => leaveWindow(page, 0);
const openNewsletter = (page: Page) => page.evaluate(() => window.openNewsletter());

const formVisits = (prefix: string): readonly FormVisit[] => [
  {
    path: `${prefix}/about`,
    island: 'NewsletterDialog',
    entries: subscriber,
    wrong: [{ email: 'x' }],
    refusals: service,
    open: openNewsletter,
    isDialog: true,
  },
  {
    path: `${prefix}/about`,
    island: 'DiscountDialog',
    entries: { email: subscriber.email },
    wrong: [{ email: 'x' }],
    refusals: service,
    open: openDiscount,
    isDialog: true,
  },
  {
    path: `${prefix}/support`,
    island: 'SupportForm',
    entries: ticket,
    wrong: [
      { email: 'x' },
      { name: 'x'.repeat(101), customerNumber: '1'.repeat(51), subject: 'x'.repeat(201), message: 'x'.repeat(10_001) },
    ],
    refusals: server,
  },
  {
    path: `${prefix}/contact`,
    island: 'ContactForm',
    entries: note,
    wrong: [{ email: 'x' }, { name: 'x'.repeat(101), subject: 'x'.repeat(201), message: 'x'.repeat(10_001) }],
    refusals: server,
  },
];

const openLogin = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#login-dialog')?.showModal());
};

async function throughLogin(page: Page, look: Look): Promise<void> {
  await openLogin(page);
  await look('as it opens');
  const dialog = page.locator('#login-dialog');
  const send = dialog.locator('[type=submit]');
  await send.click();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(5);
  await look('empty');
  await fillIn(dialog, { ...login, customerNumber: '1', email: 'x', password: 'aA1' });
  await look('wrong');
  await fillIn(dialog, { password: 'Geheim-123' });
  await look('with a password');
  await dialog.locator('.password__toggle').click();
  await look('with the password shown');
  await fillIn(dialog, login);
  for (let time = 0; time < 3; time += 1) await send.click();
  await expect(send).toBeDisabled();
  await look('locked');
}

async function throughOverlays(page: Page, look: Look): Promise<void> {
  await expect(page.locator('.consent')).toBeVisible();
  await expect(page.locator('.language-hint')).toBeVisible();
  await look('banner and hint');
  await page.locator('.consent summary').click();
  await look('details of the banner');
  await page.locator('.consent button').first().click();
  await expect(page.locator('.consent')).toBeHidden();
  await look('answered');
}

const end = Date.parse('2025-06-30T23:59:59+02:00');

/** Stops the clock of a page two days before the countdown ends. */
async function setClock(page: Page): Promise<void> {
  const start = end - (2 * 24 + 3) * 3_600_000 - 246_000;
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 500);
}

async function throughCountdown(page: Page, look: Look): Promise<void> {
  await page.locator('.countdown').first().scrollIntoViewIfNeeded();
  await untilHydrated(page, 'Countdown');
  await look('running');
  await page.clock.fastForward(20 * 24 * 3_600_000);
  await expect(page.locator('.countdown__ended').first()).toBeVisible();
  await look('ended');
}

async function throughCall(page: Page, look: Look): Promise<void> {
  const play = page.locator('.call__play').first();
  await expect(play).toBeVisible();
  // The call must not end while it is inspected.
  await page.clock.pauseAt(Date.now() + 60_000);
  await look('as it stands');
  await play.click();
  await expect(page.locator('.call').first()).toHaveAttribute('data-state', 'playing');
  await look('playing');
}

async function throughPlayer(page: Page, look: Look): Promise<void> {
  await expect(page.locator('.player__bar')).toBeVisible();
  await look('as it stands');
  await page.locator('.player__play').click();
  await expect(page.locator('.player__problem')).not.toBeEmpty();
  await look('unplayable');
}

/** Opens all details, and makes each choice: these states need no script. */
async function throughDetails(page: Page, look: Look): Promise<void> {
  await look('as it opens');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await look('with all details');
  for (const [index, choice] of (await page.getByRole('radio').all()).entries()) {
    await choice.check({ force: true });
    await look(`with choice ${index + 1}`);
  }
}

async function throughMenu(page: Page, look: Look): Promise<void> {
  await page.locator('.menu-button').click();
  await expect(page.locator('#menu')).toBeVisible();
  await look('menu');
}

const languageVisits = ({ prefix, other }: { readonly prefix: string; readonly other: string }): readonly Visit[] => [
  ...formVisits(prefix).flatMap((form) => [formVisit(form), unloadable(form)]),
  { name: `login of ${prefix}/`, path: `${prefix}/about`, through: throughLogin },
  unloadable({ path: `${prefix}/about`, island: 'LoginDialog', open: openLogin }),
  {
    name: `overlays of ${prefix}/`,
    path: `${prefix}/about`,
    context: { locale: other },
    isFirstVisit: true,
    within: '.consent, .language-hint',
    through: throughOverlays,
  },
  { name: `menu of ${prefix}/`, path: `${prefix}/about`, context: { viewport: { width: 375, height: 667 } }, through: throughMenu },
  { name: `countdown of ${prefix}/`, path: `${prefix}/ai-audit`, prepare: setClock, within: '.countdown', through: throughCountdown },
  { name: `call of ${prefix}/`, path: prefix || '/', prepare: (page) => page.clock.install(), through: throughCall },
  {
    name: `call by words of ${prefix}/`,
    path: prefix || '/',
    context: { reducedMotion: 'no-preference' },
    prepare: (page) => page.clock.install(),
    through: throughCall,
  },
  {
    name: `player of ${prefix}/`,
    path: `${prefix}${recordedPath}`,
    prepare: (page) => page.route(/\.(?:ogg|mp3)$/, (route) => route.abort()),
    through: throughPlayer,
  },
  ...['/ai-act-officer', '/api', '/ai-solutions/ai-coo'].map((path) => ({
    name: `details of ${prefix}${path}`,
    path: prefix + path,
    through: throughDetails,
  })),
];

/** All visits. The countdown of an edition is visited in German only, all others in both languages. */
export const visits: readonly Visit[] = [
  ...languageVisits({ prefix: '', other: 'en-US' }),
  ...languageVisits({ prefix: '/en', other: 'de-DE' }),
  { name: 'countdown of an edition', path: '/ai-lead-masters-dental', prepare: setClock, within: '.countdown', through: throughCountdown },
];
