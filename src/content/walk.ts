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

/**
 * Visits `data` in order. `languages` holds until a block names its own. The path that a visitor gets changes
 * as the walk goes on: copy it to keep it.
 */
export function walk(data: unknown, languages: readonly Locale[], visitor: Visitor): void {
  const path: (string | number)[] = [];
  const step = (value: unknown, inherited: readonly Locale[]): void => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      visitor.scalar?.(value, path);
    } else if (typeof value === 'object' && value !== null) {
      block(value, inherited);
    }
  };
  const block = (value: object, inherited: readonly Locale[]): void => {
    if (isLink(value)) {
      visitor.link?.(value, inherited, path);
      return;
    }
    if (isText(value)) visitor.text?.(value, inherited, path);
    const own = languagesOf(value, inherited);
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      path.push(isList ? Number(key) : key);
      step(inner, own);
      path.pop();
    }
  };
  step(data, languages);
}
