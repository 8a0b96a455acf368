// `archipel translations approve`: records that a translation matches its source text.
import { diskFileOf } from '../../content/tree.ts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { translationLockSource } from '../../model/locks.ts';
import { reasonOf } from '../../node/fs/read-content.ts';
import { writeContent } from '../../node/fs/write-files.ts';
import type { Project } from '../../node/project.ts';
import { judgePairs } from '../../translations/judge.ts';
import { approve, type Lock, lockText } from '../../translations/lock.ts';
import { filesNamed, pageNames } from '../../translations/pages-named.ts';
import { allPairs, type Pair, pairKeyOf } from '../../translations/pair.ts';
import { type NamedPairs, selectPairs } from '../../translations/select-pairs.ts';
import { printResult } from '../output/json-document.ts';
import { reportErrors } from '../output/report.ts';
import { type BuildOptions, endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import type { ApproveAnswer } from './answer.ts';
import { gatherTranslations, type TranslationInput, targetLocalesOf } from './translation-input.ts';

export interface ApproveOptions extends Pick<BuildOptions, 'content' | 'now'> {
  /** Names of texts, files or pages. */
  readonly names: readonly string[];
  readonly all?: boolean;
  /** The language of the translations; if omitted, all languages. */
  readonly to?: string;
}

/** Approves the texts that `options.names` select, or all; resolves to the exit code. */
export async function runApprove(io: Terminal, project: Project, options: ApproveOptions): Promise<number> {
  const { translations } = io.messages;
  const { names } = options;
  if ((names.length === 0) !== (options.all === true)) return endWith(io, exitCodes.usage, translations.nameTexts);
  const { input, errors, sources } = await gatherTranslations(project, options);
  if (input === undefined || errors.length > 0) return reportErrors(io, errors, { sources, writes: true });
  const targets = targetLocalesOf(io, options.to, input.locales);
  if (targets === undefined) return exitCodes.usage;
  const all = allPairs(input.data, input.tree.texts, input.locales);
  const pairs = all.filter(({ locale }) => targets.includes(locale));
  const selected = options.all === true ? [{ pairs, single: false }] : namedBy(io, names, { ...input, pairs });
  if (selected === undefined) return exitCodes.usage;
  const { approved, left } = sift(selected, input);
  const wrote = write(io, { folder: options.content, tree: input.tree }, approve(input.lock, all, approved));
  if (!wrote) return exitCodes.content;
  const named = (pair: Pair) => ({ key: pairKeyOf(pair), language: pair.locale });
  printResult<ApproveAnswer>(io, { approved: [...approved].map(named), left: left.map(named) });
  io.err(translations.approved(approved.size));
  if (left.length > 0) io.err(leftOut(left, { translations, tree: input.tree }));
  return exitCodes.fine;
}

/** Returns the texts that each name selects. If a name selects none, reports this and returns undefined. */
function namedBy(
  io: Terminal,
  names: readonly string[],
  input: TranslationInput & { readonly pairs: readonly Pair[] },
): NamedPairs[] | undefined {
  const { pairs } = input;
  const filesOf = (name: string): readonly string[] => filesNamed(name, input);
  const found = names.map((name) => ({ name, selected: selectPairs(name, pairs, { ...input, filesOf }) }));
  const unknown = found.filter(({ selected }) => selected === undefined).map(({ name }) => name);
  for (const name of unknown) {
    const near = suggest(name, [...pairs.map(pairKeyOf), ...pageNames(input)]);
    io.err(io.messages.translations.noText(name, near));
  }
  return unknown.length > 0 ? undefined : found.flatMap(({ selected }) => (selected === undefined ? [] : [selected]));
}

/** Leaves out a text whose facts differ from its source, unless a name selects this text alone, in one language. */
function sift(
  selected: readonly NamedPairs[],
  { lock, locales }: TranslationInput,
): { readonly approved: ReadonlySet<Pair>; readonly left: readonly Pair[] } {
  const approved = new Set<Pair>();
  const left: Pair[] = [];
  for (const { pairs, single } of selected) {
    for (const pair of pairs) {
      const differs =
        !single && judgePairs([pair], { lock, locales }).some(({ problems }) => problems.some(({ kind }) => kind === 'facts'));
      if (differs) left.push(pair);
      else approved.add(pair);
    }
  }
  return { approved, left: left.filter((pair) => !approved.has(pair)) };
}

const leftOut = (
  pairs: readonly Pair[],
  { translations, tree }: Pick<ToolMessages, 'translations'> & Pick<TranslationInput, 'tree'>,
): string =>
  [
    translations.leftOut,
    ...pairs.map(({ file, path, locale }) => `  ${pairKeyOf({ file: diskFileOf(tree, file), ...(path && { path }) })} --to ${locale}`),
  ].join('\n');

/** Writes the lock file if it has changed. Reports an error and returns false if the file cannot be written. */
function write(io: Terminal, { folder, tree }: Pick<TranslationInput, 'tree'> & { readonly folder: string }, lock: Lock): boolean {
  const text = lockText(lock);
  if (tree.texts.get(translationLockSource) === text) return true;
  try {
    writeContent(folder, { path: translationLockSource, bytes: text });
    return true;
  } catch (error) {
    io.err(io.messages.listings.cannotBeWritten(translationLockSource, reasonOf(error, io.messages)));
    return false;
  }
}
