import { type ContentIndex, indexContent } from '../../content/content-index.ts';
import { offeredNames } from '../../content/names/completions.ts';
import type { ContentTree } from '../../content/tree.ts';
import type { ContentModel } from '../../model/collection.ts';
import type { DataPlace } from '../../model/data/place.ts';
import { metaAt } from '../../model/data/schema-walk.ts';
import { namesOfTargets } from '../../model/references/link.ts';
import type { Site } from '../../model/site-content.ts';
import { createQueryCache } from '../../store/query-cache.ts';
import { yamlDataOf } from '../../tools/explain/places.ts';
import type { Place } from '../browser/edit/protocol.ts';
import { schemaOfFile } from './file-schema.ts';

const linkKinds: Readonly<Record<string, string>> = namesOfTargets;

/** Adds the suggested names to the fields of `place`. Returns `place` unchanged if the value is not a name. */
export async function withSuggestedNames(
  place: Place,
  setting: DataPlace,
  { tree, site }: { readonly tree: ContentTree; readonly site: Site },
): Promise<Place> {
  const { model } = site;
  const kind = kindOf(setting, site);
  if (kind === undefined) return place;
  const index = await indexOf(tree, model);
  const names = offeredNames(index.names(), [...tree.texts.keys()], model)[kind] ?? [];
  const known = [...new Set(names)].sort();
  return known.length === 0 ? place : { ...place, fields: place.fields.map((field) => ({ ...field, names: known })) };
}

function kindOf({ file, path }: DataPlace, site: Site): string | undefined {
  const { model } = site;
  const key = String(path.at(-1));
  if (path.at(-2) === 'link') return Object.entries(model.collections).find(([, { singular }]) => singular === key)?.[0] ?? linkKinds[key];
  return metaAt(schemaOfFile(model, file), path, yamlDataOf(site).get(file)).names;
}

let last: { readonly tree: ContentTree; readonly index: Promise<ContentIndex> } | undefined;

function indexOf(tree: ContentTree, model: ContentModel): Promise<ContentIndex> {
  if (last?.tree !== tree) last = { tree, index: indexContent(tree, { model, queries: createQueryCache() }) };
  return last.index;
}
