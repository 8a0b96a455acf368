// Where in the gallery a page stands, read from its address.
import type { Locale } from '../../src/model/locale.ts';

export interface Place {
  /** The type or part that is shown; undefined on the index. */
  readonly name: string | undefined;
  /** The one example that is shown alone. */
  readonly example: string | undefined;
  /** The address of the index in the language of the page. */
  readonly index: string;
}

/** The place of the page at `path`. */
export function placeOf(path: string, locale: Locale): Place {
  const index = locale === 'de' ? '/__gallery' : `/${locale}/__gallery`;
  const [, name, example] = path.slice(index.length).split('/');
  return { name, example, index };
}
