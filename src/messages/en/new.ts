/** What `archipel new` says and asks. */
export const newEntry = {
  whichKind: 'What do you want to add?',
  nameKind: (kinds: string, first: string) => `Say what to add: ${kinds}. For example: npx archipel new ${first}`,
  nothingWritten: 'Nothing was written.',
};
