// `archipel remove`: removes an item, once the user has decided where to redirect its URLs and what to do with references to it.
import { namePlace, type PlaceWords } from '../../content/names/name-place.ts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { linesOf } from '../../model/data/lines.ts';
import type { Project } from '../../node/project.ts';
import { type OpenReference, type RemoveRequest, removeFromSite, type Undecided } from '../../tools/refactor/remove.ts';
import { printResult } from '../output/json-document.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import type { RemoveAnswer } from './answer.ts';
import { carryOut } from './carry-out.ts';
import { gatherContent, type RefactorInput, type RefactorOptions } from './gather.ts';

export interface RemoveOptions extends RefactorOptions, Pick<RemoveRequest, 'kind' | 'name' | 'redirectTo' | 'pointTo' | 'drop'> {}

/** Removes an item; resolves to the exit code. A missing decision counts as a usage error. */
export async function runRemove(io: Terminal, project: Project, options: RemoveOptions): Promise<number> {
  const input = await gatherContent(io, project, options);
  if (input === undefined) return exitCodes.content;
  const { refactor } = io.messages;
  const request = { ...options, index: input.index, messages: io.messages };
  let made = await removeFromSite(request);
  if (typeof made !== 'string' && 'references' in made && io.interactive === true) {
    io.err(undecidedText(made, input, io.messages).join('\n'));
    const { askForRemoval } = await import('./ask-for-removal.ts');
    const decided = await askForRemoval(made, request);
    if (decided === undefined) return endWith(io, exitCodes.interrupted, `\n${refactor.nothingChanged}`);
    made = await removeFromSite({ ...request, ...decided });
  }
  if (typeof made === 'string') return endWith(io, exitCodes.usage, `${made} ${refactor.nothingChanged}`);
  if ('references' in made) return tellUndecided(io, made, input);
  return carryOut(io, made, { ...options, input, done: refactor.removed(options.kind, options.name, options.dryRun === true) });
}

function tellUndecided(io: Terminal, open: Undecided, input: RefactorInput): number {
  const { messages } = io;
  const { addresses, suggestion, references } = open;
  const places = references.map((each) => {
    const { line, column, ...place } = placeOf(each, input, messages);
    const drops = dropOf(each, input, messages);
    return { ...place, range: { line, column }, ...(drops !== undefined && { drops }) };
  });
  printResult<RemoveAnswer>(io, { undecided: { routes: addresses, ...(suggestion && { suggestion }), references: places } });
  return endWith(io, exitCodes.usage, [...undecidedText(open, input, messages), messages.refactor.nothingChanged].join('\n'));
}

/** Lists the missing decisions, with the possible answers. */
function undecidedText(
  { named, addresses, suggestion, references }: Undecided,
  input: RefactorInput,
  messages: ToolMessages,
): readonly string[] {
  const { refactor } = messages;
  return [
    ...(addresses.length === 0 ? [] : [refactor.visitors(addresses, suggestion)]),
    ...(references.length === 0
      ? []
      : [
          refactor.references(references.length, named.kind),
          ...references.map((each) => {
            const { file, line, column, place } = placeOf(each, input, messages);
            const drop = dropOf(each, input, messages);
            return `  ${file}:${line}:${column}  ${place} (${drop === undefined ? refactor.byHand : refactor.goes(drop)})`;
          }),
        ]),
  ];
}

const dropOf = ({ reference: { dataFile }, drops }: OpenReference, input: RefactorInput, messages: ToolMessages): string | undefined =>
  drops === undefined ? undefined : namePlace(input.index.data.get(dataFile), drops, placeWords(input, messages));

const placeWords = ({ index: { model } }: RefactorInput, { language }: ToolMessages): PlaceWords => ({ ...model, language });

function placeOf({ reference: { file, dataFile, path, start, end, how } }: OpenReference, input: RefactorInput, messages: ToolMessages) {
  const { line, column } = linesOf(input.index.tree.texts.get(file) ?? '')(start, end);
  const inner = how === 'link' ? path?.slice(0, -2) : path;
  const place =
    inner === undefined ? messages.refactor.inText : namePlace(input.index.data.get(dataFile), inner, placeWords(input, messages));
  return { file: input.shown(file), line, column, place };
}
