import type { ToolMessages } from '../tool-messages.ts';

/** Was das Feld zum Bearbeiten in der Seite gesagt bekommt. */
export const edit: ToolMessages['edit'] = {
  paragraph: (number) => `Absatz ${number}`,
  noPage: 'Diese Seite entsteht nicht aus Inhalten.',
  fromTemplate: 'Kein Wert der Inhalte sagt das: Es steht in einer Vorlage oder ergibt sich aus mehreren Werten.',
  fromCode: 'Das kommt aus einer Funktion der Website und wird dort geändert, woher diese es holt.',
  notCertain: 'Wo das geschrieben steht, ist nicht sicher. Bearbeiten Sie es im Editor.',
  oldPlace: 'Dieser Text wurde inzwischen geändert. Klicken Sie ihn noch einmal an.',
  hasErrors: 'Nichts wurde gespeichert: Beheben Sie zuerst, was markiert ist.',
  cannotSay: 'Nichts wurde gespeichert: Die Datei kann das an dieser Stelle nicht sagen. Öffnen Sie sie im Editor.',
  notWritten: (why) => `Nichts wurde gespeichert: ${why}.`,
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
  noEditing: 'Zum Bearbeiten braucht es die Adresse, die archipel watch im Terminal nennt: Öffnen Sie diese.',
};
