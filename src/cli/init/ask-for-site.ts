// The questions of `init` at a terminal. The questions are printed on standard error, because standard output is for data.
import { confirm, isCancel, text } from '@clack/prompts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { type FlagAnswers, questions, refusedAnswer } from '../../tools/init/answers.ts';

const output = process.stderr;

/** The answers from which a site is made, and whether to install its packages. */
export interface SiteAnswers {
  readonly answers: FlagAnswers;
  readonly install: boolean;
}

/** Asks for the answers that `given` lacks. Resolves to all answers, or undefined if the user presses Ctrl-C. */
export async function askForSite(
  given: Partial<FlagAnswers>,
  usual: FlagAnswers,
  { install, init }: { readonly install: boolean | undefined; readonly init: ToolMessages['init'] },
): Promise<SiteAnswers | undefined> {
  let answers: FlagAnswers = { ...usual, ...given };
  for (const { flag, isFit } of questions) {
    if (given[flag] !== undefined) continue;
    // An empty input is valid if the default, which the placeholder shows, is valid.
    const validate = (value: string | undefined) => {
      const answer = value || usual[flag];
      return isFit(answer) ? undefined : refusedAnswer(init, flag, answer);
    };
    const options = { message: init.questions[flag], output, placeholder: usual[flag], defaultValue: usual[flag], validate };
    const answer = await text(options);
    if (isCancel(answer)) return undefined;
    answers = { ...answers, [flag]: answer };
  }
  if (install !== undefined) return { answers, install };
  const wanted = await confirm({ message: init.install, output });
  return isCancel(wanted) ? undefined : { answers, install: wanted };
}
