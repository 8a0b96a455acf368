// The messages of the dev server to the dev client. Both import their types from here.

/** Sent at the start and after each change. Always the complete state, never a delta, so that nothing can be missed. */
export interface DevState extends ServedState {
  /** True if this browser may edit content, because it has opened the URL with the token. */
  readonly mayEdit: boolean;
}

/** The state that all browsers share. */
export interface ServedState {
  /** Differs after each start of the server; the page then reloads. */
  readonly serverId: string;
  /** Changes with templates, islands and layout scripts; the page then reloads. */
  readonly codeVersion: string;
  /** The URL of the stylesheet. */
  readonly stylesheet: string;
  /** Hash of the page's HTML without the URLs of styles and scripts, or undefined if the page does not exist. */
  readonly page: string | undefined;
  /** The home page in the language of this page's path. */
  readonly home: string;
  /** Pages that depend on the file that was saved last; empty if the open page is one of them. */
  readonly edited: readonly EditedPage[];
  /** Incremented with each save, so that a closed toast stays closed until the next one. */
  readonly revision: number;
  /** `--follow`: whether to navigate to the edited page, in the language of the current page if possible. */
  readonly follow: boolean;
  /** The files with mistakes of which this page displays an earlier version, as the terminal names them. */
  readonly held: readonly string[];
  /** True if the page is a draft, which builds omit. */
  readonly isDraft: boolean;
  /** All problems of the content, errors first. */
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
  /** The file as the terminal displays it: content/pages/home.yaml */
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** The place in words: `section 2 (faq), question 4, answer`; undefined for an entire file. */
  readonly place: string | undefined;
  readonly message: string;
  readonly hint: string;
  /** The code frame, or undefined. */
  readonly frame: string | undefined;
  /** The corrected lines with their numbers, or undefined. */
  readonly cure: string | undefined;
}
