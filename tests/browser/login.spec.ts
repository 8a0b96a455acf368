// The customer login, in both languages.
import type { Page } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { collectProblems } from './problems.ts';
import { expect, test } from './site-test.ts';
import { entriesOf, expectErrors, fillIn, login, scrolled, untilHydrated } from './visitor.ts';

// These tests do not cover motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Words {
  readonly path: string;
  readonly required: string;
  readonly customerNumber: string;
  readonly email: string;
  readonly password: string;
  readonly locked: string;
  readonly submit: string;
  readonly close: string;
  readonly show: string;
  readonly hide: string;
  readonly shown: string;
  readonly hidden: string;
  readonly names: readonly [first: string, last: string];
  readonly met: string;
}

const languages: readonly Words[] = [
  {
    path: '/support',
    required: 'Dieses Feld ist erforderlich',
    customerNumber: 'Bitte geben Sie eine 8-stellige Kundennummer ein',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    password: 'Das Passwort muss mindestens 8 Zeichen lang sein',
    locked: 'Ihr Konto wurde vorübergehend gesperrt. Bitte versuchen Sie es in 5 Minuten erneut.',
    submit: 'Anmelden',
    close: 'Fenster schließen',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    shown: 'Das Passwort ist sichtbar.',
    hidden: 'Das Passwort ist verborgen.',
    names: ['Vorname', 'Nachname'],
    met: '(erfüllt)',
  },
  {
    path: '/en/support',
    required: 'This field is required',
    customerNumber: 'Please enter an 8-digit customer number',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters long',
    locked: 'Your account has been temporarily locked. Please try again in 5 minutes.',
    submit: 'Log in',
    close: 'Close window',
    show: 'Show password',
    hide: 'Hide password',
    shown: 'Your password is visible.',
    hidden: 'Your password is hidden.',
    names: ['First name', 'Last name'],
    met: '(met)',
  },
];

const fiveMinutes = 300_000;

const opener = (page: Page) => page.locator('header').getByRole('button', { name: 'Customer Login' });

/** Opens the dialog and waits until it reacts to events. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await opener(page).click();
  await untilHydrated(page, 'LoginDialog');
  return page.getByRole('dialog', { name: 'Customer Login' });
}

for (const words of partOf(languages, 2)) {
  test(`The login dialog of ${words.path} focuses its first field, prevents scrolling of the page, and closes in three ways`, async ({
    page,
  }) => {
    const dialog = await open(page, words.path);
    await expect(dialog.locator('[name=firstName]')).toBeFocused();
    await expect(dialog).toContainText('+49 30 23125 300');
    await page.mouse.move(8, 400);
    await page.mouse.wheel(0, 500);
    await fillIn(dialog, { firstName: 'Erika', password: 'geheim' });
    expect(await scrolled(page)).toBe(0);

    await dialog.getByRole('button', { name: words.close }).click();
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(8, 400)]) {
      await opener(page).click();
      await expect(dialog).toBeVisible();
      await leave();
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    // A closed dialog keeps the typed text, which the visitor may still need, but not the password, because others may use the computer.
    await opener(page).click();
    expect(await entriesOf(dialog, { firstName: '', password: '' })).toEqual({ firstName: 'Erika', password: '' });
  });

  test(`The login dialog of ${words.path} checks each field as it is filled in, and all fields on submit`, async ({ page }) => {
    const dialog = await open(page, words.path);
    const { required, customerNumber, email, password } = words;
    const wrong = { firstName: required, lastName: required, customerNumber, email, password };
    const still = new Map(Object.entries(wrong));
    await dialog.getByRole('button', { name: words.submit }).click();
    await expectErrors(dialog, wrong);
    await expect(dialog.locator('[name=firstName]')).toBeFocused();

    // Each typed value, and whether it is valid. After each change of a field, its error disappears or returns.
    const changes: readonly (readonly [name: keyof typeof wrong, typed: string, good: boolean])[] = [
      ['firstName', 'E', true],
      ['firstName', '   ', false],
      ['firstName', 'Erika', true],
      ['lastName', 'M', true],
      ['customerNumber', '1234567', false],
      ['customerNumber', '1234567x', false],
      ['customerNumber', '12345678', true],
      ['email', 'erika@example', false],
      ['email', 'erika@@example.com', false],
      ['email', 'erika @example.com', false],
      ['email', 'erika@example.com', true],
      ['password', '1234567', false],
      ['password', '12345678', true],
    ];
    for (const [name, typed, good] of changes) {
      await dialog.locator(`[name=${name}]`).fill(typed);
      if (good) still.delete(name);
      else still.set(name, wrong[name]);
      await expectErrors(dialog, Object.fromEntries(still));
    }

    await dialog.locator('[name=customerNumber]').fill('');
    await dialog.locator('[name=customerNumber]').pressSequentially('1234567890');
    await expect(dialog.locator('[name=customerNumber]')).toHaveValue('12345678');
  });

  test(`The login dialog of ${words.path} lists the errors of a submit, each with a link to its field, but no errors found while typing`, async ({
    page,
  }) => {
    const dialog = await open(page, words.path);
    const { required, customerNumber, email, password, names } = words;
    const links = dialog.locator('.failure a');
    await dialog.locator('[name=customerNumber]').fill('1');
    await dialog.locator('[name=email]').fill('x');
    await expect(dialog.locator('[aria-invalid]')).toHaveCount(2);
    await expect(links).toHaveCount(0);
    await dialog.getByRole('button', { name: words.submit }).click();
    await expect(links).toHaveText([...names.map((name) => `${name}: ${required}`), customerNumber, email, password]);
    await links.nth(3).click();
    await expect(dialog.locator('[name=email]')).toBeFocused();
    await fillIn(dialog, { firstName: 'Erika', lastName: 'Muster', email: 'erika@example.com' });
    await expect(links).toHaveText([customerNumber, password]);
    // The list returns with the errors of the next submit.
    await fillIn(dialog, login);
    await expect(links).toHaveCount(0);
    await fillIn(dialog, { firstName: '', password: 'x' });
    await expect(links).toHaveText([`${names[0]}: ${required}`, password]);
  });

  test(`The password of the login dialog of ${words.path} can be shown, and its list of rules is updated on every key`, async ({
    page,
  }) => {
    const dialog = await open(page, words.path);
    const field = dialog.locator('[name=password]');
    await expect(field).toHaveAttribute('type', 'password');
    const announced = dialog.getByRole('status');
    await expect(announced).toBeEmpty();
    await dialog.getByRole('button', { name: words.show }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(announced).toHaveText(words.shown);
    await dialog.getByRole('button', { name: words.hide }).click();
    await expect(field).toHaveAttribute('type', 'password');
    await expect(announced).toHaveText(words.hidden);

    const met = () => dialog.locator('.password__rules li').evaluateAll((lines) => lines.map((line) => line.className !== ''));
    await field.focus();
    const steps = [
      ['a', [false, false, true, false, false]],
      ['B', [false, true, true, false, false]],
      ['1', [false, true, true, true, false]],
      ['-', [false, true, true, true, true]],
      ['xyzw', [true, true, true, true, true]],
    ] as const;
    for (const [keys, expected] of steps) {
      await page.keyboard.type(keys);
      await expect.poll(met).toEqual(expected);
    }
    await expect(dialog.locator('.password__rules')).toContainText(words.met);
    await expect(field).toHaveAccessibleDescription(new RegExp(`\\${words.met.slice(0, -1)}\\)`));
  });

  test(`The login dialog of ${words.path} locks at the third attempt for five minutes, and sends no request`, async ({ page }) => {
    const problems = collectProblems(page);
    await page.clock.install();
    const dialog = await open(page, words.path);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    const submit = dialog.getByRole('button', { name: words.submit });
    const locked = dialog.getByText(words.locked);
    const controls = dialog.locator('form').locator('input, button').filter({ visible: true });

    await fillIn(dialog, login);
    const attempt = async (times: number) => {
      for (let time = 0; time < times; time += 1) await submit.click();
    };
    await attempt(2);
    // A submit with invalid fields never counts as an attempt.
    await dialog.locator('[name=email]').fill('erika');
    await attempt(3);
    await dialog.locator('[name=email]').fill(login.email);
    await expect(locked).toBeHidden();
    await attempt(1);
    await expect(locked).toBeVisible();
    await expect(locked).toBeFocused();
    expect(await controls.evaluateAll((all) => all.filter((control) => !control.matches(':disabled')).length)).toBe(0);

    // The lockout remains after the dialog is closed, and ends after exactly five minutes.
    await page.keyboard.press('Escape');
    await opener(page).click();
    await expect(locked).toBeVisible();
    await page.clock.runFor(fiveMinutes - 60_000);
    await expect(submit).toBeDisabled();
    await page.clock.runFor(60_000);
    await expect(locked).toBeHidden();
    await expect(submit).toBeEnabled();
    // The next user of the computer must not find the password.
    expect(await entriesOf(dialog, login)).toEqual({ ...login, password: '' });
    await dialog.locator('[name=password]').fill(login.password);
    // The counter starts from zero: two more attempts are free.
    await attempt(2);
    await expect(submit).toBeEnabled();
    await attempt(1);
    await expect(locked).toBeVisible();
    expect(sent).toEqual([]);
    expect(page.url()).not.toContain('Geheim');
    expect(problems).toEqual([]);
  });
}

test('A login dialog that is opened again keeps its entries, but its password is empty and hidden', async ({ page }) => {
  const dialog = await open(page, '/');
  const entries = { ...login, rememberMe: 'true' };
  await fillIn(dialog, login);
  await dialog.locator('[name=rememberMe]').check();
  await dialog.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(dialog.locator('[name=firstName]')).toBeFocused();
  expect(await entriesOf(dialog, entries)).toEqual({ ...entries, password: '' });
  await expect(dialog.locator('[name=password]')).toHaveAttribute('type', 'password');
  await expect(dialog.locator('.password__rule--met')).toHaveCount(0);
  await expectErrors(dialog, {});
});

test('A login dialog focuses its message during the lock, its submit button after the lock, and its first field when opened again', async ({
  page,
}) => {
  await page.clock.install();
  const dialog = await open(page, '/');
  await fillIn(dialog, login);
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Enter');
  await expect(dialog.locator('.failure:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(dialog.locator('.failure:focus')).toBeVisible();
  await page.clock.runFor(fiveMinutes);
  await expect(dialog.getByRole('button', { name: 'Anmelden' })).toBeFocused();
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(dialog.locator('[name=firstName]')).toBeFocused();
  await expect(dialog.getByText('Ihr Konto wurde vorübergehend gesperrt')).toBeHidden();
});

test('A login dialog whose lock ends while it is closed leaves the focus where it is, and is usable when opened again', async ({
  page,
}) => {
  await page.clock.install();
  const dialog = await open(page, '/');
  await fillIn(dialog, login);
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Enter');
  await expect(dialog.locator('.failure:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(fiveMinutes);
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(dialog.locator('[name=firstName]')).toBeFocused();
  await expect(dialog.getByText('Ihr Konto wurde vorübergehend gesperrt')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Anmelden' })).toBeEnabled();
  expect(await entriesOf(dialog, login)).toEqual({ ...login, password: '' });
});

test('The list of errors of the login dialog begins below its title, in a low window too', async ({ page }) => {
  const dialog = await open(page, '/');
  await page.setViewportSize({ width: 375, height: 700 });
  await dialog.locator('[type=submit]').click();
  await expect(dialog.locator('[name=firstName]')).toBeFocused();
  const heading = dialog.locator('.failure__title');
  const tops = await Promise.all([heading, dialog.locator('.dialog__title')].map((element) => element.boundingBox()));
  expect(tops[0]?.y).toBeGreaterThanOrEqual((tops[1]?.y ?? Number.NaN) + (tops[1]?.height ?? 0));
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('A wrong field of the login dialog keeps the border of errors below the pointer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Customer Login' }).click();
  const dialog = page.locator('#login-dialog');
  await dialog.locator('[type=submit]').click();
  const [first, password] = [dialog.locator('[name=firstName]'), dialog.locator('[name=password]')];
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  const colour = await first.evaluate((field) => getComputedStyle(field).borderTopColor);
  await password.hover();
  await expect(password).toHaveCSS('border-top-color', colour);
});
