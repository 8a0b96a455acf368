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
