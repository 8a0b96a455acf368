import { counted } from '../../../model/quantities.ts';
import type { ToolMessages } from '../tool-messages.ts';

export const refactor: ToolMessages['refactor'] = {
  nothingChanged: 'Es wurde nichts geändert.',
  fromSource: (entries) =>
    `Code liefert ${entries.join(', ')}: Ändern Sie von Hand, was die Quelle der Sammlung liest, und alles andere, was zu dieser Änderung gehört.`,
  cannotBeWritten: (why) => `Das lässt sich nicht schreiben: ${why}. Es wurde nichts geändert.`,
  renamed: ({ kind, from, to, dry }) => `${kind} ${from} ${dry ? `würde in ${to} umbenannt` : `in ${to} umbenannt`}`,
  removed: (kind, name, dry) => (dry ? `${kind} ${name} würde entfernt` : `${kind} ${name} entfernt`),
  languageAdded: ({ language, file, texts, dry }) =>
    `${dry ? `${file} bekäme` : `${file} hat jetzt`} ${language}, mit ${counted(texts, 'Text', 'Texten')} zum Übersetzen; jeder beginnt mit TODO`,
  files: (count) => counted(count, 'Datei', 'Dateien'),
  nothingWritten: 'Es wurde nichts geschrieben.',
  created: (file) => `neu: ${file}`,
  deleted: (file) => `löschen: ${file}`,
  moved: (from, to) => `verschieben: ${from} nach ${to}`,
  visitors: (addresses, suggestion) =>
    `Besucher von ${addresses.join(' und ')} würden nichts mehr finden. Nennen Sie mit --redirect-to die Seite, zu der sie geführt werden${suggestion === undefined ? '' : `, etwa ${suggestion}`}.`,
  references: (count, kind) =>
    `${count === 1 ? 'Eine Stelle verweist' : `${count} Stellen verweisen`} darauf. Nennen Sie mit --point-to ein anderes Ziel (${kind}), oder entfernen Sie die Verweise mit --drop:`,
  byHand: 'ist von Hand zu ändern, oder mit --point-to',
  goes: (place) => `--drop entfernt: ${place}`,
  inText: 'im Text',
  askRedirect: (address) => `Wohin soll ${address} weiterleiten?`,
  askReferences: 'Was soll mit den Verweisen darauf geschehen?',
  pointTo: (kind) => `auf etwas anderes verweisen (${kind})`,
  drop: 'entfernen',
  stop: 'hier abbrechen: Ich ändere sie zuerst von Hand',
  which: (kind) => `Was stattdessen (${kind})?`,
  noKind: (kind, near, kinds) =>
    `Eine Art „${kind}“ gibt es nicht. ${near === undefined ? `Möglich: ${kinds.join(', ')}.` : `Meinten Sie „${near}“?`}`,
  several: (name, names) => `„${name}“ kann mehreres bedeuten: ${names.join(', ')}.`,
  noneNamed: ({ kind, name }, near, names) => {
    const known =
      names.length === 0
        ? 'Auf dieser Website gibt es davon nichts.'
        : `Es gibt: ${names.slice(0, 24).join(', ')}${names.length > 24 ? ', …' : '.'}`;
    return `Es gibt kein „${name}“ (${kind}). ${near === undefined ? known : `Meinten Sie „${near}“?`}`;
  },
  hasThatName: (name) => `Es heißt schon „${name}“.`,
  nameTaken: (kind, name) => `„${name}“ (${kind}) gibt es schon. Wählen Sie einen anderen Namen.`,
  noAssetName: 'Nennen Sie die Datei von content/assets aus, etwa team/ada.jpg.',
  noOther: (kind, name, near) => `Ein anderes „${name}“ (${kind}) gibt es nicht.${near === undefined ? '' : ` Meinten Sie „${near}“?`}`,
  noPageAt: (address, near) =>
    `Unter ${address} gibt es keine Seite. ${near === undefined ? '„archipel routes“ nennt alle Adressen.' : `Meinten Sie ${near}?`}`,
  redirectsByHand: (file) =>
    `${file} ist so geschrieben, dass sich nichts anfügen lässt. Schreiben Sie eine Liste aus Zeilen wie - { from: /alt, to: /neu }.`,
  noLanguages: (file, source) => `${file} nennt nicht die Sprachen der Seite: Ergänzen Sie eine Zeile wie languages: [${source}].`,
  hasLanguage: (file, language, page) =>
    `${file} gibt es schon auf ${language}. „archipel translations --page ${page}“ vergleicht die Texte.`,
  noPage: (page, near) =>
    `Eine Seite „${page}“ gibt es nicht. ${near === undefined ? '„archipel routes“ nennt alle Seiten.' : `Meinten Sie „${near}“?`}`,
  noLanguage: (locale, near, offered) =>
    `--add kennt kein „${locale}“. ${near === undefined ? `Die Website hat ${offered.join(', ')}.` : `Meinten Sie „${near}“?`}`,
  translateFrom: (language) => `TODO übersetzen (bisher ${language})`,
};
