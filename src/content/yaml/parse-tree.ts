// The YAML of a content folder as data, for readers that need no site.
import type { Locales } from '../../model/locale.ts';
import { classify } from '../classify.ts';
import type { ContentTree } from '../tree.ts';
import { parse } from './parse.ts';

/** The data of every YAML file that can be parsed, by path. */
export async function parseTree({ texts }: Pick<ContentTree, 'texts'>, locales: Locales): Promise<ReadonlyMap<string, unknown>> {
  const { single, optional, entries } = classify(texts.keys(), locales);
  const data = new Map<string, unknown>();
  for (const file of [...single, ...optional, ...entries.map((entry) => entry.file)]) {
    const result = await parse(file, texts.get(file) ?? '');
    if ('value' in result) data.set(file, result.value);
  }
  return data;
}
