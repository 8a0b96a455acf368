// Checks names in content that are not links: icons, price lists, campaigns, contacts, assets, entries. Schemas mark a name with its kind.
import type * as z from 'zod';
import type { Finding, FindingPlace } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
import { walkNames } from '../../../model/data/schema-walk.ts';
import { scalarsIn } from '../../../model/data/walk.ts';
import { kindOfNames } from '../../names/kind-of-names.ts';
import { linkableIds, linkTarget } from '../../names/linkable-ids.ts';
import type { NameLookup } from '../../names/look-up.ts';
import { type UnknownCode, unknownDefined, unknownEntry, unknownName } from '../../names/unknown.ts';
import { fileCheck } from '../check.ts';

/** The code for an unknown name, by kind. Anchors and prose have their own checks. */
const codes: Readonly<Record<string, UnknownCode>> = {
  icons: 'icon-unknown',
  assets: 'asset-unknown',
  priceLists: 'price-list-unknown',
  campaigns: 'campaign-unknown',
  externals: 'external-unknown',
  phones: 'contact-unknown',
  emails: 'contact-unknown',
};

interface NameRules {
  readonly names: NameLookup;
  readonly model: Pick<ContentModel, 'collections' | 'notFound'>;
  readonly schema: z.ZodType;
}

/** Returns the problems of all names in the data of one file. */
function checkNames(file: string, data: unknown, { names, model, schema }: NameRules): Finding[] {
  const findings: Finding[] = [];
  walkNames(schema, data, (own, value, path) => {
    const kind = kindOfNames(own, file);
    if (kind !== undefined && typeof value === 'string')
      findings.push(...checkName({ kind, name: value }, { file, path }, { names, model }));
  });
  return findings;
}

interface NameOfKind {
  /** What `name` refers to: a kind such as `icons`, the folder of a collection, or a kind that a schema of the site `defines`. */
  readonly kind: string;
  readonly name: string;
}

function checkName({ kind, name }: NameOfKind, place: FindingPlace, { names, model }: Omit<NameRules, 'schema'>): Finding[] {
  const code = Object.hasOwn(codes, kind) ? codes[kind] : undefined;
  const collection = code === undefined && Object.hasOwn(model.collections, kind) ? model.collections[kind] : undefined;
  if (collection !== undefined) {
    if (linkTarget(names, { folder: kind, id: name }, model) !== undefined) return [];
    return [unknownEntry(place, name, { folder: kind, singular: collection.singular, known: linkableIds(names.ids(kind), kind, model) })];
  }
  if (names.has(kind, name) !== false) return [];
  const known = names.all(kind);
  return [code === undefined ? unknownDefined(place, name, { kind, known }) : unknownName(code, place, { name, known })];
}

const siteAssets = ['icon', 'socialImage'];

/** Returns the assets that site.yaml names. */
export const assetsIn = (data: unknown): string[] =>
  scalarsIn(data).flatMap(({ scalar, path }) => (siteAssets.includes(String(path[0])) ? [String(scalar)] : []));

export const namesCheck = fileCheck({
  codes: [
    'asset-unknown',
    'campaign-unknown',
    'contact-unknown',
    'entry-unknown',
    'external-unknown',
    'icon-unknown',
    'name-unknown',
    'price-list-unknown',
  ],
  reads: ['names', 'model'],
  check: ({ file, data, schema }, context) =>
    schema === undefined || file === 'prices.yaml' ? [] : checkNames(file, data, { ...context, schema }),
});
