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
  moreDiagnostics: (count) => `… und ${count} weitere: „archipel check“ nennt alle.`,
  noErrors: 'Keine Fehler mehr',
  consequence: {
    noPage: 'es lässt sich keine Seite machen',
    asBefore: 'alle Seiten bleiben, wie sie waren',
    lastTemplates: 'die Seiten entstehen mit den letzten fehlerfreien Vorlagen',
    types: 'die Seiten entstehen trotzdem',
    held: 'was sie enthält, bleibt, wie es war; alles andere ist zu sehen',
  },
  noFile: (file) => `${file} gibt es nicht.`,
  noSource: (text) => `Kein Text der Inhalte sagt „${text.slice(0, 60)}“: Das sagt eine Vorlage oder ein Preis.`,
  noEditor: (why) => `Es ließ sich kein Editor öffnen${why === '' ? '' : `: ${why}`}. Nennen Sie einen mit --editor, etwa --editor code.`,
};
