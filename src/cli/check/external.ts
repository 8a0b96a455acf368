// `check --external`: requests every external URL to which pages link, each only once, and updates the results of earlier checks.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { locate } from '../../content/locate.ts';
import { moveToOrigins } from '../../content/sourced-tree.ts';
import type { ContentTree } from '../../content/tree.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { attempt } from '../../model/attempt.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import type { ExternalAnswer } from '../../model/external-answer.ts';
import type { Calendar } from '../../model/time/calendar.ts';
import { checkUrls } from '../../node/external/check-urls.ts';
import { robotName } from '../../node/external/robots.ts';
import { textIfExists } from '../../node/fs/read-text.ts';
import { writeContent } from '../../node/fs/write-files.ts';
import type { Project } from '../../node/project.ts';
import { contentsOf } from '../../node/publish/folder-contents.ts';
import type { ExternalLinks } from '../../tools/external/collect-links.ts';
import { externalFindings } from '../../tools/external/external-findings.ts';
import { externalLockFile, parseExternalLock, printExternalLock } from '../../tools/external/external-lock.ts';
import type { CheckAnswer } from '../output/report-answer.ts';
import type { Terminal } from '../output/terminal.ts';

interface ExternalCheck {
  readonly found: ExternalLinks;
  readonly tree: ContentTree;
  readonly calendar: Calendar;
  /** The time of the check, in milliseconds since 1970. */
  readonly at: number;
  readonly content: string;
}

interface ExternalProblems {
  /** File names are relative to the content folder. */
  readonly diagnostics: readonly Diagnostic[];
  readonly answer: NonNullable<CheckAnswer['external']>;
}

/**
 * In milliseconds: the longest time to wait for an answer, the longest time to wait if a site asks for a later retry,
 * and the pause between two requests to a host.
 */
const settings = { timeout: 15_000, maxWait: 30_000, pause: 500 };

/** The minimum number of unreachable hosts for this machine to count as offline. With fewer, the hosts themselves may be down. */
const minHostsOffline = 3;

/**
 * Requests all URLs and writes the answers to the lock file. If the lock file is invalid or this machine is offline,
 * reports this and resolves to undefined.
 */
export async function checkExternal(io: Terminal, project: Project, check: ExternalCheck): Promise<ExternalProblems | undefined> {
  const text = textIfExists(join(project.root, externalLockFile));
  const previous = text === undefined ? { addresses: {} } : parseExternalLock(text);
  if (previous === undefined) {
    io.err(io.messages.external.noLock(externalLockFile));
    return undefined;
  }
  const { origin, links: pages } = check.found;
  const addresses = [...pages.keys()].sort(byCodeUnits);
  const answers = await checkUrls(addresses, {
    ...settings,
    userAgent: `${robotName}/${project.engine.version}${origin === undefined ? '' : ` (+${origin})`}`,
    onResult: (done, total) => io.status?.(io.messages.external.asked(done, total)),
  });
  io.status?.('');
  if (isOffline(answers)) {
    io.err(io.messages.external.offline);
    return undefined;
  }
  const texts = new Map([...writtenTexts(check.tree), ...codeTexts(project, check.content)]);
  const { findings, lock } = externalFindings({ answers, pages, texts, previous, today: check.calendar.dayAt(check.at) });
  const printed = printExternalLock(lock);
  if (printed !== text && (addresses.length > 0 || text !== undefined))
    writeContent(project.root, { path: externalLockFile, bytes: printed });
  const { documents } = check.tree;
  return {
    diagnostics: moveToOrigins(locate(findings, { texts, ...(documents && { documents }) }), check.tree),
    answer: countAnswers(answers),
  };
}

/** Returns the texts of content, without the data of entries in Markdown files: the front matter of these files has the same URLs. */
const writtenTexts = ({ texts, documents }: ContentTree): readonly (readonly [file: string, text: string])[] =>
  [...texts].filter(([file]) => documents?.has(file) !== true);

/** Returns whether this machine is offline: at least `minHostsOffline` hosts were requested, and none has answered. */
function isOffline(answers: ReadonlyMap<string, ExternalAnswer>): boolean {
  const hosts = new Set([...answers.keys()].map((address) => new URL(address).host));
  const isUnreached = (answer: ExternalAnswer): boolean =>
    answer.state === 'failed' && ['dns', 'network', 'refused', 'timeout'].includes(answer.reason.kind);
  return hosts.size >= minHostsOffline && [...answers.values()].every(isUnreached);
}

function countAnswers(answers: ReadonlyMap<string, ExternalAnswer>): ExternalProblems['answer'] {
  const count = (state: ExternalAnswer['state']): number => [...answers.values()].filter((answer) => answer.state === state).length;
  const unknown = [...answers].flatMap(([url, answer]) => (answer.state === 'unknown' ? [{ url, reason: answer.reason }] : []));
  return { asked: answers.size, fine: count('fine'), moved: count('moved'), failed: count('failed'), unknown };
}

/** Reads the code files that may contain URLs. File names are relative to the content folder. */
const codeTexts = ({ root }: Project, content: string): readonly (readonly [file: string, text: string])[] =>
  ['templates', 'islands'].flatMap((folder) =>
    [...(attempt(() => contentsOf(join(root, folder)).files) ?? [])]
      .filter((file) => /\.[jt]sx?$/.test(file))
      .sort(byCodeUnits)
      .map((file) => join(root, folder, file))
      .map((file) => [relative(content, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const),
  );
