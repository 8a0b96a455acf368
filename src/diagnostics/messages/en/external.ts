// The messages of `check --external` besides its diagnostics.
export const external = {
  asked: (done: number, total: number) => `${done} of ${total} links to other sites checked`,
  noPages: 'Links to other sites were not checked: correct the errors first.',
  offline: 'No other site answers, so this machine seems to have no network. Nothing was recorded.',
  noLock: (file: string) =>
    `${file} cannot be read, perhaps because of a merge. Correct it, or delete it to start without earlier results.`,
};
