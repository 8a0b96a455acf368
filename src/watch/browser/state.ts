// The messages of the dev server to the dev client. Both import their types from here.

/** The message that is sent at the start and after each change. It always contains the complete state, so that no change can be missed. */
export interface DevState extends ServedState {
  /** True if this browser may edit content, because it has opened the URL with the token. */
  readonly mayEdit: boolean;
}

/** The state that all browsers share. */
export interface ServedState {
  /** A new id for each start of the server. The page reloads if the id changes. */
  readonly serverId: string;
  /** A version that changes with templates, islands, layout scripts and files of `public/`. When it changes, the page reloads. */
  readonly reloadVersion: string;
  /** The URL of the stylesheet. */
  readonly stylesheet: string;
  /** A hash of the page's HTML without the URLs of styles and scripts; undefined if the page does not exist. */
  readonly page: string | undefined;
  /** The URL of the home page in the language of this page's path. */
  readonly home: string;
  /**
   * The pages to announce after a save: the pages of the saved file or, if it has none, the pages that the save has changed. Empty if the
   * open page is one of them.
   */
  readonly edited: readonly EditedPage[];
  /** Incremented with each save, so that a closed toast stays closed until the next save. */
  readonly revision: number;
  /** `--follow`: whether to navigate to the edited page, in the language of the current page if possible. */
  readonly follow: boolean;
  /** The files with mistakes, in the form that the terminal prints. This page displays an earlier version of each. */
  readonly held: readonly string[];
  /** True if the page is a draft, which builds leave out. */
  readonly isDraft: boolean;
  /** The problems of the content, errors first, up to a maximum number. */
  readonly problems: readonly ShownProblem[];
}

export interface EditedPage {
  readonly url: string;
  readonly title: string;
  readonly file: string;
  readonly locale: string;
  /** The value of `lang` of the page. */
  readonly lang: string;
}

export interface ShownProblem {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  /** The file in the form that the terminal prints: `content/pages/home.yaml`. */
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** The place in words: `section 2 (faq), question 4, answer`; undefined if the problem concerns the entire file. */
  readonly place: string | undefined;
  readonly message: string;
  readonly hint: string;
  readonly frame: string | undefined;
  /** The corrected lines with their numbers, or undefined. */
  readonly cure: string | undefined;
}
