// Actions of visitors in forms. Fields are found by name, because names are the same in both languages.
import { expect, type Locator, type Page } from 'playwright/test';

type Entries = Readonly<Record<string, string>>;

/** Valid values of the login form, by the names of its fields. The next constants have the values of the other forms. */
export const login = {
  firstName: 'Erika',
  lastName: 'Muster',
  customerNumber: '12345678',
  email: 'erika@example.com',
  password: 'Geheim-123',
} as const;
export const subscriber = {
  salutation: 'Frau',
  title: 'Dr.',
  firstName: 'Erika',
  lastName: 'Muster & Söhne',
  email: 'erika+news@example.com',
} as const;
export const ticket = {
  customerNumber: '12345678',
  priority: 'high',
  name: 'Erika Muster',
  email: 'erika@example.com',
  subject: 'Rechnung',
  message: 'Zeile eins\nZeile zwei',
} as const;
export const note = { name: 'Erika Muster', email: 'erika@example.com', subject: '', message: 'Guten Tag' } as const;

/** Types into the fields of `form`, or selects options. */
export async function fillIn(form: Locator, entries: Entries): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    const field = form.locator(`[name="${name}"]`);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Resolves to the values of the fields of `form` that `entries` names. */
export const entriesOf = (form: Locator, entries: Entries): Promise<Entries> =>
  form.evaluate((element, names) => {
    const data = new FormData(element instanceof HTMLFormElement ? element : (element.querySelector('form') ?? undefined));
    return Object.fromEntries(names.map((name) => [name, String(data.get(name)).replaceAll('\r\n', '\n')]));
  }, Object.keys(entries));

/** Resolves to the fields that are marked as invalid, each with the text of the last element that describes it. */
const shownErrors = (form: Locator): Promise<Entries> =>
  form.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll('[aria-invalid="true"]')].map((control) => {
        const described = control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
        const words = document.getElementById(described);
        return [control.getAttribute('name') ?? '', words?.checkVisibility() ? (words.textContent ?? '') : 'not shown'];
      }),
    ),
  );

/** Waits until exactly these fields are marked as invalid, with these messages. */
export const expectErrors = (form: Locator, errors: Entries): Promise<void> =>
  expect.poll(() => shownErrors(form), 'the errors at the fields').toEqual(errors);

/** Waits until an island is hydrated, so that it receives every key press. */
export const untilHydrated = (page: Page, island: string): Promise<void> =>
  expect(page.locator(`[data-island="${island}"][data-hydrated]`)).toBeAttached();

/** Resolves to how far the page is scrolled, in pixels. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Makes the time limits of requests follow the clock of the page, which tests control. `AbortSignal.timeout` ignores that clock. */
export const timeOutByClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too slow.', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
