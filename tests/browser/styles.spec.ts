// Nothing is shipped that styles nothing: every rule of the stylesheet finds an element on some page of the site, or
// among the examples of the gallery, which show the states that scripts bring about.
import { expect, test } from 'playwright/test';
import { paths } from './routes.ts';

const parts = ['forms', 'forms-refused', 'forms-busy', 'forms-done', 'dialogs', 'dialogs-refused', 'dialogs-done', 'notices', 'buttons'];
const gallery = [...parts, 'accents', 'hero', 'steps', 'cards', 'features', 'prose', 'picture'].map((name) => `/__gallery/${name}`);

/** Runs in the page: the selectors of all style rules, without what depends on pointers, focus and other states. */
function selectorsOf(): string[] {
  const states =
    /::?(?:-webkit-[\w-]+|view-transition[\w-]*|before|after|backdrop|marker|placeholder|selection|hover|focus-visible|focus-within|focus|active|visited|popover-open|modal|disabled|target|autofill|user-invalid|checked)(?:\([^)]*\))?/g;
  const flat = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return rule instanceof CSSGroupingRule ? flat(rule.cssRules) : [];
    });
  const split = (list: string): string[] => list.split(/,(?![^(]*\))/).map((selector) => selector.trim());
  const bare = (selector: string): string => selector.replace(states, '').replace(/(^|[\s>+~(,])(?=$|[\s>+~),])/g, '$1*');
  const sheets = [...document.styleSheets].flatMap(({ cssRules }) => flat(cssRules));
  return [...new Set(sheets.flatMap(({ selectorText }) => split(selectorText)).map(bare))];
}

/** Runs in the page: those that find nothing here. */
const idle = (selectors: readonly string[]): string[] => selectors.filter((selector) => document.querySelector(selector) === null);

test('Every rule of the stylesheet is for something that is there', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  let open = await page.evaluate(selectorsOf);
  expect(open.length).toBeGreaterThan(300);
  for (const path of [...paths, ...gallery]) {
    await page.goto(path);
    open = await page.evaluate(idle, open);
  }
  expect(open).toEqual([]);
});
