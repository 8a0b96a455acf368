// The messages of `check --external` besides its diagnostics.
import type { ToolMessages } from '../tool-messages.ts';

export const external: ToolMessages['external'] = {
  asked: (done, total) => `${done} von ${total} Links zu anderen Websites geprüft`,
  noPages: 'Links zu anderen Websites wurden nicht geprüft: Beheben Sie zuerst die Fehler.',
  offline: 'Keine andere Website antwortet; dieser Rechner hat wohl kein Netz. Es wurde nichts festgehalten.',
  noLock: (file) =>
    `${file} ist nicht lesbar, vielleicht nach einem Merge. Berichtigen oder löschen Sie die Datei; dann beginnt die Prüfung ohne frühere Ergebnisse.`,
};
