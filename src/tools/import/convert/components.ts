// Writes the components that come with Docusaurus and Starlight in Markdown. The import in a text shows that a component is theirs.
import { linkedFile } from '../../../content/prose/inner-link.ts';
import { escapePattern } from '../../../model/escape-pattern.ts';
import type { Count } from '../changes.ts';
import { kindOf } from './blocks.ts';
import { outsideCode, untilUnchanged } from './outside-code.ts';
import { attributesIn } from './rules.ts';

export interface FileOfText {
  /** The path of the text in the imported folder. */
  readonly from: string;
  /** Returns the text of a file by its path relative to the imported folder; undefined if there is none. */
  readonly textAt: (path: string) => string | undefined;
}

interface Converting extends FileOfText {
  readonly count: Count;
}

interface Element {
  readonly indent: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The attributes as they are in the text. */
  readonly words: string;
  readonly body: string;
  /** The code that it shows; undefined if it shows none, or code of unknown origin. */
  readonly code: () => string | undefined;
}

/** Returns an element in Markdown; undefined if it has no counterpart. */
type Convert = (element: Element) => string | undefined;

const block = (words: string): string => `\n\n${words.replace(/^\s*\n|\s+$/g, '')}\n\n`;

/** Marks a body whose lines get `indent` in place of their own indentation, once the code in them is there again. */
const moved = ({ body, indent }: Pick<Element, 'body' | 'indent'>): string => `\uE004${indent}\uE005${body}\uE006`;

/** Indents marked bodies, the innermost first. */
const withMoved = (text: string): string =>
  untilUnchanged(text, (before) =>
    before.replaceAll(/\uE004([ \t]*)\uE005([^\uE004-\uE006]*)\uE006/g, (_, indent: string, body: string) => {
      const lines = body.replace(/^\s*\n|\s+$/g, '').split('\n');
      const depth = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
      return lines.map((line) => (line.trim() === '' ? '' : indent + line.slice(depth))).join('\n');
    }),
  );

const unwrapped: Convert = (element) => block(moved(element));
const toAside: Convert = ({ attributes: { type, title }, indent, body }) => {
  const label = title === undefined ? '' : `[${title}]`;
  return block(`${indent}:::${kindOf(type) ?? 'note'}${label}\n${moved({ body, indent })}\n${indent}:::`);
};
const toLink: Convert = ({ attributes: { to, href = to }, indent, body }) =>
  href === undefined || body.trim() === '' || /\n\s*\n/.test(body) ? undefined : `${indent}[${body.trim()}](${href})`;

/** Marks the ends of lines of new code, whose empty lines remain. */
const codeBreak = '\uE007';

const toCode: Convert = ({ attributes, indent, words, code: codeOf }) => {
  const code = codeOf();
  if (code === undefined) return undefined;
  const { lang = '', language = lang, title } = attributes;
  const ticks = '`'.repeat(Math.max(3, ...Array.from(code.matchAll(/`{3,}/g), ([found]) => found.length + 1)));
  const info = [language || 'text', title && `title="${title}"`, /\sshowLineNumbers\b(?!=)/.test(words) && 'showLineNumbers'];
  const lines = [ticks + info.filter(Boolean).join(' '), ...code.replace(/^\n|\s+$/g, '').split('\n'), ticks];
  return block(lines.map((line) => indent + line).join(codeBreak));
};

const ofStarlight: Readonly<Record<string, Convert>> = {
  Aside: toAside,
  Badge: ({ indent, attributes: { text } }) => (text === undefined ? undefined : `${indent}**${text}**`),
  Card: ({ indent, attributes: { title }, body }) =>
    title === undefined ? undefined : block(`${indent}**${title}**\n\n${moved({ body, indent })}`),
  CardGrid: unwrapped,
  Code: toCode,
  FileTree: unwrapped,
  Icon: ({ indent }) => indent,
  LinkButton: toLink,
  LinkCard: ({ indent, attributes: { title, href, description } }) =>
    title === undefined || href === undefined
      ? undefined
      : block(`${indent}[${title}](${href})${description === undefined ? '' : `: ${description}`}`),
  Steps: unwrapped,
};

const ofDocusaurus: Readonly<Record<string, Convert>> = {
  '@theme/Admonition': toAside,
  '@theme/CodeBlock': toCode,
  // The template of an imported collection lists the headings.
  '@theme/TOCInline': ({ indent }) => indent,
  '@docusaurus/Link': toLink,
};

const importStatement = /^import\s+(?:([A-Za-z_$][\w$]*)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*["']([^"'\n]+)["']/gm;

interface ImportedName {
  /** The name in the text. */
  readonly local: string;
  /** The name in the module; undefined for its default export. */
  readonly name: string | undefined;
  readonly module: string;
}

/** Returns the names that a text in MDX imports. */
export const importsIn = (text: string): readonly ImportedName[] =>
  [...text.matchAll(importStatement)].flatMap(([, ofDefault, names = '', module = '']) => [
    ...(ofDefault === undefined ? [] : [{ local: ofDefault, name: undefined, module }]),
    ...Array.from(names.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g), ([, name = '', local = name]) => ({ local, name, module })),
  ]);

const convertOf = ({ name, module }: ImportedName): Convert | undefined =>
  name === undefined ? ofDocusaurus[module] : module === '@astrojs/starlight/components' ? ofStarlight[name] : undefined;

/** Returns the components that Docusaurus or Starlight provides. A text imported into another may have its own one of the same name. */
function componentsOf(text: string): ReadonlyMap<string, Convert> {
  const imports = importsIn(text);
  const others = new Set(imports.filter((each) => convertOf(each) === undefined).map(({ local }) => local));
  return new Map(
    imports.flatMap((each) => {
      const convert = convertOf(each);
      return convert === undefined || others.has(each.local) ? [] : [[each.local, convert] as const];
    }),
  );
}

/** Modules whose tabs are those of archipel. */
const ofTheme = /^(?:@theme\/|@astrojs\/starlight\/components$)/;

/** Returns the modules from which a text in MDX imports components of its site, by the names of the components. */
export function ownComponentsIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  outsideCode(text, (masked) => {
    for (const { local, module } of importsIn(masked)) if (/^[A-Z]/.test(local) && !ofTheme.test(module)) found.set(local, module);
    return masked;
  });
  return found;
}

/** Attributes, in whose texts and expressions `>` does not end the tag. */
const attributes = String.raw`((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?)*)\s*`;

/** Returns a text in MDX with the components that it imports from Docusaurus or Starlight in Markdown. */
export function withoutComponents(text: string, { from, textAt, count }: Converting): string {
  const converted = outsideCode(text, (masked, written) => {
    const codeIn = codeFinder(masked, { from, textAt });
    const codeOf = (words: string, body: string): string | undefined =>
      /\scode=(["'])([\s\S]*?)\1/.exec(words)?.[2] ?? codeIn(/\scode=(\{[\s\S]*)/.exec(words)?.[1] ?? body);
    const components = [...componentsOf(masked)];
    const changed = untilUnchanged(withLabels(masked, count), (before) =>
      components.reduce((text, [name, convert]) => {
        const tag = escapePattern(name);
        const pattern = new RegExp(String.raw`(^[ \t]*)?<${tag}\b${attributes}(?:/>|>((?:(?!<${tag}\b)[\s\S])*?)</${tag}>)`, 'gm');
        return text.replace(pattern, (found, ...[indent = '', words = '', body = '']: string[]) => {
          const own = written(words);
          const by = convert({ indent, attributes: attributesIn(own), words: own, body, code: () => codeOf(own, written(body)) });
          if (by !== undefined) count('jsx');
          return by ?? found;
        });
      }, before),
    );
    return changed === masked ? masked : changed.replaceAll(/\n(?:[ \t]*\n){2,}/g, '\n\n');
  });
  return withMoved(converted.replaceAll(codeBreak, '\n'));
}

/** Returns the function that reads code: a literal in backticks, the name of a file that the text imports as text, or words alone. */
function codeFinder(masked: string, { from, textAt }: FileOfText): (written: string) => string | undefined {
  const modules = new Map(importsIn(masked).map(({ local, module }) => [local, module]));
  return (written) => {
    const [, literal, name] = /^\s*\{\s*(?:`((?:\\.|[^\\`$]|\$(?!\{))*)`|([A-Za-z_$][\w$]*))\s*\}/.exec(written) ?? [];
    if (literal !== undefined) return literal.replaceAll(/\\([\\`$])/g, '$1');
    if (name === undefined) return /^[^<>{}]*\S[^<>{}]*$/.test(written) ? written.trim() : undefined;
    const [, path = ''] = /^(?:!!raw-loader!)?(\.{1,2}\/[^?]+)(?:\?raw)?$/.exec(modules.get(name) ?? '') ?? [];
    return path === '' ? undefined : textAt(linkedFile(from.slice(0, Math.max(0, from.lastIndexOf('/'))), path));
  };
}

/** Gives each tab of Docusaurus its label: the one in `values` of `<Tabs>`, or its value. */
function withLabels(text: string, count: Count): string {
  if (!/^import\s.*["']@theme\/TabItem["']/m.test(text)) return text;
  return text.replaceAll(new RegExp(String.raw`<Tabs\b${attributes}>[\s\S]*?</Tabs>`, 'g'), (tabs, words: string) => {
    const labels = new Map<string, string>();
    for (const [pair] of words.matchAll(/\{[^{}]*\}/g)) {
      const [label, value] = ['label', 'value'].map((key) => new RegExp(String.raw`\b${key}:\s*(["'])(.*?)\1`).exec(pair)?.[2]);
      if (label !== undefined && value !== undefined) labels.set(value, label);
    }
    return tabs.replaceAll(/<TabItem(?=\s)(?![^<>]*\slabel=)([^<>]*?\svalue="([^"]*)")/g, (_, start: string, value: string) => {
      count('jsx');
      return `<TabItem label="${labels.get(value) ?? value}"${start}`;
    });
  });
}
