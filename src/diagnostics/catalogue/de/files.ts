// Problems of files as such.
import { de as messages } from '../../messages/de/index.ts';
import { diskReason } from '../../messages/disk-reason.ts';
import type { Translation } from '../define.ts';
import type { files as english } from '../en/files.ts';
import { formats } from './words.ts';

export const files: Translation<typeof english> = {
  'file-missing': ({ name }) => ({
    message: `Die Datei ${name} fehlt.`,
    hint: 'Jede Website braucht sie: Stellen Sie sie wieder her, oder prüfen Sie „--content“.',
  }),
  'file-empty': () => ({
    message: 'Die Datei ist leer.',
    hint: 'Schreiben Sie ihren Inhalt, oder löschen Sie die Datei.',
  }),
  'file-too-large': ({ bytes, limit }) => ({
    message: `Die Datei hat ${bytes} Bytes; gelesen werden höchstens ${limit}.`,
    hint: 'Teilen Sie sie auf, oder verschieben Sie langen Text in eine MDX-Datei daneben.',
  }),
  'file-encoding': () => ({
    message: 'Die Datei ist nicht in UTF-8 gespeichert.',
    hint: 'Speichern Sie sie noch einmal mit der Zeichenkodierung UTF-8.',
  }),
  'file-unreadable': ({ why }) => ({
    message: `Die Datei lässt sich nicht lesen: ${diskReason(why, messages)}.`,
    hint: 'Prüfen Sie, ob es sie gibt und ob Sie sie lesen dürfen.',
  }),
  'file-symlink': ({ target }) => ({
    message: `Der Verweis führt aus dem Ordner der Inhalte hinaus, zu ${target}.`,
    hint: 'Legen Sie die Datei selbst in den Ordner der Inhalte.',
  }),
  'file-unexpected': (belongs) => ({
    message: 'Diese Datei wird nirgends gelesen.',
    hint: `Hierher gehören ${
      'prose' in belongs
        ? `YAML-Dateien, und ${formats.and(belongs.prose)} für längere Texte`
        : `${belongs.files.join(', ')} und die Ordner ${formats.and(belongs.folders)}`
    }. Verschieben Sie die Datei, oder löschen Sie sie.`,
  }),
  'id-duplicate': ({ id, other }) => ({
    message: `Den Namen „${id}“ gibt es zweimal: hier und in ${other}.`,
    hint: 'Geben Sie einer der beiden Dateien einen anderen Namen.',
  }),
  'name-invalid': ({ name }) => ({
    message: `„${name}“ kann hier kein Name sein.`,
    hint: 'Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche: ai-audit.',
  }),
};
