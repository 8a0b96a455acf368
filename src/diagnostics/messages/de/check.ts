// The messages of `check --fix` besides the remaining diagnostics.
import { counted } from '../../../model/quantities.ts';
import type { ToolMessages } from '../tool-messages.ts';

export const fix: ToolMessages['fix'] = {
  done: (count, files, dryRun) => {
    if (count === 0) return 'Ohne eine Entscheidung von Ihnen lässt sich nichts beheben.';
    const where = `in ${counted(files, 'Datei', 'Dateien')}`;
    return dryRun
      ? `„check --fix“ würde ${counted(count, 'Problem', 'Probleme')} ${where} beheben. Es wurde nichts geschrieben.`
      : `${counted(count, 'Problem', 'Probleme')} ${where} behoben.`;
  },
  changedMeanwhile: (file) =>
    `${file} wurde während der Prüfung geändert. Es wurde nichts geschrieben; starten Sie den Befehl noch einmal.`,
};

// The messages of `check --external` besides its diagnostics.
export const external: ToolMessages['external'] = {
  asked: (done, total) => `${done} von ${total} Links zu anderen Websites geprüft`,
  noPages: 'Links zu anderen Websites wurden nicht geprüft: Beheben Sie zuerst die Fehler.',
  offline: 'Keine andere Website antwortet; dieser Rechner hat wohl kein Netz. Es wurde nichts festgehalten.',
  noLock: (file) =>
    `${file} ist nicht lesbar, vielleicht nach einem Merge. Berichtigen oder löschen Sie die Datei; dann beginnt die Prüfung ohne frühere Ergebnisse.`,
};

export const types: ToolMessages['types'] = {
  typescript: 'Typen prüft TypeScript, das hier nicht installiert ist: npm install --save-dev typescript',
  tsconfig:
    'Typen werden nach tsconfig.json geprüft, und diese Datei fehlt. Schreiben Sie eine: { "include": ["archipel.config.ts", "templates", "islands"] }',
};
