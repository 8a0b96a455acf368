// The protocol between the panel for editing in the page and the dev server. All requests are POST with JSON, to
// `/__archipel/edit/` and the name of the request; all but `place` and `edits` name a place that the server has handed out.

/**
 * Request `place`: what was clicked. The response is a `Place`, an `Unplaced` or an `UndecidedProps`. The response to any request may
 * have status 409 and a sentence for people.
 */
export interface ClickedNode {
  /** The path of the page, as the browser has it. */
  readonly page: string;
  /** The text, or the value of the attribute, on the page. */
  readonly text: string;
  /**
   * The number of preceding texts, or attributes of this name, that are the same except for blanks: within its island, or outside islands.
   */
  readonly index: number;
  /** The name of the attribute; undefined for a text. */
  readonly attribute?: string | undefined;
  /**
   * Texts of the served page from which a script may have made this one: scripts display words of attributes, and split texts into words.
   */
  readonly instead?: readonly Pick<ClickedNode, 'text' | 'index' | 'attribute'>[] | undefined;
  /** The index of its island on the page, from 0; undefined outside islands. */
  readonly island?: number | undefined;
  /** Which of the props named by an `UndecidedProps` the text displays; null if the browser does not know either. */
  readonly prop?: readonly (string | number)[] | null | undefined;
  /** Set for an image: its URL on the page, and how many images before it have the same URL. `text` is then its alternative text. */
  readonly picture?: { readonly src: string; readonly index: number } | undefined;
}

/** A value of content that can be changed. */
export interface Place {
  /** Known only to this server, until others change the value. */
  readonly id: string;
  /** The name for people: `section 2 (faq), question 4, answer`. */
  readonly label: string;
  /** The description in the schema. */
  readonly help?: string;
  /** The file and line of the value, as the terminal displays it; lines count from 1. */
  readonly file: string;
  readonly line: number;
  /** The values: one for each language of the page, the page's own first; a single one if the value is the same in all languages. */
  readonly fields: readonly PlaceField[];
  /** The number of other pages that display the value. */
  readonly otherPages: number;
  /** The list entries around the value, the innermost first. */
  readonly items: readonly PlaceItem[];
  /** The other values that the text depends on, if there are several. Request `part` opens one by its index. */
  readonly parts?: readonly PlaceSetting[];
  /** True if several parts have the same words, and the clicked one is not known. */
  readonly isGuess?: boolean;
  /** Values beside this one that are not texts. Request `setting` opens one by its index; the response to request `page` has only these. */
  readonly settings?: readonly PlaceSetting[];
}

/** Several props of the island have the clicked words: the request has to be repeated with the right `prop`. */
export interface UndecidedProps {
  readonly props: readonly (readonly (string | number)[])[];
}

export interface PlaceSetting {
  /** The name for people, without the surroundings. */
  readonly label: string;
  readonly value: string;
}

/** The text as written, if it cannot be edited here. */
export interface Unplaced {
  readonly reason: string;
  /** The place at which the editor opens, if it is known. */
  readonly at?: { readonly file: string; readonly line: number } | undefined;
}

export interface PlaceField {
  /** The key of the language; undefined if the value is the same in all languages. */
  readonly locale?: string;
  /** The tag, name and direction of the language, for the field. */
  readonly lang?: string;
  readonly languageName?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** The text as in content, with facts in braces; numbers and dates as in content. */
  readonly value: string;
  /** The kind of value, which decides the kind of field. */
  readonly kind: 'text' | 'number' | 'boolean' | 'markdown' | 'picture';
  /** For an image: the one that the page currently displays. */
  readonly picture?: { readonly src: string; readonly width: number; readonly height: number };
  readonly isLong: boolean;
  /** True if the language has no text yet. */
  readonly isMissing?: boolean;
  /** Set for an amount of money: its currency, such as EUR. */
  readonly unit?: string;
  /** The allowed values, if there are a few. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** The existing names, if the value is a name. */
  readonly names?: readonly string[];
  /** Facts that a text may name in braces, with the text that visitors read. */
  readonly facts?: readonly { readonly name: string; readonly shown: string }[];
}

export interface PlaceItem {
  /** The name for people: `question 4`. */
  readonly label: string;
  /** The index, from 0. */
  readonly index: number;
  readonly count: number;
  /** Whether the entry is a draft; undefined if it cannot be one. */
  readonly isDraft?: boolean;
  /** The kinds that can be added after the entry, if they differ from its own. */
  readonly kinds?: readonly { readonly value: string; readonly label: string }[];
}

/**
 * Request `picture`: an image for the first field of a place, which is an image or a Markdown paragraph. The response is a
 * `BroughtPicture`.
 */
export interface NewPictureRequest {
  readonly id: string;
  /** The name of the file; empty if it has none. */
  readonly name: string;
  /** The bytes in base64. */
  readonly data: string;
}

export interface BroughtPicture {
  /** The new text of the field. */
  readonly asset: string;
  /** In pixels, as stored. */
  readonly width: number;
  readonly height: number;
  readonly kilobytes: number;
  /** True if content already has this image. */
  readonly isThere: boolean;
}

/** Request `preview`: unsaved text. The page follows by a live update. The response is a `ValuePreview`. */
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
 * Request `save` with `TypedValues`, and optionally `approved`: the languages whose text is confirmed although another language
 * has changed. The response is a `Saved`.
 */
export interface SaveRequest extends TypedValues {
  readonly approved?: readonly string[];
}

/** The result of a save. */
export type Saved =
  | { readonly kind: 'saved'; readonly edits: EditList }
  /** Others have changed the same value in the meantime: nothing was written. */
  | { readonly kind: 'conflict'; readonly before: readonly string[]; readonly theirs: readonly string[]; readonly place: Place }
  /** Nothing was written. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Request `item`: changes the list around the place. The response is a `Saved`. */
export interface ItemRequest {
  readonly id: string;
  /** The level of the entry around the place, from 0 for the innermost. */
  readonly level: number;
  readonly change: ItemChange;
  /** The kind to add, from its `kinds`. */
  readonly kind?: string | undefined;
}

export type ItemChange = 'duplicate' | 'up' | 'down' | 'remove' | 'draft' | 'publish' | 'add';

/**
 * Requests `edits`, `undo` and `redo`, with an empty object, and `take-back`, with the `ids` of edits to revert. The response to `edits`
 * is this list, to the others a `Saved`. Request `close`, with the `id` of a place, discards the text typed there.
 */
export interface EditList {
  /** Edits that are in effect, oldest first. */
  readonly edits: readonly EditEntry[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface EditEntry {
  readonly id: string;
  /** The name of the value for people, with its page or file: `Preise › Audit, Preis`. */
  readonly label: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** The number of pages that display the value. */
  readonly pages?: number;
}

/** Request `hand-in`: commits the edits and pushes them. The response is a `HandedIn`. */
export interface HandInRequest {
  readonly sentence: string;
  readonly ids: readonly string[];
}

export type HandedIn =
  /** `address` is the URL for opening a proposal; undefined if the host is unknown. */
  | { readonly kind: 'handed in'; readonly branch: string; readonly commit: string; readonly address?: string; readonly edits: EditList }
  | { readonly kind: 'refused'; readonly reason: string };
