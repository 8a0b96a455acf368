// `archipel hand-in`: commits the edits that were made in the pages of `archipel watch` to a branch, and pushes the branch.
import { printable } from '../../diagnostics/reporters/printable.ts';
import { clip } from '../../diagnostics/terminal/lines.ts';
import type { ContentEdit } from '../../model/output/edit.ts';
import { openEditLog } from '../../node/edits/edit-log.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import type { Project } from '../../node/project.ts';
import { defaultSummary, valuesInWords } from '../../tools/edits/commit-message.ts';
import { endInterruptedEdits } from '../../tools/edits/end-interrupted-edits.ts';
import { type HandInInput, handIn } from '../../tools/edits/hand-in.ts';
import { committedIds, type HandInResult } from '../../tools/edits/hand-in-result.ts';
import { notPushedText, refusalText } from '../../tools/edits/refusal-text.ts';
import { contentReader } from '../../watch/edit/content-files.ts';
import { printResult } from '../output/json-document.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import type { HandInAnswer } from './answer.ts';

export interface HandInOptions {
  readonly content: string;
  readonly message?: string;
  /** Ids of edits, or prefixes of ids. */
  readonly only?: readonly string[];
  /** Lists the edits, and writes nothing. */
  readonly dryRun?: boolean;
}

/** Hands in edits from the log of edits, and removes the committed ones from the log; resolves to the exit code. */
export async function runHandIn(io: Terminal, project: Project, options: HandInOptions): Promise<number> {
  const { content, message, only, dryRun = false } = options;
  const log = openEditLog(content, project);
  endInterruptedEdits(log, contentReader(content));
  const edits = chosenEdits(log.list().edits, only, io);
  if (typeof edits === 'string') return endWith(io, exitCodes.usage, edits);
  if (message?.trim() === '') return endWith(io, exitCodes.usage, io.messages.handIn.blankSentence);
  const { displayPath: shown } = displayPaths(content);
  const list = printedEdits(edits, shown, io);
  const request = { folder: content, edits, sentence: message ?? '' };
  if (dryRun) {
    const planned = await handIn({ ...request, dryRun });
    printResult<HandInAnswer>(io, asData(planned, edits, shown), () => list);
    return report(io, planned, shown);
  }
  if (io.json === undefined && edits.length > 0) io.err(list);
  const result = io.interactive && message === undefined && edits.length > 0 ? await askAndHandIn(io, request) : await handIn(request);
  if (result === undefined) return exitCodes.interrupted;
  log.remove(committedIds(result));
  const code = report(io, result, shown);
  printResult<HandInAnswer>(io, asData(result, edits, shown), () => (result.kind === 'handedIn' ? (result.address ?? '') : ''));
  return code;
}

/** If a dry run succeeds, asks for the sentence and hands in the edits. Resolves to undefined if the user presses Ctrl-C. */
async function askAndHandIn(io: Terminal, request: HandInInput): Promise<HandInResult | undefined> {
  const planned = await handIn({ ...request, dryRun: true });
  if (planned.kind === 'refused') return planned;
  const { isCancel, text } = await import('@clack/prompts');
  const summary = defaultSummary(request.edits);
  // The question is printed on standard error, because standard output is for data.
  const options = { message: io.messages.handIn.askSentence, output: process.stderr, placeholder: summary, defaultValue: summary };
  const sentence = await text(options);
  return isCancel(sentence) ? undefined : handIn({ ...request, sentence });
}

/**
 * Returns the edits that `only` names by their ids or the beginnings of their ids, or all edits without `only`. If an id fits no
 * edit or several edits, returns an error message.
 */
function chosenEdits(
  edits: readonly ContentEdit[],
  only: readonly string[] | undefined,
  { messages }: Terminal,
): readonly ContentEdit[] | string {
  if (only === undefined) return edits;
  const chosen = new Set<ContentEdit>();
  for (const id of only) {
    const found = edits.filter((edit) => edit.id === id);
    const near = found.length > 0 ? found : edits.filter((edit) => edit.id.startsWith(id));
    const [edit] = near;
    if (edit === undefined || id === '') return messages.handIn.unknownEdit(id);
    if (near.length > 1) return messages.handIn.severalEdits(id);
    chosen.add(edit);
  }
  return edits.filter((edit) => chosen.has(edit));
}

function asData(result: HandInResult, edits: readonly ContentEdit[], shown: (file: string) => string): HandInAnswer {
  const rows = edits.map(({ at, files, ...edit }) => ({
    ...edit,
    at: new Date(at).toISOString(),
    files: files.map(({ file }) => shown(file)),
  }));
  if (result.kind === 'refused') return { state: 'refused', why: result.refusal.why, edits: rows };
  const { branch } = result;
  if (result.kind === 'planned') return { state: 'planned', edits: rows, branch };
  const { commit, remote } = result;
  const committed = { edits: rows, branch, commit, remote };
  if (result.kind === 'notPushed') return { state: 'notPushed', why: result.failure, ...committed };
  return { state: 'handedIn', ...committed, ...(result.address !== undefined && { address: result.address }) };
}

/** Lists the edits. Each has three lines: its id and label, its old and new value with the number of pages, and its files. */
function printedEdits(edits: readonly ContentEdit[], shown: (file: string) => string, io: Terminal): string {
  const width = Math.max(60, io.columns ?? 160);
  const rows = edits.flatMap((edit) => {
    const files = [...new Set(edit.files.map(({ file }) => shown(file)))].join(', ');
    const pages = edit.pages === undefined ? '' : `, ${io.messages.handIn.pages(edit.pages)}`;
    return [`${edit.id}  ${edit.label}`, `  ${valuesInWords(edit)}${pages}`, `  ${files}`];
  });
  return [`${io.messages.handIn.changes(edits.length)}:`, ...rows.map((row) => clip(printable(row), width))].join('\n');
}

function report(io: Terminal, result: HandInResult, shown: (file: string) => string): number {
  const { handIn: words } = io.messages;
  switch (result.kind) {
    case 'refused':
      return endWith(io, exitCodes.content, printable(refusalText(result.refusal, { messages: io.messages, shown })));
    case 'notPushed':
      return endWith(io, exitCodes.content, printable(notPushedText(result, io.messages)));
    case 'planned':
      return endWith(io, exitCodes.fine, words.planned(result.branch));
    case 'handedIn':
      io.err(io.paint('green', words.handedIn(result.ids.length, result.branch, result.remote)));
      return endWith(io, exitCodes.fine, result.address === undefined ? words.noAddress(result.branch) : words.openProposal);
  }
}
