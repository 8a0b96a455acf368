/** The messages of commands that serve: `watch`, `preview` and `relay`. */
export const serving = {
  stop: '(Ctrl-C stops)',
  portRefused: (port: number, code: string) => `Port ${port} cannot be used (${code}). Choose another one with --port.`,
};

/** The messages of `archipel preview`. */
export const preview = {
  noSite: (folder: string) => `There is no built site in ${folder}. Build it first: archipel build`,
  serving: (folder: string, url: string) => `Serving ${folder} at ${url}`,
  mailCatcher: (url: string) => `What forms send is shown at ${url}`,
  reallySent: (paths: readonly string[]) => `The forms server is configured: what is sent to ${paths.join(' and ')} is really sent.`,
};
