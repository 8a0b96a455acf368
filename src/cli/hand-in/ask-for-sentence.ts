// The question of `hand-in` at a terminal. The question is printed on standard error, because standard output is for
// data.
import { isCancel, text } from '@clack/prompts';

/**
 * Asks for a sentence about the change. Resolves to `usual` if the user only presses Enter, and to undefined after
 * Ctrl-C.
 */
export async function askForSentence(message: string, usual: string): Promise<string | undefined> {
  const answer = await text({ message, output: process.stderr, placeholder: usual, defaultValue: usual });
  return isCancel(answer) ? undefined : answer;
}
