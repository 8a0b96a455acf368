// Converts blocks of code between tags of Liquid or shortcodes of Hugo to fenced code.
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
