// `archipel new section`, `new island` and `new collection`: write a folder of code, and its messages or its first entry in each language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { attempt } from '../../model/attempt.ts';
import { compile } from '../../node/bundle/compile.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import { writeContent, writeNewFiles } from '../../node/fs/write-files.ts';
import type { Project } from '../../node/project.ts';
import type { CodeKind } from '../../tools/new/code/code-kinds.ts';
import { type CodeSite, definitionName, faultOf, type NewCode, namesInUse, newCode, singularOf } from '../../tools/new/code/new-code.ts';
import type { Pattern } from '../../tools/new/code/patterns.ts';
import { printResult } from '../output/json-document.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import type { NewAnswer } from './answer.ts';
import { listInSite } from './list-in-site.ts';
import { reportUnwritten } from './report-unwritten.ts';

export interface NewCodeOptions {
  readonly kind: CodeKind;
  /** The name of the section type, island or collection; asked for if missing. */
  readonly name?: string;
  readonly content: string;
}

/** Writes a section type, an island or a collection; resolves to the exit code. */
export async function runNewCode(io: Terminal, project: Project, options: NewCodeOptions): Promise<number> {
  const { kind, content } = options;
  const { newCode: said, newEntry } = io.messages;
  try {
    const site = await siteOf(project, kind);
    const name = options.name ?? (await askForName(io, kind, site));
    if (typeof name === 'number') return name;
    const fault = faultOf(kind, name, site);
    if (fault !== undefined) return endWith(io, exitCodes.usage, `${said[fault](name)}\n${newEntry.nothingWritten}`);
    const written = write(project, content, newCode(kind, name, site));
    const listed = kind === 'collection' ? listInSite(project, name) : { paths: [] };
    const paths = [...written, ...listed.paths];
    const steps = kind === 'collection' ? collectionSteps(io, name, listed.byHand) : stepsAfter(io, project, { kind, name });
    io.err([`${io.paint('green', newEntry.wrote)}  ${paths.join(', ')}`, ...steps].join('\n  '));
    printResult<NewAnswer>(io, { kind, files: paths, routes: [], placeholders: [] });
    return exitCodes.fine;
  } catch (error) {
    return reportUnwritten(io, error);
  }
}

async function siteOf(project: Project, kind: CodeKind): Promise<CodeSite> {
  const { definition } = await compile(project);
  return {
    locales: definition.locales,
    taken: namesInUse(definition),
    pattern: ownPattern(project.root, kind),
    isTested: hasVitest(project.root),
  };
}

/**
 * Reads the site's own patterns for the files of a new section type, island or collection, such as those in `templates/new/section`.
 * The keys are file names without the extension `.txt`. Returns an empty object if the site has none.
 */
function ownPattern(root: string, kind: CodeKind): Pattern {
  const folder = join(root, 'templates/new', kind);
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return Object.fromEntries(files.map((file) => [file.replace(/\.txt$/, ''), readFileSync(join(folder, file), 'utf8')]));
}

const hasVitest = (root: string): boolean =>
  attempt(() => createRequire(join(root, 'package.json')).resolve('vitest/package.json')) !== undefined;

/** Asks for a name. Resolves to an exit code if there is no terminal, or if the user presses Ctrl-C. */
async function askForName(io: Terminal, kind: CodeKind, site: CodeSite): Promise<string | number> {
  const { newCode: said, newEntry } = io.messages;
  if (io.interactive !== true) return endWith(io, exitCodes.usage, `${said.nameMissing[kind]}\n${newEntry.nothingWritten}`);
  const { askForText } = await import('./ask.ts');
  const name = await askForText(said.question[kind], (value) => {
    const fault = faultOf(kind, value, site);
    return fault && said[fault](value);
  });
  if (name !== undefined) return name;
  return endWith(io, exitCodes.interrupted, `\n${newEntry.nothingWritten}`);
}

/** Writes the files, which must not exist, and adds the messages. Returns all paths relative to the current folder. */
function write({ root }: Project, content: string, { files, entries, words }: NewCode): readonly string[] {
  const inContent = entries.map(({ path, text }) => ({ path: relative(root, join(content, path)), text }));
  writeNewFiles(
    root,
    [...files, ...inContent].map(({ path, text }) => ({ path, bytes: text })),
  );
  for (const [path, text] of words) {
    const file = join(content, path);
    const before = existsSync(file) ? `${readFileSync(file, 'utf8').trimEnd()}\n\n` : '';
    writeContent(content, { path, bytes: `${before}${text}` });
  }
  const { displayPath } = displayPaths(content);
  const ofProject = [...files, ...inContent].map(({ path }) => displayPaths(join(root, path)).displayPath(''));
  return [...ofProject, ...[...words.keys()].map(displayPath)];
}

const collectionSteps = ({ messages: { newCode: said } }: Terminal, name: string, byHand?: readonly string[]): readonly string[] => [
  ...(byHand === undefined ? [] : [said.listByHand(byHand)]),
  said.next.collection(name, singularOf(name)),
];

interface Made {
  readonly kind: Exclude<CodeKind, 'collection'>;
  readonly name: string;
}

/** Returns the steps that are left to do by hand. */
function stepsAfter({ messages: { newCode: said } }: Terminal, { root }: Project, { kind, name }: Made): readonly string[] {
  const styles = join(root, 'templates/styles.css');
  const folder = kind === 'section' ? 'sections' : 'islands';
  const isImported = existsSync(styles) && new RegExp(`${folder}/[^/"']*\\*/\\*\\.css`).test(readFileSync(styles, 'utf8'));
  const usedAs = kind === 'section' ? name : definitionName(name);
  return [said.words, ...(isImported ? [] : [said.style]), said.next[kind](usedAs)];
}
