// `archipel schema`: what content may hold, in the form that editors read.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../edge/compile.ts';
import { editorSettings, jsonSchemas } from '../schemas.ts';
import { exitCodes, type Terminal } from './terminal.ts';

/** Writes .vscode/schemas and .vscode/settings.json under `project`; other settings are kept. */
export async function runSchema(io: Terminal, root: string, project: string): Promise<number> {
  const { theme } = await compile(root);
  const folder = join(project, '.vscode');
  const settingsFile = join(folder, 'settings.json');
  const settings = readSettings(settingsFile);
  if (settings === undefined) {
    io.err('.vscode/settings.json is not plain JSON (a comment, perhaps), so it cannot be completed. Nothing was written.');
    return exitCodes.content;
  }
  const schemas = jsonSchemas(theme.icons);
  mkdirSync(join(folder, 'schemas'), { recursive: true });
  for (const [name, schema] of Object.entries(schemas))
    writeFileSync(join(folder, 'schemas', `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  writeFileSync(settingsFile, `${JSON.stringify({ ...settings, 'yaml.schemas': editorSettings }, null, 2)}\n`);
  io.err(`Wrote ${Object.keys(schemas).length} schemas to .vscode/schemas, and .vscode/settings.json.`);
  return exitCodes.fine;
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
