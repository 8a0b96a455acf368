import { createFinding, type Finding, type Place } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/suggest.ts';

export type UnknownCode =
  | 'page-unknown'
  | 'solution-unknown'
  | 'edition-unknown'
  | 'external-unknown'
  | 'contact-unknown'
  | 'anchor-unknown'
  | 'price-list-unknown'
  | 'campaign-unknown'
  | 'category-unknown'
  | 'icon-unknown'
  | 'asset-unknown'
  | 'fact-unknown';

/** The finding for a name that is not among the known ones, with the nearest of them. */
export const unknownName = (code: UnknownCode, place: Place, name: string, known: readonly string[]): Finding =>
  createFinding(code, place, { name, known: [...known].sort(), suggestion: suggest(name, known) });
