import type { ToolMessages } from '../tool-messages.ts';

export const next: ToolMessages['next'] = {
  site: 'archipel macht diese Website aus dem, was in content/ liegt.',
  noSite: 'archipel macht eine Website aus YAML und MDX. Hier gibt es noch keine.',
  next: 'Weiter',
  watch: 'jedes Speichern im Browser sehen',
  check: 'Fehler finden, jeden mit einem Hinweis',
  new: 'eine Seite oder etwas anderes hinzufügen',
  build: 'die fertige Website nach dist/ schreiben',
  init: 'in diesem Ordner eine kleine Website anlegen, wenn er leer ist',
  initFolder: 'sie in einem neuen Ordner anlegen',
  help: 'alle Befehle (auf Englisch)',
};
