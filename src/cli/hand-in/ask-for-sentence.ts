// The question of `hand-in` at a terminal. It goes to standard error: standard output is for data.
import { isCancel, text } from '@clack/prompts';

/** What the user says of the change, `usual` for Enter alone; undefined when the question was ended by Ctrl-C. */
export async function askForSentence(message: string, usual: string): Promise<string | undefined> {
  const answer = await text({ message, output: process.stderr, placeholder: usual, defaultValue: usual });
  return isCancel(answer) ? undefined : answer;
}
