// `archipel schema`: what content may hold, in the form that editors read.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locate } from '../content/locate.ts';
import { find } from '../diagnostics/diagnostic.ts';
import { CompileError, compile } from '../edge/compile.ts';
import { reasonOf } from '../edge/read-content.ts';
import { editorSettings, jsonSchemas } from '../schemas.ts';
import { emptySummary } from '../summary.ts';
import { report } from './report.ts';
import { exitCodes, type Terminal } from './terminal.ts';

/** Writes .vscode/schemas and .vscode/settings.json under `project`; other settings are kept. Resolves to the exit code. */
export async function runSchema(io: Terminal, root: string, project: string): Promise<number> {
  const icons = await iconsOf(io, root);
  if (icons === undefined) return exitCodes.content;
  const folder = join(project, '.vscode');
  const settingsFile = join(folder, 'settings.json');
  const settings = readSettings(settingsFile);
  if (settings === undefined) {
    io.err('.vscode/settings.json is not plain JSON (a comment, perhaps), so it cannot be completed. Nothing was written.');
    return exitCodes.content;
  }
  const schemas = jsonSchemas(icons);
  try {
    mkdirSync(join(folder, 'schemas'), { recursive: true });
    for (const [name, schema] of Object.entries(schemas)) writeFileSync(join(folder, 'schemas', `${name}.json`), asJson(schema));
    writeFileSync(settingsFile, asJson({ ...settings, 'yaml.schemas': { ...foreignSchemas(settings), ...editorSettings } }));
  } catch (error) {
    io.err(`.vscode cannot be written: ${reasonOf(error)}.`);
    return exitCodes.content;
  }
  io.err(`Wrote ${Object.keys(schemas).length} schemas to .vscode/schemas, and .vscode/settings.json.`);
  return exitCodes.fine;
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Schemas that the settings name for files of others. */
function foreignSchemas({ 'yaml.schemas': named }: Record<string, unknown>): Record<string, unknown> {
  const entries = typeof named === 'object' && named !== null ? Object.entries(named) : [];
  return Object.fromEntries(entries.filter(([schema]) => !schema.startsWith('.vscode/schemas/')));
}

/** The icons that the templates offer; undefined, and reported, where the templates do not compile. */
async function iconsOf(io: Terminal, root: string): Promise<readonly string[] | undefined> {
  try {
    return (await compile(root)).theme.icons;
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    const diagnostics = locate([find('template-compile', { file: 'templates' }, { what: error.message })], new Map());
    const run = { diagnostics, summary: emptySummary, failed: true, milliseconds: 0, written: undefined };
    report(io, run, () => undefined, { format: 'pretty' });
    return undefined;
  }
}

/** The settings there are; an empty object without a file, undefined where they cannot be read. */
function readSettings(file: string): Record<string, unknown> | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
