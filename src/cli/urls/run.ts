// `archipel urls` lists every current or recorded URL with its state. `archipel urls accept` records new URLs.
import { plan } from '../../build/plan.ts';
import { readUrlHistory } from '../../content/urls/read-url-history.ts';
import { type UrlHistoryRow, urlLockText } from '../../content/urls/url-history.ts';
import { table } from '../../diagnostics/terminal/table.ts';
import { urlLockSource } from '../../model/locks.ts';
import { reasonOf } from '../../node/fs/read-content.ts';
import { writeContent } from '../../node/fs/write-files.ts';
import type { Project } from '../../node/project.ts';
import { createQueryCache } from '../../store/query-cache.ts';
import { gatherInputs } from '../input/inputs.ts';
import { printResult } from '../output/json-document.ts';
import { reportErrors } from '../output/report.ts';
import { type BuildOptions, endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import type { AcceptAnswer, UrlsAnswer } from './answer.ts';

export type UrlsOptions = Pick<BuildOptions, 'content' | 'now'>;

interface UrlHistory {
  readonly rows: readonly UrlHistoryRow[];
  /** Returns the name of a content file relative to the current folder. */
  readonly shown: (file: string) => string;
}

/** Reads every current and former URL. If content has errors other than removed URLs, reports them and resolves to undefined. */
async function historyOf(io: Terminal, project: Project, options: UrlsOptions): Promise<UrlHistory | undefined> {
  const gathered = await gatherInputs(project, options);
  const queries = createQueryCache();
  const found = gathered.input === undefined ? [] : (await plan({ ...gathered.input, queries })).diagnostics;
  const all = [...gathered.diagnostics, ...gathered.fromHere(found)];
  const problems = all.filter(({ code, severity }) => severity === 'error' && code !== 'url-removed');
  const rows = gathered.input && (await readUrlHistory(gathered.input.tree, { model: gathered.input.definition, queries }));
  if (rows !== undefined && problems.length === 0) return { rows, shown: gathered.shown };
  reportErrors(io, problems, { sources: gathered.sources });
  return undefined;
}

const countOf = (rows: readonly UrlHistoryRow[], state: UrlHistoryRow['state']): number => rows.filter((row) => row.state === state).length;

/** Prints the URLs; resolves to the exit code. A removed URL counts as an error in the content. */
export async function runUrls(io: Terminal, project: Project, options: UrlsOptions): Promise<number> {
  const history = await historyOf(io, project, options);
  if (history === undefined) return exitCodes.content;
  const { listings } = io.messages;
  const { rows, shown } = history;
  const data = rows.map(({ url, file, ...row }) => ({ route: url, ...row, ...(file !== undefined && { file: shown(file) }) }));
  const cells = data.map(({ state, route, file, to }) => [
    listings.urlStates[state],
    route,
    file ?? (state === 'removed' ? listings.perhaps(to ?? '') : `→ ${to}`),
  ]);
  printResult<UrlsAnswer>(io, { urls: data }, () => table([listings.urls, ...cells], process.stdout.columns));
  const [fresh, removed] = [countOf(rows, 'new'), countOf(rows, 'removed')];
  if (fresh > 0) io.err(listings.unrecorded(fresh, rows.length));
  if (removed > 0) io.err(listings.leadNowhere(removed));
  return removed > 0 ? exitCodes.content : exitCodes.fine;
}

/** Adds the new URLs to the recorded ones; resolves to the exit code. */
export async function runAccept(io: Terminal, project: Project, options: UrlsOptions): Promise<number> {
  const history = await historyOf(io, project, options);
  if (history === undefined) return exitCodes.content;
  const { rows, shown } = history;
  const added = rows.filter(({ state }) => state === 'new').map(({ url }) => url);
  const kept = rows.filter(({ recorded }) => recorded).map(({ url }) => url);
  try {
    if (added.length > 0) writeContent(options.content, { path: urlLockSource, bytes: urlLockText([...kept, ...added]) });
  } catch (error) {
    return endWith(io, exitCodes.content, io.messages.listings.cannotBeWritten(urlLockSource, reasonOf(error, io.messages)));
  }
  printResult<AcceptAnswer>(io, { file: shown(urlLockSource), added, total: kept.length + added.length }, () => added.join('\n'));
  return endWith(io, exitCodes.fine, io.messages.listings.recorded(added.length, urlLockSource, kept.length + added.length));
}
