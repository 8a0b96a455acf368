// `archipel remove`: takes a thing away, once it is decided what becomes of its visitors and of what names it.
import { namePlace } from '../../content/names/name-place.ts';
import { linesOf } from '../../data/lines.ts';
import type { Project } from '../../node/project.ts';
import { type OpenReference, type RemoveRequest, remove, type Undecided } from '../../refactor/remove.ts';
import { printResult } from '../output/json-document.ts';
import { exitCodes, type Terminal } from '../output/terminal.ts';
import { carryOut } from './carry-out.ts';
import { gatherContent, type RefactorInput, type RefactorOptions } from './gather.ts';

export interface RemoveOptions extends RefactorOptions, Pick<RemoveRequest, 'kind' | 'name' | 'redirectTo' | 'pointTo' | 'drop'> {}

/** Removes a thing; resolves to the exit code, that of wrong usage while something is undecided. */
export async function runRemove(io: Terminal, project: Project, options: RemoveOptions): Promise<number> {
  const input = await gatherContent(io, project, options);
  if (input === undefined) return exitCodes.content;
  const request = { ...options, index: input.index };
  let made = await remove(request);
  if (typeof made !== 'string' && 'references' in made && io.interactive === true) {
    io.err(undecidedText(made, input).join('\n'));
    const { askForRemoval } = await import('./ask-for-removal.ts');
    const decided = await askForRemoval(made, request);
    if (decided === undefined) {
      io.err('\nNothing was changed.');
      return exitCodes.interrupted;
    }
    made = await remove({ ...request, ...decided });
  }
  if (typeof made === 'string') {
    io.err(`${made} Nothing was changed.`);
    return exitCodes.usage;
  }
  if ('references' in made) return tellUndecided(io, made, { input });
  return carryOut(io, made, { ...options, input, done: `removed ${options.kind} ${options.name}` });
}

function tellUndecided(io: Terminal, open: Undecided, { input }: { readonly input: RefactorInput }): number {
  const { addresses, suggestion, references } = open;
  const places = references.map((each) => {
    const { line, column, ...place } = placeOf(each, input);
    const drops = dropOf(each, input);
    return { ...place, range: { line, column }, ...(drops !== undefined && { drops }) };
  });
  printResult<'remove'>(io, { undecided: { routes: addresses, ...(suggestion && { suggestion }), references: places } });
  io.err([...undecidedText(open, input), 'Nothing was changed.'].join('\n'));
  return exitCodes.usage;
}

/** What has to be decided, and how. */
function undecidedText({ named, addresses, suggestion, references }: Undecided, input: RefactorInput): readonly string[] {
  const perhaps = suggestion === undefined ? '' : `, perhaps ${suggestion}`;
  const count = references.length === 1 ? '1 place names' : `${references.length} places name`;
  return [
    ...(addresses.length === 0
      ? []
      : [`Visitors of ${addresses.join(' and ')} would find nothing. Say where they are led with --redirect-to${perhaps}.`]),
    ...(references.length === 0
      ? []
      : [
          `${count} it. Let them name another ${named.kind} with --point-to, or take away what is said to go with --drop:`,
          ...references.map((each) => {
            const { file, line, column, place } = placeOf(each, input);
            return `  ${file}:${line}:${column}  ${place}${sayDrop(each, input)}`;
          }),
        ]),
  ];
}

function sayDrop(open: OpenReference, input: RefactorInput): string {
  const drop = dropOf(open, input);
  return drop === undefined ? ' (has to be changed by hand, or with --point-to)' : ` (goes: ${drop})`;
}

const dropOf = ({ reference: { file }, drops }: OpenReference, { index }: RefactorInput): string | undefined =>
  drops === undefined ? undefined : namePlace(index.data.get(file), drops, index.locales);

function placeOf({ reference: { file, path, start, end, how } }: OpenReference, { index, shown }: RefactorInput) {
  const { line, column } = linesOf(index.tree.texts.get(file) ?? '')(start, end);
  const place =
    path === undefined ? 'in the text' : namePlace(index.data.get(file), how === 'link' ? path.slice(0, -2) : path, index.locales);
  return { file: shown(file), line, column, place };
}
