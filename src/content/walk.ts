// One walk over the data of a file for all checks that do not depend on the kind of thing.
import type { DataPath } from '../diagnostics/diagnostic.ts';
import { isLink, type Link } from '../model/link.ts';
import { isLocale, type Locale } from '../model/locale.ts';
import { isText } from '../model/text.ts';

export interface Visitor {
  /** A text with its languages, and the languages that must be there. */
  readonly text?: (text: Readonly<Record<string, unknown>>, languages: readonly Locale[], path: DataPath) => void;
  readonly link?: (link: Link, languages: readonly Locale[], path: DataPath) => void;
  /** Any scalar, keyed by the last step of its path; texts come here too, one language at a time. */
  readonly scalar?: (value: string | number | boolean, path: DataPath) => void;
}

const languagesOf = (value: object, inherited: readonly Locale[]): readonly Locale[] => {
  const own: unknown = Reflect.get(value, 'languages');
  return Array.isArray(own) && own.length > 0 && own.every(isLocale) ? own : inherited;
};

/** Visits `data` in order. `languages` holds until a block names its own. */
export function walk(data: unknown, languages: readonly Locale[], visitor: Visitor, path: DataPath = []): void {
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') return visitor.scalar?.(data, path);
  if (typeof data !== 'object' || data === null) return;
  if (Array.isArray(data)) {
    data.forEach((item, index) => walk(item, languages, visitor, [...path, index]));
    return;
  }
  if (isLink(data)) return visitor.link?.(data, languages, path);
  if (isText(data)) visitor.text?.(data, languages, path);
  const own = languagesOf(data, languages);
  for (const [key, value] of Object.entries(data)) walk(value, own, visitor, [...path, key]);
}
