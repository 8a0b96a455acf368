import { type ContentTree, diskFileOf } from '../../content/tree.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.ts';
import { GitError } from '../../node/git/git.ts';
import { lateErrors } from '../../node/late-errors.ts';
import type { Project } from '../../node/project.ts';
import type { DiffAnswer } from '../../tools/diff/answer.ts';
import { failuresOf } from '../../tools/diff/failures.ts';
import { indexNowOf } from '../../tools/diff/print/indexnow.ts';
import { markdownOf, markdownOfErrors } from '../../tools/diff/print/markdown.ts';
import { printDiff } from '../../tools/diff/print/terminal.ts';
import { gatherInputs, type ProjectInputs, withoutDrawing } from '../input/inputs.ts';
import { previousRun } from '../input/previous-run.ts';
import { debugLog } from '../output/debug.ts';
import { printResult } from '../output/json-document.ts';
import { reportErrors } from '../output/report.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import { checkAhead } from '../threads/run-ahead.ts';
import type { BuiltVersion, NamedInput } from './build-version.ts';
import { type ChosenVersion, chooseVersions } from './choose-versions.ts';
import { type ComparedVersions, compareVersions } from './compare-versions.ts';
import type { DiffOptions } from './diff-options.ts';
import { storingBuilder } from './stored-results.ts';
import { writeReport } from './write-report.ts';

/** `archipel diff`: shows what a change of the content or the templates alters for visitors; resolves to the exit code. */
export async function runDiff(io: Terminal, project: Project, options: DiffOptions): Promise<number> {
  const [instant] = options.instants;
  const { texts: known } = previousRun(project, options);
  const gathered = await gatherInputs(project, { ...options, known, ...(instant && { now: instant.at }) });
  const { input, sources } = gathered;
  if (input === undefined) return reportErrors(io, gathered.diagnostics, { sources });
  try {
    const { recordedInputs, loadedSources } = gathered;
    const templates = Object.keys({ ...recordedInputs?.code, ...recordedInputs?.sources });
    const versions = await chooseVersions({ io, project, options, input, templates, loadedSources });
    return versions === undefined ? exitCodes.usage : await compare(io, { versions, gathered, options, project });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return endWith(io, exitCodes.usage, io.messages.diff.git[error.why](error.subject));
  }
}

interface Request {
  readonly versions: readonly [before: ChosenVersion, after: ChosenVersion];
  readonly gathered: ProjectInputs;
  readonly options: DiffOptions;
  readonly project: Project;
}

async function compare(io: Terminal, request: Request): Promise<number> {
  const { options } = request;
  const compared = await buildBoth(io, request);
  const { result } = compared ?? {};
  if (compared === undefined || result === undefined) {
    if (compared !== undefined && options.format === 'markdown') io.out(commentOnErrors(io, request, compared));
    return exitCodes.content;
  }
  const { before, after, basePath } = compared;
  if (options.out !== undefined && before.built !== undefined && after?.built !== undefined) {
    const versions = { before: before.built.version, after: after.built.version };
    const root = options.pictures === true ? request.project.root : undefined;
    if (!(await writeReport(io, { result, versions, basePath, folder: options.out, root }))) return exitCodes.usage;
  }
  printResult<DiffAnswer>(io, result, () => printed(io, compared, options.format));
  const failures = failuresOf(result, options.failOn);
  if (failures.length > 0) io.err(io.messages.diff.failed(failures));
  return failures.length > 0 || result.after.broken.length > 0 ? exitCodes.content : exitCodes.fine;
}

/** Returns the Markdown comment for a pull request if one version cannot be built. */
function commentOnErrors({ messages }: Terminal, { versions, gathered }: Request, { before, after }: ComparedVersions): string {
  const [{ name }, { diagnostics, blocking }] = after === undefined ? [versions[0], before] : [versions[1], after];
  const errors = formatDiagnostics(gathered.fromHere(diagnostics.filter(isError)), messages.language);
  return markdownOfErrors({ name, blocking, errors }, messages);
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

/** Formats the comparison as text, Markdown, or a list of URLs. */
function printed({ messages }: Terminal, { result, baseUrl }: ComparedVersions, format: DiffOptions['format']): string {
  if (result === undefined) return '';
  if (format === 'markdown') return markdownOf(result, messages);
  if (format === 'indexnow') return indexNowOf(result, baseUrl);
  return printDiff(result, { messages, width: Math.max(60, process.stdout.columns ?? 160) });
}

/** Builds and compares the two versions, and reports their errors. */
async function buildBoth(io: Terminal, { versions, gathered, options, project }: Request): Promise<ComparedVersions | undefined> {
  const { input, shown } = gathered;
  if (input === undefined) return undefined;
  const [before, after] = versions;
  const named = (version: ChosenVersion): NamedInput => ({ name: version.name, input: withoutDrawing({ ...input, ...version.input }) });
  const makePages = async (): Promise<void> => {
    // Several threads render the version of the working tree first. The other version reuses its results.
    if (versions.some((version) => version.input.tree === input.tree && version.input.definition === input.definition))
      await checkAhead(project, gathered, { ...options, debug: debugLog(io, 'archipel:threads', {}) });
  };
  const { builder, end } = await storingBuilder(project, gathered, { ...options, makePages });
  const compared = await compareVersions([named(before), named(after)], { language: io.messages.language, shown, builder });
  await lateErrors();
  end();
  tellErrors(io, { chosen: before, built: compared.before, gathered });
  if (compared.after !== undefined) tellErrors(io, { chosen: after, built: compared.after, gathered });
  return compared;
}

interface Errors {
  readonly chosen: ChosenVersion;
  readonly built: BuiltVersion;
  readonly gathered: ProjectInputs;
}

function tellErrors(io: Terminal, { chosen, built, gathered }: Errors): void {
  const { diff: words } = io.messages;
  const { version } = built.built ?? {};
  if (version !== undefined && version.broken.length === 0) return;
  const errors = gathered.fromHere(built.diagnostics.filter(isError));
  io.err(version === undefined ? words.cannotCompare(chosen.name, built.blocking) : words.hasErrors(chosen.name));
  const texts = writtenTexts(chosen.input.tree);
  const lines = new Map([...texts].map(([file, text]) => [gathered.shown(file), text]));
  reportErrors(io, errors, { sources: (file) => lines.get(file) });
}

/** Returns the texts of a tree by file on disk. Leaves out data that is only a part of its file, such as front matter or data in code. */
const writtenTexts = (tree: ContentTree): ReadonlyMap<string, string> =>
  new Map(
    [...tree.texts].flatMap(([name, text]) => {
      const origin = tree.origins?.get(name);
      return origin === undefined || origin.isWholeFile === true ? [[diskFileOf(tree, name), text]] : [];
    }),
  );
