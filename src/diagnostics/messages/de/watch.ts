import { counted } from '../../../model/quantities.ts';
import type { ToolMessages } from '../tool-messages.ts';

export const watch: ToolMessages['watch'] = {
  watching: 'Beobachtet wird',
  hostNeedsEditing: '--host braucht das Token, mit dem Inhalte bearbeitet werden: Lassen Sie --no-edit weg.',
  programChanged: 'Das Programm selbst hat sich geändert: Starten Sie watch neu, damit das gilt.',
  files: (count) => counted(count, 'Datei', 'Dateien'),
  allPages: 'alle Seiten',
  noPage: 'keine Seite ändert sich',
  andMore: (count) => `und ${count} weitere`,
  noErrors: 'Keine Fehler mehr',
  consequence: {
    noPage: 'es lässt sich keine Seite bauen',
    asBefore: 'alle Seiten bleiben, wie sie waren',
    lastTemplates: 'die Seiten entstehen mit den letzten fehlerfreien Vorlagen',
    types: 'die Seiten entstehen trotzdem',
    held: 'Teile mit Fehlern bleiben, wie sie waren; alles andere ist aktuell',
  },
  noFile: (file) => `${file} gibt es nicht.`,
  noSource: (text) => `Kein Text der Inhalte enthält „${text.slice(0, 60)}“: Das kommt aus einer Vorlage oder ist ein Preis.`,
  noEditor: (why) => `Es ließ sich kein Editor öffnen${why === '' ? '' : `: ${why}`}. Nennen Sie einen mit --editor, etwa --editor code.`,
};
