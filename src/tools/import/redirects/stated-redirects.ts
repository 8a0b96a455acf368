// The redirects that another site states outside of its texts.

/** A redirect as stated. Its paths begin at the root of the other site. */
export interface StatedRedirect {
  readonly from: string;
  readonly to: string;
  readonly place: StatedPlace;
}

/** The place of a redirect in the other site. */
interface StatedPlace {
  /** The path of the file from the root of the site. */
  readonly file: string;
  readonly line: number;
  /** The words that identify it there, such as `createRedirects` or `/old/* /new`. */
  readonly words: string;
}

/** A redirect that is not imported: code, a rule for many URLs, or one to a page that is not part of the import. */
export interface LeftRedirect extends StatedPlace {
  readonly reason: 'code' | 'rule' | 'page';
}

/** The redirects of a file, and those of its lines that state none for certain. */
export interface StatedRedirects {
  readonly stated: readonly StatedRedirect[];
  readonly left: readonly LeftRedirect[];
}

export const noRedirects: StatedRedirects = { stated: [], left: [] };
