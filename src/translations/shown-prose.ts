import { valueAt } from '../model/data/value-at.ts';
import { proseName } from '../model/entries/prose-file.ts';

/** Returns the paths of the prose files that a page shows, without language and extension: `pages/imprint`. */
export function shownProse(file: string, data: unknown): string[] {
  const sections = valueAt(data, ['sections']);
  const sources = (Array.isArray(sections) ? sections : []).map((section: unknown) => valueAt(section, ['source']));
  return [...sources, valueAt(data, ['markdown'])].flatMap((source) => (typeof source === 'string' ? [proseName(file, source)] : []));
}
