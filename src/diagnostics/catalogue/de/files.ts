// Problems of entire files, of names, and of the sources of entries.
import * as messages from '../../messages/de/index.ts';
import { diskReason } from '../../messages/disk-reason.ts';
import type { InvalidName } from '../arguments.ts';
import type { Translation } from '../define.ts';
import type { Belongs, files as english } from '../en/files.ts';
import { didYouMean, formats } from './words.ts';

function placeHint(belongs: Belongs): string {
  if (belongs.meant !== undefined) return `Benennen Sie sie um in content/${belongs.meant}.`;
  const move = 'Verschieben Sie die Datei, oder löschen Sie sie.';
  if ('prose' in belongs) return `Hierher gehören YAML-Dateien, und ${formats.and(belongs.prose)} für längere Texte. ${move}`;
  if (!('texts' in belongs)) return `Hierher gehören ${belongs.files.join(', ')} und die Ordner ${formats.and(belongs.folders)}. ${move}`;
  return belongs.renamed === undefined
    ? `Hierher gehören nur Markdown-Dateien, etwa ${formats.and(belongs.texts)}. Löschen Sie Dateien eines anderen Generators, und verschieben Sie eigene Daten in eine andere Sammlung oder direkt nach content/.`
    : `Benennen Sie die Datei um in ${belongs.renamed}.`;
}

const sourceReasons: Readonly<Record<string, string>> = {
  outside: 'Sie liegt nicht im Ordner des Projekts',
  encoding: 'Sie ist nicht in UTF-8 gespeichert',
};

function renameHint({ name, file, sound, language, names = [] }: InvalidName): string {
  if (file !== undefined) return `Benennen Sie die Datei in ${file} um.`;
  if (language !== undefined)
    return `Die Sprache „${language}“ hat die Website nicht: Ergänzen Sie sie in archipel.config.ts, oder benennen Sie die Datei nach einer ihrer Sprachen um, mit ${formats.or(names.map((each) => `„${each}“`))} statt „${name}“.`;
  return sound === undefined
    ? 'Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche: ferry-times.'
    : `Benennen Sie die Datei um, mit „${sound}“ statt „${name}“.`;
}

export const files: Translation<typeof english> = {
  'file-missing': ({ name, option, suggestion }) => ({
    message: `Die Datei ${name} fehlt.`,
    hint:
      option === undefined
        ? 'Jede Website braucht sie: Stellen Sie sie wieder her, oder prüfen Sie „--content“.'
        : `So heißt sie in archipel.config.ts unter ${option}. ${didYouMean({ suggestion }, 'Schreiben Sie die Datei, oder nennen Sie dort eine andere Seite.')}`,
  }),
  'file-empty': () => ({
    message: 'Die Datei ist leer.',
    hint: 'Schreiben Sie ihren Inhalt, oder löschen Sie die Datei.',
  }),
  'file-too-large': ({ bytes, limit }) => ({
    message: `Die Datei hat ${bytes} Bytes; gelesen werden höchstens ${limit}.`,
    hint: 'Teilen Sie sie auf mehrere Dateien auf; langer Text einer YAML-Datei kann in einer Markdown-Datei daneben stehen.',
  }),
  'file-encoding': ({ fault }) =>
    fault === 'lineEnd'
      ? {
          message: 'Eine Zeile endet nur mit CR, wie auf alten Macs.',
          hint: 'Speichern Sie die Datei noch einmal mit den Zeilenenden LF oder CRLF.',
        }
      : {
          message: 'Die Datei ist nicht in UTF-8 gespeichert.',
          hint: 'Speichern Sie sie noch einmal mit der Zeichenkodierung UTF-8.',
        },
  'file-unreadable': ({ why }) => ({
    message: `Die Datei lässt sich nicht lesen (${diskReason(why, messages)}).`,
    hint: 'Prüfen Sie, ob es sie gibt und ob Sie sie lesen dürfen.',
  }),
  'file-symlink': ({ target }) => ({
    message: `Der Verweis führt aus dem Ordner der Inhalte hinaus, zu ${target}.`,
    hint: 'Legen Sie die Datei selbst in den Ordner der Inhalte.',
  }),
  'file-unexpected': (belongs) => ({
    message: 'Diese Datei wird nirgends gelesen.',
    hint: placeHint(belongs),
  }),
  'id-duplicate': ({ id, other }) => ({
    message: `Den Namen „${id}“ gibt es zweimal: hier und in ${other}.`,
    hint: 'Geben Sie einer der beiden Dateien einen anderen Namen.',
  }),
  'source-throws': ({ collection, by, what }) => ({
    message: `Die Funktion „${by}“ der Sammlung ${collection} wirft einen Fehler: ${what.replace(/[.?!]?$/, '.')}`,
    hint:
      by === 'load'
        ? 'Berichtigen Sie die Funktion oder was sie liest; an den Inhalten liegt es nicht.'
        : 'Berichtigen Sie die Funktion: Sie muss mit allen gültigen Einträgen umgehen können.',
  }),
  'source-file': ({ collection, file, why }) => ({
    message: `Die Quelle der Sammlung ${collection} kann ${file} nicht lesen (${sourceReasons[why] ?? diskReason(why, messages)}).`,
    hint: 'Nennen Sie den Pfad der Datei vom Ordner des Projekts aus, und prüfen Sie, ob es sie gibt.',
  }),
  'source-result': ({ collection, by, returned, number }) => ({
    message:
      returned === 'entry'
        ? `Was die Funktion „${by}“ der Sammlung ${collection} an Stelle ${number} zurückgibt, ist kein Eintrag.`
        : `Die Funktion „${by}“ der Sammlung ${collection} gibt ${returned === 'promise' ? 'ein Promise' : 'etwas anderes'} statt einer Liste zurück.`,
    hint:
      returned === 'promise'
        ? 'Schreiben Sie die Funktion ohne „async“, oder laden Sie die Einträge mit einer Quelle.'
        : 'Geben Sie eine Liste von { id, data } zurück: Der Name „id“ ist ein Text, und „data“ ist ein Objekt, das JSON darstellen kann.',
  }),
  'source-id': ({ collection, by, id }) => ({
    message: `„${id}“ kann nicht der Name eines Eintrags sein; die Funktion „${by}“ der Sammlung ${collection} gibt ihn zurück.`,
    hint: 'Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche: ferry-times.',
  }),
  'source-duplicate': ({ collection, by, id, line }) => ({
    message: `Die Funktion „${by}“ der Sammlung ${collection} gibt den Namen „${id}“ zweimal zurück, zuerst aus Zeile ${line}.`,
    hint: 'Geben Sie einem der beiden Einträge einen anderen Namen.',
  }),
  'source-clash': ({ id, file }) => ({
    message: `Die Quelle gibt einen Eintrag „${id}“ zurück, den es schon in der Datei ${file} gibt.`,
    hint: 'Löschen Sie die Datei, oder geben Sie dem Eintrag einen anderen Namen.',
  }),
  'source-untracked': ({ collection }) => ({
    message: `archipel kann nicht erkennen, wann die Einträge aus der Quelle der Sammlung ${collection} veraltet sind.`,
    hint: 'Lesen Sie Dateien mit der Funktion „read“, die „load“ bekommt, oder setzen Sie „staleAfter“, etwa auf "6 hours".',
  }),
  'name-invalid': (args) => ({
    message: `„${args.name}“ kann hier kein Name sein.`,
    hint: renameHint(args),
  }),
};
