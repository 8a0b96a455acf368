// Turns the results for URLs of other sites into findings, and into the new record. A problem is reported at each place that contains the
// URL or, if there is none, at the file of a page that links to it.
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import type { ExternalAnswer } from '../../model/external-answer.ts';
import { type ExternalLock, type ExternalRecord, recordAnswer, verdictOf } from './external-lock.ts';
import { mentionsOf } from './find-mentions.ts';

interface ExternalInput {
  /** Results by URL. */
  readonly answers: ReadonlyMap<string, ExternalAnswer>;
  /** For each URL, a page that links to it, and the file of that page. */
  readonly pages: ReadonlyMap<string, { readonly path: string; readonly file: string }>;
  /** The texts that may contain URLs, by the file names that diagnostics use. */
  readonly texts: ReadonlyMap<string, string>;
  readonly previous: ExternalLock;
  /** The date of the check in the time zone of the site. */
  readonly today: string;
}

interface ExternalResult {
  readonly findings: readonly Finding[];
  /** The new record. It contains only URLs with a result. */
  readonly lock: ExternalLock;
}

/** Returns the problems of the URLs, and the new record. */
export function externalFindings({ answers, pages, texts, previous, today }: ExternalInput): ExternalResult {
  const addresses: Record<string, ExternalRecord> = {};
  const findings: Finding[] = [];
  for (const [address, answer] of answers) {
    const record = recordAnswer(previous.addresses[address], answer, today);
    addresses[address] = record;
    const { path: page = '', file = 'site.yaml' } = pages.get(address) ?? {};
    const mentions = mentionsOf(address, texts);
    const places = mentions.length === 0 ? [{ file }] : mentions;
    findings.push(...places.flatMap((place) => problemAt(place, { address, answer, record, page, today }) ?? []));
  }
  return { findings, lock: { addresses } };
}

interface Problem {
  readonly address: string;
  readonly answer: ExternalAnswer;
  readonly record: ExternalRecord;
  readonly page: string;
  readonly today: string;
}

/** Matches a URL whose characters have the same meaning in YAML, Markdown and code, with or without quotation marks. */
const plain = /^[\w./:?=&%#~+@!$-]+$/;

/** Returns the finding for a URL, or undefined if the URL works or its state is unknown. */
function problemAt(place: Pick<Finding, 'file' | 'range'>, { address, answer, record, page, today }: Problem): Finding | undefined {
  if (answer.state === 'moved') {
    const { to, isFinal } = answer;
    const finding = createFinding('external-moved', place, { url: address, to, page, isFinal });
    if (!isFinal || place.range === undefined || !plain.test(to)) return finding;
    return { ...finding, edits: [{ replace: place.range, with: to }] };
  }
  if (answer.state !== 'failed') return undefined;
  const verdict = verdictOf(record, today);
  const args = { url: address, page, reason: answer.reason };
  if (verdict.is === 'failing') return createFinding('external-failed', place, { ...args, days: verdict.daysLeft });
  const dead = createFinding('external-dead', place, { ...args, since: verdict.since });
  return verdict.isNew ? dead : { ...dead, severity: 'warning' };
}
