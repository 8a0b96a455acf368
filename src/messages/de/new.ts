import type { ToolMessages } from '../tool-messages.ts';

export const newEntry: ToolMessages['newEntry'] = {
  whichKind: 'Was möchten Sie hinzufügen?',
  nameKind: (kinds, first) => `Sagen Sie dazu, was Sie hinzufügen möchten: ${kinds}. Zum Beispiel: npx archipel new ${first}`,
  nothingWritten: 'Es wurde nichts geschrieben.',
};
