// Problems of YAML syntax.
import type { Message, Translation } from '../define.ts';
import type { yaml as english } from '../en/yaml.ts';

const causes: Readonly<Record<string, Message>> = {
  BAD_INDENT: {
    message: 'Die Zeile beginnt nicht dort, wo ihr Block es verlangt.',
    hint: 'Rücken Sie sie ein wie ihre Nachbarn: zwei Leerzeichen je Ebene.',
  },
  TAB_AS_INDENT: {
    message: 'Die Zeile ist mit einem Tabulator eingerückt.',
    hint: 'Verwenden Sie stattdessen zwei Leerzeichen je Ebene.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'In dieser Zeile steht ein zweiter Doppelpunkt; sie liest sich wie ein Schlüssel in einem Schlüssel.',
    hint: 'Setzen Sie den ganzen Text in doppelte Anführungszeichen.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'Ein Schlüssel geht über mehrere Zeilen; oft fehlt ein Doppelpunkt dahinter.',
    hint: 'Schreiben Sie „schlüssel: Wert“ in eine Zeile.',
  },
  MISSING_CHAR: {
    message: 'Es fehlt ein Zeichen.',
    hint: 'Schließen Sie jedes Anführungszeichen und jede Klammer, und schreiben Sie nach einem Schlüssel einen Doppelpunkt und ein Leerzeichen.',
  },
  UNEXPECTED_TOKEN: {
    message: 'Das gehört nicht hierher.',
    hint: 'Prüfen Sie Anführungszeichen, Klammern und Einrückung dieser Zeile und der Zeile darüber.',
  },
  BAD_SCALAR_START: {
    message: 'Mit diesem Zeichen kann ein Text nicht beginnen.',
    hint: 'Setzen Sie den ganzen Text in doppelte Anführungszeichen.',
  },
  BAD_DQ_ESCAPE: {
    message: 'In doppelten Anführungszeichen muss auf einen Backslash \\ ein bekanntes Zeichen folgen.',
    hint: 'Schreiben Sie \\\\ für einen Backslash, oder verwenden Sie einfache Anführungszeichen.',
  },
  BAD_ALIAS: { message: 'Das liest sich wie ein Verweis auf eine andere Stelle.', hint: 'Setzen Sie den Text in Anführungszeichen.' },
  KEY_OVER_1024_CHARS: {
    message: 'Ein Schlüssel ist länger als 1024 Zeichen.',
    hint: 'Prüfen Sie, ob weiter oben ein Anführungszeichen oder ein Zeilenumbruch fehlt.',
  },
  BLOCK_AS_KEY: {
    message:
      'Wo ein Schlüssel hingehört, steht ein Block oder eine Liste; oft fehlen Anführungszeichen um einen Text in geschweiften Klammern.',
    hint: 'Setzen Sie den ganzen Text in doppelte Anführungszeichen.',
  },
  TOO_DEEP: {
    message: 'Listen und Blöcke sind hier zu tief verschachtelt.',
    hint: 'Prüfen Sie, ob schließende Klammern fehlen.',
  },
};

export const yaml: Translation<typeof english> = {
  // The parser has only English messages, which are quoted if there is no better explanation.
  'yaml-syntax': ({ cause, detail }) =>
    causes[cause] ?? {
      message: `Hier lässt sich die Datei nicht als YAML lesen: „${detail.replace(/\.$/, '')}“.`,
      hint: 'Prüfen Sie Anführungszeichen, Klammern und Einrückung dieser Zeile.',
    },
  'yaml-directive': ({ directive }) => ({
    message: `Die Anweisung „${directive}“ würde ändern, wie die ganze Datei gelesen wird.`,
    hint: 'Löschen Sie die Zeile.',
  }),
  'yaml-tag': ({ tag }) => ({
    message: `Die Kennzeichnung „${tag}“ ist nicht erlaubt: Inhalte sind einfacher Text, Zahlen, Listen und Schlüssel.`,
    hint: 'Löschen Sie sie; beginnt der Wert mit einem Ausrufezeichen, so setzen Sie ihn in Anführungszeichen.',
  }),
  'yaml-alias': ({ name }) => ({
    message: `Anker und Verweise („${name}“) sind in Inhalten nicht erlaubt.`,
    hint: 'Schreiben Sie den Wert selbst; beginnt er mit & oder *, so setzen Sie ihn in Anführungszeichen.',
  }),
  'yaml-duplicate-key': ({ key, meant, due }) => ({
    message: `Der Schlüssel „${key}“ steht zweimal im selben Block.`,
    hint:
      due !== undefined
        ? `Behalten Sie einen der beiden, ${due === 0 ? 'ohne Leerzeichen davor' : `mit so vielen Leerzeichen davor wie bei den Nachbarn: ${due}`}.`
        : meant === undefined
          ? 'Behalten Sie einen der beiden.'
          : `Schreiben Sie hier „${meant}“, wenn Sie das gemeint haben, oder behalten Sie einen der beiden.`,
  }),
  'yaml-control-character': ({ character, closing }) => ({
    message: `Hier steht das unsichtbare Steuerzeichen ${character}.`,
    hint:
      closing === undefined
        ? 'Löschen Sie es; oft kommt es mit kopiertem Text.'
        : `Beenden Sie seine Wirkung im selben Text mit ${closing}, oder löschen Sie es.`,
  }),
  'yaml-multiple-documents': () => ({
    message: 'Hier beginnt ein zweites Dokument (eine Zeile mit ---).',
    hint: 'Eine Datei beschreibt nur einen Eintrag: Verschieben Sie den zweiten Teil in eine eigene Datei.',
  }),
};
