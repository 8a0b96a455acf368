import type { ToolMessages } from '../tool-messages.ts';

export const edit: ToolMessages['edit'] = {
  paragraph: (number) => `Absatz ${number}`,
  wholeText: 'der ganze Text',
  noPage: 'Diese Seite entsteht nicht aus Inhalten.',
  fromTemplate: 'Das ist kein einzelner Wert der Inhalte: Es steht in einer Vorlage oder ergibt sich aus mehreren Werten.',
  fromCode: 'Das kommt aus einer Funktion der Website. Ändern Sie es in den Daten, die diese Funktion liest.',
  noProse: (file) => `In dieser Sprache steht hier noch kein Text. Schreiben Sie ihn in eine neue Datei: ${file}.`,
  notCertain: 'Wo das geschrieben steht, ist nicht sicher. Bearbeiten Sie es im Editor.',
  oldPlace: 'Dieser Text wurde inzwischen geändert. Klicken Sie ihn noch einmal an.',
  hasErrors: 'Nichts wurde gespeichert: Beheben Sie zuerst, was markiert ist.',
  cannotSay: 'Nichts wurde gespeichert: Die Datei kann diesen Text an dieser Stelle nicht enthalten. Öffnen Sie die Datei im Editor.',
  notWritten: (why) => `Nichts wurde gespeichert: ${why}.`,
  writtenMeanwhile: 'Ein anderes Programm hat die Datei gerade geschrieben',
  brokenFile: ({ file, line, message }) =>
    `Nichts wurde gespeichert, denn Zeile ${line} von ${file} hat einen Fehler: ${message} Was Sie geschrieben haben, bleibt hier stehen. Versuchen Sie es noch einmal, sobald das behoben ist.`,
  wouldBeWrong: (problem) => `Nichts wurde geändert, denn die Änderung ergäbe einen Fehler: ${problem}`,
  changedSince: 'Nichts wurde geändert: Dieselben Zeilen wurden seitdem bearbeitet.',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  noNumber: { message: 'Das ist keine Zahl.', hint: 'Schreiben Sie Ziffern. Ein Betrag hat zwei Nachkommastellen oder keine: 49,50.' },
  approve: 'Berichtigen Sie den Text. Stimmt er noch, kreuzen Sie das Kästchen unten an, und speichern Sie.',
  approved: 'Übersetzung bestätigt',
  tooLong: 'Nichts wurde gespeichert: Dieser Text ist zu lang. Teilen Sie ihn auf.',
  emptyText: {
    message: 'Dieser Text darf nicht leer sein.',
    hint: 'Schreiben Sie ihn. Wenn er entfallen soll, entfernen Sie unten den ganzen Eintrag, oder bitten Sie jemanden, der die Dateien bearbeitet.',
  },
  notPushed: (why) =>
    `Ihre Änderungen sind noch nicht übertragen. ${why} Reichen Sie sie dann noch einmal ein. Verloren geht nichts. Sagt Ihnen die Meldung nichts, zeigen Sie sie der Person, die Ihre Website betreibt.`,
  askForHelp:
    'Verloren geht nichts: Ihre Änderungen bleiben in dieser Liste. Sagt Ihnen die Meldung nichts, zeigen Sie sie der Person, die Ihre Website betreibt.',
  item: {
    duplicate: 'dupliziert',
    up: 'nach oben verschoben',
    down: 'nach unten verschoben',
    remove: 'entfernt',
    draft: 'als Entwurf behalten',
    publish: 'veröffentlicht',
    add: 'dahinter eingefügt',
  },
  picture: {
    format: 'Das ist kein Bild für eine Website. Nehmen Sie eine Datei in JPEG, PNG, WebP, AVIF oder SVG.',
    heic: 'Das ist ein HEIC-Bild, und das zeigen Browser nicht. Teilen Sie es auf dem iPhone mit „Maximale Kompatibilität“, oder exportieren Sie es auf dem Mac als JPEG.',
    animated: 'Dieses Bild ist animiert. Nehmen Sie eines, das es nicht ist.',
    broken: 'Diese Datei ist beschädigt oder abgeschnitten. Exportieren Sie sie noch einmal.',
    large: 'Dieses Bild hat mehr als 100 Millionen Pixel. Exportieren Sie es kleiner: 4.000 Pixel Breite genügen.',
    heavy: 'Diese Datei ist größer als 50 MB. Exportieren Sie das Bild kleiner: 4.000 Pixel Breite genügen.',
    active: 'Diese Zeichnung würde beim Öffnen etwas ausführen oder laden. Exportieren Sie sie als einfaches SVG, ohne Skripte und Links.',
  },
  noEditing:
    'Öffnen Sie die Adresse, die archipel watch im Terminal nennt, in einem neuen Tab dieses Browsers, und versuchen Sie es hier noch einmal. Was Sie geschrieben haben, bleibt stehen.',
};
