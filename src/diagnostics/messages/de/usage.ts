import type { ToolMessages } from '../tool-messages.ts';

export const usage: ToolMessages['usage'] = {
  error: 'Fehler',
  tryHelp: '„archipel --help“ zeigt alle Befehle (auf Englisch).',
  kinds: (names) => `Hinzufügen lassen sich: ${names.join(', ')}. „archipel new --help“ sagt mehr dazu (auf Englisch).`,
  missingArgument: (name) => `Hinter dem Befehl fehlt eine Angabe: ${name}.`,
  missingValue: (option) => `Zur Option „${option}“ fehlt der Wert.`,
  invalidValue: (option, value) => `„${value}“ passt nicht zur Option „${option}“.`,
  conflict: (one, other) => `Die Optionen „${one}“ und „${other}“ schließen einander aus.`,
  unknownOption: (option) => `Die Option „${option}“ gibt es nicht.`,
  unknownCommand: (command) => `Den Befehl „${command}“ gibt es nicht.`,
  tooMany: (command, expected, got) => `Hinter „${command}“ stehen zu viele Angaben: ${got} statt ${expected}.`,
  didYouMean: (name) => `(Meinten Sie ${name}?)`,
  didYouMeanOneOf: (names) => `(Meinten Sie eines davon: ${names}?)`,
  choices: (names) => `Möglich sind ${names}.`,
  instant: 'Schreiben Sie einen Zeitpunkt mit seinem Abstand zur Weltzeit wie 2025-06-30T23:59:59+02:00, oder ein Datum.',
  hostName: 'Schreiben Sie den Namen eines Hosts ohne https:// und ohne Pfad, wie edit.example.org.',
  webAddress: 'Schreiben Sie eine vollständige Adresse ohne Pfad und ohne Schrägstrich am Ende, wie https://www.example.org.',
  oneOf: (names) => `Möglich sind ${names.join(', ')}.`,
  someOf: (names) => `Möglich sind, durch Kommas getrennt: ${names.join(',')}.`,
  noFolder: (folder) => `Den Ordner ${folder} gibt es nicht.`,
  wholeNumber: 'Schreiben Sie eine ganze Zahl wie 30.',
  share: 'Schreiben Sie eine Zahl über 0 und bis 1, wie 0.05.',
  threads: (max) => `Schreiben Sie eine ganze Zahl von 1 bis ${max}.`,
  port: 'Schreiben Sie eine Zahl von 1 bis 65535.',
  twoInstants: 'Mehr als zwei Zeitpunkte lassen sich nicht vergleichen.',
  twoVersions: 'Mehr als zwei Fassungen lassen sich nicht vergleichen.',
  foreignContent: (root) =>
    `Diese Inhalte gehören zum Projekt in ${root}. Rufen Sie den Befehl dort auf, als archipel --root ${root}, oder nennen Sie mit --out einen Ordner.`,
  namePage: 'Nennen Sie die Seite, die die Sprache bekommt: archipel translations --add en imprint',
  commandOrPage: (word) =>
    `Weder ein Befehl noch eine Seite heißt „${word}“. Eine Seite vergleichen Sie mit --page ${word}; eine Sprache bekommt sie mit --add SPRACHE ${word}.`,
};
