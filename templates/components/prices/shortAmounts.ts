import type { PriceListView } from 'archipel';

type Short = { readonly [Part in PriceListView['lines'][number]['part']]?: string };

/** Returns the current amounts of a price list by part (`once`, `setup`, …), or none if the list is missing. */
export const shortAmounts = (list: PriceListView | undefined): Short =>
  Object.fromEntries((list?.lines ?? []).map(({ part, offer }) => [part, offer]));
