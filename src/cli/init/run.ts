import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { languageName, toolMessages } from '../../diagnostics/messages/messages.ts';
import { attempt } from '../../model/attempt.ts';
import { jsonMistake } from '../../node/bundle/json-mistake.ts';
import { reasonOf } from '../../node/fs/read-content.ts';
import { makeFolder, removeUnfinishedStaging } from '../../node/fs/staged-folder.ts';
import { writeNewFiles } from '../../node/fs/write-files.ts';
import { installPackages, packageManager } from '../../node/install-packages.ts';
import { type Engine, openProject, type Project } from '../../node/project.ts';
import { engineSource, importName, namesInTheWay, readStarter } from '../../node/starter.ts';
import { answersOf, defaultAnswers, type FlagAnswers, type InitAnswers, questions, refusedAnswer } from '../../tools/init/answers.ts';
import { starterLocaleOf } from '../../tools/init/choose-languages.ts';
import { packageJson } from '../../tools/init/package-json.ts';
import { packageFile, planFiles } from '../../tools/init/plan-files.ts';
import { printResult } from '../output/json-document.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import type { SiteAnswers } from './ask-for-site.ts';

export interface InitOptions {
  /** The folder that becomes the site; it need not exist. */
  readonly folder: string;
  /** The values of the flags. */
  readonly given: Partial<FlagAnswers>;
  /** Uses the defaults instead of asking. */
  readonly yes?: boolean;
  readonly install?: boolean;
}

const manifest = 'package.json';

/** Returns the text of the package.json in `folder`, without a byte order mark. */
const manifestIn = (folder: string): string => readFileSync(join(folder, manifest), 'utf8').replace(/^\uFEFF/, '');

/** `archipel init`: makes a small site in an empty folder; resolves to the exit code. */
export async function runInit(io: Terminal, project: Project, options: InitOptions): Promise<number> {
  const { init, newEntry } = io.messages;
  const folder = resolve(options.folder);
  removeUnfinishedStaging(folder);
  const refused = refusal(io, folder, options.given);
  if (refused !== undefined) return refused;
  const unusable = await manifestProblem(folder, io.messages);
  if (unusable !== undefined) return endWith(io, exitCodes.content, init.cannotBeWritten(unusable));
  const settled = await settle(io, folder, options);
  if (settled === undefined) return endWith(io, exitCodes.interrupted, `\n${newEntry.nothingWritten}`);
  const answers = answersOf(settled.answers);
  const before = packagesIn(folder);
  try {
    await makeFolder(folder, (made) => fill(made, { folder, project, answers }));
  } catch (error) {
    return endWith(io, exitCodes.content, init.cannotBeWritten(reasonOf(error, io.messages)));
  }
  io.err(`${io.paint('green', init.made)}  ${init.site(answers.name, shown(folder))}`);
  const installed = settled.install && (await installPackages(folder, packageManager(process.env)));
  const isReady = installed || isInstalled(folder, before);
  printResult<{ readonly folder: string; readonly name: string; readonly installed: boolean }>(io, {
    folder: shown(folder) || '.',
    name: answers.name,
    installed: isReady,
  });
  io.err(nextSteps(folder, answers, { installed: isReady, messages: io.messages }));
  return settled.install && !installed ? exitCodes.content : exitCodes.fine;
}

/** Reports why `folder` cannot become a site, or which flag is wrong, and returns the exit code. Returns undefined if nothing is wrong. */
function refusal(io: Terminal, folder: string, given: Partial<FlagAnswers>): number | undefined {
  const { init, newEntry } = io.messages;
  const wrong = questions.flatMap(({ flag, isFit }) => {
    const answer = given[flag];
    return answer === undefined || isFit(answer) ? [] : [`${io.paint('red', `--${flag}`)}  ${refusedAnswer(init, flag, answer)}`];
  });
  const reasons = [...wrong, ...folderProblems(io, folder)];
  if (reasons.length === 0) return undefined;
  return endWith(io, exitCodes.usage, [...reasons, newEntry.nothingWritten].join('\n'));
}

/** Returns an error message if files are in the way or the folder cannot be read; otherwise an empty list. */
function folderProblems({ messages }: Terminal, folder: string): readonly string[] {
  try {
    const [first, second, ...others] = namesInTheWay(folder);
    if (first === undefined) return [];
    return [messages.init.notEmpty(folder, second === undefined ? [first] : [first, second], others.length)];
  } catch (error) {
    return [messages.init.cannotBeSite(folder, reasonOf(error, messages))];
  }
}

/** Resolves to the reason why an existing package.json cannot be extended; undefined if it can, or if there is none. */
async function manifestProblem(folder: string, messages: Terminal['messages']): Promise<string | undefined> {
  if (!existsSync(join(folder, manifest))) return undefined;
  try {
    const mistake = await jsonMistake(manifestIn(folder));
    return mistake && messages.init.notJson(join(shown(folder), manifest), mistake.line, mistake.why);
  } catch (error) {
    return reasonOf(error, messages);
  }
}

/**
 * Collects the answers from flags, and the rest from questions at a terminal or from defaults. Resolves to undefined if
 * the user presses Ctrl-C.
 */
async function settle(
  { interactive, messages: { init } }: Terminal,
  folder: string,
  { given, yes = interactive !== true, install }: InitOptions,
): Promise<SiteAnswers | undefined> {
  const usual = defaultAnswers(basename(folder));
  if (yes) return { answers: { ...usual, ...given }, install: install ?? false };
  const { askForSite } = await import('./ask-for-site.ts');
  return askForSite(given, usual, { install, init });
}

/**
 * Returns whether the user can skip the installation. This requires that every package of the site is installed, and was in package.json
 * `before` init changed that file. A package that init has added is missing from the lock file, so `npm ci` would fail.
 */
function isInstalled(folder: string, before: readonly string[]): boolean {
  const names = packagesIn(folder);
  const isThere = (name: string): boolean => before.includes(name) && existsSync(join(folder, 'node_modules', name));
  return names.includes(importName) && names.every(isThere);
}

/** Returns the packages that the package.json in `folder` names: none if the file is missing or cannot be parsed. */
const packagesIn = (folder: string): readonly string[] =>
  attempt(() => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(manifestIn(folder));
    return Object.keys({ ...dependencies, ...devDependencies });
  }) ?? [];

interface SiteToMake {
  /** The folder that becomes the site. */
  readonly folder: string;
  readonly project: Project;
  readonly answers: InitAnswers;
}

/** Writes all files of the site into `made`, a temporary folder whose content is moved to `folder` later. */
async function fill(made: string, { folder, project: { engine }, answers }: SiteToMake): Promise<void> {
  const starter = readStarter(engine);
  const text = packageJson({
    starter: String(starter.find(({ path }) => path === packageFile)?.bytes),
    existing: existsSync(join(folder, manifest)) ? manifestIn(folder) : undefined,
    folder: basename(folder),
    engine: { [importName]: engineSource(engine, folder) },
  });
  writeNewFiles(made, [...planFiles(starter, answers), { path: manifest, bytes: text }]);
  await finish(engine, made, answers);
}

/**
 * Takes the steps that need the complete site: writes schemas for editors and, if two languages have the same texts,
 * approves these as translations.
 */
async function finish(engine: Engine, folder: string, { locales }: InitAnswers): Promise<void> {
  const project = openProject(folder, { engine, cacheFolder: process.env['ARCHIPEL_CACHE'] });
  const content = join(folder, 'content');
  const { runSchema } = await import('../schema/run.ts');
  await runSchema(silent, project, { out: folder, content });
  const written = locales.map(starterLocaleOf);
  if (new Set(written).size === locales.length) return;
  const { runApprove } = await import('../translations/approve-translations.ts');
  await runApprove(silent, project, { names: [], content, all: true });
}

/** A terminal that prints nothing, for a command that runs as a part of another. */
const silent: Terminal = {
  out: () => undefined,
  err: () => undefined,
  paint: (_, text) => text,
  summarize: () => undefined,
  messages: toolMessages('en'),
};

/** Returns the path of a folder relative to the current folder, or absolute if it is outside; empty for the current folder. */
function shown(folder: string): string {
  const path = relative(process.cwd(), folder);
  return path.startsWith('..') ? folder : path;
}

/** Quotes a path for a shell if it contains spaces or other special characters. */
const quoted = (path: string): string => (/^[\p{L}\p{N}_./@+-]+$/u.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

function nextSteps(
  folder: string,
  { locales }: InitAnswers,
  { installed, messages }: { readonly installed: boolean } & Pick<Terminal, 'messages'>,
): string {
  const place = shown(folder);
  const manager = packageManager(process.env);
  const foreign = locales.filter((locale) => new Intl.Locale(locale).language !== starterLocaleOf(locale));
  const { init } = messages;
  return [
    ...(foreign.length === 0 ? [] : [init.stillEnglish(foreign.map((locale) => languageName(locale, messages.language)))]),
    init.next,
    ...(place === '' ? [] : [`  cd ${quoted(place)}`]),
    ...(installed ? [] : [`  ${manager} install`]),
    `  ${manager} run watch -- --open`,
  ].join('\n');
}
