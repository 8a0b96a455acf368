// Editing of content in the pages that `archipel watch` serves.
import { openEditLog } from '../../node/edits/edit-log.ts';
import { applyChanges } from '../../node/fs/apply-changes.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import type { Project } from '../../node/project.ts';
import { endInterruptedEdits } from '../../tools/edits/end-interrupted-edits.ts';
import type { EditingOptions } from '../../watch/dev-server.ts';
import { contentReader } from '../../watch/edit/content-files.ts';
import { createEditAnswers } from '../../watch/edit/edit-requests.ts';
import { createEditSession } from '../../watch/edit/edit-session.ts';
import { createToken, withToken } from '../../watch/edit/edit-token.ts';
import { createCodeFinder } from '../../watch/edit/find-in-code.ts';
import { sourcePaths } from '../../watch/live-definition.ts';
import type { WatchSession } from '../../watch/watch-session.ts';
import type { BuildOptions, Terminal } from '../output/terminal.ts';

export interface PageEditingOptions extends Pick<BuildOptions, 'content' | 'now'> {
  /** False if content must not be edited in the page. */
  readonly edit?: boolean;
  /** A further host name whose requests a proxy forwards to this server. */
  readonly host?: string;
}

/** Sets up editing in the page for the dev server; returns undefined if editing is turned off. */
export function editingFor(
  session: WatchSession,
  project: Project,
  { content, now, edit, host, messages }: PageEditingOptions & Pick<Terminal, 'messages'>,
): EditingOptions | undefined {
  if (edit === false) return undefined;
  const read = contentReader(content);
  const log = openEditLog(content, project);
  endInterruptedEdits(log, read);
  const editing = createEditSession({
    session,
    folder: content,
    read,
    write: (changes) => applyChanges(content, changes),
    log,
    displayPath: displayPaths(content).displayPath,
    findInCode: createCodeFinder(sourcePaths(project.root)),
    messages,
    at: () => now ?? Date.now(),
    now: () => Date.now(),
  });
  const { noEditing: refusal, tooLong, picture } = messages.edit;
  return { token: createToken(), answer: createEditAnswers(editing), refusal, tooLarge: { picture: picture.heavy, edit: tooLong }, host };
}

/** Returns the URLs for the user to open. If editing is enabled, they contain the token for editing. */
export const addressesFor = (origin: string, edit: EditingOptions | undefined): readonly [own: string, ...named: string[]] =>
  edit === undefined
    ? [origin]
    : [withToken(origin, edit.token), ...(edit.host === undefined ? [] : [withToken(`https://${edit.host}`, edit.token)])];
