// Front matter: the YAML between two lines of dashes at the start of a Markdown file. Offsets in both parts are those in the file.

/** The keys of `meta` for search engines. In front matter, they are at the top level. */
export const metaKeys: readonly string[] = ['title', 'description'];

const opening = /^\uFEFF?---[ \t]*\r?\n/;
const closing = /^(?:---|\.\.\.)[ \t]*\r?$/m;

interface FrontMatter {
  /** The YAML, preceded by blanks so that its offsets are those in the file; undefined if there is no front matter. */
  readonly yaml: string | undefined;
  /** The Markdown, with blanks in place of front matter; empty if there is a `fault`. */
  readonly body: string;
  /** A problem of the front matter: it is never closed, or it is TOML as Hugo uses it. */
  readonly fault?: 'open' | 'toml';
}

/** Splits a Markdown file into its parts. */
export function splitFrontMatter(text: string): FrontMatter {
  if (/^\uFEFF?\+\+\+[ \t]*\r?\n/.test(text)) return { yaml: undefined, body: '', fault: 'toml' };
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) return { yaml: undefined, body: text };
  const end = closing.exec(text.slice(start));
  if (end === null) return { yaml: undefined, body: '', fault: 'open' };
  const bodyStart = start + end.index + end[0].length;
  return {
    yaml: blanked(text.slice(0, start)) + text.slice(start, start + end.index),
    body: blanked(text.slice(0, bodyStart)) + text.slice(bodyStart),
  };
}

/** Returns the Markdown of a file, with blanks in place of front matter. */
export const withoutFrontMatter = (text: string): string => splitFrontMatter(text).body;

const blanked = (text: string): string => text.replace(/[^\r\n]/g, ' ');
