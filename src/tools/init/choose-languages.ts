// The starter contains several languages side by side. A new site gets the requested languages, in the requested order.
import { isMap, isScalar, isSeq, Pair, parseDocument, Scalar, visit, type YAMLMap } from 'yaml';
import type { Locale } from '../../model/languages/locale.ts';

/** The languages of the starter. A site in any other language gets the texts of the first. */
export const starterLocales: readonly Locale[] = ['en', 'de', 'fr', 'es'];

const [common = 'en'] = starterLocales;

/** Returns the language of the starter from which a site in `locale` gets its texts: `pt-BR` → `en`, `de-AT` → `de`. */
export function starterLocaleOf(locale: Locale): Locale {
  const { language } = new Intl.Locale(locale);
  return starterLocales.includes(language) ? language : common;
}

/** Returns a content file (YAML) of the starter in other languages. Comments are preserved. */
export function chooseInYaml(text: string, locales: readonly Locale[]): string {
  const document = parseDocument(text);
  visit(document, {
    Map: (_, map) => {
      if (!isText(map)) return undefined;
      map.items = locales.map((locale) => new Pair(new Scalar(locale), map.get(starterLocaleOf(locale), true)));
      return visit.SKIP;
    },
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== 'languages' || !isSeq(value)) return undefined;
      value.items = locales.map((locale) => new Scalar(locale));
      return visit.SKIP;
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Returns whether a map is a text: its keys are the languages of the starter. */
const isText = (map: YAMLMap): boolean =>
  isMap(map) && map.items.length === starterLocales.length && starterLocales.every((locale) => map.has(locale));

/** Returns the configuration with other languages between the braces of `createLocales`. */
export const chooseInConfig = (text: string, locales: readonly Locale[]): string =>
  text.replace(/(createLocales\(\{\n).*?(\n {2}\}\))/s, (_, start: string, end: string) => {
    const lines = locales.map((locale) => `    ${keyOf(locale)}: { name: ${quoted(nameOf(locale))} },`);
    return start + lines.join('\n') + end;
  });

const keyOf = (locale: Locale): string => (/^[a-z]+$/.test(locale) ? locale : quoted(locale));

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/** Returns the name of a language in that language, capitalized: `Français`. */
function nameOf(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}
