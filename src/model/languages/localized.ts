// Content in one language, as templates get it.
import type { Image, ImageView } from '../references/image.ts';
import type { Link } from '../references/link.ts';
import type { DatedKey } from '../time/dated.ts';
import type { MoneyParts, MoneyView } from './money.ts';
import type { PerLanguage } from './per-language.ts';
import type { Text } from './text.ts';

/** A resolved link. */
export interface LinkView {
  readonly href: string;
  /** True for a link to another site, which needs `rel="noopener"`. */
  readonly external: boolean;
  readonly newTab: boolean;
  /** True if the link leads to the page that contains it. */
  readonly current: boolean;
  /** The language of the target, for `hreflang`, if it differs from that of the page: the link needs the attribute and a visible mark. */
  readonly hreflang?: string;
  /** The telephone number or e-mail address of the link. */
  readonly text?: string;
  /** The dialog that the link opens on this page; `href` is then the target for browsers without scripts. */
  readonly dialog?: string;
}

/** `T` in one language: texts are strings, links are resolved, images have their URLs; draft, date and review keys are removed. */
export type Localized<T> = T extends Text
  ? string
  : T extends PerLanguage<infer Value>
    ? Localized<Value> | undefined
    : T extends Link
      ? LinkView
      : T extends Image
        ? ImageView
        : T extends MoneyParts
          ? MoneyView
          : T extends readonly (infer Item)[]
            ? Localized<Item>[]
            : T extends object
              ? { [K in keyof T as Exclude<K, DatedKey>]: Localized<T[K]> }
              : T;
