// The messages of `check --external` besides its diagnostics.
export const external = {
  asked: (done: number, total: number) => `${done} of ${total} links to other sites asked`,
  noPages: 'Links to other sites were not asked: mend the errors first.',
  offline: 'No other site answers, so this machine has no network, it seems. Nothing was recorded.',
  noLock: (file: string) => `${file} cannot be read, perhaps because of a merge. Mend it, or delete it to begin without earlier results.`,
};
