// Every rule of the stylesheet matches an element on a page of the site or in an example of the gallery, except rules for temporary
// states. Backgrounds, shadows, masks and filters with a variable compute to a value.
import { partOf, turnOfSearches } from '../support/samples.ts';
import { paths } from './routes.ts';
import { expect, test } from './site-test.ts';

/**
 * Selectors that match only in temporary states (an answered question, opened details, an invalid field, a playing call, a decision),
 * or at another time: a price before the campaign that lowers it.
 */
const temporary = [
  '.language-hint:not([hidden]) ~ .page',
  '[aria-busy="true"] .button[type="submit"]',
  '.prices--single',
  '.prices--single .price--offer',
  '[open] > .faq__question svg',
  '.failure__title',
  '.failure li a',
  '.consent__details[open] summary',
  '.password__rule--met',
  '.call [data-ahead]',
  '.call__play[data-playing] path:first-child',
  '.call__turn[aria-current]',
  '.call__turn[data-ahead]',
  '.log:not(:has([value="approved"])) .log__if-approved',
  '.log:not(:has([value="declined"])) .log__if-declined',
];

/** Runs in the page. Returns the selectors of all style rules, without the parts that depend on pointers, focus and other states. */
function selectorsOf(): string[] {
  const states =
    /(?:::?(?:-webkit-[\w-]+|view-transition[\w-]*|before|after|backdrop|details-content|marker|placeholder|selection|hover|focus-visible|focus-within|focus|active|visited|popover-open|modal|disabled|target|autofill|user-invalid|checked)(?:\([^)]*\))?)+/g;
  const flat = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return rule instanceof CSSGroupingRule ? flat(rule.cssRules) : [];
    });
  /** Returns the selectors of a list. Commas inside brackets do not separate selectors. */
  const split = (list: string): string[] => {
    const parts = [''];
    let depth = 0;
    for (const letter of list) {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
      if (letter === ',' && depth === 0) parts.push('');
      else parts[parts.length - 1] += letter;
    }
    return parts.map((part) => part.trim());
  };
  const alone = (before = ' ', after = ' '): boolean => ' >+~,('.includes(before) && ' >+~,)'.includes(after);
  const bare = (selector: string): string =>
    selector
      .replace(states, (found, at: number) => (alone(selector[at - 1], selector[at + found.length]) ? '*' : ''))
      .replace(/:not\((?:\*|:has\(\*\))\)/g, '');
  const sheets = [...document.styleSheets].flatMap(({ cssRules }) => flat(cssRules));
  return [...new Set(sheets.flatMap(({ selectorText }) => split(selectorText)).map(bare))];
}

/** Runs in the page. Returns the selectors that match nothing on the page. */
const unmatched = (selectors: readonly string[]): string[] => selectors.filter((selector) => document.querySelector(selector) === null);

/**
 * Runs in the page. Resolves to the selectors that match nothing in the HTML of any of `paths`. This is much faster than
 * opening the pages.
 */
async function unmatchedIn({
  selectors,
  paths,
}: {
  readonly selectors: readonly string[];
  readonly paths: readonly string[];
}): Promise<string[]> {
  let remaining = [...selectors];
  for (const path of paths) {
    const html = await (await fetch(path)).text();
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    remaining = remaining.filter((selector) => parsed.querySelector(selector) === null);
  }
  return remaining;
}

// The policy of the site does not allow scripts to parse HTML.
test.use({ bypassCSP: true });

test('Every rule of the stylesheet matches an element, except rules for temporary states', async ({ page }) => {
  // The test may have to open every page to find an element for each rule.
  test.setTimeout(240_000);
  await page.goto('/');
  const selectors = await page.evaluate(selectorsOf);
  expect(selectors.length).toBeGreaterThan(300);
  await page.goto('/__gallery');
  const examples = await page
    .locator('main a[href^="/__gallery/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(examples.length).toBeGreaterThan(20);
  // The gallery comes first, because it matches most selectors.
  const all = [...new Set(examples), ...paths];
  let remaining = await page.evaluate(unmatchedIn, { selectors, paths: all });
  // Opens pages for the remaining selectors, some of which match only states that scripts cause.
  for (const path of all) {
    if (remaining.every((selector) => temporary.includes(selector))) break;
    await page.goto(path);
    remaining = await page.evaluate(unmatched, remaining);
  }
  expect([...remaining].sort()).toEqual([...temporary].sort());
});

interface Declaration {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

/** Runs in the page. Returns the inspected declarations of backgrounds, shadows, masks and filters, and those that compute to no value. */
function emptyDeclarations(): { readonly inspected: readonly string[]; readonly empty: readonly Declaration[] } {
  const properties = ['background', 'background-image', 'box-shadow', 'mask', 'mask-image', 'filter', 'backdrop-filter'];
  const keywords = /^(?:none|transparent|initial|inherit|unset|0|0px|)$/;
  const flat = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule, ...flat(rule.cssRules)];
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
      return rule instanceof CSSGroupingRule ? flat(rule.cssRules) : [];
    });
  /** Returns a selector that matches the element itself, because its states and pseudo-elements use the same variables. */
  const bare = (selector: string): string =>
    selector.replace(/::[\w-]+|:(?:hover|focus-visible|active|disabled|popover-open)\b/g, ':where(*)');
  /** Returns the computed value of a property if the element itself declares `value`. */
  const computed = (element: HTMLElement | SVGElement, property: string, value: string): string => {
    const before = element.style.getPropertyValue(property);
    element.style.setProperty(property, value);
    const result = getComputedStyle(element).getPropertyValue(property);
    element.style.setProperty(property, before);
    return result;
  };
  const inspected: string[] = [];
  const empty: Declaration[] = [];
  for (const { style, selectorText } of [...document.styleSheets].flatMap(({ cssRules }) => flat(cssRules))) {
    for (const property of properties) {
      const value = style.getPropertyValue(property).trim();
      // Inspects only declarations with variables. The bundler warns of other invalid declarations, and browsers drop them.
      if (keywords.test(value) || !value.includes('var(')) continue;
      const element = document.querySelector(bare(selectorText));
      if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
      inspected.push(`${selectorText} ${property}`);
      if (computed(element, property, value) === computed(element, property, 'initial'))
        empty.push({ selector: selectorText, property, value });
    }
  }
  return { inspected, empty };
}

test('Every background, shadow, mask and filter with a variable computes to a value', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/__gallery');
  const examples = await page.locator('.gallery-index h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const inspected = new Set<string>();
  // A run tests a sixth of the examples, and a nightly run tests all of them.
  for (const path of ['/', '/ai-lead-masters', '/ai-audit', '/ai-solutions', '/about', ...partOf(examples, 6, turnOfSearches)]) {
    await page.goto(path);
    const found = await page.evaluate(emptyDeclarations);
    expect(found.empty, path).toEqual([]);
    for (const each of found.inspected) inspected.add(each);
  }
  expect(inspected.size).toBeGreaterThan(40);
});
