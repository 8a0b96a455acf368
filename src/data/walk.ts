// One walk over the data of a file for all checks that are the same for every kind of content.
import type { DataPath } from '../diagnostics/diagnostic.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';
import { isText } from '../model/languages/text.ts';
import { isLink, type Link } from '../model/references/link.ts';
import { isDraft } from '../model/time/dated.ts';
import { valueAt } from './value-at.ts';

/** The languages that texts of a block must have; undefined where its list is broken, which validation reports. */
export type Languages = readonly Locale[] | undefined;

export interface Visitor {
  /** A text: its values by language, and the languages that it must have. */
  readonly text?: (text: Readonly<Record<string, unknown>>, languages: Languages, path: DataPath) => void;
  /** A link, under the key that all links have. */
  readonly link?: (link: Link, languages: Languages, path: DataPath) => void;
  /** A block without a key. */
  readonly empty?: (languages: Languages, path: DataPath) => void;
  /** A list with its entries. */
  readonly list?: (entries: readonly unknown[], path: DataPath) => void;
  /** True for a block to skip with everything in it. */
  readonly leaveOut?: (block: object) => boolean;
  /** Any scalar, keyed by the last step of its path; texts come here too, one language at a time. */
  readonly scalar?: (value: string | number | boolean, path: DataPath) => void;
}

/** The languages that a block lists; undefined where it lists none, or one that does not exist. */
export const listedLanguages = (block: unknown, { has }: Pick<Locales, 'has'>): Languages => {
  const listed = valueAt(block, ['languages']);
  return Array.isArray(listed) && listed.length > 0 && listed.every(has) ? listed : undefined;
};

interface WalkScope {
  readonly locales: Pick<Locales, 'has'>;
  /** The languages for blocks that list none. */
  readonly languages: Languages;
}

/**
 * Visits `data` in order. `languages` applies until a block lists its own. The path that a visitor gets is changed in
 * place as the walk goes on: copy it to keep it.
 */
export function walk(data: unknown, { locales, languages }: WalkScope, visitor: Visitor): void {
  const path: (string | number)[] = [];
  const step = (value: unknown, inherited: Languages): void => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      visitor.scalar?.(value, path);
    } else if (typeof value === 'object' && value !== null && visitor.leaveOut?.(value) !== true) {
      block(value, inherited);
    }
  };
  const block = (value: object, inherited: Languages): void => {
    if (path.at(-1) === 'link' && isLink(value)) {
      visitor.link?.(value, inherited, path);
      return;
    }
    const isList = Array.isArray(value);
    const entries = Object.entries(value);
    if (!isList && entries.length === 0) visitor.empty?.(inherited, path);
    if (visitor.text !== undefined && isText(value, locales)) visitor.text(value, inherited, path);
    const own = Object.hasOwn(value, 'languages') ? listedLanguages(value, locales) : inherited;
    if (isList) visitor.list?.(value, path);
    for (const [key, inner] of entries) {
      path.push(isList ? Number(key) : key);
      step(inner, own);
      path.pop();
    }
  };
  step(data, languages);
}

/** True for a path in a draft: `data` itself or a block above the path is one. */
export const isInDraft = (data: unknown, path: DataPath): boolean =>
  isDraft(data) || path.some((_, index) => isDraft(valueAt(data, path.slice(0, index + 1))));

const noLocales: WalkScope = { locales: { has: (_): _ is Locale => false }, languages: undefined };

/** Visits `data` like `walk`, for checks that do not depend on languages. */
export const visit = (data: unknown, visitor: Pick<Visitor, 'list' | 'leaveOut' | 'scalar'>): void => walk(data, noLocales, visitor);

/** The paths of all keys of a group and of the groups in it. */
export const keysIn = (group: object, path: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const own = [...path, key];
    return typeof value === 'object' && value !== null ? [own, ...keysIn(value, own)] : [own];
  });
