// Walks over the data of a file once, for all checks that treat every kind of content alike.
import { isPathByLanguage } from '../entries/path.ts';
import type { Locale, Locales } from '../languages/locale.ts';
import { byLanguage } from '../languages/per-language.ts';
import { isText } from '../languages/text.ts';
import { isLink, type Link } from '../references/link.ts';
import { isDraft } from '../time/dated.ts';
import { type DataPath, pathOfPart } from './place.ts';
import { valueAt } from './value-at.ts';

/** The languages that the texts of a block must have; undefined if the block's language list is invalid, which validation reports. */
export type Languages = readonly Locale[] | undefined;

export interface Visitor {
  /** Called for a text: its values by language, and the languages that it must have. */
  readonly text?: (text: Readonly<Record<string, unknown>>, languages: Languages, path: DataPath) => void;
  /** Called for the paths of an entry, by language. */
  readonly paths?: (paths: Readonly<Record<string, unknown>>, languages: Languages, path: DataPath) => void;
  /** Called for a link: a block under the key `link`. */
  readonly link?: (link: Link, languages: Languages, path: DataPath) => void;
  /** Called for a block without keys. */
  readonly empty?: (languages: Languages, path: DataPath) => void;
  /** Called for a list with its entries. */
  readonly list?: (entries: readonly unknown[], path: DataPath) => void;
  /** Returns true to skip a block or a list with everything in it. */
  readonly leaveOut?: (block: object) => boolean;
  /** Called for any scalar outside of links, including each language of a text. The last step of `path` is its key. */
  readonly scalar?: (value: string | number | boolean, path: DataPath) => void;
}

/** Returns the languages that a block lists, or undefined if it lists none or an unknown one. */
export const listedLanguages = (block: unknown, { has }: Pick<Locales, 'has'>): Languages => {
  const listed = valueAt(block, ['languages']);
  return Array.isArray(listed) && listed.length > 0 && listed.every(has) ? listed : undefined;
};

/** Returns the languages that an entry lists, or all languages of the site if it has no list; undefined if the list is invalid. */
export const entryLanguagesIn = (data: unknown, locales: Pick<Locales, 'has' | 'list'>): Languages =>
  typeof data === 'object' && data !== null && !Object.hasOwn(data, 'languages') ? locales.list : listedLanguages(data, locales);

interface WalkScope {
  readonly locales: Pick<Locales, 'has'>;
  /** The languages of every block that has no language list and is not inside a block with one. */
  readonly languages?: Languages;
}

/** A scalar or a block of the data, as it is passed to visitors. */
type Step =
  | { readonly scalar: string | number | boolean; readonly path: DataPath }
  | {
      readonly block: object;
      readonly path: DataPath;
      readonly languages: Languages;
      /** The kind of block. The walk does not enter links. */
      readonly is: 'link' | 'list' | 'text' | 'paths' | 'empty' | 'other';
      /** The index of the first step after the block. */
      end: number;
    };

function takeSteps(data: unknown, { locales, languages }: WalkScope): readonly Step[] {
  const steps: Step[] = [];
  const take = (value: unknown, path: DataPath, inherited: Languages): void => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      steps.push({ scalar: value, path });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const keys = Array.isArray(value) ? undefined : Object.keys(value);
    const is = keys === undefined ? 'list' : kindOf(value, keys, { path, locales });
    const step: Step = { block: value, path, languages: inherited, is, end: 0 };
    steps.push(step);
    if (Array.isArray(value)) for (const [index, each] of value.entries()) take(each, pathOfPart(path, index), inherited);
    else if (keys !== undefined && is !== 'link') {
      const own = Object.hasOwn(value, 'languages') ? listedLanguages(value, locales) : inherited;
      for (const key of keys) take(Reflect.get(value, key), pathOfPart(path, key), own);
    }
    step.end = steps.length;
  };
  take(data, [], languages);
  return steps;
}

function kindOf(value: object, keys: readonly string[], { path, locales }: Pick<WalkScope, 'locales'> & Pick<Step, 'path'>) {
  if (path.at(-1) === 'link' && isLink(value)) return 'link';
  if (keys.length === 0) return 'empty';
  if (!isText(value, locales) || path.at(-1) === byLanguage) return 'other';
  return path.length === 1 && path[0] === 'path' && isPathByLanguage(value) ? 'paths' : 'text';
}

/** Calls the functions of a visitor for the values of some data, in their order. */
export type Walk = (visitor: Visitor) => void;

/** Returns a walk over `data`. The first visit reads `data`, and later ones replay the steps, because a dozen checks visit each file. */
export function walkOver(data: unknown, scope: WalkScope): Walk {
  let steps: readonly Step[] | undefined;
  return (visitor) => {
    steps ??= takeSteps(data, scope);
    for (let index = 0; index < steps.length; ) {
      const step = steps[index];
      index += 1;
      if (step === undefined) return;
      if ('scalar' in step) visitor.scalar?.(step.scalar, step.path);
      else if (visitor.leaveOut?.(step.block) === true) index = step.end;
      else visitBlock(step, visitor);
    }
  };
}

/** Returns the texts in `data` in order: the values of each by language, the languages that it must have, and its path. */
export function textBlocksIn(data: unknown, scope: WalkScope): readonly TextBlock[] {
  const texts: TextBlock[] = [];
  for (const step of takeSteps(data, scope)) {
    if (!('block' in step) || step.is !== 'text') continue;
    const { block, languages, path } = step;
    // A text has a value for each language.
    texts.push({ words: block as TextBlock['words'], languages, path });
  }
  return texts;
}

interface TextBlock {
  readonly words: Readonly<Record<string, unknown>>;
  readonly languages: Languages;
  readonly path: DataPath;
}

/** Returns the scalars in `data` outside of links in order, including each language of a text, with their paths. */
export const scalarsIn = (data: unknown) => takeSteps(data, noLocales).filter((step) => 'scalar' in step);

function visitBlock({ block, is, languages, path }: Extract<Step, { readonly block: object }>, visitor: Visitor): void {
  switch (is) {
    case 'link':
      // `isLink` has checked that the block is a link.
      visitor.link?.(block as Link, languages, path);
      break;
    case 'list':
      visitor.list?.(block as readonly unknown[], path);
      break;
    case 'text':
      visitor.text?.(block as Readonly<Record<string, unknown>>, languages, path);
      break;
    case 'paths':
      visitor.paths?.(block as Readonly<Record<string, unknown>>, languages, path);
      break;
    case 'empty':
      visitor.empty?.(languages, path);
      break;
  }
}

/** Returns whether a path is inside a draft: `data`, the value at the path, or a block above it is one. */
export const isInDraft = (data: unknown, path: DataPath): boolean =>
  isDraft(data) || path.some((_, index) => isDraft(valueAt(data, path.slice(0, index + 1))));

const noLocales: WalkScope = { locales: { has: (_): _ is Locale => false } };

/** Visits `data` once, for checks that do not depend on languages. */
export const visit = (data: unknown, visitor: Pick<Visitor, 'list' | 'leaveOut' | 'scalar'>): void => walkOver(data, noLocales)(visitor);

/** Returns the paths of all keys of a group and of the groups in it. */
export const keysIn = (group: object, path: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const own = [...path, key];
    return typeof value === 'object' && value !== null ? [own, ...keysIn(value, own)] : [own];
  });
