import type { ToolMessages } from '../tool-messages.ts';

export const program: ToolMessages['program'] = {
  bug: 'Das ist ein Fehler von archipel, nicht Ihrer Inhalte.',
  reportBug: 'Die Ausgabe ist unverändert. Bitte melden Sie:',
  cacheRefused: (folder, why) => `Für den nächsten Lauf wird nichts aufgehoben: ${folder} lässt sich nicht schreiben (${why}).`,
  summaryRefused: (why) => `Die Zusammenfassung des Schritts ließ sich nicht schreiben: ${why}`,
};
