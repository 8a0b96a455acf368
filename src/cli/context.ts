// What the definitions of all commands share.
import { join, relative } from 'node:path';
import { type Command, Option } from 'commander';
import { otherOwner, type Project } from '../node/project.ts';
import { folder, instant, threadsArgument, webAddress } from './arguments.ts';
import type { Terminal } from './output/terminal.ts';

/** What every command is given. */
export interface CommandContext {
  /** What the user has written: some options are known by their beginning alone. */
  readonly words: readonly string[];
  readonly io: Terminal;
  readonly project: Project;
  /** Takes the exit code of the command that has run. */
  readonly setExitCode: (code: number) => void;
}

type SiteContext = Pick<CommandContext, 'project' | 'io'>;

/** `--content`, described by `meaning`. */
export const contentOption = ({ project, io }: SiteContext, meaning: string): Option =>
  new Option('--content <dir>', meaning).argParser(folder(io.messages)).default(join(project.root, 'content'), 'content');

/** `--json`, of every command that prints and ends. */
export const jsonOption = (): Option => new Option('--json', 'print data: one document, as docs/json.md describes it');

/** The options of commands that read content. */
export const withContent = (command: Command, context: SiteContext): Command =>
  command
    .addOption(contentOption(context, 'the content folder'))
    .option('--now <instant>', 'take this moment for now', instant(context.io.messages));

/** `--threads`, of commands that may go through all content. */
export const threadsOption = ({ io }: Pick<SiteContext, 'io'>): Option =>
  new Option('--threads <number>', 'how many threads work; without it, as many as cores and memory allow and the site needs')
    .env('ARCHIPEL_THREADS')
    .argParser(threadsArgument(io.messages));

/** The options of commands that go through the whole pipeline. */
export const withBuild = (command: Command, context: SiteContext): Command =>
  withContent(command, context)
    .option('--base-url <url>', 'the address of the finished site', webAddress(context.io.messages))
    .addOption(new Option('--format <format>', 'how problems are reported').choices(['pretty', 'json', 'github']).default('pretty'))
    .addOption(jsonOption())
    .option('--quiet', 'print errors only')
    .option('--all', 'show the lines of each place, also where several have the same problem')
    .option('--strict', 'treat warnings as errors')
    .addOption(threadsOption(context))
    .option('--release', 'refuse example values')
    .option('--drafts', 'build drafts too');

/** Ends with a word about usage where `content` belongs to another project, whose site would be replaced by one of other templates. */
export function refuseForeign(command: Command, { project, io }: SiteContext, content: string): void {
  const owner = otherOwner(project, content);
  if (owner === undefined) return;
  const named = relative(process.cwd(), owner) || '.';
  command.error(`error: ${io.messages.usage.foreignContent(named)}`);
}
