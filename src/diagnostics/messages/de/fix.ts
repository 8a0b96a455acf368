// The messages of `check --fix` besides the remaining diagnostics.
import { counted } from '../../../model/quantities.ts';
import type { ToolMessages } from '../tool-messages.ts';

export const fix: ToolMessages['fix'] = {
  done: (count, files, dryRun) => {
    if (count === 0) return 'Nichts lässt sich ohne eine Entscheidung beheben.';
    const where = `in ${counted(files, 'Datei', 'Dateien')}`;
    return dryRun
      ? `„check --fix“ würde ${counted(count, 'Problem', 'Probleme')} ${where} beheben. Es wurde nichts geschrieben.`
      : `${counted(count, 'Problem', 'Probleme')} ${where} behoben.`;
  },
  changedMeanwhile: (file) =>
    `${file} wurde während der Prüfung geändert. Es wurde nichts geschrieben; starten Sie den Befehl noch einmal.`,
};
