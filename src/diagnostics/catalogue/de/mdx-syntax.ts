// German translations of the usual messages of the MDX parser.

const known: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /^Unexpected character ["'](.+?)["'] \(U\+\w+\) before name/,
    ([, mark = '']) => `Nach „<“ folgt „${mark}“; dort beginnt aber der Name eines Tags`,
  ],
  [/^Unexpected character ["'](.+?)["'] \(U\+\w+\)/, ([, mark = '']) => `Das Zeichen „${mark}“ gehört nicht in ein Tag`],
  [/^Expected a closing tag for "(<[^"]*>)"/, ([, tag = '']) => `Das Tag ${tag} wird nirgends geschlossen`],
  [/^Unexpected clos\w+ (?:tag|slash) ["'](.+?)["']/, ([, tag = '']) => `Zu „${tag}“ gibt es keinen Anfang`],
  [/^Unexpected end of file/, () => 'Ein Tag oder eine Klammer wird bis zum Ende der Datei nicht geschlossen'],
];

/** Returns a message of the parser in German. An unknown message is quoted in English. */
export function parserWords(what: string): string {
  for (const [pattern, say] of known) {
    const match = pattern.exec(what);
    if (match !== null) return `${say(match)}.`;
  }
  return `„${what.replace(/[.?!]$/, '')}“.`;
}
