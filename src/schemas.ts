// The content model as JSON Schema (draft 7, which yaml-language-server reads), one per kind of file.
import * as z from 'zod';
import { edition } from './model/edition.ts';
import { messages } from './model/messages.ts';
import { navigation } from './model/navigation.ts';
import { page } from './model/page.ts';
import { prices } from './model/prices.ts';
import { redirects } from './model/redirects.ts';
import { site } from './model/site.ts';
import { solution } from './model/solution.ts';

const kinds = { site, navigation, prices, page, solution, edition, translations: messages, redirects } as const;

/** Files of content by the name of their schema, as `yaml.schemas` of VS Code wants them. */
export const editorSettings: Readonly<Record<string, readonly string[]>> = {
  '.vscode/schemas/site.json': ['content/site.yaml'],
  '.vscode/schemas/navigation.json': ['content/navigation.yaml'],
  '.vscode/schemas/prices.json': ['content/prices.yaml'],
  '.vscode/schemas/page.json': ['content/pages/**/*.yaml'],
  '.vscode/schemas/solution.json': ['content/solutions/**/*.yaml'],
  '.vscode/schemas/edition.json': ['content/editions/**/*.yaml'],
  '.vscode/schemas/translations.json': ['content/translations/*.yaml'],
  '.vscode/schemas/redirects.json': ['content/redirects.yaml'],
};

/** A JSON Schema per kind of content, by name. `icons` are offered where an icon is meant. */
export function jsonSchemas(icons: readonly string[]): Record<keyof typeof kinds, unknown> {
  const convert = (schema: z.ZodType): unknown =>
    z.toJSONSchema(schema, {
      target: 'draft-7',
      io: 'input',
      reused: 'ref',
      override: ({ zodSchema, jsonSchema }) => {
        // Editors complete from an enum; the schema itself knows only how a name looks.
        if (z.globalRegistry.get(zodSchema)?.id === 'Icon') jsonSchema.enum = [...icons].sort();
      },
    });
  // The keys are those of `kinds`.
  return Object.fromEntries(Object.entries(kinds).map(([name, schema]) => [name, convert(schema)])) as Record<keyof typeof kinds, unknown>;
}
