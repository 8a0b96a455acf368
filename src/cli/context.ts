// The context and the options that the definitions of commands share.
import { join, relative } from 'node:path';
import { type Command, Option } from 'commander';
import { otherOwner, type Project } from '../node/project.ts';
import { folder, instant, threadsArgument, webAddress } from './arguments.ts';
import type { Terminal } from './output/terminal.ts';

/** The context that the definition of every command receives. */
export interface CommandContext {
  /** The arguments of the command line. `new` defines an option for a single language, such as `--title-de`, only if it is among them. */
  readonly words: readonly string[];
  readonly io: Terminal;
  readonly project: Project;
  readonly setExitCode: (code: number) => void;
}

/** Runs a command; resolves to the exit code. */
type Run<Options> = (io: Terminal, project: Project, options: Options) => number | Promise<number>;

/** Returns the action of a command, which loads the code of the command only when it runs. */
export const lazyRun =
  <Options>({ io, project, setExitCode }: CommandContext, load: () => Promise<Run<Options>>) =>
  async (options: Options): Promise<void> =>
    setExitCode(await (await load())(io, project, options));

type SiteContext = Pick<CommandContext, 'project' | 'io'>;

/** Creates `--content`, with `meaning` as its description. */
export const contentOption = ({ project, io }: SiteContext, meaning: string): Option =>
  new Option('--content <dir>', meaning).argParser(folder(io.messages)).default(join(project.root, 'content'), 'content');

/** Creates `--json`, for every command that prints a result and ends. */
export const jsonOption = (): Option => new Option('--json', 'print one JSON document, described in docs/json.md');

/** Adds the options of commands that read content. */
export const withContent = (command: Command, context: SiteContext): Command =>
  command
    .addOption(contentOption(context, 'the content folder'))
    .option('--now <instant>', 'act as if it were this moment: 2026-12-01, or 2026-12-01T18:00:00+01:00', instant(context.io.messages));

/** Creates `--threads`, for commands that may read all content. */
export const threadsOption = ({ io }: Pick<SiteContext, 'io'>): Option =>
  new Option('--threads <number>', 'the number of threads; by default, archipel decides by cores, memory and the size of the site')
    .env('ARCHIPEL_THREADS')
    .argParser(threadsArgument(io.messages));

/** Adds the options of `build` and `check`. */
export const withBuild = (command: Command, context: SiteContext): Command =>
  withContent(command, context)
    .option('--base-url <url>', 'the URL of the finished site, in place of baseUrl', webAddress(context.io.messages))
    .addOption(new Option('--format <format>', 'how diagnostics are printed').choices(['pretty', 'json', 'github']).default('pretty'))
    .addOption(jsonOption())
    .option('--quiet', 'print errors only')
    .option('--all', 'print each diagnostic in full, even if several places have the same one')
    .option('--strict', 'fail on warnings, too')
    .addOption(threadsOption(context))
    .option('--release', 'refuse example values, and services that are not configured')
    .option('--drafts', 'include drafts');

/**
 * Ends with a usage error if `content` belongs to another project. Otherwise, a site with the wrong templates would
 * replace the output of that project.
 */
export function refuseForeign(command: Command, { project, io }: SiteContext, content: string): void {
  const owner = otherOwner(project, content);
  if (owner === undefined) return;
  const named = relative(process.cwd(), owner) || '.';
  command.error(`error: ${io.messages.usage.foreignContent(named)}`);
}
