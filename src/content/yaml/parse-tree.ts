// The YAML of a content folder as data, for readers that need no site.
import { byCodeUnits } from '../../model/by-code-units.ts';
import type { ContentTree } from '../tree.ts';
import { parse } from './parse.ts';

/** The data of every YAML file that can be parsed, by path. */
export async function parseTree({ texts }: Pick<ContentTree, 'texts'>): Promise<ReadonlyMap<string, unknown>> {
  const data = new Map<string, unknown>();
  const files = [...texts.keys()].filter((file) => /\.ya?ml$/.test(file)).sort(byCodeUnits);
  for (const file of files) {
    const result = await parse(file, texts.get(file) ?? '');
    if ('value' in result) data.set(file, result.value);
  }
  return data;
}
