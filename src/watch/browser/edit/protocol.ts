// The protocol between the panel for editing in the page and the dev server. Every request is a POST with JSON to
// `/__archipel/edit/`, followed by the name of the request. Most requests name a place that the server has opened
// before. A refused request has status 409 and a sentence for people.
import type { ContentEdit } from '../../../model/output/edit.ts';
import type { ShownProblem } from '../state.ts';

/** The body and the response of each request, by its name. */
export interface EditProtocol {
  readonly place: { readonly body: ClickedNode; readonly response: Place | Unplaced | UndecidedProps };
  /** Opens the settings of the page at a path. The place has no fields. */
  readonly page: { readonly body: { readonly page: string }; readonly response: Place | Unplaced };
  /** Opens one of the `settings` of a place. */
  readonly setting: { readonly body: ListedRequest; readonly response: Place | Unplaced };
  /** Opens one of the `parts` of a place. */
  readonly part: { readonly body: ListedRequest; readonly response: Place | Unplaced };
  readonly picture: { readonly body: NewPictureRequest; readonly response: AddedPicture };
  /** Sends unsaved text. A live update shows the text on the page. */
  readonly preview: { readonly body: PreviewRequest; readonly response: ValuePreview };
  readonly save: { readonly body: SaveRequest; readonly response: Saved };
  /** Changes a list around a place. */
  readonly item: { readonly body: ItemRequest; readonly response: Saved };
  /** Closes a place and discards its unsaved text. */
  readonly close: { readonly body: { readonly id: string }; readonly response: undefined };
  /** Discards the text that was typed in a tab of the browser. The tab can send it again. The server itself makes this request. */
  readonly gone: { readonly body: { readonly tab: string }; readonly response: undefined };
  readonly undo: { readonly body: Nothing; readonly response: Saved };
  readonly redo: { readonly body: Nothing; readonly response: Saved };
  /** Reverts edits. */
  readonly 'take-back': { readonly body: { readonly ids: readonly string[] }; readonly response: Saved };
  /** Commits edits and pushes them. */
  readonly 'hand-in': { readonly body: HandInRequest; readonly response: HandedIn };
  readonly edits: { readonly body: Nothing; readonly response: EditList };
}

type Nothing = Readonly<Record<string, never>>;

/** Names an item that a place lists, by its index. */
export interface ListedRequest {
  /** The id of the place. */
  readonly id: string;
  readonly index: number;
}

/** The clicked text or image. */
export interface ClickedNode {
  /** The path of the page in the browser. */
  readonly page: string;
  /** The text, or the value of the attribute, on the page. */
  readonly text: string;
  /**
   * The number of preceding texts (or attributes of this name) that are equal except for spaces, within the same island
   * or outside of islands.
   */
  readonly index: number;
  /** The name of the attribute; undefined for a text. */
  readonly attribute?: string | undefined;
  /**
   * Texts of the served page from which a script may have created this text. Scripts display texts of attributes, and
   * split texts into words.
   */
  readonly instead?: readonly Pick<ClickedNode, 'text' | 'index' | 'attribute'>[] | undefined;
  /** The index of the island on the page, from 0; undefined outside of islands. */
  readonly island?: number | undefined;
  /**
   * The path of the prop that displays the text, if an earlier response was an `UndecidedProps`; null if the browser cannot find that prop.
   */
  readonly prop?: readonly (string | number)[] | null | undefined;
  /** For an image: its URL on the page, and the number of preceding images with the same URL. `text` is then the alternative text. */
  readonly picture?: { readonly src: string; readonly index: number } | undefined;
}

/** A value of content that can be changed. */
export interface Place {
  /** The id of the place, which is valid only on this server. */
  readonly id: string;
  /** The name for people: `section 2 (faq), question 4, answer`. */
  readonly label: string;
  /** The description in the schema. */
  readonly help?: string;
  /** The file in the form that the terminal prints, and the line of the value, from 1. */
  readonly file: string;
  readonly line: number;
  /**
   * The values: one for each language of the text, starting with the language in which the page displays it. If the value is the same
   * in all languages, there is only one. An image comes first, followed by its alternative texts.
   */
  readonly fields: readonly PlaceField[];
  /** The number of other pages that display the value. */
  readonly otherPages: number;
  /** The list entries that contain the value, the innermost first. */
  readonly items: readonly PlaceItem[];
  /** The other values on which the text depends. */
  readonly parts?: readonly PlaceSetting[];
  /** True if several parts have the same words and it is unknown which was clicked. */
  readonly isGuess?: boolean;
  /** Values beside this one that are not texts. */
  readonly settings?: readonly PlaceSetting[];
}

/** The paths of several props of an island that contain the clicked words. The browser repeats the request with the clicked `prop`. */
export interface UndecidedProps {
  readonly props: readonly (readonly (string | number)[])[];
}

export interface PlaceSetting {
  /** The name for people, within its block. */
  readonly label: string;
  readonly value: string;
}

/** The response for a text that cannot be edited in the page. */
export interface Unplaced {
  readonly reason: string;
  /** The position at which the editor can be opened, if it is known. */
  readonly at?: { readonly file: string; readonly line: number } | undefined;
}

export interface PlaceField {
  /** The key of the language; undefined if the value is the same in all languages. */
  readonly locale?: string;
  /** The tag, name and direction of the language, for the field. */
  readonly lang?: string;
  readonly languageName?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** The value in the notation of content, with facts in braces. */
  readonly value: string;
  /** The kind of value, which determines the kind of field. */
  readonly kind: 'text' | 'number' | 'boolean' | 'markdown' | 'picture';
  /** For an image: the file that the page currently displays. */
  readonly picture?: { readonly src: string; readonly width: number; readonly height: number };
  readonly isLong: boolean;
  /** True if the language has no text yet. */
  readonly isMissing?: boolean;
  /** For an amount of money: the currency, such as EUR. */
  readonly unit?: string;
  /** The allowed values, if there are a few. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** The existing names, if the value is a name. */
  readonly names?: readonly string[];
  /** The problems of the value when the place was opened. */
  readonly problems?: readonly ValueProblem[];
  /** For an outdated translation: the source text for which it was approved, if it is known, with its language and direction. */
  readonly approvedFor?: { readonly text: string; readonly lang: string; readonly dir: 'ltr' | 'rtl' };
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
  /** The kinds of sections that can be added after this entry; undefined if there are none, or if the entry is not a section. */
  readonly kinds?: readonly { readonly value: string; readonly label: string }[];
}

/** An image for the first field of a place, which is an image or a Markdown paragraph. */
export interface NewPictureRequest {
  readonly id: string;
  /** The name of the file; empty if it has none. */
  readonly name: string;
  /** The bytes in base64. */
  readonly data: string;
  /** The size of a file of which `data` is only the beginning, because it cannot be used. */
  readonly size?: number | undefined;
}

export interface AddedPicture {
  /** The name of the stored image, which is the new value of an image field. */
  readonly asset: string;
  /** The size of the stored image, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly kilobytes: number;
  /** True if content already contained this image. */
  readonly isThere: boolean;
}

interface TypedValues {
  readonly id: string;
  /** The typed texts, in the order of the fields of the place. */
  readonly values: readonly string[];
}

export interface PreviewRequest extends TypedValues {
  /** The id of the page in the browser. The text is discarded a few seconds after the page's event stream has closed. */
  readonly tab?: string | undefined;
}

export interface ValuePreview {
  /** The diagnostics of each field, like those of `check`, in the order of the fields of the place. */
  readonly problems: readonly (readonly ValueProblem[])[];
}

export interface ValueProblem extends Pick<ShownProblem, 'severity' | 'message' | 'hint'> {
  /** True for a warning about a translation that its approval removes. */
  readonly mayApprove?: true;
  /** True if the source text has changed since the translation was approved. */
  readonly isOutdated?: true;
}

export interface SaveRequest extends TypedValues {
  /** The languages whose text is confirmed as correct. If no text was typed, the save only approves them. */
  readonly approved?: readonly string[];
}

/** The result of a save. */
export type Saved =
  /** After request `save`, `place` is the place with the saved text; undefined if that text has become several paragraphs or none. */
  | { readonly kind: 'saved'; readonly edits: EditList; readonly place?: Place }
  /** Another program has changed the same value in the meantime. Nothing was written. */
  | { readonly kind: 'conflict'; readonly before: readonly string[]; readonly theirs: readonly string[]; readonly place: Place }
  /** Nothing was written. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface ItemRequest {
  readonly id: string;
  /** The level of the entry around the place, from 0 for the innermost. */
  readonly level: number;
  readonly change: ItemChange;
  /** The kind to add, one of `kinds` of the entry. */
  readonly kind?: string | undefined;
}

export type ItemChange = 'duplicate' | 'up' | 'down' | 'remove' | 'draft' | 'publish' | 'add';

export interface EditList {
  /** Edits that are in effect, oldest first. */
  readonly edits: readonly EditEntry[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** True if edits were handed in but could not be pushed, so that they have to be handed in again. */
  readonly isUnpushed?: true;
}

export interface EditEntry extends Omit<ContentEdit, 'at' | 'files'> {
  readonly file: string;
}

export interface HandInRequest {
  readonly sentence: string;
  readonly ids: readonly string[];
}

export type HandedIn =
  /** `address` is the URL for opening a proposal; undefined if the host is unknown. */
  | { readonly kind: 'handed in'; readonly branch: string; readonly commit: string; readonly address?: string; readonly edits: EditList }
  /** `edits` is set if the edits were committed, but not pushed. */
  | { readonly kind: 'refused'; readonly reason: string; readonly edits?: EditList };
