// All texts of a site in both languages.
import { byCodeUnits } from '../sort-names.ts';
import { messagePairs, type Pair, pairsIn, prosePairs } from './pair.ts';

/** The pairs by the file of their English text, sorted; `data` is parsed YAML, `texts` all files as text. */
export function pairsByFile(data: ReadonlyMap<string, unknown>, texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Pair[]> {
  const words = messagePairs(data.get('translations/de.yaml'), data.get('translations/en.yaml'));
  const all: (readonly [string, readonly Pair[]])[] = [
    ...[...data].map(([file, value]) => [file, file.startsWith('translations/') ? [] : pairsIn(file, value)] as const),
    ...prosePairs(texts).map((pair) => [pair.file, [pair]] as const),
    ['translations/en.yaml', words],
  ];
  return new Map(all.filter(([, pairs]) => pairs.length > 0).sort(([a], [b]) => byCodeUnits(a, b)));
}
