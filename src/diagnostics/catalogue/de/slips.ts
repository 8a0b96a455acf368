// Slips of people who write YAML by hand. Each hint describes the fix of its finding.
import type { Translation } from '../define.ts';
import type { slips as english } from '../en/slips.ts';

const inQuotes = 'Setzen Sie den ganzen Text in Anführungszeichen.';

const brackets: Readonly<Record<string, string>> = { '[': 'eckige Klammer', ']': 'eckige Klammer' };

const bracketNamed = (bracket: string): string => brackets[bracket] ?? 'geschweifte Klammer';

const places = (count: number): string => (count === 1 ? 'ein Leerzeichen' : `${count} Leerzeichen`);

export const slips: Translation<typeof english> = {
  'yaml-comma': () => ({
    message: 'In diesem Text steht ein Komma: In geschweiften Klammern endet er dort, wenn er nicht in Anführungszeichen steht.',
    hint: inQuotes,
  }),
  'yaml-comment': () => ({
    message: 'Mit einem Leerzeichen und # beginnt ein Kommentar: Der Rest des Textes geht verloren.',
    hint: `${inQuotes} Soll es ein Kommentar sein, setzen Sie nach dem # ein Leerzeichen.`,
  }),
  'yaml-colon': () => ({
    message: 'In einem Text ohne Anführungszeichen macht ein Doppelpunkt das Wort davor zu einem Schlüssel.',
    hint: inQuotes,
  }),
  'yaml-variable': () => ({
    message:
      'Ein Text, der mit einer Angabe in geschweiften Klammern beginnt, braucht Anführungszeichen; sonst beginnt die Klammer einen Block mit Schlüsseln.',
    hint: inQuotes,
  }),
  'yaml-first-character': ({ text }) => ({
    message: `Ein Text ohne Anführungszeichen kann nicht mit ${text.slice(0, 1)} beginnen; das Zeichen bedeutet dort etwas anderes.`,
    hint: inQuotes,
  }),
  'yaml-quote-marks': () => ({
    message: 'Typografische Anführungszeichen gehören zum Text; um einen Wert gehören gerade.',
    hint: 'Schreiben Sie stattdessen ".',
  }),
  'yaml-quote-inside': ({ quote }) => ({
    message:
      quote === "'"
        ? 'In einfachen Anführungszeichen beendet ein Apostroph den Text.'
        : 'Ein doppeltes Anführungszeichen mitten im Text beendet ihn.',
    hint:
      quote === "'"
        ? 'Setzen Sie den Text in doppelte Anführungszeichen.'
        : 'Setzen Sie den Text in einfache Anführungszeichen, oder einen Rückstrich \\ vor die Anführungszeichen darin.',
  }),
  'yaml-quote-open': ({ quote }) => ({
    message: `Das Anführungszeichen (${quote}) steht nur auf einer Seite des Textes.`,
    hint: 'Setzen Sie dasselbe auch auf die andere Seite.',
  }),
  'yaml-backslash': () => ({
    message: 'In doppelten Anführungszeichen beginnt ein Rückstrich \\ ein Sonderzeichen, und dieses gibt es nicht.',
    hint: 'Setzen Sie den Text in einfache Anführungszeichen, oder schreiben Sie zwei Rückstriche.',
  }),
  'yaml-bracket-open': ({ bracket, missing }) => ({
    message: `Diese ${bracketNamed(bracket)} wird nirgends geschlossen.`,
    hint: `Ergänzen Sie ${missing} am Ende.`,
  }),
  'yaml-bracket-extra': ({ bracket }) => ({
    message: `Diese ${bracketNamed(bracket)} ${/[{[]/.test(bracket) ? 'steht zweimal da' : 'schließt nichts'}.`,
    hint: 'Löschen Sie sie.',
  }),
  'yaml-comma-missing': ({ key }) => ({
    message: `Zwischen zwei Einträge in Klammern gehört ein Komma, auch vor „${key}“.`,
    hint: 'Setzen Sie ein Komma dazwischen.',
  }),
  'yaml-colon-missing': ({ key }) => ({
    message: `Nach dem Schlüssel „${key}“ gehört ein Doppelpunkt.`,
    hint: 'Schreiben Sie nach dem Schlüssel einen Doppelpunkt und ein Leerzeichen.',
  }),
  'yaml-space': ({ mark }) => ({
    message:
      mark === '-'
        ? 'Nach dem Strich eines Listeneintrags gehört ein Leerzeichen.'
        : 'Nach dem Doppelpunkt eines Schlüssels gehört ein Leerzeichen.',
    hint: 'Setzen Sie dort ein Leerzeichen.',
  }),
  'yaml-tab': () => ({
    message: 'Diese Zeile ist mit einem Tabulator eingerückt; YAML kennt dafür nur Leerzeichen.',
    hint: 'Setzen Sie für jeden Tabulator zwei Leerzeichen.',
  }),
  'yaml-invisible': () => ({
    message: 'Das sieht aus wie ein Leerzeichen und ist ein anderes Zeichen, wie es oft mit kopiertem Text kommt.',
    hint: 'Löschen Sie es, und tippen Sie ein Leerzeichen.',
  }),
  'yaml-dash': () => ({
    message: 'Hier fehlt der Strich: Jeder Eintrag einer Liste beginnt mit „- “.',
    hint: 'Setzen Sie den Strich dorthin, wo ihn die anderen Einträge haben.',
  }),
  'yaml-indent': ({ indent, due }) => ({
    message: `Die Zeile beginnt ${places(Math.abs(due - indent))} zu weit ${due > indent ? 'links' : 'rechts'}.`,
    hint: `An ihren Anfang ${due === 1 ? 'gehört' : 'gehören'} ${due === 0 ? 'keine Leerzeichen' : places(due)}, wie bei den Nachbarn.`,
  }),
  'amount-notation': ({ value, cents }) => ({
    message: `${value} ist keine Schreibweise für Beträge: Sie stehen hier in Cent, ohne Punkt und Komma. 999700 bedeutet 9.997 €.`,
    hint: `Schreiben Sie ${cents}.`,
  }),
  'date-notation': ({ value, meant }) => ({
    message: `${value} ist hier keine Schreibweise für ein Datum.`,
    hint: `Schreiben Sie ${meant}${meant.includes('T') ? ': Tag, Uhrzeit und Abstand der Uhr zur Weltzeit' : ''}.`,
  }),
  'boolean-word': ({ key, value, meant }) => ({
    message: `„${key}“ ist „true“ oder „false“; ${value} ist ein Text.`,
    hint: `Schreiben Sie ${meant}, ohne Anführungszeichen.`,
  }),
  'text-without-language': ({ key, languages }) => ({
    message: `„${key}“ braucht einen Text für jede Sprache: ${languages.join(', ')}.`,
    hint: 'Schreiben Sie den Text jeder Sprache in geschweifte Klammern, hinter ihren Namen.',
  }),
};
