// The editor, at a position in the content or in the sources of the definition, and nowhere else.
import { existsSync, realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { ToolMessages } from '../diagnostics/messages/messages.ts';
import { launch } from '../node/launch.ts';
import type { SourcePosition } from './dev-server.ts';
import { sourcePaths } from './live-definition.ts';

interface EditorOptions {
  /** The content folder. */
  readonly content: string;
  /** The program; undefined for the one that runs. */
  readonly editor?: string | undefined;
  readonly messages: ToolMessages;
}

/** Opens a file of the project at `root`; resolves to the reason where it cannot. */
export async function openEditor(
  { file, line, column }: SourcePosition,
  root: string,
  { content, editor, messages: { watch } }: EditorOptions,
): Promise<string | undefined> {
  const path = [resolve(file), resolve(root, file)].find(isFile);
  if (path === undefined || ![content, ...sourcePaths(root)].some((source) => contains(source, path))) return watch.noFile(file);
  const failure = await launch(`${path}:${line}:${column}`, editor);
  return failure && watch.noEditor(failure.reason);
}

/** Whether `path`, without symbolic links, is `source` or lies in it. */
function contains(source: string, path: string): boolean {
  if (!existsSync(source)) return false;
  const [outer, inner] = [realpathSync(source), realpathSync(path)];
  return inner === outer || inner.startsWith(outer + sep);
}

/** `existsSync` returns false for invalid paths (with NUL, for example), for which `statSync` throws. */
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
