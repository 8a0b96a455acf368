/** What the program says of itself, whatever the command. */
export const program = {
  bug: 'This is a bug of archipel, not of your content.',
  reportBug: 'The output was left as it was. Please report:',
  cacheRefused: (folder: string, why: string) => `Nothing is kept for the next run: ${folder} cannot be written, ${why}.`,
  summaryRefused: (why: string) => `The summary of the step could not be written: ${why}`,
};
