/** The messages of the program itself, for every command. */
export const program = {
  bug: 'This is a bug of archipel, not of your content.',
  reportBug: 'The output was left as it was. Please report:',
  cacheRefused: (folder: string, why: string) => `Nothing is kept for the next run: ${folder} cannot be written, ${why}.`,
  interrupted: (ended: 'taken back' | 'finished') =>
    ended === 'finished'
      ? 'An earlier command was interrupted after all its changes were made; what it left beside them is deleted.'
      : 'An earlier command was interrupted while it changed files; all of them are as they were before it. Run it again.',
  packageMissing: (name: string) =>
    `The package ${name} is not installed for this system. Delete node_modules and run npm install here, without --omit=optional; if it is still missing then, delete package-lock.json, too.`,
  diskRefused: (path: string, why: string) => `The system refuses ${path === '' ? 'a file' : path}: ${why}.`,
  noSite: 'There is no archipel.config.ts in this folder or above it. Go to the folder of your site, or make one with archipel init.',
  summaryRefused: (why: string) => `The summary of the step could not be written: ${why}`,
};
