// Content in one language, as templates get it.
import type { Link } from '../references/link.ts';
import type { DatedKey } from '../time/dated.ts';
import type { Locale } from './locale.ts';
import type { Text } from './text.ts';

/** A link as a template writes it. */
export interface LinkView {
  readonly href: string;
  /** Another site: `rel="noopener"` is due. */
  readonly external: boolean;
  readonly newTab: boolean;
  /** The page that this link stands on. */
  readonly current: boolean;
  /** Set when the target is in another language than the page: it wants `hreflang` and a visible mark. */
  readonly hreflang?: Locale;
  /** The telephone number or e-mail address that the link names. */
  readonly text?: string;
  /** Opens a dialog on this page; `href` is then where a browser without scripts goes instead. */
  readonly dialog?: string;
}

/** `T` in one language: texts are strings, links are resolved; dates for those who look after it are gone. */
export type Localized<T> = T extends Text
  ? string
  : T extends Link
    ? LinkView
    : T extends readonly (infer Item)[]
      ? Localized<Item>[]
      : T extends object
        ? { [K in keyof T as Exclude<K, DatedKey>]: Localized<T[K]> }
        : T;
