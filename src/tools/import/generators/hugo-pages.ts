// Tells which texts Hugo makes a page of, and which front matter they take from the texts of the folders around them:
// https://gohugo.io/content-management/build-options/ and https://gohugo.io/content-management/front-matter/#cascade
import { isBlock } from '../../../model/data/block.ts';
import { type ConfigData, lowerKeys } from '../config-data.ts';
import type { NamedImport } from '../file-names.ts';
import { splitText } from '../front-matter.ts';
import { globSource } from './glob-source.ts';
import type { HugoSite } from './hugo-site.ts';

export interface HugoPages {
  /** Returns whether Hugo makes a page of a text. */
  readonly isPage: (text: NamedImport) => boolean;
  /** Returns the front matter that a text has unless it states other values. */
  readonly defaultsOf: (text: NamedImport) => ConfigData;
}

/** Returns what Hugo makes of the texts of the folder. */
export function hugoPages(
  { config, folder }: HugoSite,
  { named, texts }: { readonly named: readonly NamedImport[]; readonly texts: ReadonlyMap<string, string> },
): HugoPages {
  const dataOf = ({ from }: NamedImport): ConfigData => lowerKeys(splitText(texts.get(from) ?? '').matter?.toJS());
  const sections = named.filter(({ name }) => /(?:^|\/)_index$/.test(name));
  const cascades = [
    ...cascadesIn(config['cascade'], ''),
    ...sections
      .toSorted((one, other) => one.name.length - other.name.length)
      .flatMap((text) =>
        cascadesIn(dataOf(text)['cascade'], text.name.slice(0, -'_index'.length)).map((each) => ({ ...each, locale: text.locale })),
      ),
  ];
  const defaultsOf = (text: NamedImport): ConfigData => {
    const path = ['', ...(folder ?? []), text.name.replace(/\/?_?index$/, '')].join('/');
    return Object.assign({}, ...cascades.filter((each) => isFor(each, { text, path })).map(({ values }) => values));
  };
  const bundles = new Set(named.flatMap(({ name }) => /^(.+\/)index$/.exec(name)?.[1] ?? []));
  return {
    defaultsOf,
    isPage: (text) => {
      if (folder === undefined || sections.length === 0) return true;
      const states = /^\W*(?:_?build|headless)\b/im.test(texts.get(text.from) ?? '');
      return !isInBundle(text.name, bundles) && !isUnrendered({ ...lowerKeys(defaultsOf(text)), ...(states && dataOf(text)) });
    },
  };
}

/** Hugo publishes the other texts in the folder of an `index.md` only where a template shows them. */
const isInBundle = (name: string, bundles: ReadonlySet<string>): boolean =>
  [...name.matchAll(/\//g)].some(({ index }) => bundles.has(name.slice(0, index + 1)) && name.slice(index + 1) !== 'index');

function isUnrendered(data: ConfigData): boolean {
  const build = lowerKeys(data['build'] ?? data['_build']);
  return data['headless'] === true || [false, 'never', 'link'].includes(build['render'] as boolean | string);
}

interface Cascade {
  /** The start of the names of the texts. */
  readonly folder: string;
  readonly target: ConfigData;
  readonly values: ConfigData;
  readonly locale?: string;
}

/** Returns the blocks of a key `cascade`. Hugo reads one of them as a list of one. */
const cascadesIn = (written: unknown, folder: string): readonly Cascade[] =>
  [written].flat().flatMap((each) => {
    if (!isBlock(each)) return [];
    const { _target, target = _target, ...values } = each;
    return [{ folder, target: lowerKeys(target), values }];
  });

function isFor({ folder, target, locale }: Cascade, { text, path }: { readonly text: NamedImport; readonly path: string }): boolean {
  const kind = /(?:^|\/)_index$/.test(text.name) ? (path === '/' ? 'home' : 'section') : 'page';
  const known = { path: path.toLowerCase(), kind, lang: text.locale.toLowerCase(), environment: 'production' };
  return (
    text.name.startsWith(folder) &&
    (locale === undefined || locale === text.locale) &&
    Object.entries(target).every(
      ([key, pattern]) =>
        Object.hasOwn(known, key) && new RegExp(`^${globSource(String(pattern).toLowerCase())}$`).test(known[key as keyof typeof known]),
    )
  );
}
