// All texts of a site in both languages.
import { byCodeUnits } from '../content/sort-names.ts';
import type { Locales } from '../model/locale.ts';
import { messagePairs, type Pair, pairsIn, prosePairs } from './pair.ts';

type Data = ReadonlyMap<string, unknown>;
type Texts = ReadonlyMap<string, string>;

/** The pairs of one file of English texts after the other; `data` is parsed YAML, `texts` all files as text. */
export function* eachFile(data: Data, texts: Texts, locales: Locales): Iterable<readonly [string, readonly Pair[]]> {
  for (const [file, value] of data) {
    if (!file.startsWith('translations/')) yield [file, pairsIn(file, value, locales)];
  }
  for (const pair of prosePairs(texts)) yield [pair.file, [pair]];
  yield ['translations/en.yaml', messagePairs(data.get('translations/de.yaml'), data.get('translations/en.yaml'))];
}

/** The pairs by the file of their English text, sorted. */
export const pairsByFile = (data: Data, texts: Texts, locales: Locales): ReadonlyMap<string, readonly Pair[]> =>
  new Map([...eachFile(data, texts, locales)].filter(([, pairs]) => pairs.length > 0).sort(([a], [b]) => byCodeUnits(a, b)));
