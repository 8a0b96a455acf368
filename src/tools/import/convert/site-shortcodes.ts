// Replaces the shortcodes of a Hugo site whose templates do nothing but fill in the words of the shortcode:
// https://gohugo.io/templates/shortcode/
import { isAllowedElement } from '../../../content/prose/html/allowed-html.ts';
import type { Count } from '../changes.ts';
import { kindOf } from './blocks.ts';

interface Replacing {
  /** Returns the template of a shortcode of the site; undefined if there is none. */
  readonly templateOf: (name: string) => string | undefined;
  readonly count: Count;
}

/** Shortcodes that an import converts by their names. */
const known = /^(?:alert|callout|admonition|hint|notice|block|details|figure|(?:rel)?ref|highlight|code.*|include|readfile|param)$/i;

const words = String.raw`((?:(?!\{\{|[>%]\}\})[\s\S])*?)`;
const single = new RegExp(String.raw`(^[ \t]*)?\{\{[<%][ \t]*([\w-]+)(?=[\s/>%])${words}\/?[>%]\}\}`, 'gm');
const pair = new RegExp(
  String.raw`(^[ \t]*)?\{\{[<%][ \t]*([\w-]+)(?=[\s/>%])${words}[>%]\}\}((?:(?!\{\{[<%])[\s\S])*?)\{\{[<%][ \t]*\/[ \t]*\2[ \t]*[>%]\}\}`,
  'gm',
);

/** Returns a text with the results of such shortcodes. A shortcode with another template, or with HTML that texts cannot have, stays. */
export function withSiteShortcodes(text: string, { templateOf, count }: Replacing): string {
  const resultOf = ({ indent = '', name = '', args = '', inner }: Readonly<Record<string, string | undefined>>): string | undefined => {
    const template = known.test(name) || kindOf(name) !== undefined ? undefined : templateOf(name);
    if (template === undefined || /\.Inner\b/.test(template) !== (inner !== undefined)) return undefined;
    const result = filled(template, { values: argumentsIn(args), inner: inner ?? '' })?.trim();
    if (result === undefined || [...result.matchAll(/<\/?([a-z][\w-]*)/gi)].some(([, tag = '']) => !isAllowedElement(tag)))
      return undefined;
    count('shortcodes');
    return indent + result.replaceAll(/\n\s*/g, indent === '' ? '\n' : `\n${indent}`);
  };
  let changed = text;
  for (let before = ''; before !== changed; ) {
    before = changed;
    changed = changed.replace(single, (found, ...[indent, name, args]: string[]) => resultOf({ indent, name, args }) ?? found);
    changed = changed.replace(pair, (found, ...[indent, name, args, inner]: string[]) => resultOf({ indent, name, args, inner }) ?? found);
  }
  return changed;
}

interface Words {
  /** The words by their names, or by their number. */
  readonly values: ReadonlyMap<string, string>;
  readonly inner: string;
}

function argumentsIn(written: string): Words['values'] {
  const form = /(?:([\w-]+)=)?(?:"((?:\\.|[^"\\])*)"|`([^`]*)`|([^\s"`]+))/g;
  return new Map(
    Array.from(written.matchAll(form), ([, name, ...values], index) => [
      name ?? String(index),
      values.find((each) => each !== undefined) ?? '',
    ]),
  );
}

const value = String.raw`(?:\$?\.Get\s+"?([\w-]+)"?|index\s+\.Params\s+(\d+)|(?:\.Page\.RenderString\s+)?(\.Inner))`;
const printed = new RegExp(String.raw`\{\{\s*${value}(?:\s*\|\s*(?:safe\w+|markdownify))*\s*\}\}`, 'g');
const condition = new RegExp(
  String.raw`\{\{\s*(if|with)\s+${value}\s*\}\}((?:(?!\{\{\s*(?:if|with|range|end)\b)[\s\S])*)\{\{\s*end\s*\}\}`,
  'g',
);

/** Returns a template with the words filled in; undefined if it does anything else. */
function filled(template: string, { values, inner }: Words): string | undefined {
  const wordsOf = (...[key, number, body]: (string | undefined)[]): string =>
    body === undefined ? (values.get(key ?? number ?? '') ?? '') : inner;
  let text = template
    .replaceAll(/\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}|<!--[\s\S]*?-->/g, '')
    .replaceAll(/\s*\{\{-/g, '{{')
    .replaceAll(/-\}\}\s*/g, '}}');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(condition, (_, ...[kind, key, number, body, branches = '']: string[]) => {
      const found = wordsOf(key, number, body);
      const [yes = '', no = ''] = branches.split(/\{\{\s*else\s*\}\}/);
      return found === '' ? no : kind === 'with' ? yes.replaceAll(/\{\{\s*\.\s*\}\}/g, () => found) : yes;
    });
  }
  const result = text.replace(printed, (_, ...[key, number, body]: string[]) => wordsOf(key, number, body).replaceAll('{{', '\uE003'));
  return result.includes('{{') ? undefined : result.replaceAll('\uE003', '{{');
}
