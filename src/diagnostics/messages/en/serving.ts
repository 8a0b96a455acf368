/** The messages of commands that serve: `watch`, `preview` and `relay`. */
export const serving = {
  stop: '(Ctrl-C stops)',
  portRefused: (port: number, code: string) => `Port ${port} cannot be used (${code}). Choose another one with --port.`,
};
