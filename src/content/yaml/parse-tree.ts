// Parses the YAML of a content folder, for callers that need no site.
import { byCodeUnits } from '../../model/by-code-units.ts';
import type { ContentTree } from '../tree.ts';
import { parse } from './parse.ts';

/** Content that has been parsed. */
export interface ParsedTree {
  readonly tree: Pick<ContentTree, 'texts'>;
  readonly data: ReadonlyMap<string, unknown>;
}

/** The data of every YAML file that can be parsed, by path; for files that are unchanged since `before`, its data is reused. */
export async function parseTree({ texts }: Pick<ContentTree, 'texts'>, before?: ParsedTree): Promise<ReadonlyMap<string, unknown>> {
  const data = new Map<string, unknown>();
  const files = [...texts.keys()].filter((file) => /\.ya?ml$/.test(file)).sort(byCodeUnits);
  for (const file of files) {
    const text = texts.get(file) ?? '';
    const known = before?.tree.texts.get(file) === text ? before.data.get(file) : undefined;
    const result = known === undefined ? await parse(file, text) : { value: known };
    if ('value' in result) data.set(file, result.value);
  }
  return data;
}
