// The content model as JSON Schema (draft 7, which yaml-language-server reads), one per kind of file.
import * as z from 'zod';
import { schemaIn } from '../content/schema-in-locales.ts';
import type { ContentModel } from '../model/collection.ts';
import { translationLock, urlLock } from '../model/locks.ts';
import { messages } from '../model/messages.ts';
import { navigation } from '../model/navigation.ts';
import { prices } from '../model/prices.ts';
import { redirects } from '../model/redirects.ts';
import { site } from '../model/site.ts';
import { chooseByType } from './choose-by-type.ts';
import { explainKeys } from './explain-keys.ts';
import { type JsonSchema, rewrite } from './json-schema.ts';
import { offerLinks } from './offer-links.ts';
import { type OfferedNames, offerNames } from './offer-names.ts';
import { offerSnippets } from './offer-snippets.ts';
import { share } from './share.ts';

const kinds = {
  site,
  navigation,
  prices,
  translations: messages,
  redirects,
  'url-lock': urlLock,
  'translation-lock': translationLock,
} as const;

/** Files of content by the name of their schema, as `yaml.schemas` of VS Code wants them. */
export const editorSettings = ({ collections }: Pick<ContentModel, 'collections'>): Readonly<Record<string, readonly string[]>> => ({
  '.vscode/schemas/site.json': ['content/site.yaml'],
  '.vscode/schemas/navigation.json': ['content/navigation.yaml'],
  '.vscode/schemas/prices.json': ['content/prices.yaml'],
  ...Object.fromEntries(
    Object.entries(collections).map(([folder, { singular }]) => [`.vscode/schemas/${singular}.json`, [`content/${folder}/**/*.yaml`]]),
  ),
  '.vscode/schemas/translations.json': ['content/translations/*.yaml'],
  '.vscode/schemas/redirects.json': ['content/redirects.yaml'],
  '.vscode/schemas/url-lock.json': ['content/locks/urls.yaml'],
  '.vscode/schemas/translation-lock.json': ['content/locks/translations.yaml'],
});

export interface Offered {
  /** What there is to refer to. */
  readonly names: OfferedNames;
  /** A whole section of each type, as YAML, by type. */
  readonly sections: Readonly<Record<string, string>>;
}

/** A JSON Schema per kind of content, by name. What is `offered` completes; equal values give equal bytes. */
export function jsonSchemas(model: ContentModel, { names, sections }: Offered): Readonly<Record<string, JsonSchema>> {
  const localized = schemaIn(model.locales);
  const convert = (schema: z.ZodType): JsonSchema => {
    // What zod returns is plain data, but for a hidden property that no copy has.
    const plain = z.toJSONSchema(localized(schema), { target: 'draft-7', io: 'input', reused: 'inline' }) as JsonSchema;
    return share(
      rewrite(plain, (inner) =>
        offerSnippets(
          chooseByType(offerNames(explainKeys(offerLinks(inner, model, { offered: names, model })), { offered: names, model })),
          { locales: model.locales.list, sections },
        ),
      ),
    );
  };
  const entries = Object.values(model.collections).map(({ singular, schema }) => [singular, schema] as const);
  return Object.fromEntries([...Object.entries(kinds), ...entries].map(([name, schema]) => [name, convert(schema)]));
}
