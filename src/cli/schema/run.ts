// `archipel schema`: writes JSON Schemas of the content for code editors.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { indexContent } from '../../content/content-index.ts';
import { offeredNames } from '../../content/names/completions.ts';
import { templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import { attempt } from '../../model/attempt.ts';
import { isBlock } from '../../model/data/block.ts';
import { CompileError, compile } from '../../node/bundle/compile.ts';
import { filesMatching } from '../../node/bundle/files-matching.ts';
import { readContent, reasonOf } from '../../node/fs/read-content.ts';
import { parseJson } from '../../node/fs/read-text.ts';
import type { Project } from '../../node/project.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import { noQueryCache } from '../../store/query-cache.ts';
import { type Completions, editorSettings, jsonSchemas } from '../../tools/editor-schemas/editor-schemas.ts';
import { firstSections } from '../../tools/editor-schemas/first-sections.ts';
import { printResult } from '../output/json-document.ts';
import { reportErrors } from '../output/report.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';

export interface SchemaOptions {
  /** The folder in which .vscode is written: the project folder. */
  readonly out: string;
  /** The content folder, whose names editors complete. */
  readonly content: string;
}

/** Writes .vscode/schemas and .vscode/settings.json under `out`; other settings are preserved. Resolves to the exit code. */
export async function runSchema(io: Terminal, project: Project, { out, content }: SchemaOptions): Promise<number> {
  const definition = await definitionOf(io, project);
  if (definition === undefined) return exitCodes.content;
  const folder = join(out, '.vscode');
  const settingsFile = join(folder, 'settings.json');
  const settings = readSettings(settingsFile);
  if (settings === undefined) return endWith(io, exitCodes.content, io.messages.listings.settingsNotPlain);
  const schemas = jsonSchemas(definition, await offeredBy(definition, project.root, content));
  try {
    mkdirSync(join(folder, 'schemas'), { recursive: true });
    for (const [name, schema] of Object.entries(schemas)) writeFileSync(join(folder, 'schemas', `${name}.json`), asJson(schema));
    writeFileSync(settingsFile, asJson({ ...settings, 'yaml.schemas': { ...foreignSchemas(settings), ...editorSettings(definition) } }));
  } catch (error) {
    return endWith(io, exitCodes.content, io.messages.listings.cannotBeWritten('.vscode', reasonOf(error, io.messages)));
  }
  const files = [...Object.keys(schemas).map((name) => join(folder, 'schemas', `${name}.json`)), settingsFile];
  printResult<{ readonly files: readonly string[] }>(io, { files: files.map((file) => relative(process.cwd(), file)) });
  return endWith(io, exitCodes.fine, io.messages.listings.schemasWritten(Object.keys(schemas).length));
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function foreignSchemas({ 'yaml.schemas': named }: Record<string, unknown>): Record<string, unknown> {
  const entries = typeof named === 'object' && named !== null ? Object.entries(named) : [];
  return Object.fromEntries(entries.filter(([schema]) => !schema.startsWith('.vscode/schemas/')));
}

/** Compiles the site definition. If the templates do not compile, reports this and resolves to undefined. */
async function definitionOf(io: Terminal, project: Project): Promise<SiteDefinition | undefined> {
  try {
    return (await compile(project)).definition;
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    reportErrors(io, templateDiagnostics(error.failures), { writes: true });
    return undefined;
  }
}

/** Collects the names that editors complete. Files that cannot be parsed are skipped, because `check` reports them. */
async function offeredBy(definition: SiteDefinition, root: string, content: string): Promise<Completions> {
  const tree = readContent(content);
  const index = await indexContent(tree, { model: definition, queries: noQueryCache });
  const examples = filesMatching(join(root, 'templates/sections/*/examples.yaml')).map((file) => readFileSync(file, 'utf8'));
  return { names: offeredNames(index.names(), [...tree.texts.keys()], definition), sections: firstSections(examples) };
}

/** Reads the existing settings: an empty object if there is no readable file, undefined if the file is not a JSON object. */
function readSettings(file: string): Record<string, unknown> | undefined {
  const text = attempt(() => readFileSync(file, 'utf8'));
  if (text === undefined) return {};
  const value = parseJson(text);
  return isBlock(value) ? { ...value } : undefined;
}
