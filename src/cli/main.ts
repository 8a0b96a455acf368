// Runs the command that argv names, and gives it the streams to which it prints. The folders of `cli/` define the commands.
import { appendFileSync, existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { type Command, CommanderError } from 'commander';
import { messagesFor, type ToolMessages } from '../diagnostics/messages/messages.ts';
import { refusedPath } from '../node/fs/disk-refusal.ts';
import { reasonOf } from '../node/fs/read-content.ts';
import { journalIn } from '../node/fs/write-files.ts';
import { exitProcess, logToStandardError, refuseExit } from '../node/guard-process.ts';
import { lateErrors, onLateErrors } from '../node/late-errors.ts';
import { longestPageTimeout, pageTimeout } from '../node/page-timeout.ts';
import { type Engine, findProjectRoot, isProject, openProject, type Project } from '../node/project.ts';
import { cleanUpAll } from '../node/stopping.ts';
import { openDocument } from './output/json-document.ts';
import { endWith, exitCodes, type Terminal } from './output/terminal.ts';
import { createProgram } from './program.ts';
import { suggestNext } from './suggest-next.ts';

/** The bundler inserts the hash of the sources and the version, so that package.json is not read at startup. */
declare const ENGINE_HASH: string;
declare const ENGINE_VERSION: string;

const asLine = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

function terminal(messages: ToolMessages): Terminal {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // EPIPE means that the reader of the output has ended, as `| head` does. Any other error, such as a full disk, ends the process.
      if (error.code !== 'EPIPE') exitProcess(exitCodes.content);
    });
  }
  const status = statusLine();
  const print = (stream: NodeJS.WriteStream, text: string): void => {
    status?.('');
    stream.write(asLine(text));
  };
  return {
    out: (text) => print(process.stdout, text),
    err: (text) => print(process.stderr, text),
    status,
    paint: (style, text) => styleText(style, text, { stream: process.stderr }),
    interactive: process.stdin.isTTY && process.stderr.isTTY,
    // A terminal may be resized while `watch` runs.
    get columns() {
      return process.stderr.columns;
    },
    summarize: (markdown) => summarize(markdown, messages),
    messages,
  };
}

/**
 * Returns a function that replaces the status line of the terminal. Returns undefined in a CI job, and if standard error is not a
 * terminal that can replace a line.
 */
function statusLine(): Terminal['status'] {
  const { CI, TERM } = process.env;
  if (!process.stderr.isTTY || TERM === 'dumb' || (CI !== undefined && CI !== '' && CI !== 'false')) return undefined;
  let isShown = false;
  return (line) => {
    if (line === '' && !isShown) return;
    isShown = line !== '';
    // Moves to the start of the line, and clears it (ECMA-48, EL).
    process.stderr.write(`\r\u001b[K${line}`);
  };
}

/**
 * Appends `markdown` to the summary of a step of GitHub Actions, if there is one. The summary repeats what is printed,
 * so the command does not fail if the summary cannot be written.
 */
function summarize(markdown: string, { program }: ToolMessages): void {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file === undefined || file === '') return;
  try {
    appendFileSync(file, markdown);
  } catch (error) {
    process.stderr.write(asLine(program.summaryRefused(String(error))));
  }
}

/** Returns the value of an option that is needed before the commands are defined. */
function given(option: '--format' | '--language' | '--root', argv: readonly string[]): string | undefined {
  const index = argv.findIndex((word) => word === option || word.startsWith(`${option}=`));
  return argv[index] === option ? argv[index + 1] : argv[index]?.slice(option.length + 1);
}

const beforeCommand = ['--root', '--language'];

/**
 * Returns the first word that is neither a global option (`--root`, `--language`) nor the value of such an option, or undefined if
 * there is none.
 */
const firstWord = (words: readonly string[]): string | undefined =>
  words.find((word, index) => !beforeCommand.includes(word.replace(/=.*/, '')) && !beforeCommand.includes(words[index - 1] ?? ''));

/** Replaces `--at`, an alias of `--now`. */
const withoutAliases = (word: string): string => word.replace(/^--at(?=$|=)/, '--now');

/** Completes or reverts the changes that a killed command left half-written in a content folder. */
async function endInterrupted(content: unknown, io: Terminal): Promise<void> {
  if (typeof content !== 'string' || !existsSync(journalIn(content))) return;
  const { endChanges } = await import('../node/fs/change-journal.ts');
  const ended = endChanges(content);
  if (ended !== undefined) io.err(io.messages.program.interrupted(ended));
}

/** Returns the full name of a command, starting with the names of its parents: `relay queue list`. */
const nameOf = (command: Command): string => (command.parent?.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name());

/** Returns whether a command needs a site. `init` and `completion`, with their subcommands, do not. */
const needsSite = (command: string): boolean => !/^(?:init|completion)(?: |$)/.test(command);

/** True for `new --help`, which `new` answers itself, because its kinds depend on the site. */
const isForHelp = ({ args }: Command): boolean => args.some((word) => word === '--help' || word === '-h');

/** Returns whether the command line asks for JSON, and not for help. */
function asksForData(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  const options = end === -1 ? argv : argv.slice(0, end);
  return (
    (options.includes('--json') || given('--format', options) === 'json') && !options.some((word) => word === '--help' || word === '-h')
  );
}

/** Runs the command that `argv` names; resolves to the exit code of the process. */
export async function main(argv: readonly string[], engine: Pick<Engine, 'root' | 'modules'>): Promise<number> {
  const plain = terminal(messagesFor(given('--language', argv), process.env));
  let document = asksForData(argv) ? openDocument(plain) : undefined;
  const project = projectOf(argv, { io: document?.io ?? plain, engine });
  const allowExit = refuseExit();
  logToStandardError();
  const release = (): void => {
    allowExit();
    process.off('exit', reportUnsettled);
  };
  const end = (code: number): number => {
    release();
    document?.end({ isOk: code === exitCodes.fine });
    document = undefined;
    return code;
  };
  // Node ends the process if the command waits for nothing that can still happen. The code is not 0 if `exitProcess` ends it.
  const reportUnsettled = (code: number): void => {
    if (code !== exitCodes.fine) return;
    const { err, messages } = document?.io ?? plain;
    process.exitCode = end(endWith({ err }, exitCodes.content, messages.program.unsettled));
  };
  process.on('exit', reportUnsettled);
  onLateErrors(async (thrown, { goesOn }) => {
    const code = await reportFailure(thrown, { io: document?.io ?? plain, project, isLate: true });
    if (!goesOn || code === exitCodes.bug) endProcess(end(code));
  });
  try {
    return end(await run(argv, { io: document?.io ?? plain, project, begin: document?.begin }));
  } finally {
    // If `run` throws, `bin/archipel.js` starts again with other modules.
    release();
  }
}

/** Ends the process with `code`, after everything has been printed. */
function endProcess(code: number): void {
  cleanUpAll();
  process.stdout.write('', () => process.stderr.write('', () => exitProcess(code)));
}

/** Returns the absolute path of a folder. It has no symbolic links, as the paths that the bundler returns. */
const folderAt = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path));

interface ProjectOptions extends Pick<RunOptions, 'io'> {
  readonly engine: Pick<Engine, 'root' | 'modules'>;
}

/** Opens the project that the command line names. */
function projectOf(argv: readonly string[], { io: { err, messages }, engine }: ProjectOptions): Project {
  const root = given('--root', argv);
  return openProject(root === undefined ? findProjectRoot(process.cwd()) : folderAt(root), {
    engine: { ...engine, version: ENGINE_VERSION, hash: ENGINE_HASH },
    cacheFolder: process.env['ARCHIPEL_CACHE'],
    cacheRefused: (folder, error) => err(messages.program.cacheRefused(folder, reasonOf(error, messages))),
  });
}

/** True for an error about missing modules of the engine. The error occurs if the cache is emptied while a command runs. */
function isOfEngine(error: unknown, { modules }: Pick<Engine, 'modules'>): boolean {
  if (modules === undefined || !(error instanceof Error)) return false;
  // The text after `imported from` is ignored: it names a module of the engine even if only a package is missing.
  const [missing = ''] = error.message.split(' imported from ');
  return /Cannot find module|ENOENT/.test(missing) && missing.includes(modules);
}

interface RunOptions {
  readonly io: Terminal;
  readonly project: Project;
  /** Called with the name of the command that runs. */
  readonly begin: ((command: string) => void) | undefined;
}

async function run(argv: readonly string[], { io, project, begin }: RunOptions): Promise<number> {
  const { messages } = io;
  let code: number = exitCodes.fine;
  const setExitCode = (result: number): void => {
    code = result;
  };
  const first = firstWord(argv.slice(2));
  if (first === undefined) {
    io.out(suggestNext(messages, { isSite: isProject(project.root) }));
    return exitCodes.fine;
  }
  const program = createProgram(ENGINE_VERSION, { words: argv, io, project, setExitCode }, first);
  program.hook('preAction', async (_, command) => {
    begin?.(nameOf(command));
    if (!isProject(project.root) && needsSite(nameOf(command)) && !isForHelp(command)) command.error(`error: ${messages.program.noSite}`);
    if (pageTimeout() === undefined) command.error(`error: ${messages.usage.pageTimeout(longestPageTimeout)}`);
    await endInterrupted(command.opts()['content'], io);
  });
  try {
    await program.parseAsync(argv.map(withoutAliases));
    await lateErrors();
    return code;
  } catch (error) {
    // Commander also throws after it has printed help or the version, with exit code 0. Its other errors are about usage.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
    // `bin/archipel.js` catches the error and rebuilds the modules.
    if (isOfEngine(error, project.engine)) throw error;
    return reportFailure([error], { io, project, isLate: false });
  }
}

interface FailureOptions extends Pick<RunOptions, 'io' | 'project'> {
  /** True for errors that have reached no caller. */
  readonly isLate: boolean;
}

/** Reports what has made a command fail: errors of the site, of the system, or bugs. Resolves to the exit code. */
async function reportFailure(thrown: readonly unknown[], { io, project, isLate }: FailureOptions): Promise<number> {
  const { messages } = io;
  // If the process has too many open files, this import fails, too.
  const reporting = await import('./output/report-thrown.ts').catch(() => undefined);
  if (reporting?.reportThrown(io, project, { thrown, isLate }) === true) return exitCodes.content;
  const [error] = thrown;
  const endForReason = (reason: string): number =>
    endWith(io, exitCodes.content, `${io.paint('red', messages.report.severity.error)}  ${reason}`);
  const refused = refusedPath(error);
  if (refused !== undefined) return endForReason(messages.program.diskRefused(refused, reasonOf(error, messages)));
  const { missingPackage } = await import('./output/missing-package.ts');
  const missing = missingPackage(error, project.engine.root);
  if (missing !== undefined) return endForReason(messages.program.packageMissing(missing));
  io.err(`${io.paint('red', messages.program.bug)} ${messages.program.reportBug}`);
  return endWith(io, exitCodes.bug, error instanceof Error ? (error.stack ?? error.message) : String(error));
}
