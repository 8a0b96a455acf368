// Converts blocks of code between tags of Liquid or shortcodes of Hugo to fenced code, and the options of fenced code in Hugo.
import { writtenCode } from '../../../content/prose/code/written-code.ts';
import type { ChangeName, Count } from '../changes.ts';
import { attributesIn } from './rules.ts';

/** The groups are the indentation, the name, the words of the opening tag, and the code. */
const forms: readonly { readonly change: ChangeName; readonly pattern: RegExp }[] = [
  { change: 'liquid', pattern: /^([ \t]*)\{%-? *(highlight) +(.*?)-?%\}([\s\S]*?)\{%-? *endhighlight *-?%\}/gm },
  {
    change: 'shortcodes',
    pattern:
      /^([ \t]*)\{\{[<%] *(highlight|code(?:-?block|-toggle)?)\b((?:(?!\{\{|\n).)*?)(?<!\/)[>%]\}\}([\s\S]*?)\{\{[<%] *\/ *\2 *[>%]\}\}/gm,
  },
];

export const withCodeBlocks = (text: string, count: Count): string =>
  forms.reduce(
    (changed, { change, pattern }) =>
      changed.replace(pattern, (_, ...[indent = '', name = '', words = '', code = '']: string[]) => {
        count(change);
        const ticks = '`'.repeat(Math.max(3, ...Array.from(code.matchAll(/`{3,}/g), ([found]) => found.length + 1)));
        const info = name === 'highlight' ? highlighted(words) : ofFile(words);
        return `${indent}${ticks}${info}\n${code.replace(/^[ \t]*\n/, '').trimEnd()}\n${indent}${ticks}`;
      }),
    text,
  );

/** `go "linenos=table,hl_lines=2 4-5"`, `ruby linenos` → `go hl_lines="2 4-5" linenums="1"` */
function highlighted(words: string): string {
  const [, language = ''] = /^\s*"?([\w+#-]+)/.exec(words) ?? [];
  const [, marked] = /(?:hl|mark)_lines="?([\d -]+)/.exec(words) ?? [];
  const isNumbered = /\blinenos\b(?!="?false)/i.test(words);
  const [, first = '1'] = /linenostart=(\d+)/.exec(words) ?? [];
  return [language, marked && `hl_lines="${marked.trim()}"`, isNumbered && `linenums="${first}"`].filter(Boolean).join(' ');
}

/** `file=layouts/a.html` → `html title="layouts/a.html"` */
function ofFile(words: string): string {
  const { file, filename, title = filename ?? file, lang, language = lang } = attributesIn(words);
  const [, ending] = /\.(\w+)$/.exec(title ?? '') ?? [];
  return [language ?? ending, title && `title="${title.replaceAll('"', "'")}"`].filter(Boolean).join(' ');
}

const hugoFence = /^([ \t]*(?:`{3,}|~{3,})[ \t]*[\w+#-][^\s{}]*)[ \t]*\{([^{}\n]*=[^{}\n]*)\}[ \t]*(?=\n)/;

const hugoOption = /([\w-]+)\s*=\s*(?:\[([^\]]*)\]|"([^"]*)"|'([^']*)'|([^\s,"'[\]]+))/g;

/** Options for looks, and for the HTML that Hugo makes: https://gohugo.io/content-management/syntax-highlighting/ */
const forLooks = /^(?:anchorlinenos|class|guesssyntax|hl_inline|lineanchors|linenumbersintable|noclasses|style|tabwidth|wrapperclass)$/;

/** Names of languages in Pygments, Rouge and Chroma, with those of Shiki. */
const shikiNames: Readonly<Record<string, string>> = {
  ...{ pycon: 'python', python3: 'python', py3: 'python', ipython: 'python', golang: 'go', postgres: 'sql', 'c++': 'cpp', 'c#': 'cs' },
  ...{ 'shell-session': 'console', 'sh-session': 'console', dosbatch: 'bat', jinja2: 'jinja', cfg: 'ini', none: 'text', output: 'text' },
};

/** ```` ```pycon ```` → ```` ```python ```` */
const withKnownLanguage = (code: string, count: Count): string =>
  code.replace(/^([ \t]*(?:`{3,}|~{3,})[ \t]*)([\w+#-]+)(?=[\s{])/, (found, start: string, name: string) => {
    const known = shikiNames[name.toLowerCase()];
    if (known === undefined) return found;
    count('languages');
    return start + known;
  });

/** Marks after the language that other generators understand, by their patterns, with those of archipel. */
const marks: readonly (readonly [pattern: RegExp, by: string])[] = [
  // ```bash npm2yarn, for which Docusaurus adds the commands of other package managers
  [/^([ \t]*(?:`{3,}|~{3,})[^\n`]*?)[ \t]+npm2yarn(?=\s)/, '$1'],
  // ```js [a.js] → ```js title="a.js", and ```js{4} → ```js {4}, as in VitePress
  [/^([ \t]*(?:`{3,}|~{3,})[^\n`]*?)[ \t]+\[([^\]\n"]+)\](?=[ \t]*\n)/, '$1 title="$2"'],
  [/^([ \t]*(?:`{3,}|~{3,})[ \t]*[\w+#-]+)(?=\{[\d,-]+\})/, '$1 '],
];

const withKnownMarks = (code: string, count: Count): string =>
  marks.reduce((changed, [pattern, by]) => {
    if (pattern.test(changed)) count('options');
    return changed.replace(pattern, by);
  }, code);

/** ```` ```go {linenos=true,hl_lines=[2,"4-6"]} ```` → ```` ```go {2,4-6} showLineNumbers ```` */
export const withOwnOptions = (code: string, count: Count): string =>
  withKnownLanguage(withKnownMarks(code, count), count).replace(hugoFence, (found, start: string, words: string) => {
    const options = Array.from(words.matchAll(hugoOption), (option) => ({ written: option[0], own: ownOption(option) }));
    if (/[^\s,]/.test(words.replaceAll(hugoOption, '')) || options.every(({ written, own }) => own === written)) return found;
    count('options');
    return [start, ...options.map(({ own }) => own).filter(Boolean)].join(' ');
  });

/** Returns an option of Hugo in archipel's notation; an empty text if it has no effect. Unknown ones stay, for `check` to report. */
function ownOption([written, name = '', ...values]: RegExpMatchArray): string {
  const key = name.toLowerCase();
  const value = values.find((each) => each !== undefined) ?? '';
  if (key === 'linenos') return value === 'false' ? '' : 'showLineNumbers';
  if (key === 'hl_lines') return `{${(value.match(/\d+(?:-\d+)?/g) ?? []).join(',')}}`;
  if (['title', 'file', 'filename'].includes(key)) return `title="${value.replaceAll('"', "'")}"`;
  return forLooks.test(key) || (key === 'linenostart' && value === '1') ? '' : written;
}

/** Returns the lines at which diagrams written as code begin. Other generators draw them. */
export const diagramsIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(writtenCode)).flatMap(({ 0: code, index }) => {
    const [before] = /^[^\n`~]*[`~]{3,} *(?=(?:mermaid|plantuml|graphviz)\b.*\n)/.exec(code) ?? [];
    return before === undefined ? [] : [text.slice(0, index).split('\n').length];
  });
