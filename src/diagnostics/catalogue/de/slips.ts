// Slips in YAML that is written by hand. Each hint describes the fix of its finding.
import type { Translation } from '../define.ts';
import type { slips as english } from '../en/slips.ts';

const inQuotes = 'Setzen Sie den ganzen Text in Anführungszeichen.';

const brackets: Readonly<Record<string, string>> = { '[': 'eckige Klammer', ']': 'eckige Klammer' };

const bracketNamed = (bracket: string): string => brackets[bracket] ?? 'geschweifte Klammer';

/** Formats 1799700 cents as `17.997 Euro`. */
const euros = (cents: number): string => `${new Intl.NumberFormat('de').format(cents / 100)} Euro`;

const places = (count: number): string => (count === 1 ? 'ein Leerzeichen' : `${count} Leerzeichen`);

export const slips: Translation<typeof english> = {
  'yaml-comma': () => ({
    message: 'In geschweiften Klammern endet ein Text ohne Anführungszeichen am ersten Komma.',
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
      'Ein Text, der mit einer Angabe in geschweiften Klammern beginnt, braucht Anführungszeichen; sonst beginnt mit der Klammer ein Block mit Schlüsseln.',
    hint: inQuotes,
  }),
  'yaml-first-character': ({ text }) => ({
    message: `Ein Text ohne Anführungszeichen kann nicht mit ${text.slice(0, 1)} beginnen; das Zeichen bedeutet dort etwas anderes.`,
    hint: inQuotes,
  }),
  'yaml-quote-marks': () => ({
    message: 'Typografische Anführungszeichen sind ein Teil des Textes; ein Wert steht zwischen geraden Anführungszeichen.',
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
        : 'Setzen Sie den Text in einfache Anführungszeichen, oder setzen Sie einen Backslash \\ vor die Anführungszeichen darin.',
  }),
  'yaml-quote-open': ({ quote }) => ({
    message: `Das Anführungszeichen (${quote}) steht nur auf einer Seite des Textes.`,
    hint: 'Setzen Sie dasselbe auch auf die andere Seite.',
  }),
  'yaml-backslash': () => ({
    message: 'In doppelten Anführungszeichen leitet ein Backslash \\ ein Sonderzeichen ein; dieses gibt es nicht.',
    hint: 'Setzen Sie den Text in einfache Anführungszeichen, oder schreiben Sie zwei Backslashes.',
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
    message: `Vor „${key}“ fehlt ein Komma: Es trennt die Einträge in Klammern.`,
    hint: 'Setzen Sie ein Komma dazwischen.',
  }),
  'yaml-colon-missing': ({ key }) => ({
    message: `Hinter dem Schlüssel „${key}“ fehlt ein Doppelpunkt.`,
    hint: 'Schreiben Sie hinter den Schlüssel einen Doppelpunkt und ein Leerzeichen.',
  }),
  'yaml-space': ({ mark }) => ({
    message:
      mark === '-'
        ? 'Hinter dem Bindestrich eines Listeneintrags fehlt ein Leerzeichen.'
        : 'Hinter dem Doppelpunkt eines Schlüssels fehlt ein Leerzeichen.',
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
    message: 'Hier fehlt der Bindestrich: Jeder Eintrag einer Liste beginnt mit „- “.',
    hint: 'Setzen Sie den Bindestrich dorthin, wo ihn die anderen Einträge haben.',
  }),
  'yaml-indent': ({ indent, due }) => ({
    message: `Die Zeile beginnt ${places(Math.abs(due - indent))} zu weit ${due > indent ? 'links' : 'rechts'}.`,
    hint: `An ihren Anfang ${due === 1 ? 'gehört' : 'gehören'} ${due === 0 ? 'keine Leerzeichen' : places(due)}, wie bei den Nachbarn.`,
  }),
  'amount-notation': ({ value, cents, orCents }) => ({
    message: `${value} ist keine Schreibweise für Beträge: Sie stehen hier in Cent, ohne Punkt und Komma. 999700 bedeutet 9.997 €.`,
    hint:
      orCents === undefined
        ? `Schreiben Sie ${cents}.`
        : `Sind es ${euros(orCents)}, schreiben Sie ${orCents}; sind es ${euros(cents)}, schreiben Sie ${cents}.`,
  }),
  'merge-conflict': ({ start, base, middle, end }) => ({
    message: `Hier wurden zwei Fassungen dieser Datei zusammengeführt, die sich unterscheiden: Zeile ${start} bis ${base ?? middle} ist die eine, Zeile ${middle} bis ${end} die andere.`,
    hint: `Behalten Sie eine von beiden, oder schreiben Sie eine dritte, und löschen Sie die Zeilen ${start}, ${base === undefined ? middle : `${base} bis ${middle}`} und ${end}.`,
  }),
  'yaml-comment-mark': ({ mark }) => ({
    message: `Kommentare beginnen in YAML mit #; ${mark} wird als Teil des Inhalts gelesen.`,
    hint: 'Beginnen Sie den Kommentar mit # und einem Leerzeichen.',
  }),
  'yaml-comment-rest': ({ from, to, above }) => ({
    message: `Der Eintrag, der in Zeile ${above} beginnt, ist nur zum Teil ein Kommentar.`,
    hint: from === to ? `Machen Sie auch Zeile ${from} zum Kommentar.` : `Machen Sie auch Zeile ${from} bis ${to} zum Kommentar.`,
  }),
  'yaml-list-number': ({ mark }) => ({
    message: `Einträge einer Liste werden nicht nummeriert: „${mark}“ würde ein Teil des Schlüssels.`,
    hint: 'Schreiben Sie stattdessen einen Bindestrich und ein Leerzeichen.',
  }),
  'yaml-line-missing': ({ key }) => ({
    message: `„${key}“ steht in derselben Zeile wie eine andere Sprache.`,
    hint: `Beginnen Sie vor „${key}“ eine neue Zeile, so weit eingerückt wie die erste Sprache.`,
  }),
  'yaml-comma-extra': () => ({ message: 'Ans Ende dieser Zeile gehört kein Komma.', hint: 'Löschen Sie es.' }),
  'number-notation': ({ key, value, readings, isWhole }) => ({
    message: `„${key}“ ist eine ${isWhole ? 'ganze Zahl: nur Ziffern' : 'Zahl: Ziffern, und vor Dezimalstellen ein Punkt'}. ${value} ist keine gültige Zahl.`,
    hint:
      readings.length === 1 ? `Schreiben Sie ${readings[0]}.` : `Schreiben Sie ${readings.join(' oder ')}, je nachdem, was gemeint ist.`,
  }),
  'link-notation': ({ value, block, contact }) => ({
    message: `Ein Link nennt sein Ziel in geschweiften Klammern; „${value}“ ist nur ein Text.`,
    hint: `Schreiben Sie link: ${block}${contact === undefined ? '' : `, und in content/site.yaml unter „contacts“: ${contact}`}.`,
  }),
  'date-notation': ({ value, meant, orMeant }) => ({
    message: `${value} ist kein gültiges Datum.`,
    hint: `Schreiben Sie ${orMeant === undefined ? meant : `${meant} oder ${orMeant}, je nachdem, was gemeint ist`}${meant.includes('T') ? ': Tag, Uhrzeit und Abstand zur Weltzeit' : ''}.`,
  }),
  'boolean-word': ({ key, value, meant }) => ({
    message: `„${key}“ ist „true“ oder „false“; ${value} ist ein Text.`,
    hint: `Schreiben Sie ${meant}, ohne Anführungszeichen.`,
  }),
  'text-without-language': ({ key, languages }) => ({
    message: `„${key}“ braucht einen Text für jede Sprache: ${languages.join(', ')}.`,
    hint: 'Schreiben Sie die Texte aller Sprachen in ein Paar geschweifter Klammern, jeden hinter den Schlüssel seiner Sprache.',
  }),
};
