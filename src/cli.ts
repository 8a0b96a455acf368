// argv → command. The only file that prints and decides how the process ends.
import { appendFileSync, existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { type BuildOptions, exitCodes, type Terminal } from './commands/terminal.ts';
import { isBaseUrl } from './content/check-urls.ts';

const instant = (value: string): number => {
  const [, date = ''] = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(value) ?? [];
  const day = new Date(date);
  const at = Date.parse(value);
  // Date.parse takes 30 February for 2 March.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  if (!exists || Number.isNaN(at))
    throw new InvalidArgumentError('Write an instant with its offset, such as 2025-06-30T23:59:59+02:00, or a date.');
  return at;
};

const webAddress = (value: string): string => {
  if (!isBaseUrl(value))
    throw new InvalidArgumentError('Write a full address without a path and without a slash at the end, such as https://www.example.org.');
  return value;
};

const folder = (value: string): string => {
  const path = resolve(value);
  if (!existsSync(path) || !statSync(path).isDirectory()) throw new InvalidArgumentError(`There is no folder ${value}.`);
  return path;
};

const port = (value: string): number => {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 65535) throw new InvalidArgumentError('Write a number from 1 to 65535.');
  return number;
};

const asLine = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

function terminal(): Terminal {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A reader may have seen enough, as `| head` has; a full disk is another matter.
      if (error.code !== 'EPIPE') process.exit(exitCodes.content);
    });
  }
  return {
    out: (text) => void process.stdout.write(asLine(text)),
    err: (text) => void process.stderr.write(asLine(text)),
    paint: (style, text) => styleText(style, text, { stream: process.stderr }),
    summarize,
  };
}

/** The summary repeats what is printed: that it cannot be written is no reason to fail. */
function summarize(markdown: string): void {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file === undefined || file === '') return;
  try {
    appendFileSync(file, markdown);
  } catch (error) {
    process.stderr.write(asLine(`The summary of the step could not be written: ${String(error)}`));
  }
}

const withContent = (command: Command, root: string): Command =>
  command
    .option('--content <dir>', 'the content folder', folder, join(root, 'content'))
    .option('--at <instant>', 'build for this moment instead of now', instant);

const withBuild = (command: Command, root: string): Command =>
  withContent(command, root)
    .option('--base-url <url>', 'the address of the finished site', webAddress)
    .addOption(new Option('--format <format>', 'how problems are reported').choices(['pretty', 'json', 'github']).default('pretty'))
    .option('--quiet', 'print problems only')
    .option('--strict', 'treat warnings as errors')
    .option('--release', 'refuse example values');

const examples = (lines: readonly (readonly [string, string])[]): string =>
  ['', 'Examples:', ...lines.map(([command, meaning]) => `  ${command.padEnd(46)} ${meaning}`)].join('\n');

/** What every command is given. */
interface Frame {
  readonly io: Terminal;
  readonly root: string;
  /** Takes the exit code of the command that has run. */
  readonly end: (code: number) => void;
}

function addBuild(program: Command, { io, root, end }: Frame): void {
  withBuild(program.command('build').description('build the site into a folder'), root)
    .option('--out <dir>', 'the output folder', (value) => resolve(value), join(root, 'dist'))
    .addHelpText(
      'after',
      examples([
        ['archipel build', 'build into dist/'],
        ['archipel build --out /tmp/site --quiet', 'into another folder, printing problems only'],
        ['archipel build --at 2025-06-01T00:00:00+02:00', 'as the site was on that day'],
        ['archipel build --format github --strict', 'for a CI job'],
      ]),
    )
    .action(async (options: BuildOptions & { out: string }) => {
      const { runBuild } = await import('./commands/build.ts');
      end(await runBuild(io, root, options));
    });
}

function addCheck(program: Command, { io, root, end }: Frame): void {
  withBuild(program.command('check').description('look for problems without writing anything'), root)
    .addHelpText(
      'after',
      examples([
        ['archipel check', 'every problem, with its place and a way out'],
        ['archipel check --format json', 'the same as data'],
        ['archipel check --release', 'refuse example values too'],
      ]),
    )
    .action(async (options: BuildOptions) => {
      const { runCheck } = await import('./commands/check.ts');
      end(await runCheck(io, root, options));
    });
}

function addPreview(program: Command, { io, root, end }: Frame): void {
  program
    .command('preview')
    .description('serve the built site to this machine as a host would')
    .option('--out <dir>', 'the built folder', (value) => resolve(value), join(root, 'dist'))
    .option('--port <number>', 'the port, or the next free one', port, 4321)
    .addHelpText(
      'after',
      examples([
        ['archipel preview', 'serve dist/ at http://localhost:4321'],
        ['archipel preview --port 8080', 'at another port'],
      ]),
    )
    .action(async (options: { out: string; port: number }) => {
      const { runPreview } = await import('./commands/preview.ts');
      end(await runPreview(io, root, options));
    });
}

function addRelay(program: Command, { io, end }: Frame): void {
  program
    .command('relay')
    .description('take what forms send and pass it on by mail; configured by the environment')
    .addHelpText(
      'after',
      examples([
        ['archipel relay', 'listen at 127.0.0.1:8025'],
        ['ARCHIPEL_RELAY_PORT=8100 archipel relay', 'at another port'],
      ]),
    )
    .action(async () => {
      const { runRelay } = await import('./commands/relay.ts');
      end(await runRelay(io));
    });
}

function addRoutes(program: Command, { io, root, end }: Frame): void {
  withContent(program.command('routes').description('list every address of the site'), root)
    .option('--json', 'print data')
    .addHelpText(
      'after',
      examples([
        ['archipel routes', 'as a table'],
        ['archipel routes --json', 'as data'],
      ]),
    )
    .action(async (options: Pick<BuildOptions, 'content' | 'at'> & { json?: boolean }) => {
      const { runRoutes } = await import('./commands/routes.ts');
      end(await runRoutes(io, root, options));
    });
}

function addSchema(program: Command, { io, root, end }: Frame): void {
  program
    .command('schema')
    .description('write JSON Schemas of all content and the settings with which editors use them')
    .option('--out <dir>', 'the project folder', folder, root)
    .addHelpText('after', examples([['archipel schema', 'write .vscode/schemas and .vscode/settings.json']]))
    .action(async (options: { out: string }) => {
      const { runSchema } = await import('./commands/schema.ts');
      end(await runSchema(io, root, options.out));
    });
}

const emptyProgram = (): Command =>
  new Command('archipel')
    .description('Turns the YAML and MDX of content/ into a complete site in dist/.')
    .version(manifest.version)
    .showHelpAfterError('Try archipel --help.')
    .showSuggestionAfterError()
    .configureOutput({ getOutHasColors: () => false, getErrHasColors: () => false })
    .addHelpText(
      'after',
      `${examples([
        ['archipel build', 'build the site'],
        ['archipel check --strict', 'look for problems without writing'],
        ['archipel preview', 'look at the built site'],
      ])}

Exit codes: 0 fine, 1 content has errors, 2 wrong usage, 3 a bug of archipel, 4 another build holds the output.`,
    )
    .exitOverride();

/** Runs the command that `argv` names for the project at `root`; resolves to the exit code of the process. */
export async function main(argv: readonly string[], root: string): Promise<number> {
  const io = terminal();
  let code: number = exitCodes.fine;
  const end = (result: number): void => {
    code = result;
  };
  const program = emptyProgram();
  for (const add of [addBuild, addCheck, addPreview, addRelay, addRoutes, addSchema]) add(program, { io, root, end });
  try {
    await program.parseAsync(argv);
    return code;
  } catch (error) {
    // Help and version end with 0; every other word from commander is about usage.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
    io.err(`${io.paint('red', 'This is a bug of archipel, not of your content.')} The output was left as it was. Please report:`);
    io.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return exitCodes.bug;
  }
}
