// `archipel new`: asks for the values that no flag provides, writes the files, and reports the placeholders in them.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import { CompileError, compile } from '../../node/bundle/compile.ts';
import { reasonOf } from '../../node/fs/read-content.ts';
import { writeContent, writeNewFiles } from '../../node/fs/write-files.ts';
import type { Project } from '../../node/project.ts';
import { type CompletedAnswers, complete } from '../../tools/new/flags/answers.ts';
import type { NewRequest } from '../../tools/new/flags/rule.ts';
import { type Answers, exampleWith, type Kind, kindsOf } from '../../tools/new/kinds.ts';
import { nextSteps } from '../../tools/new/next-steps.ts';
import { indexProject } from '../../tools/new/project-index.ts';
import { type Scaffolded, scaffold } from '../../tools/new/scaffold.ts';
import { gatherInputs } from '../input/inputs.ts';
import { printResult } from '../output/json-document.ts';
import { reportErrors } from '../output/report.ts';
import { type BuildOptions, endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import type { NewAnswer } from './answer.ts';

export interface NewOptions extends Pick<BuildOptions, 'content' | 'now'> {
  readonly kind: Kind;
  /** The values of the flags. */
  readonly answers: Answers;
}

/**
 * Reads the kinds that can be added to the site of a project, described with `messages`. Resolves to diagnostics if the
 * templates do not compile.
 */
export async function readKinds(
  project: Project,
  messages: ToolMessages,
): Promise<{ readonly kinds: readonly Kind[] } | { readonly diagnostics: readonly Diagnostic[] }> {
  try {
    return { kinds: kindsOf((await compile(project)).definition, messages) };
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    return { diagnostics: templateDiagnostics(error.failures) };
  }
}

/** Reports why the site of a project cannot be read; returns the exit code. */
export const reportUnread = (io: Terminal, diagnostics: readonly Diagnostic[]): number => reportErrors(io, diagnostics, { writes: true });

/** Adds one item to the content; resolves to the exit code. */
export async function runNew(io: Terminal, project: Project, options: NewOptions): Promise<number> {
  const gathered = await gatherInputs(project, options);
  if (gathered.input === undefined) return reportErrors(io, gathered.diagnostics, { sources: gathered.sources, writes: true });
  const { tree, definition: model, at, overrides } = gathered.input;
  const request: NewRequest = {
    kind: options.kind,
    answers: options.answers,
    known: await indexProject(tree, model, at),
    messages: io.messages,
  };
  const completed = await answersOf(io, request);
  if (typeof completed === 'number') return completed;
  const made = await scaffold({ ...request, answers: completed }, { model, at, overrides, release: false });
  if ('complaints' in made) return refuse(io, request, { ...made, missing: [] });
  return write(io, made, { ...options, steps: nextSteps({ ...request, answers: completed }), shown: gathered.shown });
}

/**
 * Collects all needed answers from flags and questions. If answers are wrong or missing, or the user presses Ctrl-C, reports this
 * and resolves to an exit code.
 */
async function answersOf(io: Terminal, request: NewRequest): Promise<Answers | number> {
  const given = complete(request);
  if (given.complaints.length > 0 || (given.missing.length > 0 && io.interactive !== true)) return refuse(io, request, given);
  if (given.missing.length === 0) return given.answers;
  const { ask } = await import('./ask.ts');
  const answers = await ask(request);
  if (answers !== undefined) return complete({ ...request, answers }).answers;
  return endWith(io, exitCodes.interrupted, `\n${io.messages.newEntry.nothingWritten}`);
}

/** Reports all wrong and all missing answers. */
function refuse(
  io: Terminal,
  { kind, known, answers }: NewRequest,
  { complaints, missing }: Pick<CompletedAnswers, 'complaints' | 'missing'>,
): number {
  const { newEntry } = io.messages;
  for (const { flag, why } of complaints) io.err(`${io.paint('red', `--${flag}`)}  ${why}`);
  if (missing.length > 0) {
    io.err(newEntry.needs(kind.name, missing.length));
    for (const { name, value, meaning } of missing) io.err(`  ${`--${name} ${value}`.padEnd(22)} ${meaning}`);
    const example = exampleWith(kind, known.locales, { answers, refused: complaints.map(({ flag }) => flag) });
    io.err(newEntry.forExample(`archipel new ${kind.name} ${example}`));
  }
  return endWith(io, exitCodes.usage, newEntry.nothingWritten);
}

interface WriteOptions extends Pick<NewOptions, 'content' | 'kind'> {
  /** The steps that are left to do by hand. */
  readonly steps: readonly string[];
  readonly shown: (file: string) => string;
}

function write(io: Terminal, made: Scaffolded, { content, kind, steps, shown }: WriteOptions): number {
  const { newEntry } = io.messages;
  try {
    const files = made.files.map(({ path, onDisk = path, text, replaces }) => ({ path: onDisk, bytes: text, replaces }));
    writeNewFiles(
      content,
      files.filter(({ replaces }) => !replaces),
    );
    for (const file of files.filter(({ replaces }) => replaces)) writeContent(content, file);
  } catch (error) {
    return endWith(io, exitCodes.content, newEntry.cannotBeWritten(reasonOf(error, io.messages)));
  }
  const paths = made.files.map(({ path, onDisk = path }) => shown(onDisk));
  io.err([`${io.paint('green', newEntry.wrote)}  ${paths.join(', ')}`, ...remarks(made, shown, newEntry), ...steps].join('\n  '));
  const placeholders = made.placeholders.map(({ file, range }) => ({ file: shown(file), ...(range && { range }) }));
  printResult<NewAnswer>(io, { kind: kind.name, files: paths, routes: made.addresses, placeholders });
  return exitCodes.fine;
}

function remarks({ addresses, placeholders }: Scaffolded, shown: (path: string) => string, newEntry: ToolMessages['newEntry']): string[] {
  const [first] = placeholders;
  const left = first && [newEntry.writeWords(placeholders.length, `${shown(first.file)}:${first.range?.line}`), newEntry.checkNames];
  return [...(addresses.length === 0 ? [] : [newEntry.address(addresses)]), ...(left ?? [])];
}
