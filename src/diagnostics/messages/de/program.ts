import type { ToolMessages } from '../tool-messages.ts';

export const program: ToolMessages['program'] = {
  bug: 'Das ist ein Fehler von archipel, nicht Ihrer Inhalte.',
  reportBug: 'Die Ausgabe ist unverändert. Bitte melden Sie:',
  unsettled: 'Code der Website wartet auf etwas, das nie geschieht: Suchen Sie nach einem „await“, dessen Promise nie erfüllt wird.',
  cacheRefused: (folder, why) => `Für den nächsten Lauf kommt nichts in den Cache: ${folder} lässt sich nicht schreiben (${why}).`,
  interrupted: (ended) =>
    ended === 'finished'
      ? 'Ein früherer Befehl wurde unterbrochen, als alle Änderungen gemacht waren; seine temporären Dateien sind gelöscht.'
      : 'Ein früherer Befehl wurde mitten in seinen Änderungen unterbrochen; alle Dateien sind wieder wie vorher. Führen Sie ihn noch einmal aus.',
  packageMissing: (name) =>
    `Das Paket ${name} ist für dieses System nicht installiert. Löschen Sie node_modules, und führen Sie hier npm install aus, ohne --omit=optional; fehlt es dann noch immer, so löschen Sie auch package-lock.json.`,
  diskRefused: (path, why) => `Das System verweigert ${path === '' ? 'eine Datei' : path}: ${why}.`,
  noSite:
    'In diesem Ordner und darüber gibt es keine archipel.config.ts. Wechseln Sie in den Ordner Ihrer Website, oder legen Sie mit „archipel init“ eine an.',
  summaryRefused: (why) => `Die Zusammenfassung des Schritts ließ sich nicht schreiben: ${why}`,
};

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
