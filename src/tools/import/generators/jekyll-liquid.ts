// Fills in what Jekyll writes in place of Liquid, even in code: values of the configuration, of data files and of front matter.
// https://jekyllrb.com/docs/variables/, https://jekyllrb.com/docs/includes/
import { parse } from 'yaml';
import { attempt } from '../../../model/attempt.ts';
import { isBlock } from '../../../model/data/block.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import type { ConfigFile } from '../config-data.ts';
import { pagePaths } from './jekyll-pages.ts';
import { type FillTags, printed, tagFiller } from './liquid.ts';
import { withAddressesInCode } from './liquid-in-code.ts';

export function jekyllLiquid(file: ConfigFile): FillTags {
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
  const fill = tagFiller({
    lookUp: ([first = '', ...keys], values) => {
      // Links in archipel begin without the addresses of the other site.
      if (first !== 'site' || /^(?:base)?url$/.test(keys.join('.'))) return valueAt(values, [first, ...keys]);
      return keys[0] === 'data' ? dataAt(keys.slice(1)) : valueAt(site, keys);
    },
    valuesOf: (page, include) => ({ page, include }),
    includeAt: (name) => textAt(`_includes/${name}`),
  });
  return (text, page, count) => withAddressesInCode(fill(withPagePaths(text), page, count), addresses);
}

/** Returns the values of YAML or JSON. Scalars stay as written, because Jekyll prints `4.0` as `4.0`. */
const valuesIn = (text: string): unknown => attempt((): unknown => parse(text, { schema: 'failsafe', logLevel: 'silent' }));
