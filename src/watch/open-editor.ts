import { existsSync, realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { ToolMessages } from '../diagnostics/messages/messages.ts';
import { statOf } from '../node/fs/stamps.ts';
import { launch } from '../node/launch.ts';
import type { SourcePosition } from './dev-server.ts';
import { sourcePaths } from './live-definition.ts';

interface EditorOptions {
  readonly content: string;
  /** The editor program; undefined for the running editor, or the one of $LAUNCH_EDITOR or $EDITOR. */
  readonly editor?: string | undefined;
  readonly messages: ToolMessages;
}

/** Opens the editor at a position of a file of the project at `root`, and nowhere else; resolves to the reason if that fails. */
export async function openEditor(
  { file, line, column }: SourcePosition,
  root: string,
  { content, editor, messages: { watch } }: EditorOptions,
): Promise<string | undefined> {
  const sources = [content, ...sourcePaths(root)].filter((source) => existsSync(source));
  const folders = sources.flatMap((source) => [source, realpathSync(source)]);
  // Only paths within these folders are looked up on disk: on Windows, looking up a network share logs in at its host.
  const named = [resolve(file), resolve(root, file)].filter((path) => folders.some((folder) => isWithin(folder, path)));
  const path = named.find((each) => statOf(each) !== '');
  if (path === undefined || !folders.some((folder) => isWithin(folder, realpathSync(path)))) return watch.noFile(file);
  const failure = await launch(`${path}:${line}:${column}`, editor);
  return failure && watch.noEditor(failure.reason);
}

const isWithin = (folder: string, path: string): boolean => path === folder || path.startsWith(folder + sep);
