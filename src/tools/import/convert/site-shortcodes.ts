// Replaces the shortcodes of a Hugo site whose templates depend only on the words of the shortcode and on the configuration:
// https://gohugo.io/templates/shortcode/
import { isAllowedElement } from '../../../content/prose/html/allowed-html.ts';
import type { Count } from '../changes.ts';
import { kindOf } from './blocks.ts';
import { type TemplateInput, templateResult } from './hugo-template.ts';
import { untilUnchanged } from './outside-code.ts';

/** What the templates of a site read, and the templates. */
export interface SiteTemplates extends Pick<TemplateInput, 'params' | 'partialAt'> {
  /** Returns the template of a shortcode of the site; undefined if there is none. */
  readonly templateOf: (name: string) => string | undefined;
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
export function withSiteShortcodes(text: string, site: SiteTemplates, count: Count): string {
  const { templateOf } = site;
  const resultOf = ({ indent = '', name = '', args = '', inner }: Readonly<Record<string, string | undefined>>): string | undefined => {
    const template = known.test(name) || kindOf(name) !== undefined ? undefined : templateOf(name);
    if (template === undefined || /\.Inner\b/.test(template) !== (inner !== undefined)) return undefined;
    const shown = (words: string): string => words.replaceAll('{{', '\uE003');
    const values = new Map([...argumentsIn(args)].map(([key, words]) => [key, shown(words)]));
    const result = templateResult(template, { ...site, values, inner: shown(inner ?? '') })
      ?.trim()
      .replaceAll('\uE003', '{{');
    if (result === undefined || [...result.matchAll(/<\/?([a-z][\w-]*)/gi)].some(([, tag = '']) => !isAllowedElement(tag)))
      return undefined;
    count('shortcodes');
    return indent + result.replaceAll(/\n\s*/g, indent === '' ? '\n' : `\n${indent}`);
  };
  return untilUnchanged(text, (before) =>
    before
      .replace(single, (found, ...[indent, name, args]: string[]) => resultOf({ indent, name, args }) ?? found)
      .replace(pair, (found, ...[indent, name, args, inner]: string[]) => resultOf({ indent, name, args, inner }) ?? found),
  );
}

/** Returns the words of a shortcode by their names, or by their number. */
function argumentsIn(written: string): ReadonlyMap<string, string> {
  const form = /(?:([\w-]+)=)?(?:"((?:\\.|[^"\\])*)"|`([^`]*)`|([^\s"`]+))/g;
  return new Map(
    Array.from(written.matchAll(form), ([, name, ...values], index) => [
      name ?? String(index),
      values.find((each) => each !== undefined) ?? '',
    ]),
  );
}
