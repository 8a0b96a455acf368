// The constructs of other generators that an import replaces by pattern.
import type { ChangeName } from '../changes.ts';
import { emojiCalled, emojiName } from './emoji.ts';

/** Replaces a construct. It is applied again to its own result, because an element may have several attributes for looks. */
export interface Rule {
  readonly change: ChangeName;
  readonly pattern: RegExp;
  readonly to: string | ((found: string, ...groups: string[]) => string);
}

/** Replaces the first brace of a tag that Liquid shows as it is, until the text around it is converted. */
export const shownBrace = '\uE001';

const attribute = String.raw`(?:[.#][^\s{}=,]+|[\w-]+=(?:"[^"\n]*"|[^\s{}"]+))`;

/** Rules for MDX outside of code. */
export const rulesForMdx: readonly Rule[] = [
  // {'{'}set{"}"} → \{set\}
  {
    change: 'jsx',
    pattern: /(?<![=\\])\{\s*(["'])((?:(?!\1)[^\\\n])*)\1\s*\}/g,
    to: (_, _quote, words = '') => words.replaceAll(/[\\`*_{}[\]<]/g, '\\$&'),
  },
  // a<-b → a\<-b, outside of tags
  { change: 'jsx', pattern: /<(?<!(?:\\|<[A-Za-z/][^<>]*)<)(?![A-Za-z/>!$_])/g, to: '\\<' },
];

/** Rules for the links that are left after those in HTML have become Markdown. */
export const rulesForLinks: readonly Rule[] = [
  // [![Build](https://img.shields.io/build.svg)](https://ci.example.com) → [Build](https://ci.example.com)
  { change: 'links', pattern: /\[!\[([^[\]]+)\]\(https?:\/\/[^\s()]*(?:badge|shields\.io)[^\s()]*\)\](?=\()/gi, to: '[$1]' },
  // [![Map](map.gif)](./map.md) → [Map](./map.md)
  { change: 'animations', pattern: /\[!\[([^[\]]+)\]\((?!\w+:)[^\s()]+\.gif\)\](?=\()/gi, to: '[$1]' },
  // ![Map](img/map.gif) → [Map](img/map.gif)
  {
    change: 'animations',
    pattern: /!\[([^[\]]*)\](\((?!\w+:)([^\s()]+\.gif)(?:[ \t]+"[^"\n]*")?\))/gi,
    to: (_, ...[words = '', target = '', file = '']) => `[${words || file.replace(/^.*\//, '')}]${target}`,
  },
];

/** Rules for texts outside of code. */
export const rulesForProse: readonly Rule[] = [
  // ::: tip Title → :::tip Title
  { change: 'asides', pattern: /^([ \t>]*:{3,})[ \t]+(?=(?:note|info|tip|important|warning|caution|danger)\b)/gim, to: '$1' },
  // :::secondary, :::success in Docusaurus
  {
    change: 'asides',
    pattern: /^([ \t>]*:{3,})(secondary|success)\b/gm,
    to: (_, colons = '', kind) => colons + (kind === 'success' ? 'tip' : 'note'),
  },
  // import { Card } from './Card.astro';
  { change: 'imports', pattern: /^import\s(?:(?!\n\n)[^'"])*['"][^'"\n]+['"];?[ \t]*\n/gm, to: '' },
  // {{ '/prices' | relative_url }}, {{ site.baseurl }}/prices → /prices
  {
    change: 'liquid',
    pattern: /\{\{-? *(?:(["'])([^{}]*?)\1 *\| *(?:(?:relative|absolute)_)?url|site\.(?:base)?url) *-?\}\}/g,
    to: (_, _quote, address = '') => address,
  },
  // {% post_url 2026-03-01-news %}, {% link … %}
  { change: 'liquid', pattern: /\{%-? *post_url +([^\s%]+) *-?%\}/g, to: './$1.md' },
  { change: 'liquid', pattern: /\{%-? *link +([^\s%]+) *-?%\}/g, to: '/$1' },
  // {{< ref "setup.md" >}}, {{% relref path="/docs/setup" %}}
  { change: 'shortcodes', pattern: /\{\{[<%] *(?:rel)?ref +(?:path=)?["`]?([^"`\s]+)["`]?[^{}]*?[>%]\}\}/g, to: '$1' },
  { change: 'shortcodes', pattern: /\{\{[<%] *figure\b([^{}]*?)\/? *[>%]\}\}/g, to: (found, words) => figure(words) ?? found },
  // {: .lead }, {:target="_blank"}
  { change: 'looks', pattern: /(?<!\\)\{:[ \t]*(?!#[^\s{}]+[ \t]*\})(?=[.#]|[\w-]+=)[^{}\n]*\}/g, to: '' },
  // [[toc]], [TOC]: the template of an imported collection lists the headings
  { change: 'looks', pattern: /^@?\[{1,2}_?toc_?\]{1,2}[ \t]*\n+/gim, to: '' },
  // [![Map]][Map], a picture that leads to its own file → ![Map]
  {
    change: 'links',
    pattern: /\[(!\[([^[\]]*)\])\]\[\2\]|\[(!\[[^[\]]*\]\[([^[\]]+)\])\]\[\4\]/g,
    to: '$1$3',
  },
  // <p markdown="1">Words</p> → Words
  {
    change: 'html',
    pattern: /^[ \t]*<p\b[^<>]*\smarkdown\b[^<>]*>((?:(?!<\/?p\b)[\s\S])*)<\/p>[ \t]*$/gm,
    to: (_, words = '') => `\n${words.trim().replaceAll(/^[ \t]+/gm, '')}\n`,
  },
  // <div markdown="1"> → <div>
  { change: 'looks', pattern: /(<[a-z][^<>]*?)\smarkdown(?:="[^"]*")?(?=[\s>])/g, to: '$1' },
  // Words{ .lead title="x" } → Words, ## Words { #id .lead } → ## Words {#id}
  {
    change: 'looks',
    pattern: new RegExp(
      String.raw`[ \t]*(?<![\\{^]|_(?=\{[^.#:])|\\\w+)(?!(?<=^)\{:[ \t]*#[^\s{}]+[ \t]*\})\{:?[ \t]*(?=[.#\w])(?:${attribute}[ \t]*)+\}(?!\})`,
      'gm',
    ),
    to: onlyId,
  },
  // <i class="fa fa-home"></i> Home → Home
  { change: 'icons', pattern: /<(i|span)\b(?=[^<>]*\sclass=)(?![^<>]*\sid=)[^<>]*>\s*<\/\1>[ \t]?/gi, to: '' },
  // :material-home: Home → Home
  { change: 'icons', pattern: /:(?:material|fontawesome|octicons|simple)-[\w-]+:[ \t]*/g, to: '' },
  // :tada: → 🎉
  { change: 'emoji', pattern: emojiName, to: (found, name = '') => emojiCalled(name) ?? found },
  // ++ctrl+p++ → <kbd>ctrl</kbd>+<kbd>p</kbd>
  {
    change: 'keys',
    pattern: /(?<![+\w])\+\+([\w-]+(?:\+[\w-]+)*)\+\+(?!\+)/g,
    to: (_, keys = '') => keys.replace(/[\w-]+/g, '<kbd>$&</kbd>'),
  },
  // <img src={require('./map.png').default} />, <img src={useBaseUrl('/img/map.png')} />
  {
    change: 'expressions',
    pattern: /(<[a-z][^<>]*?\s[\w-]+=)\{(?:(?:require|useBaseUrl)\()?\s*(["'])([^"'{}\n]*)\2\s*\)?(?:\.default)?\}/gi,
    to: '$1"$3"',
  },
  // <a class="anchor" href="#prices"></a>
  { change: 'html', pattern: /<a\b(?![^<>]*\s(?:id|name)=)[^<>]*\shref=(["'])#[^"'<>]*\1[^<>]*><\/a>/gi, to: '' },
  // <h3>Prices</h3> → ### Prices, between empty lines, because other HTML may be around it
  {
    change: 'html',
    pattern: /(?:(?<=([^\n])\n)|)^<h([1-6])\b([^>]*)>\s*((?:(?!<\/?h[1-6]\b|\n[ \t]*\n)[\s\S])*?)\s*<\/h\2>[ \t]*$(?:(?=\n([^\n]))|)/gim,
    to: (_, ...[above, level, written = '', words = '', below]) =>
      `${above === undefined ? '' : '\n'}${'#'.repeat(Number(level))} ${words.replace(/\s+/g, ' ')}${idIn(written)}${below === undefined ? '' : '\n'}`,
  },
  // <p class="lead"> → <p>
  {
    change: 'looks',
    pattern: /(<[a-z][^<>]*?)\s(?:class|className|style|align|width|height|target|rel|loading)=(?:"[^"]*"|'[^']*'|\{\{.*?\}\}|\w+%?)/g,
    to: '$1',
  },
  // <nav> → <div>
  { change: 'looks', pattern: /(<\/?)(?:article|footer|header|main|nav)(?=[\s>])/g, to: '$1div' },
  // <div data-aos="fade"> → <div>
  { change: 'looks', pattern: /(<[a-z][^<>]*?)\sdata-[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?(?=[\s/>])/g, to: '$1' },
  // <span>Words</span> → Words
  {
    change: 'looks',
    pattern: /([ \t]*)<span\s*>\s*((?:(?!<\/?span\b|\n[ \t]*\n)[\s\S])*?)\s*<\/span>/gi,
    to: (_, blanks = '', words = '') => (words === '' ? '' : blanks + words),
  },
  // <Card items={[1, 2]}> → <Card>
  { change: 'expressions', pattern: /(<[A-Z][^<>]*?)\s[\w:-]+=\{(?:[^{}]|\{[^{}]*\})*\}/g, to: '$1' },
];

/** Keeps only the id of attributes in braces, in the notation of headings. Attributes without an id or a class are left as they are. */
function onlyId(found: string): string {
  const [, named = /#([^\s{}]+)/.exec(found.replace(/"[^"]*"/g, ''))?.[1]] = /[\s{]id="?([^\s"{}]+)/.exec(found) ?? [];
  if (found.trim() === `{#${named}}`) return found;
  return named === undefined ? '' : ` {#${named}}`;
}

const idIn = (attributes: string): string => {
  const [, , id] = /\bid=(["'])([^"'\s]+)\1/.exec(attributes) ?? [];
  return id === undefined ? '' : ` {#${id}}`;
};

/** Returns the attributes in `words`, such as `src="x.png" alt='A sketch'`, by name. */
export const attributesIn = (words: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...words.matchAll(/([\w-]+)=(?:"((?:\\.|[^"\\])*)"|'([^']*)'|([^\s"'>]+))/g)].map(([, name, ...values]) => [
      name,
      (values.find(Boolean) ?? '').replaceAll('\\"', '"'),
    ]),
  );

/** Returns a picture in Markdown. */
export function picture({ src, alt = '', title }: { readonly src: string; readonly alt?: string; readonly title?: string }): string {
  const address = /\s/.test(src) ? `<${src}>` : src;
  const caption = title === undefined || title === '' ? '' : ` "${title.replaceAll('"', '\\"')}"`;
  return `![${alt.replaceAll(/[[\]]/g, '\\$&').replaceAll(/\s+/g, ' ')}](${address}${caption})`;
}

function figure(words: string): string | undefined {
  const { src, alt, caption, title = caption } = attributesIn(words);
  return src === undefined ? undefined : picture({ src, alt: alt ?? caption ?? title ?? '', title: caption ?? title ?? '' });
}
