import type { ToolMessages } from '../tool-messages.ts';

/** The messages of the panel for editing in the page. */
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
  cannotSay: 'Nichts wurde gespeichert: Die Datei kann das an dieser Stelle nicht enthalten. Öffnen Sie sie im Editor.',
  notWritten: (why) => `Nichts wurde gespeichert: ${why}.`,
  writtenMeanwhile: 'Ein anderes Programm hat die Datei gerade geschrieben',
  brokenFile: ({ file, line, message }) =>
    `Nichts wurde gespeichert, denn Zeile ${line} von ${file} hat einen Fehler: ${message} Was Sie geschrieben haben, bleibt hier stehen. Versuchen Sie es noch einmal, sobald das behoben ist.`,
  wouldBeWrong: (problem) => `Nichts wurde geändert, denn es wäre ein Fehler: ${problem}`,
  changedSince: 'Nichts wurde geändert: Dieselben Zeilen wurden seitdem bearbeitet.',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  noNumber: { message: 'Das ist keine Zahl.', hint: 'Schreiben Sie Ziffern, einen Betrag mit zwei Nachkommastellen oder ohne: 49,50.' },
  item: {
    duplicate: 'verdoppelt',
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
    animated: 'Dieses Bild bewegt sich. Nehmen Sie eines, das stillsteht.',
    broken: 'Diese Datei ist beschädigt oder abgeschnitten. Exportieren Sie sie noch einmal.',
    large: 'Dieses Bild hat mehr als 100 Millionen Pixel. Exportieren Sie es kleiner: 4.000 Pixel Breite genügen.',
    active: 'Diese Zeichnung würde beim Öffnen etwas ausführen oder laden. Exportieren Sie sie als einfaches SVG, ohne Skripte und Links.',
  },
  noEditing: 'Öffnen Sie zum Bearbeiten die Adresse, die archipel watch im Terminal nennt.',
};
