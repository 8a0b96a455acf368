// The actions of a visitor in the only window of a browser, and the resulting page.
import { expect } from 'playwright/test';
import type { Driver } from './webdriver.ts';

/** The key of an element in WebDriver's JSON (W3C WebDriver, 11). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Keys in WebDriver's notation (W3C WebDriver, 15.4.2). */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;

export interface Tab {
  /** Opens a path of the site, and waits until it is loaded. */
  readonly open: (path: string) => Promise<void>;
  readonly back: () => Promise<unknown>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page and resolves to its result. The function must not use variables from outside. */
  readonly run: <A extends readonly unknown[], T>(run: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  /** Clicks the first visible element that matches `selector` and contains `text`. */
  readonly click: (selector: string, text?: string) => Promise<void>;
  readonly clickAt: (x: number, y: number) => Promise<unknown>;
  readonly press: (key: keyof typeof keys) => Promise<unknown>;
  /** Types into fields, or selects options, by the names of the fields. Types nothing for an empty value. */
  readonly fillIn: (form: string, entries: Readonly<Record<string, string>>) => Promise<void>;
  /** Resolves to the text of the visible elements that match `selector`, one line per element. */
  readonly text: (selector: string) => Promise<string>;
  readonly path: () => Promise<string>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
}

/** Runs inside the page: returns whether a modal dialog is open. */
export const isOpen = (dialog: string): boolean => document.querySelector(dialog)?.matches(':modal') ?? false;

/** Runs inside the page. */
export const isHydrated = (island: string): boolean => document.querySelector(`[data-island="${island}"][data-hydrated]`) !== null;

/** Runs inside the page: returns the first visible element with the text, or null if there is none or the page still loads. */
function findVisible(selector: string, text: string): Element | null {
  if (document.readyState !== 'complete') return null;
  // Options are visible together with their list.
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true }) || element instanceof HTMLOptionElement;
  const isSeen = (element: Element) => isVisible(element) && element.textContent.includes(text);
  const found = [...document.querySelectorAll(selector)].find(isSeen) ?? null;
  // The header, which is fixed to the top of the window, must not cover the element.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}

/** Runs inside the page. */
const visibleText = (selector: string): string =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent.trim())
    .join('\n');

/** Returns the window of `driver`, on the site at `url`. */
export function openTab({ send }: Driver, url: string): Tab {
  const run: Tab['run'] = async (source, ...args) =>
    (await send('ExecuteScript', { script: `return (${source})(...arguments)`, args })) as Awaited<ReturnType<typeof source>>;
  // WebKit's driver does not wait for the page to load. Without scripts, a promise in the page would never settle.
  const load = () => expect.poll(() => run(() => document.readyState), 'the page is loaded').toBe('complete');
  const find = async (selector: string, text = ''): Promise<string> => {
    let found: Readonly<Record<string, string>> | null = null;
    const look = async () => {
      found = (await run(findVisible, selector, text)) as typeof found;
      return found !== null;
    };
    await expect.poll(look, `${selector} ${text} is there`).toBe(true);
    return found?.[elementKey] ?? '';
  };
  const click: Tab['click'] = async (selector, text) => void (await send('ElementClick', { id: await find(selector, text) }));
  const act = (type: string, actions: readonly object[]) => send('PerformActions', { actions: [{ type, id: type, actions }] });
  return {
    run,
    click,
    open: async (path) => {
      await send('Navigate', { url: url + path });
      await load();
    },
    back: () => send('Back'),
    reload: async () => {
      await send('Refresh');
      await load();
    },
    clickAt: (x, y) =>
      act('pointer', [{ type: 'pointerMove', x, y }, ...['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))]),
    press: (key) =>
      act(
        'key',
        ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })),
      ),
    fillIn: async (form, entries) => {
      for (const [name, value] of Object.entries(entries)) {
        const field = `${form} [name="${name}"]`;
        const isChoice = await run((selector) => document.querySelector(selector) instanceof HTMLSelectElement, field);
        if (isChoice) await click(`${field} option[value="${value}"]`);
        else if (value) await send('ElementSendKeys', { id: await find(field), text: value });
      }
    },
    text: (selector) => run(visibleText, selector),
    path: () => run(() => location.pathname),
    resize: (width, height) => send('SetWindowRect', { width, height }),
  };
}
