// The support ticket and the contact form: the requests that they send, and their behaviour if sending fails.
import type { Page, Route } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { english, forms, formsOfDay, german } from './forms.ts';
import { latch } from './latch.ts';
import { collectProblems } from './problems.ts';
import { expect, test } from './site-test.ts';
import { entriesOf, fillIn, note, ticket, timeOutByClock } from './visitor.ts';

// These tests do not cover motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Answer = (route: Route) => Promise<void>;

const accept: Answer = (route) =>
  route.fulfill(route.request().url().endsWith('/send') ? { body: 'OK' } : { json: { success: true, message: 'ok', ticket: 'TICKET-7' } });

/** The token that the forms server sends to a form. */
const token = 'a token';

/** Answers the requests of the forms in the order of `answers`. Resolves to a list that fills with these requests. */
async function services(page: Page, answers: Answer[]): Promise<{ path: string; body: unknown }[]> {
  const sent: { path: string; body: unknown }[] = [];
  await page.route(/\/api\/(v1\.0\/email\/send|send-contact-form)$/, async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fulfill({ json: { token } });
    expect(request.method()).toBe('POST');
    expect(await request.headerValue('content-type')).toMatch(/^application\/json/);
    sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
    await (answers.shift() ?? accept)(route);
  });
  return sent;
}

const island = (page: Page) => page.locator('main [data-island]');

/** Failing answers to the first request of a form, and the message that the form then displays. */
const failures: readonly (readonly [path: string, answer: Answer, line: string])[] = [
  ['/support', (route) => route.fulfill({ status: 400, body: 'The service is gone' }), german.refused],
  ['/contact', (route) => route.abort(), german.refused],
  ['/en/support', (route) => route.fulfill({ status: 500, json: { success: false } }), english.refused],
  ['/en/support', (route) => route.fulfill({ json: { success: false, message: 'We are moving house.' } }), 'We are moving house.'],
  ['/en/contact', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }), english.refused],
  ['/en/contact', (route) => route.abort(), english.general],
];

for (const { path, words, entries, submit, success } of formsOfDay()) {
  test(`The form of ${path} sends once, keeps its entries on failure, and is replaced by thanks`, async ({ page }) => {
    const form = page.locator('main form');
    const { released, release } = latch();
    const cases = failures.filter(([at]) => at === path);
    const sent = await services(page, [...cases.map(([, answer]) => answer), (route) => released.then(() => accept(route))]);
    await page.goto(path);
    await fillIn(form, entries);
    const button = form.locator('button[type=submit]');
    await expect(button).toHaveText(submit);
    for (const [, , line] of cases) {
      await button.press('Enter');
      const failure = form.locator('.failure:visible');
      await expect(failure).toHaveText(line);
      await expect(button).toBeEnabled();
      await expect(button).toHaveText(submit);
      await expect(button).toBeFocused();
      const [above, below] = [await failure.boundingBox(), await button.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      expect(await entriesOf(form, entries)).toEqual(entries);
    }
    expect(sent).toHaveLength(cases.length);

    await button.evaluate((element: HTMLButtonElement) => {
      for (let click = 0; click < 5; click += 1) element.click();
    });
    await expect(button).toHaveText(words.busy);
    await expect(button).toBeDisabled();
    await expect(form.locator('.failure:visible')).toHaveCount(0);
    release();
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { name: success[0], exact: true })).toBeVisible();
    const thanks = island(page).locator('.success');
    await expect(thanks).toContainText(success.join(''));
    const mails = sent.at(-1)?.body as { template_params?: { ticket_number: string } };
    await expect(thanks.locator('.success__fact strong')).toHaveText([mails.template_params?.ticket_number ?? 'TICKET-7', entries.email]);
    await expect(thanks.locator('a[href^="tel:"]')).toBeVisible();
    await expect(thanks).toBeFocused();
    await expect(island(page).locator('.success')).toBeInViewport({ ratio: 1 });
    // A German form also sends a confirmation.
    expect(sent).toHaveLength(cases.length + (words === german ? 2 : 1));
    await expect(page).toHaveURL(path);

    await thanks.getByRole('button').click();
    await expect(thanks).toBeHidden();
    await expect(form.locator('input, select, textarea').first()).toBeFocused();
    expect(new Set(Object.values(await entriesOf(form, entries)))).toEqual(new Set('priority' in entries ? ['', 'normal'] : ['']));
  });
}

test('Errors of the server for fields are shown at these fields, and the first of the fields has the focus', async ({ page }) => {
  const errors = { email: 'Is it spelled right?', message: 'Too long.', customerNumber: 'This form has none.' };
  await services(page, [(route) => route.fulfill({ status: 400, json: { success: false, message: 'No.', errors } })]);
  await page.goto('/en/contact');
  const form = page.locator('main form');
  await fillIn(form, note);
  await form.locator('[type=submit]').click();
  await expect(form.locator('#contact-form-email')).toBeFocused();
  await expect(form.locator('#contact-form-email-error')).toHaveText(errors.email);
  await expect(form.locator('#contact-form-message-error')).toHaveText(errors.message);
  await expect(form).not.toContainText(errors.customerNumber);
  expect(await entriesOf(form, note)).toEqual(note);
});

test('A form requests its token when a visitor clicks on a field, not before, and stores nothing', async ({ page, context }) => {
  const methods: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) methods.push(request.method());
  });
  await services(page, []);
  await page.goto('/en/contact');
  await page.mouse.wheel(0, 400);
  expect(methods).toEqual([]);
  const stored = async () => [await context.cookies(), await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])];
  const before = await stored();
  await page.locator('#contact-form-name').click();
  await expect.poll(() => methods).toEqual(['GET']);
  expect(await stored()).toEqual(before);
});

test('The fields of a form limit texts to the lengths that the server accepts', async ({ page }) => {
  await page.goto('/en/support');
  const maxLengths = await page
    .locator('main form')
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries(
        [...form.elements].flatMap((field) =>
          'maxLength' in field && Number(field.maxLength) > 0 ? [[field.getAttribute('name'), field.maxLength]] : [],
        ),
      ),
    );
  expect(maxLengths).toEqual({ customerNumber: 50, name: 100, email: 254, subject: 200, message: 10_000 });
});

const mail = { service_id: 'not-configured', user_id: 'not-configured', template_id: 'not-configured', lib_version: expect.any(String) };

test('The German support ticket is sent as two mails, one after the other', async ({ page }) => {
  const sent = await services(page, []);
  await page.goto('/support');
  await fillIn(page.locator('main form'), ticket);
  await page.getByRole('button', { name: 'Ticket erstellen' }).click();
  await expect(page.getByText('Ticket erfolgreich erstellt')).toBeVisible();
  const { name, email } = ticket;
  const first = {
    to_email: 'support@example.com',
    ticket_number: expect.stringMatching(/^TICKET-\d{13}$/),
    from_name: name,
    from_email: email,
    customer_number: '12345678',
    priority: 'high',
    subject: '[DE] Rechnung',
    message: expect.stringMatching(/^Zeile eins\r?\nZeile zwei$/),
    language: 'de',
  };
  const second = { to_email: email, to_name: name, ticket_number: expect.stringMatching(/^TICKET-\d{13}$/), language: 'de' };
  const path = '/api/v1.0/email/send';
  expect(sent).toEqual([first, second].map((template_params) => ({ path, body: { ...mail, template_params } })));
});

test('The German contact form without a subject is sent with a default subject', async ({ page }) => {
  const sent = await services(page, []);
  await page.goto('/contact');
  await fillIn(page.locator('main form'), note);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Nachricht gesendet!')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    template_params: { customer_number: 'Not provided', priority: 'Normal', subject: '[DE] New Support Ticket', message: 'Guten Tag' },
  });
});

for (const [path, entries] of partOf(
  [
    ['/en/support', ticket],
    ['/en/contact', note],
  ] as const,
  2,
)) {
  test(`The form of ${path} sends only its fields, the language and the token`, async ({ page }) => {
    const sent = await services(page, []);
    await page.goto(path);
    await fillIn(page.locator('main form'), entries);
    await page.locator('main form [type=submit]').click();
    await expect(page.locator('main .success')).toBeVisible();
    expect(sent).toEqual([
      {
        path: '/api/send-contact-form',
        body: { ...entries, message: expect.stringContaining(entries.message.slice(0, 9)), language: 'en', token },
      },
    ]);
  });
}

test('If the first mail of a ticket fails, no second mail is sent; if only the confirmation fails, the ticket is valid', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const refuse: Answer = (route) => route.fulfill({ status: 500, body: 'no' });
  const sent = await services(page, [refuse, accept, refuse]);
  await page.goto('/support');
  const form = page.locator('main form');
  await fillIn(form, ticket);
  const send = form.locator('[type=submit]');
  await send.click();
  await expect(form.locator('.failure:visible')).toHaveText(german.refused);
  expect(sent).toHaveLength(1);
  await send.click();
  await expect(page.getByText('Ticket erfolgreich erstellt')).toBeVisible();
  expect(sent).toHaveLength(3);
  expect(warnings).toEqual([expect.stringContaining('confirmation could not be sent')]);
});

for (const { path, words, entries, success } of formsOfDay()) {
  test(`A robot that fills in the hidden field on ${path} sees thanks, and only the forms server gets its message, with this field`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const sent = await services(page, []);
    await page.goto(path);
    await fillIn(page.locator('main form'), entries);
    const bait = page.locator('main form [name=website]');
    await expect(bait).not.toBeInViewport();
    await bait.evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.locator('main form [type=submit]').click();
    await expect(page.getByText(success[0])).toBeVisible();
    expect(sent).toMatchObject(words === german ? [] : [{ body: { website: 'https://spam.example' } }]);
    expect(problems).toEqual([]);
  });
}

for (const { path, words, entries, success } of partOf(
  forms.filter(({ path }) => path.endsWith('/support')),
  2,
)) {
  test(`The form of ${path} can be sent again after the network was down or did not answer`, async ({ page, context }) => {
    await page.clock.install();
    await timeOutByClock(page);
    await page.goto(path);
    const form = page.locator('main form');
    const failure = form.locator('.failure:visible');
    const send = form.locator('[type=submit]');
    await fillIn(form, entries);
    await context.setOffline(true);
    await send.click();
    // The code of the form may not have loaded yet. The loader then repeats its request several times before an error appears.
    await expect(async () => {
      await page.clock.runFor(3000);
      await expect(failure).toHaveText(/\S/, { timeout: 500 });
    }).toPass();
    expect(await entriesOf(form, entries)).toEqual(entries);
    await context.setOffline(false);

    let isRequested = false;
    const silence = () => {
      isRequested = true;
      return new Promise<never>(() => undefined);
    };
    await services(page, [silence]);
    await send.click();
    await expect(send).toHaveText(words.busy);
    // Waits for the request, because before it, the time that the clock advances counts as loading time of the code.
    await expect.poll(() => isRequested).toBe(true);
    await page.clock.runFor(15_000);
    await expect(failure).toHaveText(path === '/support' ? words.refused : words.general);
    expect(await entriesOf(form, entries)).toEqual(entries);
    await send.click();
    await expect(page.getByText(success[0])).toBeVisible();
  });
}
