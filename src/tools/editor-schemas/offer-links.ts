// Fills in the JSON schema of links for editors. The keys that a link may have depend on the collections of the site.
import type { ContentModel } from '../../model/collection.ts';
import { namesOfTargets } from '../../model/references/link.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Offers, offerNames } from './offer-names.ts';

const id = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' };
const name = { type: 'string', minLength: 1 };

const entryKey = ([folder, { singular }]: [string, ContentModel['collections'][string]]): [string, JsonSchema] => [
  singular,
  { ...id, names: folder, description: `A ${singular}: the name of its file in content/${folder}.` },
];

const commonKeys = ({ dialogs, locales }: ContentModel): Readonly<Record<string, JsonSchema>> => ({
  external: { ...name, names: namesOfTargets.external, description: 'An address of another site, named in site.yaml under externals.' },
  file: { ...name, names: namesOfTargets.file, description: 'A file of content/public, by its path from there: terms.pdf.' },
  phone: { ...name, names: namesOfTargets.phone, description: 'The telephone number of a contact in site.yaml.' },
  email: { ...name, names: namesOfTargets.email, description: 'The e-mail address of a contact in site.yaml.' },
  anchor: {
    ...id,
    names: namesOfTargets.anchor,
    description: 'The id of a section: of the linked page or, if the link names no page, of the page with the link.',
  },
  dialog: { type: 'string', enum: dialogs, description: 'A dialog that opens on the page.' },
  fallback: {
    type: 'string',
    enum: locales.list,
    description:
      'If the linked page does not exist in the language of the link, the link leads to the page in this language, and is marked.',
  },
});

/** Adds to the schema of a link the keys that it may have. Returns any other schema unchanged. */
export function offerLinks(schema: JsonSchema, offers: Offers & { readonly model: ContentModel }): JsonSchema {
  if (schema.title !== 'Link') return schema;
  const { title, description } = schema;
  const { model } = offers;
  const keys = { ...Object.fromEntries(Object.entries(model.collections).map(entryKey)), ...commonKeys(model) };
  const properties = Object.fromEntries(Object.entries(keys).map(([key, each]) => [key, offerNames(each, offers)]));
  return { title, description, type: 'object', properties, additionalProperties: false };
}
