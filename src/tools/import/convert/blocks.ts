// Converts blocks of other generators: asides, parts that open, and tabs.
import { leading } from '../../../content/prose/code/written-code.ts';
import { capitalized } from '../../../model/capitalized.ts';
import type { Count } from '../changes.ts';
import { untilUnchanged } from './outside-code.ts';
import { attributesIn } from './rules.ts';

/** The kinds of asides in archipel, by their names in other generators. */
const kinds: Readonly<Record<string, string>> = {
  ...{ note: 'note', info: 'info', tip: 'tip', important: 'important', warning: 'warning', caution: 'caution', danger: 'danger' },
  ...{
    hint: 'tip',
    success: 'tip',
    secondary: 'note',
    attention: 'warning',
    warn: 'warning',
    failure: 'danger',
    error: 'danger',
    bug: 'danger',
  },
};

/** Returns the kind of aside that a word of another generator means; undefined for other words. */
export const kindOf = (word: string | undefined): string | undefined => kinds[word?.toLowerCase() ?? ''];

/** Removes empty lines around a body. Its first line keeps its indentation. */
const trimmed = (body: string): string => body.replace(/^\n+|\s+$/g, '');

/** Returns an aside. `indent` precedes its marks, and the lines of `body` have theirs already. */
function aside(
  { kind, title, indent }: { readonly kind: string; readonly title?: string | undefined; readonly indent: string },
  body: string,
): string {
  // An aside around others needs more colons.
  const inner = Array.from(body.matchAll(/^\s*(:{3,})/gm), ([, colons = '']) => colons.length + 1);
  const colons = ':'.repeat(Math.max(3, ...inner));
  const label = title === undefined || title === '' ? '' : `[${title}]`;
  return `${indent}${colons}${kind}${label}\n${trimmed(body)}\n${indent}${colons}\n`;
}

const details = (title: string, { indent, body }: { readonly indent: string; readonly body: string }): string =>
  `${indent}<details>\n${indent}<summary>${title}</summary>\n\n${trimmed(body)}\n\n${indent}</details>\n`;

/** A pair of marks around words: a shortcode of Hugo, a tag of GitBook, a box in HTML, a block of VitePress. */
const pairs: readonly RegExp[] = [
  /^([ \t]*)\{\{[<%] *([\w-]+)\b([^{}\n]*?)[>%]\}\}((?:(?!\{\{[<%] *(?:\/|\2\b))[\s\S])*?)\{\{[<%] *\/ *\2 *[>%]\}\}[ \t]*$/gm,
  /^([ \t]*)\{%-? *(hint)\b([^{}\n]*?)-?%\}((?:(?!\{%)[\s\S])*?)\{%-? *endhint *-?%\}[ \t]*$/gm,
  /^([ \t]*)<(div|p)\b([^<>]*)>((?:(?!<\/?\2\b)[\s\S])*)<\/\2>[ \t]*$/gm,
  /^([ \t]*):::+ *(details|code-group)\b *(.*)\n((?:(?!^[ \t]*:::)[\s\S])*?)^[ \t]*:::+[ \t]*$/gm,
];

/** Names of shortcodes that are asides, and whose kind is in their first word or in an attribute. */
const named = /^(?:alert|callout|admonition|hint|notice|block)$/i;

/** Converts blocks between two marks. */
export const withoutPairs = (text: string, count: Count): string =>
  untilUnchanged(text, (before) =>
    pairs.reduce(
      (changed, pattern) =>
        changed.replace(
          pattern,
          (found, ...[indent = '', name = '', words = '', body = '']: string[]) =>
            pairedBlock({ name, words, indent, body }, count) ?? found,
        ),
      before,
    ),
  );

interface PairedBlock {
  readonly name: string;
  readonly words: string;
  readonly indent: string;
  readonly body: string;
}

/** Returns a block between two marks as an aside or as details; undefined for a block that archipel does not have. */
function pairedBlock({ name, words, indent, body }: PairedBlock, count: Count): string | undefined {
  if (name === 'div' || name === 'p') return box({ name, words, indent, body }, count);
  const { summary, title } = attributesIn(words);
  if (/^details$/i.test(name)) {
    count('disclosures');
    const plain = words.trim().replaceAll(/^"|"$/g, '');
    return details(title ?? summary ?? (plain === '' ? 'Details' : plain), { indent, body }).trimEnd();
  }
  if (name === 'tabs' || name === 'code-group') return trimmed(body);
  if (name === 'tab') return tab(words, { indent, body }, count);
  const kind = asideKind(name, words);
  if (kind === undefined) return undefined;
  count('asides');
  return aside({ kind, title, indent }, body).trimEnd();
}

/** `{{% tab name="Linux" %}}`: bold words and what is in the tab; undefined for a tab of code, whose body is not Markdown. */
function tab(words: string, { indent, body }: Pick<PairedBlock, 'indent' | 'body'>, count: Count): string | undefined {
  const { lang, name, title = name, label = title } = attributesIn(words);
  const [, plain] = /^\s*["`]([^"`]+)["`]\s*$/.exec(words) ?? [];
  const shown = label ?? plain;
  if (shown === undefined || lang !== undefined) return undefined;
  count('tabs');
  return `${indent}**${shown}**\n\n${trimmed(body)}\n`;
}

/** Classes of boxes. Others, such as `info` alone, are often parts of a layout. */
const boxed = /^(?:admonition|alert|callout|caution|note|tip|warning)$/;

/** `<div class="note warning"><h5>Title</h5>` is an aside; undefined for other classes, and for words that are no Markdown. */
function box({ name, words, indent, body }: PairedBlock, count: Count): string | undefined {
  const { class: named = '', id } = attributesIn(words);
  const kind = boxKind(named.split(/\s+/));
  const isMarkdown = /\smarkdown\b/.test(words) || /^[ \t]*\n[ \t]*\n/.test(body);
  const [heading = '', title] = /^\s*<h[2-6][^<>]*>((?:[^<>{}[\]]|<\/?(?:code|em|span|strong)\b[^<>]*>)*)<\/h[2-6]>/.exec(body) ?? [];
  const inner = body.slice(heading.length).replace(/^\s*\n/, '');
  if (kind === undefined || !(isMarkdown || name === 'p' || /^\s*</.test(inner)) || /<h[1-6]\b/.test(inner)) return undefined;
  count('asides');
  const depth = Math.min(...Array.from(inner.matchAll(/^[ \t]*(?=\S)/gm), ([found]) => found.length));
  const lines = inner.split('\n').map((line) => indent + line.slice(Math.min(depth, line.search(/\S|$/))));
  const anchor = id === undefined ? '' : `${indent}<a id="${id}"></a>\n\n`;
  return anchor + aside({ kind, title: title && boxTitle(title), indent }, lines.join('\n')).trimEnd();
}

const boxTitle = (html: string): string =>
  html
    .replaceAll(/<\/?code\b[^<>]*>/g, '`')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the kind of the aside that a box with these classes is; undefined for other boxes. */
function boxKind(classes: readonly string[]): string | undefined {
  if (!classes.some((each) => boxed.test(each))) return undefined;
  const known = classes.flatMap((each) => kindOf(each.replace(/^(?:admonition|alert|callout)-/, '')) ?? []);
  return known.find((each) => each !== 'note') ?? known[0];
}

/** A paragraph or a quote with its classes on the last or the first line, as in kramdown. */
const classList =
  /^(?![ \t#|<]|[-*+] |\d+[.)] |\{:)([\s\S]+)\n\{:([^{}\n]*)\}[ \t]*$|^\{:([^{}\n]*)\}[ \t]*\n(?![ \t#|<]|[-*+] |\d+[.)] )([\s\S]+)$/;

/** The place of a list of the headings, which the template of an imported collection shows. */
const contentsList = /^(?:[-*+]|\d+[.)]) .*\n\{:[^{}\n]*\btoc\b[^{}\n]*\}[ \t]*$/;

/** `Words` above or below `{: .note }` are an aside. Attribute lists with other classes remain. */
export const withoutClassLists = (text: string, count: Count): string =>
  text
    .split(/(\n(?:[ \t]*\n)+)/)
    .map((paragraph) => {
      if (contentsList.test(paragraph)) {
        count('looks');
        return '';
      }
      const [, wordsAbove, below, above, words = wordsAbove] = classList.exec(paragraph) ?? [];
      const kind = boxKind(Array.from((below ?? above ?? '').matchAll(/\.([\w-]+)/g), ([, name = '']) => name));
      if (kind === undefined || words === undefined) return paragraph;
      count('asides');
      const isQuote = words
        .trimEnd()
        .split('\n')
        .every((line) => line.startsWith('>'));
      return aside({ kind, indent: '' }, isQuote ? words.replaceAll(/^> ?/gm, '') : words).trimEnd();
    })
    .join('');

function asideKind(name: string, words: string): string | undefined {
  if (!named.test(name)) return kindOf(name);
  const { type, style, level, color, context } = attributesIn(words);
  const [first] = /^\s*"?([\w-]+)"?(?!=)/.exec(words)?.slice(1) ?? [];
  return kindOf(type ?? style ?? level ?? context ?? color) ?? kindOf(first) ?? 'note';
}

/** A line that begins or ends a block of code. */
const fence = new RegExp(`^(${leading})(\`{3,}|~{3,})(.*)$`);

/** `!!! note "Title"`, `??? note`, `=== "Tab"`. */
const head = /^(\s*)(!!!|\?\?\?\+?|===[!+]?) *([\w-]*)[^"]*?(?:"(.*)")? *$/;

/** Converts blocks whose texts are indented, as in MkDocs. The text may contain code. */
export function withoutIndents(text: string, count: Count): string {
  if (!/^\s*(?:!!!|\?\?\?|===) *["\w]/m.test(text)) return text;
  const lines = text.split('\n');
  const result: string[] = [];
  let open = '';
  let deep = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const [, before = '', marks = '', words = ''] = fence.exec(line) ?? [];
    const start = open === '' ? head.exec(line) : null;
    if (open === '') [open, deep] = words.includes('`') ? ['', false] : [marks, before.length > 3];
    else if (marks.startsWith(open) && words.trim() === '' && (deep || before.length <= 3)) open = '';
    if (start === null) {
      result.push(line);
      continue;
    }
    const [, indent = '', ...block] = start;
    const inner: string[] = [];
    for (
      let next = lines[index + 1];
      next !== undefined && (next.trim() === '' || next.startsWith(`${indent}    `));
      next = lines[index + 1]
    ) {
      inner.push(next.replace('    ', ''));
      index += 1;
    }
    result.push(indentedBlock(block, { indent, body: withoutIndents(inner.join('\n'), count) }, count));
  }
  return result.join('\n');
}

function indentedBlock(
  [sign = '', kind = '', title]: readonly string[],
  { indent, body }: { readonly indent: string; readonly body: string },
  count: Count,
): string {
  const words = title ?? capitalized(kind);
  if (sign.startsWith('=')) {
    count('tabs');
    return `${indent}**${words}**\n\n${trimmed(body)}\n`;
  }
  if (sign.startsWith('?')) {
    count('disclosures');
    return details(words, { indent, body });
  }
  count('asides');
  const own = kindOf(kind);
  // A title that only repeats the kind is written by archipel, in the language of the text.
  return aside({ kind: own ?? 'note', title: title ?? (own === kind ? undefined : words), indent }, body);
}
