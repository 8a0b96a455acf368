// Names in content that are not links: icons, price lists, campaigns, contacts, assets, entries. Schemas mark each with
// the kind of thing that it names.
import type * as z from 'zod';
import { metaIn, walkNames } from '../../../data/schema-walk.ts';
import { visit } from '../../../data/walk.ts';
import type { Finding, Place } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
import { linkable, type Names } from '../../names/index-names.ts';
import { type UnknownCode, unknownDefined, unknownEntry, unknownName } from '../../names/unknown.ts';
import { fileCheck } from '../check.ts';

interface Rule {
  readonly code: UnknownCode;
  readonly known: (names: Names) => readonly string[] | undefined;
}

/** By kind. Anchors and prose have checks of their own. */
const rules: Readonly<Record<string, Rule>> = {
  icons: { code: 'icon-unknown', known: ({ icons }) => icons },
  assets: { code: 'asset-unknown', known: ({ assets }) => assets },
  priceLists: { code: 'price-list-unknown', known: ({ priceLists }) => priceLists },
  campaigns: { code: 'campaign-unknown', known: ({ campaigns }) => campaigns },
  externals: { code: 'external-unknown', known: ({ externals }) => externals },
  phones: { code: 'contact-unknown', known: ({ phones }) => phones },
  emails: { code: 'contact-unknown', known: ({ emails }) => emails },
};

interface NameRules {
  readonly names: Names;
  readonly model: Pick<ContentModel, 'collections' | 'notFound'>;
  readonly schema: z.ZodType;
}

/** Problems of all names in the data of one file. */
function checkNames(file: string, data: unknown, { names, model, schema }: NameRules): Finding[] {
  const findings: Finding[] = [];
  walkNames(schema, data, (own, value, path) => {
    const kind = metaIn(own).names;
    if (kind !== undefined && typeof value === 'string')
      findings.push(...checkName({ kind, name: value }, { file, path }, { names, model }));
  });
  return findings;
}

interface NameOfKind {
  /** The kind of thing that it names: `icons`, the folder of a collection, or a schema's `defines`. */
  readonly kind: string;
  readonly name: string;
}

function checkName({ kind, name }: NameOfKind, place: Place, { names, model }: Omit<NameRules, 'schema'>): Finding[] {
  const rule = Object.hasOwn(rules, kind) ? rules[kind] : undefined;
  if (rule !== undefined) {
    const known = rule.known(names);
    return known === undefined || known.includes(name) ? [] : [unknownName(rule.code, place, { name, known })];
  }
  const collection = Object.hasOwn(model.collections, kind) ? model.collections[kind] : undefined;
  if (collection !== undefined) {
    const known = linkable(names, kind, model);
    return known.includes(name) ? [] : [unknownEntry(place, name, { folder: kind, singular: collection.singular, known })];
  }
  const known = Object.hasOwn(names.defined, kind) ? names.defined[kind] : undefined;
  return known === undefined || known.includes(name) ? [] : [unknownDefined(place, name, { kind, known })];
}

const siteAssets = ['icon', 'socialImage'];

/** The assets that site.yaml names. */
export const assetsIn = (data: unknown): string[] => {
  const used: string[] = [];
  visit(data, {
    scalar: (value, path) => {
      if (siteAssets.includes(String(path[0]))) used.push(String(value));
    },
  });
  return used;
};

export const names = fileCheck({
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
