// One entry of the catalogue: how grave it is, the two sentences a reader gets, and how it relates to other codes.

export type Severity = 'error' | 'warning';

export interface Message {
  /** The problem, in plain words. */
  readonly message: string;
  /** The way out. */
  readonly hint: string;
}

/** Properties that codes share, by which they are treated alike. */
export type CodeGroup =
  /** The site is right today, but will not be on a future day. */
  | 'ahead'
  /** Differences between languages. */
  | 'comparison'
  /** Dates that are wrong themselves. */
  | 'dates'
  /** A draft where a page is needed: right as soon as drafts are built. */
  | 'draft'
  /** Unwritten text: no mistake while the author is still writing. */
  | 'placeholder'
  /** Names of prices.yaml, which a site may do without. */
  | 'price'
  /** A page that a site needs, and a build leaves out. */
  | 'pageNeeded'
  /** Matters only for a published page, not for a draft. */
  | 'publishing'
  /** YAML that is read after a correction, or not at all. */
  | 'syntax'
  /** The form of a text, not its meaning. */
  | 'typography'
  /** A file or folder that cannot be read. */
  | 'unreadable'
  /** A name that does not exist. */
  | 'unknownName'
  /** Parts that may be missing while people write; pages show a placeholder. */
  | 'unfinished'
  /** A note instead of a text. */
  | 'unwritten';

/** Where to look for the cause of a finding. */
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

/** One mistake is reported once: a finding is left out if another one of these has the same place. */
export interface Cause {
  readonly shared: Shared;
  /** The groups that the other finding is in, or is not in. */
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

/** The sentences of another language for the codes of a part of the catalogue, from the same arguments. */
export type Translation<Part> = {
  readonly [Code in keyof Part]: Part[Code] extends CatalogueEntry<infer Args> ? (args: Args) => Message : never;
};

export interface Suggestion {
  readonly suggestion?: string | undefined;
}
