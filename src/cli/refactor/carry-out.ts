// Carries out a rename or removal: checks the changed content like a build, then shows or writes it.
import { build } from '../../build/build.ts';
import { isInFile } from '../../content/markdown/written-places.ts';
import { type ContentTree, diskFileOf } from '../../content/tree.ts';
import type { Code } from '../../diagnostics/catalogue/index.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { printable } from '../../diagnostics/reporters/printable.ts';
import { clip } from '../../diagnostics/terminal/lines.ts';
import { groupBy } from '../../model/group-by.ts';
import type { FileChange } from '../../model/output/file-change.ts';
import { applyChanges } from '../../node/fs/apply-changes.ts';
import { reasonOf } from '../../node/fs/read-content.ts';
import type { Refactoring } from '../../tools/refactor/complete-change.ts';
import { diffOf, type LineDiff } from '../../tools/refactor/diff.ts';
import { withoutDrawing } from '../input/inputs.ts';
import { printResult } from '../output/json-document.ts';
import { reportErrors } from '../output/report.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import type { ChangeAnswer } from './answer.ts';
import type { RefactorInput, RefactorOptions } from './gather.ts';

interface CarryOut extends RefactorOptions {
  readonly input: RefactorInput;
  /** A description of the change: `renamed page support to hilfe`. */
  readonly done: string;
  /** Codes of errors that the change is allowed to cause. */
  readonly expected?: readonly Code[];
}

/** A change of several files, with the kind and the name of the item that it concerns. */
type Change = Omit<Refactoring, 'named'> & { readonly named: Pick<Refactoring['named'], 'kind' | 'name'> };

/**
 * Writes the changes, or shows them with `dryRun`; resolves to the exit code. Writes nothing if the changes cause an error, or
 * affect an entry that code defines.
 */
export async function carryOut(io: Terminal, made: Change, { input, done, expected = [], ...options }: CarryOut): Promise<number> {
  const sourced = sourcedEntriesIn(made, input);
  if (sourced.length > 0)
    return endWith(io, exitCodes.usage, `${io.messages.refactor.fromSource(sourced)} ${io.messages.refactor.nothingChanged}`);
  const errors = (await newErrors(input, made)).filter(({ code }) => !expected.includes(code));
  if (errors.length > 0) {
    const { displayPath, sources } = shownAfter(input, made.tree);
    reportErrors(io, errors.map(displayPath), { sources, writes: true });
    return exitCodes.usage;
  }
  const changes = made.changes.map((change) => onDisk(change, input.build.tree, made.tree));
  const { shown } = input;
  const diffs = changes.map((change) => ({ ...change, ...diffOf(change, shown, io.messages) }));
  if (options.dryRun !== true) {
    try {
      applyChanges(options.content, changes);
    } catch (error) {
      return endWith(io, exitCodes.content, io.messages.refactor.cannotBeWritten(reasonOf(error, io.messages)));
    }
  }
  printResult<ChangeAnswer>(io, asData(made, diffs, { ...options, shown }), () =>
    options.dryRun === true
      ? diffs.map(({ heading, lines }) => printable([heading, ...lines.map((line) => clip(line, width()))].join('\n'))).join('\n\n')
      : '',
  );
  const headings = options.dryRun === true ? undefined : diffs.map(({ heading }) => heading);
  return endWith(io, exitCodes.fine, summaryOf(io, made, { done, headings }));
}

/** Returns a change with the names that its files have on disk. */
const onDisk = ({ from, to, ...texts }: FileChange, before: ContentTree, after: ContentTree): FileChange => ({
  ...texts,
  from: from && diskFileOf(before, from),
  to: to && diskFileOf(after, to),
});

/**
 * Lists the entries that the change affects but that archipel cannot write, because code defines them. Each item has the
 * file name of the entry and the place in the code.
 */
const sourcedEntriesIn = ({ fromCode }: Change, { build: { tree }, shown }: RefactorInput): readonly string[] =>
  fromCode.map((file) => `${file} (${shown(file)}:${tree.origins?.get(file)?.place.line})`);

/** Returns the maximum length of a printed line. Lock files contain longer lines, which are clipped. */
const width = (): number => Math.max(60, process.stdout.columns ?? 160);

interface Outcome {
  readonly done: string;
  /** The headings of the written files, or undefined if nothing was written. */
  readonly headings: readonly string[] | undefined;
}

function summaryOf(io: Terminal, { changes, moves }: Change, { done, headings }: Outcome): string {
  const { refactor } = io.messages;
  const files = refactor.files(changes.length);
  return [
    headings === undefined ? `${done}: ${files}. ${refactor.nothingWritten}` : `${io.paint('green', done)}  ${files}`,
    ...(headings ?? []).map((heading) => `  ${heading}`),
    ...[...moves].map(([from, to]) => `  ${from} → ${to}`),
  ].join('\n');
}

const asData = (
  { named, moves }: Change,
  diffs: readonly (FileChange & LineDiff)[],
  { dryRun = false, shown }: Pick<RefactorOptions, 'dryRun'> & Pick<RefactorInput, 'shown'>,
): ChangeAnswer => ({
  kind: named.kind,
  name: named.name,
  written: !dryRun,
  changes: diffs.map(({ from, to, lines }) => ({
    ...(from !== undefined && { from: shown(from) }),
    ...(to !== undefined && { to: shown(to) }),
    lines,
  })),
  moves: [...moves].map(([from, to]) => ({ from, to })),
});

/** Returns functions that name the files of diagnostics and return their texts as they are after the change. */
function shownAfter({ shown }: RefactorInput, tree: ContentTree) {
  const { texts } = tree;
  const shownIn = (file: string): string => shown(diskFileOf(tree, file));
  const names = new Map([...texts.keys()].filter((file) => isInFile(file, tree)).map((file) => [shownIn(file), file]));
  return {
    displayPath: (diagnostic: Diagnostic): Diagnostic => ({ ...diagnostic, file: shownIn(diagnostic.file) }),
    sources: (file: string) => texts.get(names.get(file) ?? ''),
  };
}

/** Finds the errors that the change causes: those whose code occurs more often in their file after the change than before it. */
async function newErrors({ build: input, index }: RefactorInput, { tree, moved }: Change): Promise<readonly Diagnostic[]> {
  // With the queries of the index, unchanged files are not parsed again.
  const checking = withoutDrawing({ ...input, queries: index.queries });
  const errorsOf = async (content: ContentTree): Promise<readonly Diagnostic[]> => {
    const { diagnostics } = await build({ ...checking, tree: content }, () => undefined);
    return diagnostics.filter(({ severity }) => severity === 'error');
  };
  const after = await errorsOf(tree);
  if (after.length === 0) return [];
  const keyOf = ({ code, file }: Diagnostic): string => `${code} ${moved.get(file) ?? file}`;
  const [old, fresh] = [groupBy(await errorsOf(input.tree), keyOf), groupBy(after, keyOf)];
  return after.filter((error) => (fresh.get(keyOf(error))?.length ?? 0) > (old.get(keyOf(error))?.length ?? 0));
}
