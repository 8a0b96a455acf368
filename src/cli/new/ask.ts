// Questions at a terminal, one for each answer that no flag provides. The questions are printed on standard error,
// because standard output is for data.
import { autocomplete, isCancel, multiselect, select, text } from '@clack/prompts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { applies, possibleValues, validateAnswer } from '../../tools/new/flags/answers.ts';
import type { NewRequest } from '../../tools/new/flags/rule.ts';
import { commaList } from '../../tools/new/flags/rules.ts';
import { type Answers, type Flag, flagsOf, type Kind } from '../../tools/new/kinds.ts';

/** Above this number of choices, which fill a screen, the user searches by typing. */
const manyChoices = 24;

const output = process.stderr;

/** Asks for the kind of item to add. Resolves to undefined if the user presses Ctrl-C. */
export async function askForKind(message: string, kinds: readonly Pick<Kind, 'name' | 'description'>[]): Promise<string | undefined> {
  const options = kinds.map(({ name, description }) => ({ value: name, hint: description }));
  const kind = await select({ message, output, options });
  return isCancel(kind) ? undefined : kind;
}

/** Asks for a text, until `complain` returns no message about it. Resolves to undefined if the user presses Ctrl-C. */
export async function askForText(message: string, complain: (value: string) => string | undefined): Promise<string | undefined> {
  const answer = await text({ message, output, validate: (value) => complain(value ?? '') });
  return isCancel(answer) ? undefined : answer;
}

/** Asks for the answers that no flag provides. Resolves to all answers, or undefined if the user presses Ctrl-C. */
export async function ask({ answers, ...request }: NewRequest): Promise<Answers | undefined> {
  const { kind, known } = request;
  let all: Answers = answers;
  for (const flag of flagsOf(kind, known.locales)) {
    const current = { ...request, answers: all };
    if (flag.question === undefined || all[flag.name] !== undefined || !applies(flag, current)) continue;
    const answer = await askFor(flag, flag.question, current);
    if (typeof answer === 'symbol') return undefined;
    all = { ...all, [flag.name]: answer };
  }
  return all;
}

async function askFor(flag: Flag, message: string, request: NewRequest): Promise<string | symbol> {
  const { newEntry } = request.messages;
  const { choices: allowed, fitting: choices = allowed, several, fallback } = possibleValues(flag, request);
  const validate = (value: unknown) => validateAnswer(flag, String(value ?? ''), request);
  if (choices === undefined || choices.length === 0)
    return text({ message, output, validate, ...(fallback && { initialValue: fallback }) });
  const options = choices.map((value) => ({ value }));
  if (several) return askForSeveral(message, options, { fallback, validate });
  // "None" comes first, so that Enter skips an optional question.
  const none = fallback === '' ? [{ value: '', label: newEntry.none }] : [];
  return askForOne(message, [...none, ...options], { fallback, validate, newEntry });
}

/** The value of a choice that is preselected if there is no default, so that pressing Enter chooses nothing. */
const toChoose = '\0';

async function askForOne(message: string, options: { value: string }[], { fallback, validate, newEntry }: One): Promise<string | symbol> {
  const offered = fallback === undefined ? [{ value: toChoose, label: newEntry.choose }, ...options] : options;
  if (options.length > manyChoices) {
    const choose = (value: unknown) => (value === toChoose ? newEntry.searchAndChoose : validate(String(value ?? '')));
    return autocomplete({ message, output, options: offered, maxItems: 8, placeholder: newEntry.search, validate: choose });
  }
  const answer = await select({ message, output, options: offered, ...(fallback && { initialValue: fallback }) });
  return answer === toChoose ? askForOne(message, options, { fallback, validate, newEntry }) : answer;
}

interface Several {
  readonly fallback: string | undefined;
  readonly validate: (value: string) => string | undefined;
}

interface One extends Several {
  readonly newEntry: ToolMessages['newEntry'];
}

/** Asks for one or several choices, or none if `fallback` is empty, and asks again until `validate` accepts the combination. */
async function askForSeveral(message: string, options: { value: string }[], { fallback, validate }: Several): Promise<string | symbol> {
  const chosen = await multiselect({ message, output, options, required: fallback !== '', initialValues: commaList(fallback ?? '') });
  if (isCancel(chosen)) return chosen;
  const complaint = validate(chosen.join(','));
  return complaint === undefined ? chosen.join(',') : askForSeveral(complaint, options, { fallback, validate });
}
