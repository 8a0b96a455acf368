// Converts the content model to JSON Schema (draft 7, which yaml-language-server reads), one per kind of file.
import * as z from 'zod';
import { schemaIn } from '../../content/validation/schema-in-locales.ts';
import type { ContentModel } from '../../model/collection.ts';
import { messagesFiles } from '../../model/kind.ts';
import { chooseByType } from './choose-by-type.ts';
import { type JsonSchema, rewrite } from './json-schema.ts';
import { offerLinks } from './offer-links.ts';
import { type OfferedNames, offerNames } from './offer-names.ts';
import { offerSnippets } from './offer-snippets.ts';
import { shareSchemas } from './share.ts';

/** The names of schemas that differ from the names of their files, for files that any site may have. */
const names: Readonly<Record<string, string>> = { 'locks/urls.yaml': 'url-lock', 'locks/translations.yaml': 'translation-lock' };

/** Returns the name of the schema of a file: `navigation` for `navigation.yaml`. */
const nameOf = (file: string): string => (file === messagesFiles ? 'translations' : (names[file] ?? file.replace(/\.yaml$/, '')));

type SchemaModel = Pick<ContentModel, 'collections' | 'files'>;

/** Returns file patterns by the path of their schema, as in the setting `yaml.schemas` of VS Code. */
export const editorSettings = ({ collections, files }: SchemaModel): Readonly<Record<string, readonly string[]>> => {
  const single = Object.keys(files).map((file) => [nameOf(file), file] as const);
  const entries = Object.entries(collections).map(([folder, { singular }]) => [singular, `${folder}/**/*.yaml`] as const);
  return Object.fromEntries([...single, ...entries].map(([name, place]) => [`.vscode/schemas/${name}.json`, [`content/${place}`]]));
};

export interface Completions {
  /** The names that content may refer to. */
  readonly names: OfferedNames;
  /** A complete section of each type as YAML, by type. */
  readonly sections: Readonly<Record<string, string>>;
}

/** Returns one JSON Schema per kind of content, by name, with completions. Equal inputs lead to equal JSON. */
export function jsonSchemas(model: ContentModel, { names, sections }: Completions): Readonly<Record<string, JsonSchema>> {
  const localized = schemaIn(model.locales);
  const offers = { offered: names, model };
  const convert = (schema: z.ZodType): JsonSchema => {
    // Zod returns plain data, except for a hidden property, which `rewrite` does not copy.
    const plain = z.toJSONSchema(localized(schema), { target: 'draft-7', io: 'input', reused: 'inline' }) as JsonSchema;
    return shareSchemas(
      rewrite(plain, (inner) =>
        offerSnippets(chooseByType(offerNames(explainKeys(offerLinks(inner, offers)), offers)), { locales: model.locales.list, sections }),
      ),
    );
  };
  const single = Object.entries(model.files).map(([file, { schema }]) => [nameOf(file), schema] as const);
  const entries = Object.values(model.collections).map(({ singular, schema }) => [singular, schema] as const);
  return Object.fromEntries([...new Map<string, z.ZodType>([...single, ...entries])].map(([name, schema]) => [name, convert(schema)]));
}

/**
 * Returns `schema` with the descriptions in `keys` moved to its properties, and without `mayBeUnread`, which means nothing to editors. A
 * schema without `keys` is unchanged.
 */
function explainKeys(schema: JsonSchema): JsonSchema {
  const { keys, mayBeUnread: _, properties = {}, ...rest } = schema;
  if (keys === undefined) return schema;
  // `keys` is only ever set to descriptions by key (model/languages/words.ts).
  const said = keys as Readonly<Record<string, string>>;
  const explained = Object.entries(properties).map(([key, property]) => [key, { ...property, description: said[key] }]);
  return { ...rest, properties: Object.fromEntries(explained) };
}
