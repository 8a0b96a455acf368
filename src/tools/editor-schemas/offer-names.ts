// Completes existing names. Except for icons, the editor also accepts unknown names, because the author may next write what the name refers
// to. `check` reports unknown names.
import type { ContentModel } from '../../model/collection.ts';
import type { NameKind } from '../../model/references/names.ts';
import type { JsonSchema } from './json-schema.ts';

/** The names that content may refer to, by kind. */
export type OfferedNames = Readonly<Record<NameKind, readonly string[]>>;

const titles: Readonly<Record<NameKind, string>> = {
  externals: 'Name of another site',
  phones: 'Name of a contact with a telephone',
  emails: 'Name of a contact with an e-mail address',
  anchors: 'Name of a section',
  priceLists: 'Name of a price list',
  campaigns: 'Name of a campaign',
  prose: 'Name of a longer text',
  icons: 'Name of an icon',
  assets: 'Name of a file',
  publicFiles: 'Name of a published file',
};

export interface Offers {
  readonly offered: OfferedNames;
  readonly model: Pick<ContentModel, 'collections'>;
}

/**
 * Returns `schema` without the keywords that only archipel reads. If its keyword `names` states a kind of name, the result offers the
 * existing names of that kind.
 */
export function offerNames(schema: JsonSchema, { offered, model }: Offers): JsonSchema {
  const { names: kind, defines: _, calls: __, image: ___, ...rest } = schema;
  const { description, examples, default: preset, ...form } = rest;
  if (kind === undefined) return rest;
  // The keyword is only ever set to a `NameKind` (model/references/names.ts).
  const names = [...new Set(offered[kind as NameKind] ?? [])].sort();
  const said = { description, examples, default: preset };
  const title = titleOf(kind as NameKind, model);
  if (names.length === 0) return { title, ...said, ...form };
  // Icons are part of the templates, so an unlisted icon does not exist.
  if (kind === 'icons') return { title, ...said, ...form, enum: names };
  return { title, ...said, anyOf: [{ type: 'string', enum: names }, form] };
}

function titleOf(kind: NameKind, { collections }: Offers['model']): string {
  const { singular } = collections[kind] ?? {};
  if (singular === undefined) return titles[kind] ?? `One of the ${kind}`;
  return `Name of ${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`;
}
