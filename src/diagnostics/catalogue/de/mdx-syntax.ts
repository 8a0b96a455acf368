// German sentences about what stops the parser of MDX.
import type { Message } from '../define.ts';
import type { Excess, SyntaxMistake } from '../en/mdx-syntax.ts';

const excesses: Readonly<Record<'depth' | 'marks' | 'headings' | 'cells' | 'notes', (most: number) => string>> = {
  depth: (most) => `Zitate, Listen, Hervorhebungen oder Bausteine sind hier mehr als ${most}-fach verschachtelt.`,
  marks: (most) => `Dieser Absatz enthält mehr als ${most} Zeichen für Hervorhebungen und Klammern.`,
  headings: (most) => `Er hat mehr als ${most} unterstrichene Zeilen.`,
  cells: (most) => `Diese Tabelle hat mehr als ${most} Felder.`,
  notes: (most) => `Er hat mehr als ${most} Fußnoten.`,
};

const lineBreak =
  'Für eine neue Zeile schreiben Sie einen Backslash \\ ans Ende der Zeile davor, für einen neuen Absatz lassen Sie eine Zeile leer.';

const unclosedHints: Readonly<Record<string, string>> = {
  '<br': lineBreak,
  '<hr': 'Schreiben Sie --- in eine eigene Zeile, mit einer leeren Zeile davor.',
  '<img': 'Schreiben Sie das Bild in Markdown: ![was es zeigt](./DATEI).',
};

function unclosedHint(tag: string, isWithin: boolean): string {
  const [start = ''] = /^<[\w.:-]*/.exec(tag) ?? [];
  const own = unclosedHints[start.toLowerCase()];
  if (own !== undefined) return own;
  return isWithin
    ? 'Schließen Sie das Tag in seinem Absatz, oder schreiben Sie es in eine eigene Zeile, mit leeren Zeilen um seinen Inhalt.'
    : `Schreiben Sie </${start.slice(1)}> hinter seinen Inhalt. Hat es keinen Inhalt, so beenden Sie es mit />.`;
}

function syntaxMistake(what: SyntaxMistake): Message {
  switch (what.mistake) {
    case 'address':
      return {
        message: 'Eine Adresse in spitzen Klammern würde als Tag gelesen.',
        hint: `Schreiben Sie ${what.plain} ohne die Klammern.`,
      };
    case 'brace':
      return {
        message: 'Diese geschweifte Klammer wird nie geschlossen.',
        hint: 'Schreiben Sie \\{, um sie zu zeigen.',
      };
    case 'comment':
      return { message: 'Dieser Kommentar würde als Tag gelesen.', hint: 'Schreiben Sie {/* Wörter */}, oder löschen Sie ihn.' };
    case 'openComment':
      return {
        message: 'Dieser Kommentar hat kein Ende.',
        hint: 'Schreiben Sie --> hinter sein letztes Wort, oder &lt;!--, um die Zeichen zu zeigen.',
      };
    case 'quote':
      return {
        message: `Dem Wert des letzten Attributs von ${what.tag} fehlt das schließende Anführungszeichen.`,
        hint: 'Schreiben Sie " dahinter.',
      };
    case 'lessThan':
      return {
        message: `„<${what.after}“ würde als Anfang eines Tags gelesen.`,
        hint: `Schreiben Sie &lt; für ein Kleiner-Zeichen: „&lt;${what.after}“.`,
      };
    case 'unclosed':
      return { message: `Das Tag ${what.tag} wird nicht geschlossen.`, hint: unclosedHint(what.tag, what.isWithin) };
    case 'otherEnd':
      return {
        message: `${what.end} schließt das Tag ${what.tag} nicht.`,
        hint: `Schließen Sie zuerst ${what.tag}, oder berichtigen Sie den Namen eines der Tags.`,
      };
    case 'endTag':
      return {
        message: `${what.tag} schließt ein Tag, das hier nicht geöffnet wurde.`,
        hint: 'Löschen Sie es, oder schreiben Sie das öffnende Tag davor.',
      };
    case 'attribute':
      return {
        message: `Ein Attribut von ${what.tag} ist nicht als name="text" geschrieben.`,
        hint: 'Setzen Sie seinen Wert in gerade Anführungszeichen.',
      };
    case 'unfinished':
      return {
        message: `Das Tag ${what.tag} hat kein Ende.`,
        hint: 'Schreiben Sie > hinter sein letztes Attribut. Ist ein Kleiner-Zeichen gemeint, so schreiben Sie es als &lt;.',
      };
    case 'crossing':
      return {
        message: `Das Tag, das ${what.tag} schließt, überschneidet sich mit einer Hervorhebung.`,
        hint: 'Lassen Sie die Hervorhebung innerhalb des Tags beginnen und enden, oder nehmen Sie das ganze Tag in sie auf.',
      };
  }
}

/** Returns the sentences for a mistake, an exceeded limit, or a message of the parser, which is quoted in English. */
export function mdxSyntax(what: string | Excess | SyntaxMistake): Message {
  if (typeof what === 'object' && 'mistake' in what) return syntaxMistake(what);
  const isMessage = typeof what === 'string';
  return {
    message: isMessage
      ? `Der Text lässt sich nicht als MDX lesen: „${what.replace(/\.$/, '')}“.`
      : `Der Text lässt sich nicht lesen: ${excesses[what.excess](what.most)}`,
    hint: isMessage
      ? 'Schreiben Sie diese Stelle in einfachem Markdown.'
      : 'Schreiben Sie es einfacher, oder teilen Sie es auf mehrere Texte auf.',
  };
}
