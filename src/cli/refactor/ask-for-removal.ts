// The questions of `remove` at a terminal. The questions are printed on standard error, because standard output is for data.
import { autocomplete, isCancel, select } from '@clack/prompts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { itemsOfKind, plainName } from '../../tools/refactor/named.ts';
import type { RemoveRequest, Undecided } from '../../tools/refactor/remove.ts';

const output = process.stderr;

type Decisions = Pick<RemoveRequest, 'redirectTo' | 'pointTo' | 'drop'>;

/** Asks for the decisions that are missing. Resolves to undefined if the user chooses to stop or presses Ctrl-C. */
export async function askForRemoval(open: Undecided, { index, kind, messages, ...given }: RemoveRequest): Promise<Decisions | undefined> {
  const { refactor, newEntry } = messages;
  const { named, addresses, suggestion, references } = open;
  let decided: Decisions = { redirectTo: given.redirectTo, pointTo: given.pointTo, drop: given.drop };
  if (addresses.length > 0) {
    const pages = [...index.urls.keys()].filter((url) => !addresses.includes(url)).sort(byCodeUnits);
    const options = [...(suggestion === undefined ? [] : [suggestion]), ...pages.filter((url) => url !== suggestion)];
    const answer = await autocomplete({
      ...{ message: refactor.askRedirect(addresses[0] ?? ''), output, maxItems: 8, placeholder: newEntry.search },
      options: options.map((value) => ({ value })),
    });
    if (isCancel(answer)) return undefined;
    decided = { ...decided, redirectTo: answer };
  }
  if (references.length === 0) return decided;
  const others = itemsOfKind(kind, index).filter((one) => one.within === named.within && one.name !== named.name);
  const answer = await select({
    ...{ message: refactor.askReferences, output },
    options: [
      ...(others.length > 0 ? [{ value: 'point', label: refactor.pointTo(kind) }] : []),
      ...(references.every(({ drops }) => drops !== undefined) ? [{ value: 'drop', label: refactor.drop }] : []),
      { value: 'stop', label: refactor.stop },
    ],
  });
  if (isCancel(answer) || answer === 'stop') return undefined;
  if (answer === 'drop') return { ...decided, drop: true };
  const other = await autocomplete({
    ...{ message: refactor.which(kind), output, maxItems: 8, placeholder: newEntry.search },
    options: others.map((one) => ({ value: plainName(one) })),
  });
  return isCancel(other) ? undefined : { ...decided, pointTo: other };
}
