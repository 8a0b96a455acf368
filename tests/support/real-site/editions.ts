// The editions in content, for tests of their pages.
import * as z from 'zod';
import { idsIn, yaml } from './real-content.ts';

const edition = z.object({
  industry: z.object({ de: z.string() }),
  prices: z.string(),
  customers: z.object({ count: z.number() }),
});

export interface EditionPage {
  readonly id: string;
  /** The path of the German page. */
  readonly path: string;
  readonly industry: string;
  /** The name of the price list. */
  readonly prices: string;
  /** The number of customers that the page claims. */
  readonly customers: number;
}

export const editions: readonly EditionPage[] = idsIn('editions').map((id) => {
  const { industry, prices, customers } = edition.parse(yaml(`editions/${id}.yaml`));
  const path = id === 'general' ? '/ai-lead-masters' : `/ai-lead-masters-${id}`;
  return { id, path, industry: industry.de, prices, customers: customers.count };
});
