// Front matter: the YAML between two lines of dashes at the start of a Markdown file. Offsets in both parts are those in the file.

/** The keys of `meta` for search engines. In front matter, they are at the top level. */
export const metaKeys: readonly string[] = ['title', 'description'];

const opening = /^\uFEFF?---(?:[ \t]*ya?ml)?[ \t]*\r?\n/;
const closing = /^(?:---|\.\.\.)[ \t]*\r?$/m;

/**
 * The starts of front matter that cannot be read: in TOML as in Hugo, in JSON or JavaScript as in Eleventy, after other lines, without its
 * first line, or between other marks than three dashes.
 */
const unreadable = {
  toml: /^\uFEFF?(?:\+\+\+|---[ \t]*toml)[ \t]*\r?\n\s*(?:#.*\r?\n\s*)*(?:\[|[\w."-]+[ \t]*=)/,
  json: /^\uFEFF?(?:(?:---[ \t]*(?:json|js|javascript)|;;;)[ \t]*\r?\n|\{\s*"[^"\n]*"[ \t]*:)/,
  late: /^\uFEFF?(?:\s|<!--(?:(?!-->)[\s\S])*-->)+(?<=\n)---[ \t]*\r?\n[\w-]+:/,
  start: /^\uFEFF?(?:[a-z][\w-]*:[ \t][^\r\n]*\r?\n)+---[ \t]*(?:\r?\n|$)/,
  marks: /^\uFEFF?(?:-{2}|-{4,}|[–—]+|_{3,}|\*{3,}|={3,}|[ \t]+---)[ \t]*\r?\n[a-z][\w-]*:[ \t]/,
} as const;

interface FrontMatter {
  /** The YAML, preceded by spaces so that its offsets are those in the file; undefined if there is no front matter. */
  readonly yaml: string | undefined;
  /** The Markdown, with spaces in place of front matter; empty if there is a `fault`. */
  readonly body: string;
  /** Why the front matter cannot be read. `open` means that it is never closed. */
  readonly fault?: keyof typeof unreadable | 'open';
}

/** Splits a Markdown file into its parts. */
export function splitFrontMatter(text: string): FrontMatter {
  for (const fault of ['toml', 'json', 'late', 'start', 'marks'] as const)
    if (unreadable[fault].test(text)) return { yaml: undefined, body: '', fault };
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

/** Returns the Markdown of a file, with spaces in place of front matter. */
export const withoutFrontMatter = (text: string): string => splitFrontMatter(text).body;

/** Returns whether a text begins with front matter in any notation, although its kind of file has none. */
export function beginsWithFrontMatter(text: string): boolean {
  const { yaml = '', fault } = splitFrontMatter(text);
  return fault === 'toml' || fault === 'json' || /^\s*(?:#.*\r?\n\s*)*["']?[\w-]+["']?[ \t]*:(?:\s|$)/.test(yaml);
}

const blanked = (text: string): string => text.replace(/[^\r\n]/g, ' ');
