// Defines entries of the catalogue: severity, message and hint, and relations to other codes.

export type Severity = 'error' | 'warning';

export interface Message {
  /** The problem, in plain words. */
  readonly message: string;
  /** What to do about the problem. */
  readonly hint: string;
}

/** Groups of codes that are treated alike. */
export type CodeGroup =
  /** A problem that may become an error on a future day. Until then, it never makes a check fail. */
  | 'ahead'
  /** Differences between languages. */
  | 'comparison'
  /** Wrong dates, and unknown keys, because an unknown key may be the misspelled key of a date. */
  | 'dates'
  /** A required page, or the target of a link, is a draft. If drafts are built, this is only a warning. */
  | 'draft'
  /** Missing text, which is not a mistake while the author is still writing. */
  | 'placeholder'
  /** Unknown price lists and campaigns. Their file, prices.yaml, may be missing. */
  | 'price'
  /** A required page that builds leave out, always or on some days. */
  | 'pageNeeded'
  /** Problems that matter only for a published page, not for a draft. */
  | 'publishing'
  /** YAML that can be parsed only after a correction, or not at all. */
  | 'syntax'
  /** The form of a text, not its meaning. */
  | 'typography'
  /** A file or folder that cannot be read. */
  | 'unreadable'
  /** A name or key that does not exist. */
  | 'unknownName'
  /** Parts that may be missing while people write; pages show a placeholder. */
  | 'unfinished'
  /** A placeholder instead of a text. */
  | 'unwritten';

/** What a finding has in common with its cause. */
type Shared =
  /** The same value of the same file. */
  | 'place'
  /** The same text, in any language. */
  | 'text'
  | 'file'
  /** The content folder, with everything in it. */
  | 'folder'
  /** The page that the finding names as its target. */
  | 'target';

/**
 * Describes the possible causes of a finding. The finding is left out if one of its causes was reported, so that each
 * mistake is reported only once.
 */
export interface Cause {
  readonly shared: Shared;
  /** The group of the cause, or the groups that the cause must not belong to. */
  readonly is: CodeGroup | { readonly not: readonly CodeGroup[] };
}

export interface Relations {
  readonly groups?: readonly CodeGroup[];
  readonly followsFrom?: Cause;
}

export interface CatalogueEntry<Args> extends Relations {
  readonly severity: Severity;
  readonly say: Say<Args>;
}

type Say<Args> = (args: Args) => Message;

interface Define {
  <Args = object>(say: Say<Args>): CatalogueEntry<Args>;
  <Args = object>(relations: Relations, say: Say<Args>): CatalogueEntry<Args>;
}

const define =
  (severity: Severity): Define =>
  <Args>(...entry: readonly [Say<Args>] | readonly [Relations, Say<Args>]): CatalogueEntry<Args> =>
    entry.length === 1 ? { severity, say: entry[0] } : { severity, ...entry[0], say: entry[1] };

export const error = define('error');

export const warning = define('warning');

/** The messages of another language for a part of the catalogue, with the same arguments. */
export type Translation<Part> = {
  readonly [Code in keyof Part]: Part[Code] extends CatalogueEntry<infer Args> ? (args: Args) => Message : never;
};

export interface Suggestion {
  readonly suggestion?: string | undefined;
}
