// `archipel urls`: every published URL and what has become of it; `archipel urls accept` records new ones.
import { plan } from '../build.ts';
import { readUrlHistory } from '../content/urls/read-url-history.ts';
import { type UrlHistoryRow, urlLockText } from '../content/urls/url-history.ts';
import { urlLockSource } from '../model/locks.ts';
import { reasonOf } from '../node/fs/read-content.ts';
import { writeWhole } from '../node/fs/write-files.ts';
import type { Project } from '../node/project.ts';
import { table } from '../terminal/table.ts';
import { gatherInputs } from './input/inputs.ts';
import { reportErrors } from './output/report.ts';
import { type BuildOptions, exitCodes, type Terminal } from './output/terminal.ts';

type UrlsOptions = Pick<BuildOptions, 'content' | 'now'> & { readonly json?: boolean };

/** Every URL that there is or was; undefined, with the problems reported, where content has errors other than removed URLs. */
async function historyOf(io: Terminal, project: Project, options: UrlsOptions): Promise<readonly UrlHistoryRow[] | undefined> {
  const gathered = await gatherInputs(project, options);
  const found = gathered.input === undefined ? [] : (await plan(gathered.input)).diagnostics;
  const all = [...gathered.diagnostics, ...gathered.fromHere(found)];
  const problems = all.filter(({ code, severity }) => severity === 'error' && code !== 'url-removed');
  const rows = gathered.input && (await readUrlHistory(gathered.input.tree.texts, gathered.input.definition));
  if (rows !== undefined && problems.length === 0) return rows;
  reportErrors(io, problems, { sources: gathered.sources, json: options.json });
  return undefined;
}

const countOf = (rows: readonly UrlHistoryRow[], state: UrlHistoryRow['state']): number => rows.filter((row) => row.state === state).length;

/** Prints the URLs; resolves to the exit code, that of content errors where one was removed. */
export async function runUrls(io: Terminal, project: Project, options: UrlsOptions): Promise<number> {
  const rows = await historyOf(io, project, options);
  if (rows === undefined) return exitCodes.content;
  const cells = rows.map(({ state, url, file, to }) => [state, url, file ?? (state === 'removed' ? `perhaps → ${to}` : `→ ${to}`)]);
  io.out(
    options.json === true ? JSON.stringify(rows, null, 2) : table([['STATE', 'URL', 'PAGE OR TARGET'], ...cells], process.stdout.columns),
  );
  const [fresh, removed] = [countOf(rows, 'new'), countOf(rows, 'removed')];
  if (fresh > 0) io.err(`${fresh} of ${rows.length} are not recorded. Record them: archipel urls accept`);
  if (removed > 0) io.err(`${removed} recorded ones lead nowhere. archipel check says what to do.`);
  return removed > 0 ? exitCodes.content : exitCodes.fine;
}

/** Records the URLs that are new, and keeps all others; resolves to the exit code. */
export async function runAccept(io: Terminal, project: Project, options: UrlsOptions): Promise<number> {
  const rows = await historyOf(io, project, options);
  if (rows === undefined) return exitCodes.content;
  const added = rows.filter(({ state }) => state === 'new').map(({ url }) => url);
  const kept = rows.filter(({ recorded }) => recorded).map(({ url }) => url);
  try {
    if (added.length > 0) writeWhole(options.content, { path: urlLockSource, bytes: urlLockText([...kept, ...added]) });
  } catch (error) {
    io.err(`${urlLockSource} cannot be written: ${reasonOf(error, io.messages)}.`);
    return exitCodes.content;
  }
  if (options.json === true || added.length > 0) io.out(options.json === true ? JSON.stringify(added, null, 2) : added.join('\n'));
  const what = added.length === 1 ? '1 new URL' : `${added.length} new URLs`;
  io.err(`Recorded ${what} in ${urlLockSource}, which holds ${kept.length + added.length}.`);
  return exitCodes.fine;
}
