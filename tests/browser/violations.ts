// Runs axe with its rules for WCAG 2.2 at levels A and AA, and for best practices.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';

/** The minified version of axe, because every page parses it again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    /** The global that the source of axe defines. */
    readonly axe: { readonly run: typeof axe.run };
  }
}

interface Options {
  /** Runs only these rules. */
  readonly rules?: readonly string[];
  /** Checks only the part of the page that this selector matches. */
  readonly within?: string;
}

/**
 * Resolves to the violations that axe finds, each with its element. Adds axe to a page only once, because adding it takes as long as a
 * run. Does not check the content of frames.
 */
export async function violations(page: Page, { rules, within }: Options = {}): Promise<readonly string[]> {
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
