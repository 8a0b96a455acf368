// The questions of `init` at a terminal. They go to standard error: standard output is for data.
import { confirm, isCancel, text } from '@clack/prompts';
import { type GivenAnswers, questions } from '../init/answers.ts';

const output = process.stderr;

interface SiteAnswers {
  readonly answers: GivenAnswers;
  readonly install: boolean;
}

/** `given` with the answers to what is open; undefined when the questions were ended by Ctrl-C. */
export async function askForSite(
  given: Partial<GivenAnswers>,
  usual: GivenAnswers,
  install: boolean | undefined,
): Promise<SiteAnswers | undefined> {
  let answers: GivenAnswers = { ...usual, ...given };
  for (const { flag, question, complaint } of questions) {
    if (given[flag] !== undefined) continue;
    const validate = (value: string | undefined) => complaint(value ?? '');
    const answer = await text({ message: question, output, initialValue: usual[flag], validate });
    if (isCancel(answer)) return undefined;
    answers = { ...answers, [flag]: answer };
  }
  if (install !== undefined) return { answers, install };
  const wanted = await confirm({ message: 'Install its packages now?', output });
  return isCancel(wanted) ? undefined : { answers, install: wanted };
}
