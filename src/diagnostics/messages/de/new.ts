import type { ToolMessages } from '../tool-messages.ts';
import { oneOf } from './words.ts';

export const newEntry: ToolMessages['newEntry'] = {
  whichKind: 'Was möchten Sie hinzufügen?',
  nameKind: (kinds, first) => `Sagen Sie dazu, was Sie hinzufügen möchten: ${kinds}. Zum Beispiel: npx archipel new ${first}`,
  nothingWritten: 'Es wurde nichts geschrieben.',
  none: 'keine Angabe',
  choose: 'Bitte wählen',
  search: 'Zum Suchen tippen',
  searchAndChoose: 'Tippen Sie zum Suchen, und wählen Sie eines aus.',
  needs: (kind, count) => `Für „${kind}“ ${count === 1 ? 'fehlt noch diese Angabe' : 'fehlen noch diese Angaben'}:`,
  newName: (_kind) => 'Neuer Eintrag',
  forExample: (command) => `Zum Beispiel: ${command}`,
  cannotBeWritten: (why) => `Das lässt sich nicht schreiben: ${why}. Es wurde nichts geschrieben.`,
  wrote: 'geschrieben',
  address: (addresses) => `${addresses.length === 1 ? 'Die Adresse wird' : 'Die Adressen werden'} ${addresses.join(' und ')} sein.`,
  writeWords: (count, from) => `Ersetzen Sie jedes TODO durch Ihre Worte: Es sind ${count}, das erste in ${from}.`,
  checkNames:
    '„npm run check“ nennt jedes, das noch da ist. Bis dahin scheitern check, build und test, es sei denn, in der Datei steht „draft: true“.',
  listedBy: (file) => `${file} führt den Eintrag automatisch auf.`,
  linkToIt: (link) => `Keine Seite führt den Eintrag automatisch auf: Verlinken Sie ihn mit ${link}, wo man ihn finden soll.`,
  flags: {
    id: 'der Name der Datei: Kleinbuchstaben, Ziffern, Bindestriche; sonst ergibt er sich aus der Bezeichnung',
    languages: 'die Sprachen, mit Kommas; sonst die der anderen Einträge',
    name: (what) => `${what} in einer Sprache des Eintrags`,
    nameIn: (what, language) => `${what} auf ${language}, wenn es den Eintrag in dieser Sprache gibt`,
    like: (singular) => `der Eintrag („${singular}“), nach dessen Vorbild der neue entsteht, Text für Text`,
    path: 'die Adresse, wenn sie sich nicht aus dem Namen der Datei ergibt: /eins/zwei, oder je Sprache: de=/eins,en=/one',
    from: 'die Adresse, die es nicht mehr gibt: /alt oder /en/alt',
    to: 'die Adresse der Seite, zu der Besucher geführt werden',
    order: 'der Platz in Übersichten; sonst der letzte',
    sections: (usual) =>
      `die Arten der Abschnitte, in ihrer Reihenfolge${usual === undefined ? '' : `; sonst ${usual === '' ? 'keine' : usual}`}`,
    redirect: 'eine Weiterleitung: eine Zeile in content/redirects.yaml',
    field: (name) => `das Feld „${name}“`,
  },
  questions: {
    id: 'Wie soll die Datei heißen? (Kleinbuchstaben, Ziffern, Bindestriche)',
    languages: 'In welchen Sprachen?',
    name: (what, language) => `Wie lautet ${what} auf ${language}?`,
    from: 'Welche Adresse gibt es nicht mehr?',
    to: 'Zu welcher Seite sollen Besucher geführt werden?',
    sections: 'Welche Abschnitte, in dieser Reihenfolge?',
  },
  refused: {
    nothingNamed: 'Nennen Sie mindestens eines.',
    unknown: (value, near, choices) =>
      `„${value}“ gibt es nicht. ${near === undefined ? `Möglich: ${oneOf(choices, 24)}.` : `Meinten Sie „${near}“?`}`,
    saidByLike: 'Das ergibt sich aus dem Eintrag von --like: Lassen Sie es weg.',
    otherLanguage: 'Diese Sprache ist nicht unter --languages.',
    noLanguage: (languages) => `Diese Sprache hat die Website nicht; sie hat ${oneOf(languages, languages.length)}.`,
    noWord: 'Schreiben Sie mindestens ein Wort.',
    languagesOfLike: (like, languages) =>
      `„${like}“ gibt es auf ${languages.join(', ')}: Lassen Sie --languages weg. „archipel translations --add“ fügt dem neuen Eintrag danach eine Sprache hinzu.`,
    noId: 'Ein Name besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen: fruehlingsangebot.',
    languageFolder: (language) =>
      `„${language}“ ist eine Sprache der Website, deshalb liegen im Ordner „${language}“ die Texte in dieser Sprache: Wählen Sie einen anderen Namen.`,
    idTaken: (id, file) => `„${id}“ gibt es schon: ${file}. Nichts wird überschrieben; wählen Sie einen anderen Namen.`,
    noPath:
      'Eine Adresse beginnt mit einem Schrägstrich und besteht aus Kleinbuchstaben, Ziffern und Bindestrichen: /eins/zwei. Eine je Sprache: de=/eins,en=/one.',
    addressTaken: (address, file, hasPath) =>
      `Die Adresse ${address} gehört schon zu ${file}: Wählen Sie einen anderen Namen${hasPath ? ' oder --path' : ''}.`,
    addressMoved: (address, target) => `redirects.yaml leitet ${address} zu ${target} weiter: Löschen Sie zuerst diese Weiterleitung.`,
    alreadyListed: (file, collection, type) =>
      `${file} führt „${collection}“ schon auf, und daraus ergeben sich deren Adressen: Lassen Sie „${type}“ weg.`,
    noPicture: (type) => `In content/assets liegt noch kein Bild: Legen Sie zuerst eines hinein, oder lassen Sie „${type}“ weg.`,
    unfit: (value) => `„${value}“ ist hier nicht gültig.`,
    number: (whole, min) => `Schreiben Sie eine ${whole ? 'ganze Zahl' : 'Zahl'}${min === undefined ? '' : ` ab ${min}`}.`,
    fileTaken: (file) => `${file} gibt es schon, und nichts wird überschrieben.`,
    redirectByHand: (redirect) =>
      `redirects.yaml ist so geschrieben, dass sich nichts anfügen lässt. Fügen Sie die Zeile selbst an: - ${redirect}`,
    noAddress: 'Schreiben Sie einen Pfad, wie Besucher ihn sehen, ohne die Domain: /alt oder /en/alt.',
    reserved: (address) => `Die Adresse ${address} ist vergeben.`,
    isPage: (address, file) => `${address} ist die Adresse von ${file}: Weiterleiten lässt sich nur eine Adresse ohne Seite.`,
    leadsAlready: (address, target) => `${address} führt schon zu ${target}: Ändern Sie diese Zeile in redirects.yaml.`,
    twice: (before, from, to) =>
      `${before} führt zu ${from}; Besucher würden also zweimal weitergeleitet: Lassen Sie zuerst ${before} zu ${to} führen.`,
  },
  placeholders: {
    textOf: (what, above) => `${what} (${above})`,
    textOfEntry: (what, entry) => `${what} (${entry})`,
    longerText: (number) => `## TODO Überschrift${number}\n\nTODO Text\n`,
  },
  comments: {
    opening: (singular, id) => `${id} (${singular})`,
    openingLike: (singular, id, like) => `${id} (${singular}), nach dem Vorbild von ${like}`,
    write: 'Ersetzen Sie jedes TODO durch Ihre Worte; „npm run check“ nennt jedes, das noch da ist, mit seiner Zeile.',
    sameElsewhere: (file) => `Was in jeder Sprache gleich ist, steht in ${file}.`,
    writeLike:
      'Ersetzen Sie jedes TODO durch Ihre Worte; dahinter steht, was im Vorbild stand. „npm run check“ nennt jedes, das noch da ist.',
    optional: 'Ein Feld, das mit # beginnt, kann fehlen: Löschen Sie das #, um es zu verwenden. Sätze wie diesen können Sie löschen.',
    prose: (files) => `Der längere Text steht in ${files.join(' und ')}.`,
    example: (words) => `Zum Beispiel: „${words}“`,
    entries: (min, max) => {
      if (max === undefined) return min > 1 ? `Mindestens ${min}.` : '';
      if (max === min) return `Genau ${max}.`;
      return min === 0 ? `Höchstens ${max}.` : `${min} bis ${max}.`;
    },
    redirects: 'Adressen, die umgezogen sind: Besucher von `from` werden zu `to` geführt, mit dem Präfix ihrer Sprache.',
  },
};
