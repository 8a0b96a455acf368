// The newsletter dialog, in both languages.
import type { Page, Route } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { latch } from './latch.ts';
import { collectProblems } from './problems.ts';
import { expect, test } from './site-test.ts';
import { stopClock } from './stop-clock.ts';
import { entriesOf, expectErrors, fillIn, subscriber, timeOutByClock, untilHydrated } from './visitor.ts';

// These tests do not cover motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Words {
  readonly path: string;
  readonly opener: string;
  readonly submit: string;
  readonly busy: string;
  readonly success: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailMissing: string;
  readonly email: string;
  readonly unauthorised: string;
  readonly invalid: string;
  readonly refused: string;
  readonly general: string;
  readonly unsubscribe: string;
}

const languages: readonly Words[] = [
  {
    path: '/imprint',
    opener: 'Lust auf News?',
    submit: 'Jetzt anmelden',
    busy: 'Wird angemeldet...',
    success: 'Erfolgreich angemeldet!',
    salutation: 'Bitte wählen Sie eine Anrede aus',
    firstName: 'Bitte geben Sie Ihren Vornamen ein',
    lastName: 'Bitte geben Sie Ihren Nachnamen ein',
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    unauthorised: 'Authentifizierungsfehler bei unserem E-Mail-Dienst',
    invalid: 'Ungültige Eingabedaten',
    refused: 'Ein Fehler ist bei der Newsletter-Anmeldung aufgetreten',
    general: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
    unsubscribe: 'Sie können sich jederzeit wieder abmelden.',
  },
  {
    path: '/en/imprint',
    opener: 'Want News?',
    submit: 'Sign up now',
    busy: 'Signing up...',
    success: 'Successfully signed up!',
    salutation: 'Please choose a salutation',
    firstName: 'Please enter your first name',
    lastName: 'Please enter your last name',
    emailMissing: 'Please enter your email address',
    email: 'Please enter a valid email address',
    unauthorised: 'Authentication error with our email service',
    invalid: 'Invalid input data',
    refused: 'An error occurred while signing up for the newsletter',
    general: 'An error occurred. Please try again later.',
    unsubscribe: 'You can unsubscribe at any time.',
  },
];

const timeLimit = 15_000;

/** Answers newsletter requests with `answer`. Resolves to a list that fills with these requests. */
async function provider(page: Page, answer: (route: Route) => Promise<void>) {
  const sent: { method: string; type: string | null; body: string | null }[] = [];
  await page.route('**/api/subscribe', async (route) => {
    const request = route.request();
    sent.push({ method: request.method(), type: await request.headerValue('content-type'), body: request.postData() });
    await answer(route);
  });
  return sent;
}

async function open(page: Page, { path, opener }: Words) {
  await page.goto(path);
  await page.locator('footer').getByRole('button', { name: opener }).click();
  await untilHydrated(page, 'NewsletterDialog');
  return page.getByRole('dialog', { name: 'AI-News & Insights' });
}

for (const words of partOf(languages, 2)) {
  test(`The newsletter dialog of ${words.path} names missing values, and removes an error on edit`, async ({ page }) => {
    const sent = await provider(page, (route) => route.abort());
    const dialog = await open(page, words);
    await expect(dialog.getByRole('link')).toHaveCount(4);
    await expect(dialog).toContainText(words.unsubscribe);
    await dialog.getByRole('button', { name: words.submit }).click();
    const { salutation, firstName, lastName, emailMissing, email } = words;
    const all = { salutation, firstName, lastName, email: emailMissing };
    await expectErrors(dialog, all);
    await expect(dialog.locator('[name=salutation]')).toBeFocused();
    await dialog.locator('[name=email]').fill('erika@example');
    await expectErrors(dialog, { salutation, firstName, lastName });
    await fillIn(dialog, { salutation: 'Herr', firstName: '   ' });
    await expectErrors(dialog, { lastName });
    await dialog.getByRole('button', { name: words.submit }).click();
    await expectErrors(dialog, { firstName, lastName, email });
    await expect(dialog.locator('[name=firstName]')).toBeFocused();
    expect(sent).toEqual([]);
  });

  test(`The newsletter dialog of ${words.path} sends once, shows its success message for three seconds and is then empty`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    await page.clock.install();
    const { released, release } = latch();
    const sent = await provider(page, async (route) => released.then(() => route.fulfill({ json: { id: 7 } })));
    const dialog = await open(page, words);
    await fillIn(dialog, subscriber);
    await stopClock(page);
    await dialog.locator('button[type=submit]').evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 5; click += 1) button.click();
    });
    const busy = dialog.getByRole('button', { name: words.busy });
    await expect(busy).toBeDisabled();
    await dialog.locator('[name=email]').press('Enter');
    release();
    await expect(dialog.getByText(words.success)).toBeVisible();
    await expect(dialog.locator('form')).toBeHidden();
    await expect(dialog.locator('.success')).toBeFocused();
    expect(sent).toEqual([
      {
        method: 'POST',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: 'anrede=Frau&titel=Dr.&vorname=Erika&nachname=Muster+%26+S%C3%B6hne&email=erika%2Bnews%40example.com&double_opt_in=true&tag=newsletter',
      },
    ]);
    await page.clock.runFor(2000);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(1000);
    await expect(dialog).toBeHidden();
    await page.evaluate(() => window.openNewsletter());
    await expect(dialog.getByRole('button', { name: words.submit })).toBeEnabled();
    await expect(dialog.getByText(words.success)).toBeHidden();
    expect(await entriesOf(dialog, subscriber)).toEqual({ salutation: '', title: '', firstName: '', lastName: '', email: '' });
    await expectErrors(dialog, {});
    expect(problems).toEqual([]);
  });

  test(`The newsletter dialog of ${words.path} reports a refusal, keeps its entries and can be sent again`, async ({ page }) => {
    await page.clock.install();
    await timeOutByClock(page);
    const answers: readonly (readonly [line: string, answer: (route: Route) => Promise<void>])[] = [
      [words.unauthorised, (route) => route.fulfill({ status: 401, json: { error: 'API key' } })],
      [words.invalid, (route) => route.fulfill({ status: 400, json: { error: 'bad' } })],
      [words.refused, (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' })],
      ['Diese Adresse ist gesperrt.', (route) => route.fulfill({ json: { error: 'Diese Adresse ist gesperrt.' } })],
      [words.refused, (route) => route.fulfill({ json: { error: true } })],
      [words.general, (route) => route.abort()],
    ];
    let answer: (route: Route) => Promise<void> = (route) => route.abort();
    const sent = await provider(page, (route) => answer(route));
    const dialog = await open(page, words);
    const line = dialog.locator('.failure:not([data-unavailable]):visible');
    const submit = dialog.locator('button[type=submit]');
    await fillIn(dialog, subscriber);
    for (const [text, next] of answers) {
      answer = next;
      await submit.press('Enter');
      await expect(line).toHaveText(text);
      await expect(submit).toHaveText(words.submit);
      await expect(submit).toBeFocused();
      expect(await entriesOf(dialog, subscriber)).toEqual(subscriber);
    }

    answer = () => new Promise(() => undefined);
    await submit.click();
    await expect(submit).toHaveText(words.busy);
    await expect(line).toBeHidden();
    await page.clock.runFor(timeLimit);
    await expect(line).toHaveText(words.general);
    expect(await entriesOf(dialog, subscriber)).toEqual(subscriber);

    answer = (route) => route.fulfill({ json: { id: 7 } });
    await submit.click();
    await expect(dialog.getByText(words.success)).toBeVisible();
    await expect(line).toBeHidden();
    expect(sent).toHaveLength(answers.length + 2);
  });
}

test('If browsers call the newsletter provider directly, the API key is the first field of the request', async ({ page }) => {
  const sent = await provider(page, (route) => route.fulfill({ json: {} }));
  await page.goto('/imprint');
  await page.locator('[data-island=NewsletterDialog]').evaluate((island: HTMLElement) => {
    const props = JSON.parse(island.dataset['props'] ?? '');
    island.dataset['props'] = JSON.stringify({ ...props, newsletter: { ...props.newsletter, key: 'k-1', provider: 'Briefpost' } });
  });
  await page.evaluate(() => window.openNewsletter());
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, { ...subscriber, title: '' });
  await dialog.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(dialog.getByText('Erfolgreich angemeldet!')).toBeVisible();
  expect(sent[0]?.body).toMatch(/^api_key=k-1&anrede=Frau&titel=&vorname=/);
});

for (const [outcome, json] of [
  ['success', {}],
  ['error', { error: 'Heute nicht.' }],
] as const) {
  test(`A newsletter dialog that is closed while sending shows the ${outcome} message when it opens again`, async ({ page }) => {
    await page.clock.install();
    const { released, release } = latch();
    await provider(page, (route) => released.then(() => route.fulfill({ json })));
    const words = languages[0] as Words;
    const dialog = await open(page, words);
    await fillIn(dialog, subscriber);
    await dialog.getByRole('button', { name: words.submit }).click();
    await expect(dialog.getByRole('button', { name: words.busy })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const replied = page.waitForResponse('**/api/subscribe');
    release();
    await replied;
    // Stops the clock, because on a busy machine the three seconds of the message could pass before the dialog opens.
    await stopClock(page);
    await page.getByRole('button', { name: words.opener }).click();
    if (outcome === 'error') {
      await expect(dialog.locator('.failure', { hasText: 'Heute nicht.' })).toBeVisible();
      expect(await entriesOf(dialog, subscriber)).toEqual(subscriber);
      return;
    }
    await expect(dialog.getByText(words.success)).toBeVisible();
    // A dialog that the visitor closes is reset at once, and the timer of its success message does not close it later.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.opener }).click();
    await expect(dialog.getByRole('button', { name: words.submit })).toBeVisible();
    await page.clock.runFor(5000);
    await expect(dialog).toBeVisible();
  });
}
