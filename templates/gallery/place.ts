// Finds the place of a gallery page from its path.

export interface Place {
  /** The section type, layout or part that is shown; undefined on the index. */
  readonly name: string | undefined;
  /** The example that is shown without others; undefined if all are shown. */
  readonly example: string | undefined;
  /** The path of the index in the language of the page. */
  readonly index: string;
}

/** Returns the place of the page at `path`. */
export function placeOf(path: string): Place {
  const index = path.slice(0, path.indexOf('/__gallery') + '/__gallery'.length);
  const [, name, example] = path.slice(index.length).split('/');
  return { name, example, index };
}
