// `archipel translations approve`: says that an English text says what the German one beside it says.
import { suggest } from '../../diagnostics/suggest.ts';
import { reasonOf } from '../../node/fs/read-content.ts';
import { writeWhole } from '../../node/fs/write-files.ts';
import type { Project } from '../../node/project.ts';
import { judge } from '../../translations/judge.ts';
import { confirm, type Lock, lockText } from '../../translations/lock.ts';
import { filesNamed, pageNames } from '../../translations/pages-named.ts';
import { keyOf, type Pair } from '../../translations/pair.ts';
import { pairsByFile } from '../../translations/pairs-by-file.ts';
import { type Selected, select } from '../../translations/select.ts';
import { reportErrors } from '../output/report.ts';
import { type BuildOptions, exitCodes, type Terminal } from '../output/terminal.ts';
import { gatherTranslations, lockFile, type TranslationInput } from './translation-input.ts';

export interface AcceptOptions extends Pick<BuildOptions, 'content' | 'now'> {
  readonly all?: boolean;
}

/** Confirms the texts that `names` stand for, or all; resolves to the exit code. */
export async function runAccept(io: Terminal, project: Project, names: readonly string[], options: AcceptOptions): Promise<number> {
  if ((names.length === 0) !== (options.all === true)) {
    io.err('Name the texts, files or pages to confirm, or all of them with --all.');
    return exitCodes.usage;
  }
  const { input, errors, sources } = await gatherTranslations(project, options);
  if (input === undefined || errors.length > 0) {
    reportErrors(io, errors, { sources });
    return exitCodes.content;
  }
  const byFile = pairsByFile(input.data, input.tree.texts, input.locales);
  const pairs = [...byFile.values()].flat();
  const selected = options.all === true ? [{ pairs, single: false }] : namedBy(io, names, pairs, input);
  if (selected === undefined) return exitCodes.usage;
  const { accepted, left } = sift(selected, input.lock);
  const wrote = write(io, options.content, input, confirm(input.lock, byFile, accepted));
  if (!wrote) return exitCodes.content;
  io.err(`${accepted.size} ${accepted.size === 1 ? 'text is' : 'texts are'} confirmed.`);
  if (left.length > 0) io.err(leftOut(left));
  return exitCodes.fine;
}

/** What each name stands for; undefined, and told, where one stands for nothing. */
function namedBy(
  io: Terminal,
  names: readonly string[],
  pairs: readonly Pair[],
  { data, addresses }: TranslationInput,
): Selected[] | undefined {
  const filesOf = (name: string): readonly string[] => filesNamed(name, data, addresses);
  const found = names.map((name) => ({ name, selected: select(name, pairs, filesOf) }));
  const unknown = found.filter(({ selected }) => selected === undefined).map(({ name }) => name);
  for (const name of unknown) {
    const near = suggest(name, [...pairs.map(keyOf), ...pageNames(data, addresses)]);
    io.err(`There is no text, file or page "${name}" in both languages.${near === undefined ? '' : ` Did you mean "${near}"?`}`);
  }
  return unknown.length > 0 ? undefined : found.flatMap(({ selected }) => (selected === undefined ? [] : [selected]));
}

/** A text whose facts differ is confirmed only by its own name: else nobody has looked at it. */
function sift(selected: readonly Selected[], lock: Lock): { readonly accepted: ReadonlySet<Pair>; readonly left: readonly Pair[] } {
  const accepted = new Set<Pair>();
  const left: Pair[] = [];
  for (const { pairs, single } of selected) {
    for (const pair of pairs) {
      const differs = !single && judge(pair.file, [pair], lock).some(({ problems }) => problems.some(({ kind }) => kind === 'facts'));
      if (differs) left.push(pair);
      else accepted.add(pair);
    }
  }
  return { accepted, left: left.filter((pair) => !accepted.has(pair)) };
}

const leftOut = (pairs: readonly Pair[]): string =>
  [
    'Left out, because the facts of the two languages differ; each is confirmed by its own name:',
    ...pairs.map((pair) => `  ${keyOf(pair)}`),
  ].join('\n');

/** Writes the lock where it has changed; false, and told, where the disk refuses. */
function write(io: Terminal, folder: string, { tree }: TranslationInput, lock: Lock): boolean {
  const text = lockText(lock);
  if (tree.texts.get(lockFile) === text) return true;
  try {
    writeWhole(folder, { path: lockFile, bytes: text });
    return true;
  } catch (error) {
    io.err(`${lockFile} cannot be written: ${reasonOf(error)}.`);
    return false;
  }
}
