// Front matter: the YAML between two lines of dashes at the start of a Markdown file. Both parts keep the offsets of the file.

const opening = /^\uFEFF?---[ \t]*\r?\n/;
const closing = /^(?:---|\.\.\.)[ \t]*\r?$/m;

interface FrontMatter {
  /** YAML, after as many blanks as there are letters before it; undefined if the file has no front matter. */
  readonly yaml: string | undefined;
  /** Markdown, with blanks instead of front matter. */
  readonly body: string;
  /** A problem of front matter: it is never closed, or it is the TOML of Hugo. */
  readonly fault?: 'open' | 'toml';
}

/** The parts of a Markdown file. */
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

/** The Markdown of a file, with blanks instead of front matter. */
export const withoutFrontMatter = (text: string): string => splitFrontMatter(text).body;

const blanked = (text: string): string => text.replace(/[^\r\n]/g, ' ');
