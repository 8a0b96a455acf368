import type { ToolMessages } from '../tool-messages.ts';

export const init: ToolMessages['init'] = {
  questions: {
    name: 'Wie heißt die Website?',
    locales: 'Welche Sprachen? Nennen Sie die, in der Sie schreiben, zuerst.',
    url: 'Welche Adresse wird sie haben?',
  },
  refused: {
    name: 'Schreiben Sie einen Namen in einer Zeile, etwa „Nordsee-Notizen“.',
    locales: (invalid) =>
      `${invalid.length === 0 ? '' : `Kein Sprachkürzel: ${invalid.join(', ')}. `}Schreiben Sie Sprachkürzel mit Kommas dazwischen, jedes einmal: de,en oder pt-BR, keine Namen von Sprachen.`,
    url: 'Schreiben Sie eine vollständige Adresse, etwa https://www.example.org oder https://example.org/docs.',
  },
  install: 'Die Pakete jetzt installieren?',
  cannotBeWritten: (why) => `Die Website lässt sich nicht schreiben: ${why}. Es wurde nichts geschrieben.`,
  notJson: (file, line, why) => `Zeile ${line} von ${file} ist kein gültiges JSON (${why})`,
  made: 'angelegt',
  site: (name, folder) => `die Website „${name}“ in ${folder === '' ? 'diesem Ordner' : folder}`,
  notEmpty: (folder, names, more) =>
    `${folder} ist nicht leer: Darin liegen ${names.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}. Nennen Sie einen anderen Ordner.`,
  cannotBeSite: (folder, why) => `Aus ${folder} kann keine Website werden: ${why}.`,
  stillEnglish: (languages) => `Texte in ${languages.join(', ')} sind englisch, bis Sie sie übersetzen.`,
  next: 'Weiter:',
};
