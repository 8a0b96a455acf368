// Parses the text after the language of a code block: ```js title="greet.js" {1,3-5} ins={6} "name" /\d+/ showLineNumbers

/** How the lines of a code block are shown. */
export interface CodeMeta {
  readonly title: string | undefined;
  /** The language of the code in a block of `diff`. */
  readonly language: string | undefined;
  readonly isNumbered: boolean;
  /** The marks of lines, by the number of the line from 1. */
  readonly lines: ReadonlyMap<number, LineMark>;
  /** The words and patterns to mark within lines. */
  readonly words: readonly (string | RegExp)[];
  /** The parts of the text that could not be parsed. */
  readonly unread: readonly string[];
}

export type LineMark = 'mark' | 'ins' | 'del';

const part =
  /([\w-]+)=(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\{([^}]*)\}|(\/.+?\/(?=\s|$)))|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\{([^}]*)\}|\/(.+?)\/(?=\s|$)|(\S+)/g;

const isMark = (key: string): key is LineMark => key === 'mark' || key === 'ins' || key === 'del';

/** Names that are ignored: options of other generators, and `lang` and `title` without a value. */
const known: ReadonlySet<string> = new Set(['wrap', 'nowrap', 'frame', 'lang', 'title']);

/**
 * Returns the language and the options of a code block whose first line does not start with a language, but with an option
 * (`title="greet.js"`) or with a brace, as in MkDocs and Pandoc (`{ .js .numberLines title="greet.js" }`), R Markdown (`{r, echo=FALSE}`)
 * and MyST (`{code-block} python`). Returns undefined for any other line.
 */
export function readOtherOptions(written: string): { readonly language: string | null; readonly meta: string } | undefined {
  if (/^(?:[\w-]+=["'{]|\{[\d,\s-]+\})/.test(written)) return { language: null, meta: written };
  const [, chunk, after = ''] = /^\{([a-z][\w+#-]*)(?:[\s,][^{}]*)?\}[ \t]*(.*)$/i.exec(written) ?? [];
  if (chunk !== undefined) {
    const [, argument = null, options] = /^code(?:-block|-cell)?$/.test(chunk)
      ? (/^([\w+#-]+)?(.*)$/.exec(after) ?? [])
      : ['', chunk, after];
    return { language: argument, meta: options?.trim() ?? '' };
  }
  const [, language = null, rest] = /^\{\s*(?:\.([\w+#-]+)(?=[\s}])|(?=[\w-]+=["']))([^{}]*)\}$/.exec(written) ?? [];
  if (rest === undefined) return undefined;
  const meta = rest.replace(/"[^"]*"|'[^']*'|(?<=\s)[.#]\S+/g, (found) => {
    if (found === '.numberLines') return 'showLineNumbers';
    // Other classes and ids are for looks.
    return /^[.#]/.test(found) ? '' : found;
  });
  return { language, meta: meta.trim() };
}

/**
 * Returns a language whose marks follow it without a space, and both as they have to be written: `js {1,3}` for `js/1,3` and `js{1,3}`,
 * `js title="greet.js"` for `js:greet.js`. For other marks, returns the language alone. Returns undefined if there are none.
 */
export function attachedMarks(name: string): { readonly language: string; readonly written: string } | undefined {
  const [, language = '', marks = ''] = /^([\w+#-]*[\w+#])[^\w+#-]+(.*?)[^\w]*$/.exec(name) ?? [];
  if (language === '') return undefined;
  const lines = linesIn(marks) === undefined ? '' : ` {${marks}}`;
  const title = /^[^\s"]+\.\w+$/.test(marks) ? ` title="${marks}"` : '';
  return { language, written: `${language}${lines}${title}` };
}

export function readCodeMeta(meta: string): CodeMeta {
  const [lines, words, unread]: [Map<number, LineMark>, (string | RegExp)[], string[]] = [new Map(), [], []];
  let [title, language, isNumbered]: [string | undefined, string | undefined, boolean] = [undefined, undefined, false];
  const addLines = (mark: LineMark, written: string, whole: string): void => {
    const numbers = linesIn(written);
    if (numbers === undefined) unread.push(whole);
    else for (const number of numbers) lines.set(number, mark);
  };
  for (const [whole, key = '', double, single, braced, keyedPattern, ownDouble, ownSingle, ownBraced, pattern, word] of meta.matchAll(
    part,
  )) {
    const text = (double ?? single ?? ownDouble ?? ownSingle)?.replace(/\\(.)/g, '$1');
    if (key === '' && text !== undefined) words.push(text);
    else if (ownBraced !== undefined) addLines('mark', ownBraced, whole);
    else if (pattern !== undefined) addPattern(pattern, whole);
    else if (word === 'showLineNumbers' || word === 'lineNumbers') isNumbered = true;
    else if (key === 'title') title = text;
    else if (key === 'lang') language = text;
    else if (key === 'linenums') isNumbered = true;
    else if (key === 'hl_lines' && text !== undefined) addLines('mark', text.trim().replaceAll(/\s+/g, ','), whole);
    else if (isMark(key) && braced !== undefined) addLines(key, braced, whole);
    else if (isMark(key) && text !== undefined) words.push(text);
    else if (isMark(key) && keyedPattern !== undefined) addPattern(keyedPattern.slice(1, -1), whole);
    else if (!known.has(key === '' ? (word ?? '') : key)) unread.push(whole);
  }
  return { title, language, isNumbered, lines, words, unread };

  function addPattern(source: string, whole: string): void {
    try {
      words.push(new RegExp(source, 'g'));
    } catch {
      unread.push(whole);
    }
  }
}

/** Returns the line numbers in `1,3-5`; undefined if the list is invalid. */
function linesIn(written: string): readonly number[] | undefined {
  const found = written.split(',').map((each) => /^\s*(\d{1,4})(?:\s*-\s*(\d{1,4}))?\s*$/.exec(each));
  if (found.some((each) => each === null)) return undefined;
  return found.flatMap((each) => {
    const [from, to] = [Number(each?.[1]), Number(each?.[2] ?? each?.[1])];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  });
}
