// Runs the language server of VS Code's YAML extension as a process, with the settings of this project. A maintainer sees
// its answers in the editor.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CompletionItem,
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type Position,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
} from 'vscode-languageserver-protocol/node';
import { root } from './process/process.ts';

export interface YamlServer {
  /** Opens `file` (relative to the project) with the unsaved text `text`; resolves to the diagnostics. */
  readonly marks: (file: string, text: string) => Promise<readonly Diagnostic[]>;
  /** Resolves to the completions at `|` in `text`, which is the unsaved text of `file`. */
  readonly offers: (file: string, text: string) => Promise<readonly CompletionItem[]>;
  /** Resolves to the hover text at `|` in `text`, as Markdown; empty if there is none. */
  readonly says: (file: string, text: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const require = createRequire(import.meta.url);

/** Starts the server with the settings in .vscode/settings.json; nothing is fetched from the network. */
export async function startYamlServer(): Promise<YamlServer> {
  const child = spawn(process.execPath, [require.resolve('yaml-language-server/bin/yaml-language-server'), '--stdio']);
  const connection = createProtocolConnection(child.stdout, child.stdin);
  const opened = new Map<string, number>();
  const waiting = new Map<string, (marks: readonly Diagnostic[]) => void>();
  const settings = nestedSettings();
  const configured = new Promise<void>((resolve) => {
    connection.onRequest(ConfigurationRequest.type, ({ items }) => {
      resolve();
      return items.map(({ section = '' }) => settings[section] ?? null);
    });
  });
  connection.onRequest(RegistrationRequest.type, () => undefined);
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    waiting.get(uri)?.(diagnostics);
  });
  connection.listen();
  const folder = pathToFileURL(root).href;
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: folder,
    workspaceFolders: [{ uri: folder, name: 'project' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true, didChangeConfiguration: { dynamicRegistration: true } },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });
  await connection.sendNotification(InitializedNotification.type, {});
  // The server answers without schemas until it has requested the settings.
  await configured;

  const show = async (file: string, text: string): Promise<string> => {
    const uri = pathToFileURL(join(root, file)).href;
    const version = (opened.get(uri) ?? 0) + 1;
    opened.set(uri, version);
    const textDocument = { uri, version };
    if (version === 1) {
      await connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { ...textDocument, languageId: 'yaml', text },
      });
    } else {
      await connection.sendNotification(DidChangeTextDocumentNotification.type, { textDocument, contentChanges: [{ text }] });
    }
    return uri;
  };
  const showAt = async (file: string, marked: string) => {
    const offset = marked.indexOf('|');
    if (offset < 0) throw new Error(`No place is marked in ${file}.`);
    const uri = await show(file, marked.slice(0, offset) + marked.slice(offset + 1));
    return { textDocument: { uri }, position: positionAt(marked, offset) };
  };

  return {
    marks: async (file, text) => {
      const uri = pathToFileURL(join(root, file)).href;
      const marks = new Promise<readonly Diagnostic[]>((resolve) => waiting.set(uri, resolve));
      await show(file, text);
      return marks;
    },
    offers: async (file, text) => {
      const list = await connection.sendRequest(CompletionRequest.type, await showAt(file, text));
      return Array.isArray(list) ? list : (list?.items ?? []);
    },
    says: async (file, text) => markdownOf(await connection.sendRequest(HoverRequest.type, await showAt(file, text))),
    stop: async () => {
      const ended = once(child, 'exit');
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      await ended;
      connection.dispose();
    },
  };
}

const markdownOf = (hover: Hover | null): string =>
  hover !== null && typeof hover.contents === 'object' && 'value' in hover.contents ? hover.contents.value : '';

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

/** Converts `{"yaml.a.b": 1}` to `{yaml: {a: {b: 1}}}`, the form in which an editor passes settings. */
function nestedSettings(): Record<string, unknown> {
  const flat = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8')) as Record<string, unknown>;
  return Object.entries({ ...flat, 'yaml.schemaStore.enable': false }).reduce<Record<string, unknown>>(
    (all, [name, value]) => put(all, name.startsWith('[') ? [name] : name.split('.'), value),
    {},
  );
}

function put(settings: unknown, [step, ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  const known = typeof settings === 'object' && settings !== null ? { ...settings } : {};
  if (step === undefined) return known;
  return { ...known, [step]: rest.length === 0 ? value : put(Reflect.get(known, step), rest, value) };
}
