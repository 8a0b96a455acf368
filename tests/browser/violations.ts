// What axe finds: WCAG 2.2 at levels A and AA, and its best practices.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';

/** The smaller of the two files that axe comes in: it is parsed again in every page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    /** The global that the source of axe defines. */
    readonly axe: { readonly run: typeof axe.run };
  }
}

interface Look {
  /** Only these rules, in place of all. */
  readonly rules?: readonly string[];
  /** Only the part of the page that this selector finds. */
  readonly within?: string;
}

/**
 * What is wrong, each with the element in question. axe is brought into a page once, which costs as much as a run of it; pages have
 * no frames that it would have to be in as well.
 */
export async function violations(page: Page, { rules, within }: Look = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};undefined`);
  const found = await page.evaluate(
    async ({ values, type, selector }): Promise<AxeResults['violations']> => {
      const results = await window.axe.run(selector === undefined ? document : { include: [selector] }, {
        runOnly: { type, values },
        resultTypes: ['violations'],
        preload: false,
      });
      return results.violations;
    },
    { values: [...(rules ?? tags)], type: rules ? ('rule' as const) : ('tag' as const), selector: within },
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`));
}
