import { valueAt } from '../model/data/value-at.ts';
import { proseName } from '../model/entries/prose-file.ts';

/** The prose that a page shows, by path without language and extension: `pages/imprint`. */
export function shownProse(file: string, data: unknown): string[] {
  const sections = valueAt(data, ['sections']);
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown) => {
    const source = valueAt(section, ['source']);
    return typeof source === 'string' ? [proseName(file, source)] : [];
  });
}
