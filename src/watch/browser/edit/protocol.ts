// What the panel for editing in the page and the dev server say to each other. All requests are POST with JSON, to
// `/__archipel/edit/` and the name of the request; all but `place` and `edits` name a place that the server handed out.

/**
 * Request `place`: what was clicked. Answered with a `Place`, an `Unplaced` or an `UndecidedProps`. Any request may be answered with status
 * 409 and a sentence for people.
 */
export interface ClickedNode {
  /** The path of the page, as the browser has it. */
  readonly page: string;
  /** The text, or the value of the attribute, as the page has it. */
  readonly text: string;
  /** How many texts, or attributes of this name, before it are the same except for blanks: in its island, or outside of islands. */
  readonly index: number;
  /** The name of the attribute; undefined for a text. */
  readonly attribute?: string | undefined;
  /** The texts that the served page may have had in its place: scripts show words of attributes, and split texts into words. */
  readonly instead?: readonly Pick<ClickedNode, 'text' | 'index' | 'attribute'>[] | undefined;
  /** Which island of the page it is in, counted from 0; undefined outside of islands. */
  readonly island?: number | undefined;
  /** Which of the props that an `UndecidedProps` has named says it; null if the browser does not know either. */
  readonly prop?: readonly (string | number)[] | null | undefined;
  /** Set for a picture: the address that it has on the page, and how many before it have the same. Its `text` is what it is said to show. */
  readonly picture?: { readonly src: string; readonly index: number } | undefined;
}

/** A value of content that can be changed. */
export interface Place {
  /** Known only to this server, until the value is changed elsewhere. */
  readonly id: string;
  /** What people call it: `section 2 (faq), question 4, answer`. */
  readonly label: string;
  /** Its description in the schema. */
  readonly help?: string;
  /** Where it is written, as the terminal shows it, with its line from 1. */
  readonly file: string;
  readonly line: number;
  /** The values: one for each language of the page, the page's first; a single one if the value is the same in all. */
  readonly fields: readonly PlaceField[];
  /** How many other pages show it. */
  readonly otherPages: number;
  /** The entries of lists that it is in, the innermost first. */
  readonly items: readonly PlaceItem[];
  /** The other values that the text follows from, where it follows from several. Request `part` opens one by its index. */
  readonly parts?: readonly PlaceSetting[];
  /** True if several parts have the same words, and it is not known which of them was clicked. */
  readonly isGuess?: boolean;
  /** The values beside it that are not texts. Request `setting` opens one by its index; request `page` is answered with these alone. */
  readonly settings?: readonly PlaceSetting[];
}

/** Several props of the island have the clicked words: the request is to be sent again with the right `prop`. */
export interface UndecidedProps {
  readonly props: readonly (readonly (string | number)[])[];
}

export interface PlaceSetting {
  /** Its name for people, without its surroundings. */
  readonly label: string;
  readonly value: string;
}

/** The text as written, if it cannot be edited here. */
export interface Unplaced {
  readonly reason: string;
  /** Where the editor finds it, if that is known. */
  readonly at?: { readonly file: string; readonly line: number } | undefined;
}

export interface PlaceField {
  /** The key of the language; undefined if the value is the same in all languages. */
  readonly locale?: string;
  /** Its tag, name and direction, for the field. */
  readonly lang?: string;
  readonly languageName?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** The text as in content, with facts in braces; numbers and dates as written. */
  readonly value: string;
  /** The same as JSON has it, without facts. */
  readonly kind: 'text' | 'number' | 'boolean' | 'markdown' | 'picture';
  /** For a picture: the one that the page shows now. */
  readonly picture?: { readonly src: string; readonly width: number; readonly height: number };
  readonly isLong: boolean;
  /** True if the language has no text yet. */
  readonly isMissing?: boolean;
  /** Set for an amount of money: its currency, such as EUR. */
  readonly unit?: string;
  /** The values that it may have, if there are a few. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Names that are known, if it is one. */
  readonly names?: readonly string[];
  /** Facts that a text may name in braces, with what visitors read. */
  readonly facts?: readonly { readonly name: string; readonly shown: string }[];
}

export interface PlaceItem {
  /** What people call it: `question 4`. */
  readonly label: string;
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
  /** Whether it is a draft; undefined if it cannot be one. */
  readonly isDraft?: boolean;
  /** The kinds that can be added after it, if they differ from its own. */
  readonly kinds?: readonly { readonly value: string; readonly label: string }[];
}

/** Request `picture`: a picture for the first field of a place, which is one or a paragraph of Markdown. Answered with a `BroughtPicture`. */
export interface NewPictureRequest {
  readonly id: string;
  /** The name of its file; empty if it has none. */
  readonly name: string;
  /** In base64. */
  readonly data: string;
}

export interface BroughtPicture {
  /** The new text of the field. */
  readonly asset: string;
  /** In pixels, as stored. */
  readonly width: number;
  readonly height: number;
  readonly kilobytes: number;
  /** True if content has this picture already. */
  readonly isThere: boolean;
}

/** Request `preview`: unsaved text. The page follows by a live update. Answered with a `ValuePreview`. */
export interface TypedValues {
  readonly id: string;
  /** The typed texts; fields in the order of the place. */
  readonly values: readonly string[];
}

export interface ValuePreview {
  /** The diagnostics of `check` for each field, in the order of the place; empty if there are none. */
  readonly problems: readonly (readonly ValueProblem[])[];
}

export interface ValueProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string;
}

/**
 * Request `save` with `TypedValues`, and optionally `approved`: the keys of languages whose text is still right although another
 * language has changed. Answered with a `Saved`.
 */
export interface SaveRequest extends TypedValues {
  readonly approved?: readonly string[];
}

/** The result of a save. */
export type Saved =
  | { readonly kind: 'saved'; readonly edits: EditList }
  /** The same value was changed elsewhere meanwhile: nothing was written. */
  | { readonly kind: 'conflict'; readonly before: readonly string[]; readonly theirs: readonly string[]; readonly place: Place }
  /** Nothing was written. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Request `item`: changes the list that the place is in. Answered with a `Saved`. */
export interface ItemRequest {
  readonly id: string;
  /** Which of the entries around the place, counted from 0, the innermost. */
  readonly level: number;
  readonly change: ItemChange;
  /** The kind to add, from its `kinds`. */
  readonly kind?: string | undefined;
}

export type ItemChange = 'duplicate' | 'up' | 'down' | 'remove' | 'draft' | 'publish' | 'add';

/**
 * Requests `edits`, `undo` and `redo`, with an empty object, and `take-back`, with the `ids` of edits to undo: answered with the list,
 * the last three with a `Saved`. Request `close`, with the `id` of a place, forgets what was typed there.
 */
export interface EditList {
  /** Oldest first, without those that were undone. */
  readonly edits: readonly EditEntry[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface EditEntry {
  readonly id: string;
  /** What people call the value, and its page or file: `Preise › Audit, Preis`. */
  readonly label: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** How many pages show it. */
  readonly pages?: number;
}

/** Request `hand-in`: commits the edits and pushes them. Answered with a `HandedIn`. */
export interface HandInRequest {
  readonly sentence: string;
  readonly ids: readonly string[];
}

export type HandedIn =
  /** `address` opens a proposal at the host; undefined if the host is not known. */
  | { readonly kind: 'handed in'; readonly branch: string; readonly commit: string; readonly address?: string; readonly edits: EditList }
  | { readonly kind: 'refused'; readonly reason: string };
