/** The messages of the program itself, for every command. */
export const program = {
  bug: 'This is a bug of archipel, not of your content.',
  reportBug: 'The output is unchanged. Please report:',
  unsettled: 'Code of the site waits for something that never happens: look for an await of a promise that nothing settles.',
  cacheRefused: (folder: string, why: string) => `Nothing is cached for the next run: ${folder} cannot be written (${why}).`,
  interrupted: (ended: 'reverted' | 'finished') =>
    ended === 'finished'
      ? 'An earlier command was interrupted after it had made all its changes; its temporary files have been deleted.'
      : 'An earlier command was interrupted while it changed files; all of them have been restored. Run the command again.',
  packageMissing: (name: string) =>
    `The package ${name} is not installed for this system. Delete node_modules and run npm install here, without --omit=optional; if it is still missing then, delete package-lock.json, too.`,
  diskRefused: (path: string, why: string) => `The system refuses ${path === '' ? 'a file' : path}: ${why}.`,
  noSite: 'There is no archipel.config.ts in this folder or above it. Go to the folder of your site, or create one with archipel init.',
  summaryRefused: (why: string) => `The summary of the step could not be written: ${why}`,
};

/** The output of `archipel` without a command. */
export const next = {
  site: 'archipel makes this site from what is in content/.',
  noSite: 'archipel makes a website from YAML and MDX. There is no site here yet.',
  next: 'Next',
  watch: 'see each save in the browser',
  check: 'find mistakes, each with a hint',
  new: 'add a page or something else',
  build: 'write the finished site to dist/',
  init: 'make a small site in this folder, if it is empty',
  initFolder: 'make it in a new folder',
  help: 'all commands',
};
