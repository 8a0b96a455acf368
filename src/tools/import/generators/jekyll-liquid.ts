// Fills in what Jekyll writes in place of Liquid before it reads a text as Markdown, even in code: values of the configuration, of data
// files and of front matter, texts in quotation marks, and files of _includes that contain nothing else.
// https://jekyllrb.com/docs/variables/, https://jekyllrb.com/docs/includes/
import { parse } from 'yaml';
import { attempt } from '../../../model/attempt.ts';
import { isBlock } from '../../../model/data/block.ts';
import type { Count } from '../changes.ts';
import { attributesIn, shownBrace } from '../convert/rules.ts';
import type { JekyllFile } from './jekyll-config.ts';
import { pagePaths } from './jekyll-pages.ts';
import { withAddressesInCode } from './liquid-in-code.ts';

/** Returns a text with its Liquid filled in. `page` is the front matter. Tags with a value that an import does not know stay. */
export type FillLiquid = (text: string, page: Readonly<Record<string, unknown>>, count: Count) => string;

/** A variable or a text in quotation marks. Hyphens remove the spaces beside a tag. */
const output = /(?:\s*\{\{-|\{\{)\s*(?:([a-z]+(?:\.[\w-]+)+)|"([^"\n]*)"|'([^'\n]*)')\s*(?:-\}\}\s*|\}\})/g;
const includeTag = /(?:\s*\{%-|\{%)\s*include\s+([\w./-]+)((?:\s+[\w-]+\s*=\s*(?:"[^"\n]*"|'[^'\n]*'))*)\s*(?:-%\}\s*|%\})/g;

/** Addresses of the other site. Links in archipel begin without them. */
const isAddress = (name: string): boolean => /^site\.(?:base)?url$/.test(name);

export function jekyllLiquid(file: JekyllFile): FillLiquid {
  const { textAt } = file;
  const withPagePaths = pagePaths(file);
  const site = valuesIn(file.config);
  const folder = isBlock(site) && typeof site['data_dir'] === 'string' ? site['data_dir'] : '_data';
  const files = new Map<string, unknown>();
  const dataFile = (name: string): unknown => {
    if (!files.has(name)) {
      const [text] = ['yml', 'yaml', 'json'].flatMap((ending) => textAt(`${folder}/${name}.${ending}`) ?? []);
      files.set(name, text === undefined ? undefined : valuesIn(text));
    }
    return files.get(name);
  };
  /** Returns the value of `site.data.a.b`, where `a` is a file or a folder. */
  const dataAt = ([name = '', ...keys]: readonly string[]): unknown =>
    valueAt(dataFile(name), keys) ?? (keys.length > 1 ? dataAt([`${name}/${keys[0]}`, ...keys.slice(1)]) : undefined);
  const addressAt = (key: string): string => (printed(valueAt(site, [key])) ?? '').replace(/\/$/, '');
  const addresses = { url: addressAt('url'), base: addressAt('baseurl') };
  const filled = (text: string, values: Readonly<Record<string, unknown>>, count: Count): string =>
    text.replace(output, (found, name: string | undefined, ...quoted: (string | undefined)[]) => {
      const [first = '', ...keys] = name?.split('.') ?? [];
      const ofSite = first === 'site' && keys[0] === 'data' ? dataAt(keys.slice(1)) : valueAt({ site, ...values }, [first, ...keys]);
      const value = name === undefined ? (quoted[0] ?? quoted[1]) : isAddress(name) ? undefined : printed(ofSite);
      if (value === undefined) return found;
      count('liquid');
      return value.replaceAll(/\{(?=[{%])/g, shownBrace);
    });
  return (text, page, count) => {
    const included = text.replace(includeTag, (found, name: string, words: string) => {
      const source = textAt(`_includes/${name}`);
      if (source === undefined) return found;
      const result = filled(source, { page, include: attributesIn(words) }, () => undefined);
      if (/\{[{%]/.test(result)) return found;
      count('liquid');
      return result;
    });
    return withAddressesInCode(filled(withPagePaths(included), { page }, count), addresses);
  };
}

/** Returns the values of YAML or JSON. Scalars stay as written, because Jekyll prints `4.0` as `4.0`. */
const valuesIn = (text: string): unknown => attempt((): unknown => parse(text, { schema: 'failsafe', logLevel: 'silent' }));

const valueAt = (values: unknown, keys: readonly string[]): unknown =>
  keys.reduce((value, key) => (isBlock(value) && Object.hasOwn(value, key) ? value[key] : undefined), values);

/** Returns what Liquid prints for a value; undefined for lists, blocks and dates, whose form depends on the site. */
function printed(value: unknown): string | undefined {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d/.test(value) ? undefined : value;
  return Number.isInteger(value) ? String(value) : undefined;
}
