// What the server of `watch` and the script in its pages say to each other. Both sides import it from here.

/** What the server says whenever something changed, and once at the beginning. Everything is state, nothing is a delta. */
export interface DeskState {
  /** Another one after each start of the server: then the page reloads. */
  readonly run: string;
  /** Changes with templates, islands and frame scripts: then the page reloads. */
  readonly code: string;
  /** The address of the stylesheet. */
  readonly stylesheet: string;
  /** Changes with the HTML of this page (stylesheet address and scripts left out of the hash); undefined where there is no such page (any more). */
  readonly page: string | undefined;
  /** Pages made of the file that was saved last, where the page shown is not among them. */
  readonly edited: readonly EditedPage[];
  /** Grows with each save, so that an offer of `edited` that was waved away stays away until the next save. */
  readonly save: number;
  /** `--follow`: go to the edited page (the one in the language of the page shown, if there is one). */
  readonly follow: boolean;
  /** Everything wrong with the content; errors first. */
  readonly problems: readonly DeskProblem[];
}

export interface EditedPage {
  readonly url: string;
  readonly title: string;
  readonly file: string;
  readonly locale: 'de' | 'en';
}

export interface DeskProblem {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  /** As the terminal shows it: content/pages/home.yaml */
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly message: string;
  readonly hint: string;
  /** Lines with marks below the place, or undefined. */
  readonly frame: string | undefined;
}
