// What axe finds: WCAG 2.2 at levels A and AA, and its best practices.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  /** Only these rules, in place of all. */
  readonly rules?: readonly string[];
  /** Only the part of the page that this selector finds. */
  readonly within?: string;
}

/** What is wrong, each with the element in question. Pages have no frames, which is what legacy mode leaves out. */
export async function violations(page: Page, { rules, within }: Look = {}): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(tags)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`));
}
