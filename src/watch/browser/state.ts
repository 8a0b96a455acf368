// What the dev server sends to the dev client. Both import it from here.

/** Sent at the beginning and after each change. Always the whole state, never a delta, so that nothing can be missed. */
export interface DevState extends ServedState {
  /** True if this browser may edit content: it has opened the address with the token. */
  readonly mayEdit: boolean;
}

/** The state for all browsers. */
export interface ServedState {
  /** Differs after each start of the server: then the page reloads. */
  readonly serverId: string;
  /** Changes with templates, islands and layout scripts: then the page reloads. */
  readonly codeVersion: string;
  /** The URL of the stylesheet. */
  readonly stylesheet: string;
  /** Hash of the page's HTML without the URLs of styles and scripts, or undefined if the page does not exist. */
  readonly page: string | undefined;
  /** The home page in the language of this page's path. */
  readonly home: string;
  /** Pages that depend on the file that was saved last, unless the page shown is one of them. */
  readonly edited: readonly EditedPage[];
  /** Incremented with each save, so that a toast that was closed stays closed until the next save. */
  readonly revision: number;
  /** `--follow`: go to the edited page (the one in the language of the page shown, if there is one). */
  readonly follow: boolean;
  /** The files with mistakes of which this page shows an earlier version, as the terminal names them. */
  readonly held: readonly string[];
  /** True if the page is a draft, which a build leaves out. */
  readonly isDraft: boolean;
  /** Everything wrong with the content; errors first. */
  readonly problems: readonly ShownProblem[];
}

export interface EditedPage {
  readonly url: string;
  readonly title: string;
  readonly file: string;
  readonly locale: string;
  /** The value of its `lang`. */
  readonly lang: string;
}

export interface ShownProblem {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  /** As the terminal shows it: content/pages/home.yaml */
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** The place in words: `section 2 (faq), question 4, answer`; undefined for a complete file. */
  readonly place: string | undefined;
  readonly message: string;
  readonly hint: string;
  /** The code frame, or undefined. */
  readonly frame: string | undefined;
  /** The corrected lines with their numbers, or undefined. */
  readonly cure: string | undefined;
}
