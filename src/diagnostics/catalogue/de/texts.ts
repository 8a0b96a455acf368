// Problems of messages, prose and other texts, and of campaigns and services.
import type { Translation } from '../define.ts';
import type { texts as english } from '../en/texts.ts';
import { markupKind } from '../markup-kind.ts';
import { mdxSyntax } from './mdx-syntax.ts';
import { didYouMean, formats, oneOf } from './words.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `„${name}“`).join(', ');

const codes = { import: 'Ein Import oder Export', expression: 'Ein Ausdruck in geschweiften Klammern', html: 'HTML' };

const codeHints = {
  import: 'Löschen Sie die Zeile. Ist sie ein Satz, so beginnen Sie ihn mit einem anderen Wort.',
  expression:
    'Verwenden Sie einfaches Markdown und die erlaubten Bausteine. Um die Klammern zu zeigen, schreiben Sie einen \\ vor die erste.',
  html: 'Verwenden Sie einfaches Markdown und die erlaubten Bausteine.',
};

const pictureFaults = {
  inline: 'steht mitten in einer Zeile',
  text: 'hat Text zwischen seinen Tags',
  decorative: 'hat bei „decorative“ einen anderen Wert als „true“',
};

const rawMarks = {
  table: [
    'die Striche dieser Tabelle',
    'Schreiben Sie unter die Zeile mit den Namen eine Zeile aus Strichen mit ebenso vielen Feldern: | --- | --- |. Vor die Tabelle gehört eine Leerzeile, in sie keine.',
  ],
  aside: [
    'die Doppelpunkte dieses Kastens',
    'Schreiben Sie :::note in eine eigene Zeile, und ::: in eine Zeile nach der letzten des Kastens.',
  ],
  alert: [
    'das Zeichen dieses Kastens',
    'Schreiben Sie es in eine eigene Zeile, ohne Leerzeichen: > [!NOTE]. Der Text folgt in der nächsten Zeile nach einem weiteren >.',
  ],
  underline: ['', 'Lassen Sie eine Zeile zwischen dem Text und den Strichen leer. Eine Überschrift beginnt mit ## und einem Leerzeichen.'],
  asideAttributes: ['', 'Löschen Sie die geschweiften Klammern. Der Titel steht in eckigen: :::note[Vor dem Start].'],
  heading: [
    'die Zeichen dieser Überschrift',
    'Schreiben Sie zwei bis sechs # und ein Leerzeichen vor ihre Wörter: ## Preise. Ein \\ vor dem ersten zeigt die Zeichen.',
  ],
  definition: [
    'den Doppelpunkt dieser Erklärung',
    'Schreiben Sie das erklärte Wort in die Zeile darüber, und beides außerhalb anderer Listen. Ein \\ davor zeigt den Doppelpunkt.',
  ],
  html: ['das Markdown in diesem HTML', 'Lassen Sie eine Zeile nach dem öffnenden und vor dem schließenden Tag leer.'],
  footnote: ['das Zeichen dieser Fußnote', 'Schreiben Sie die Fußnote mit demselben Namen in eine eigene Zeile: [^1]: Die Fußnote.'],
  noteName: [
    'diese Fußnote',
    'Schreiben Sie ihren Namen ohne Leerzeichen, im Text und vor der Fußnote: [^meine-fußnote]. Ein \\ davor zeigt sie, wie sie ist.',
  ],
  noteRepeated: ['', 'Geben Sie ihr einen anderen Namen, hier und im Text.'],
  note: ['', 'Verweisen Sie im Text darauf, etwa mit [^1], oder löschen Sie sie.'],
  link: [
    'die Klammern dieses Links',
    'Schreiben Sie die Adresse ohne Leerzeichen, oder zwischen < und >: [Wörter](<./meine datei.md>). Ein Link kann keinen anderen enthalten.',
  ],
  linkParts: [
    'die Klammern dieses Links',
    'Schreiben Sie die Wörter in [ ] und direkt danach die Adresse in ( ): [Wörter](https://example.com/seite). Ein \\ vor der ersten Klammer zeigt sie.',
  ],
  linkWords: ['', 'Schreiben Sie sie zwischen seine Klammern: [Wörter](https://example.com/seite).'],
  reference: [
    'die Klammern dieses Links',
    'Schreiben Sie seine Adresse ohne Leerzeichen in eine eigene Zeile: [Name]: https://example.com.',
  ],
  backtick: ['dieses `', 'Schreiben Sie eines vor und eines nach dem Code: `Code`. Um es zu zeigen, schreiben Sie einen \\ davor.'],
  strike: [
    'diese Tilden',
    'Schreiben Sie ~~Wörter~~ ohne Leerzeichen zwischen den Zeichen und den Wörtern, oder \\~~ für die Zeichen selbst.',
  ],
  openUnderscore: [
    'diesen Unterstrich',
    'Schreiben Sie ein zweites _ hinter das letzte hervorgehobene Wort, oder \\_ für das Zeichen selbst.',
  ],
  openEmphasis: ['dieses Sternchen', 'Schreiben Sie ein zweites * hinter das letzte hervorgehobene Wort, oder \\* für das Zeichen selbst.'],
  entity: [
    'diese Schreibweise eines Zeichens',
    'Berichtigen Sie ihren Namen, und beenden Sie ihn mit einem Semikolon: &nbsp; ist ein geschütztes Leerzeichen, &shy; eine Trennstelle. Um sie zu zeigen, schreiben Sie &amp; statt &.',
  ],
  openBrace: ['diese Klammer', 'Schreiben Sie } hinter den Namen der Angabe, oder \\{ für die Klammer selbst.'],
  emphasis: [
    'diese Sternchen',
    'Schreiben Sie **Wörter** ohne Leerzeichen zwischen den Zeichen und den Wörtern, oder \\*\\* für die Zeichen selbst.',
  ],
  underscores: [
    'diese Unterstriche',
    'Schreiben Sie __Wörter__ ohne Leerzeichen zwischen den Zeichen und den Wörtern, oder \\_\\_ für die Zeichen selbst.',
  ],
  beside: [
    'diese Zeichen',
    'Sie wirken nicht, wenn auf der einen Seite ein Buchstabe steht, auf der anderen ein Satzzeichen, eine Angabe oder Code. Schreiben Sie dort ein Leerzeichen, oder HTML: <strong>{city}</strong>s. Ein \\ vor jedem zeigt die Zeichen.',
  ],
  mark: ['diese Gleichheitszeichen', 'Schreiben Sie <mark>Wörter</mark>. Ein \\ vor dem ersten zeigt die Zeichen.'],
  sup: ['diese Zeichen', 'Schreiben Sie <sup>2</sup>. Ein \\ vor dem ersten zeigt die Zeichen.'],
  sub: ['', 'Schreiben Sie H<sub>2</sub>O. Wörter streichen Sie mit ~~Wörter~~.'],
  star: ['', 'Schreiben Sie vor jedes Sternchen, das zu einem Wort gehört, einen \\: Leser\\*innen.'],
  list: [
    'die Zeichen dieser Liste',
    'Beginnen Sie jeden Punkt mit - oder einer Zahl und einem Punkt, und einem Leerzeichen: - Wörter, 1. Wörter. Ein \\ davor zeigt ein Zeichen.',
  ],
  lines: [
    'die Zeichen dieser Liste',
    'Beginnen Sie jeden Punkt mit - oder einer Zahl und einem Punkt und einem Leerzeichen: - Wörter, 1. Wörter. Sollen die Zeilen bleiben, beenden Sie jede außer der letzten mit \\.',
  ],
  lineEnd: ['diesen Backslash', 'Löschen Sie ihn: Er trennt Zeilen nur, wenn noch eine folgt. Um ihn zu zeigen, schreiben Sie \\ davor.'],
  expression: [
    'diesen Programmcode in Klammern',
    'Schreiben Sie sein Ergebnis in Worten: Inhalte führen keinen Code aus. Um die Klammern zu zeigen, schreiben Sie \\ vor die erste.',
  ],
  size: ['die Größe in dieser Beschreibung', 'Löschen Sie sie samt dem |: Die Größen macht der Build.'],
  frontMatter: ['diese Kopfdaten', 'Verschieben Sie sie an den Anfang der Datei, oder löschen Sie sie.'],
  noteInLink: ['diese Fußnote', 'Schreiben Sie sie hinter den Link: [Wörter](/prices)[^1].'],
  task: [
    'die Klammern dieser Aufgabe',
    'Schreiben Sie - [ ] an den Anfang der Zeile, danach ein Leerzeichen und die Aufgabe. Ein \\ davor zeigt die Klammern.',
  ],
  toc: [
    'diesen Befehl für ein Inhaltsverzeichnis',
    'Löschen Sie ihn: Ob eine Seite eines hat, entscheidet ihre Vorlage. Ein \\ davor zeigt den Befehl.',
  ],
  math: [
    'diese Formel',
    'Schreiben Sie sie mit einfachen Zeichen wie x² oder ½, als `Code` oder als Bild. Ein \\ vor jedem Dollarzeichen oder Befehl zeigt die Formel, wie sie ist.',
  ],
  comment: ['diesen Kommentar', 'Schreiben Sie <!-- Wörter -->, in .mdx {/* Wörter */}. Ein \\ vor dem ersten zeigt die Zeichen.'],
  citation: [
    'diesen Verweis auf eine Quelle',
    'Nennen Sie die Quelle im Text oder in einer Fußnote: [^1]. Ein \\ davor zeigt die Klammern.',
  ],
  embed: [
    'die Klammern dieses Bildes',
    'Schreiben Sie, was es zeigt, und seine Adresse: ![Wörter](./bild.png). Ein \\ vor jeder zeigt die Klammern.',
  ],
  cell: [
    'diese Zelle',
    'Schreiben Sie einen \\ vor jedes |, das zu Wörtern oder Code gehört: `a \\| b`. Oder geben Sie den ersten beiden Zeilen noch eine Spalte.',
  ],
  tableRow: ['diese Zeile einer Tabelle', 'Löschen Sie sie: Striche stehen nur in der Zeile unter den Namen der Spalten.'],
  fence: [
    '',
    'Schreiben Sie die gleichen Zeichen, und nichts sonst, in eine Zeile nach dem Code. Code, der selbst solche Zeilen hat, beginnt und endet mit mehr davon: ````.',
  ],
  code: [
    'diesen eingerückten Code',
    'Schreiben Sie davor und danach eine Zeile aus ```; Text, der kein Code ist, beginnt ohne Einrückung.',
  ],
  shortcode: [
    'diesen Befehl eines anderen Generators',
    'Schreiben Sie, was er zeigt: als Markdown oder als Baustein in .mdx. Ein \\ davor zeigt den Befehl.',
  ],
  include: [
    'diesen Befehl, der in mdBook eine Datei einfügt,',
    'Schreiben Sie die Zeilen der Datei hierher. Um den Befehl selbst zu zeigen, schreiben Sie einen \\ davor.',
  ],
  commandAddress: [
    'diesen Befehl eines anderen Generators',
    'Schreiben Sie den Pfad der Seite, [Wörter](/preise), oder eine Datei von dieser aus: [Wörter](./preise.md), ![Wörter](./plan.png). Ein \\ davor zeigt den Befehl.',
  ],
  verbatim: [
    'diesen Befehl eines anderen Generators',
    'Löschen Sie ihn und den Befehl, der ihn beendet. In Code brauchen Klammern keinen solchen Befehl; sonst schreiben Sie einen \\ vor die erste.',
  ],
  highlight: [
    'diesen Befehl eines anderen Generators',
    'Schreiben Sie ``` und die Sprache in die Zeile vor dem Code, etwa ```ruby, und ``` in die Zeile danach.',
  ],
  admonition: [
    'die Zeichen dieses Kastens',
    'Schreiben Sie :::note[Titel] in eine eigene Zeile, den Text des Kastens ohne seine Einrückung, und ::: in eine Zeile danach. Ein \\ vor dem ersten zeigt die Zeichen.',
  ],
  tab: [
    'die Zeichen dieses Reiters',
    'Schreiben Sie an ihre Stelle eine Überschrift oder **fette** Wörter, und den Text des Reiters ohne seine Einrückung. Ein \\ vor dem ersten zeigt die Zeichen.',
  ],
  keys: ['diese Pluszeichen', 'Schreiben Sie für jede Taste <kbd>Strg</kbd>. Ein \\ vor dem ersten zeigt die Zeichen.'],
  edit: [
    'die Zeichen dieser Änderung',
    'Schreiben Sie <ins>neue Wörter</ins>, ~~alte Wörter~~ oder <!-- ein Kommentar -->. Ein \\ vor dem ersten zeigt die Zeichen.',
  ],
  abbreviation: [
    'diese Abkürzung',
    'Löschen Sie die Zeile, und schreiben Sie, wo der Text die Abkürzung verwendet, <abbr title="ihre Bedeutung">ABC</abbr>. Ein \\ vor dem Sternchen zeigt die Zeile.',
  ],
  import: [
    'diese Zeile Programmcode',
    'Löschen Sie sie: Bausteine gehören in .mdx und brauchen dort keinen Import. Um die Zeile zu zeigen, schreiben Sie ``` in eine Zeile davor und in eine danach.',
  ],
  wiki: ['die Klammern dieses Links', 'Schreiben Sie seine Adresse: [Wörter](./andere.md). Ein \\ davor zeigt die Klammern.'],
  emoji: ['den Namen dieses Emojis', 'Schreiben Sie das Emoji selbst, etwa ✅. Ein \\ vor dem ersten Doppelpunkt zeigt ihn.'],
  attributes: ['diese Klammern', 'Löschen Sie sie: Wie eine Seite aussieht, entscheiden ihre Vorlagen. Ein \\ davor zeigt sie.'],
  fact: [
    'diese Angabe in Klammern',
    'Schreiben Sie ihren Wert: In Adressen, Titeln von Links und Beschreibungen von Bildern werden keine Angaben eingesetzt.',
  ],
  tex: [
    'diesen Befehl von TeX',
    'Schreiben Sie in Markdown, was er bewirkt, etwa **fette** oder *kursive* Wörter, oder löschen Sie ihn, wenn er nur Papierseiten betrifft. Ein \\ davor zeigt den Befehl.',
  ],
  ruby: ['die Zeichen dieser Lesehilfe', 'Schreiben Sie <ruby>漢字<rt>かんじ</rt></ruby>. Ein \\ vor dem ersten zeigt die Zeichen.'],
  blockId: [
    'diese „id“',
    'Löschen Sie sie, wenn kein Link zu ihr führt. Sonst schreiben Sie sie an das Ende einer Überschrift, ## Preise {#preise}, oder als <a id="preise"></a>. Ein \\ davor zeigt sie.',
  ],
  id: ['diese „id“ in Klammern', 'Schreiben Sie sie an das Ende einer Überschrift: ## Preise {#preise}. Ein \\ davor zeigt sie.'],
} as const;

/** The messages about marks that visitors would not see. */
const leftOut: Partial<Record<keyof typeof rawMarks, string>> = {
  cell: 'Diese Zelle fiele weg: Die Tabelle hat weniger Spalten.',
  fence: 'Dieser Code hat kein Ende: Besucher läsen den Text danach als Code.',
  linkWords: 'Dieser Link hat keine Wörter: Besucher könnten ihn weder sehen noch hören.',
  lines: 'Besucher würden diese Zeilen als eine einzige lesen.',
  noteInLink: 'Dieser Link hat eine Fußnote in seinen Wörtern, und die ist selbst ein Link.',
  underline: 'Die Striche unter diesen Sätzen machten sie zu einer Überschrift.',
  note: 'Diese Fußnote fiele weg: Nichts verweist auf sie.',
  noteRepeated: 'Diese Fußnote fiele weg: Eine andere davor heißt ebenso.',
  asideAttributes: 'Die Attribute dieses Kastens, in geschweiften Klammern, fielen weg.',
  sub: 'Die Zeichen zwischen diesen Tilden wären durchgestrichen.',
  star: 'Diese beiden Sternchen fielen weg, und die Wörter dazwischen wären kursiv.',
};

const frontMatterFaults = {
  open: {
    message: 'Die Kopfdaten dieser Datei haben kein Ende.',
    hint: 'Schreiben Sie drei Striche, ---, und nichts sonst in eine Zeile unter den letzten Schlüssel.',
  },
  toml: {
    message: 'Die Kopfdaten dieser Datei sind TOML.',
    hint: 'Schreiben Sie sie als YAML: --- statt +++, und title: "…" statt title = "…".',
  },
  json: {
    message: 'Die Kopfdaten dieser Datei sind JSON oder JavaScript.',
    hint: 'Schreiben Sie in eine Zeile davor und in eine danach ---, statt anderer Zeichen. JSON zwischen diesen Zeilen kann so bleiben.',
  },
  late: {
    message: 'Die Kopfdaten dieser Datei beginnen nicht in der ersten Zeile.',
    hint: 'Löschen Sie die Zeilen vor ---, oder verschieben Sie sie unter die Kopfdaten.',
  },
  start: {
    message: 'Die erste Zeile der Kopfdaten dieser Datei fehlt.',
    hint: 'Schreiben Sie --- in eine Zeile über den ersten Schlüssel.',
  },
  marks: {
    message: 'Die Kopfdaten dieser Datei stehen nicht zwischen zwei Zeilen aus drei Strichen.',
    hint: 'Schreiben Sie --- an den Anfang der Zeile über dem ersten Schlüssel, und der unter dem letzten.',
  },
  text: {
    message: 'Dieser Text hat Kopfdaten, die Besucher lesen würden.',
    hint: 'Schreiben Sie die Werte in die YAML-Datei des Eintrags, und löschen Sie die Kopfdaten hier.',
  },
  block: {
    message: 'Die Kopfdaten dieser Datei haben keine Schlüssel.',
    hint: 'Schreiben Sie Schlüssel mit ihren Werten zwischen die Zeilen aus ---: title: "…"',
  },
  languages: {
    message: 'Die Sprachen eines Eintrags ergeben sich aus den Namen seiner Dateien.',
    hint: 'Löschen Sie diesen Schlüssel.',
  },
};

const asText = 'Soll es als Text erscheinen, schreiben Sie &lt; statt <.';

const htmlInstead = {
  none: `Löschen Sie es, oder schreiben Sie es in Markdown. ${asText}`,
  link: 'Schreiben Sie den Link in Markdown: [Text](Adresse).',
  picture: 'Schreiben Sie das Bild in Markdown: ![Text](./datei.png).',
  heading: 'Schreiben Sie die Überschrift in Markdown.',
  component: `Bausteine gehören in MDX: Geben Sie der Datei die Endung .mdx. ${asText}`,
  style: 'Wie eine Seite aussieht, entscheiden ihre Vorlagen: Löschen Sie es.',
  markdown: 'Löschen Sie es, und lassen Sie eine Zeile nach dem öffnenden und vor dem schließenden Tag leer.',
  value: 'Berichtigen Sie ihn, oder löschen Sie das Attribut.',
  direction: 'Schreiben Sie dir="ltr" oder dir="rtl" in das Tag. Für Wörter, deren eigene Richtung stimmt, schreiben Sie <bdi>.',
};

/** Returns the elements of `names` as tags: `<ol> oder <ul>`. */
const tagsOf = (names: readonly string[]): string =>
  [
    names
      .slice(0, -1)
      .map((name) => `<${name}>`)
      .join(', '),
    `<${names.at(-1)}>`,
  ]
    .filter((each) => each !== '')
    .join(' oder ');

const idFaults = {
  letters: 'enthält Zeichen, die eine „id“ nicht haben darf',
  repeated: 'ist schon die „id“ einer anderen Überschrift dieses Textes',
  element: 'ist schon die „id“ einer anderen Stelle dieses Textes',
  start: 'ist die „id“ des Anfangs jeder Seite',
};

const headingInstead = (tag: string): string =>
  /1$/.test(tag)
    ? 'Löschen Sie sie, wenn sie der Titel der Seite ist: Den zeigt die Seite ohnehin. Sonst schreiben Sie sie in Markdown: ## Preise.'
    : `Schreiben Sie die Überschrift in Markdown: ${'#'.repeat(Number(tag.slice(1)))} Preise.`;

/** Markdown that replaces components which a site need not have. */
const insteadOfComponent: Readonly<Record<string, string>> = {
  Picture: 'Schreiben Sie ![was zu sehen ist](/assets/DATEI).',
  Fact: 'Schreiben Sie die Angabe in geschweiften Klammern: {NAME}.',
};

const unknownComponent = (allowed: readonly string[]): string =>
  `Verwenden Sie ${[...(allowed.length > 0 ? [oneOf(allowed)] : []), 'einfaches Markdown'].join(' oder ')}. Hat die Website diesen Baustein, so nennen Sie ihn in archipel.config.ts unter proseComponents.`;

export const texts: Translation<typeof english> = {
  'message-missing': ({ key, language, inner }) => ({
    message: `Die Übersetzung „${key}“ fehlt auf ${formats.language(language)}.`,
    hint: inner ? `Ergänzen Sie „${key}“ in dieser Datei, und darunter ${formats.and(inner)}.` : `Ergänzen Sie „${key}“ in dieser Datei.`,
  }),
  'message-unused': (args) => ({
    message: `Die Übersetzung „${args.key}“ wird nirgends verwendet.`,
    hint: didYouMean(args, 'Löschen Sie sie.'),
  }),
  'message-plural': ({ key, language, missing, needed }) => ({
    message: `Bei „${key}“ ${missing.length === 1 ? 'fehlt die Form' : 'fehlen die Formen'} ${quoted(missing)} für die Anzahl auf ${formats.language(language)}.`,
    hint: `${formats.language(language)} braucht ${quoted(needed)}: Ergänzen Sie für jede einen Text.`,
  }),
  'message-variables': ({ key, here, there, language }) => ({
    message: `„${key}“ setzt ${here.join(', ') || 'nichts'} ein; der Text auf ${formats.language(language)} setzt ${there.join(', ') || 'nichts'} ein.`,
    hint: 'Verwenden Sie in beiden Sprachen dieselben Namen in doppelten geschweiften Klammern.',
  }),
  'mdx-syntax': ({ what }) => mdxSyntax(what),
  'mdx-code': ({ what, fact }) => ({
    message: `${codes[what]} ist Programmcode, und Inhalte dürfen keinen enthalten.`,
    hint: fact === undefined ? codeHints[what] : `Eine Angabe hat ein Paar Klammern und keine Leerzeichen: {${fact}}.`,
  }),
  'mdx-component': (args) => ({
    message: `Einen Baustein <${args.name}> gibt es für Texte nicht.`,
    hint:
      insteadOfComponent[args.name] ??
      `${didYouMean(args, unknownComponent(args.allowed))}${args.suggestion === undefined ? '' : ` Wenn nicht, nennen Sie <${args.name}> in archipel.config.ts unter proseComponents.`}`,
  }),
  'mdx-attribute': ({ component, attribute }) => ({
    message:
      attribute === undefined
        ? `<${component}> verteilt ein Objekt auf Attribute.`
        : `<${component}> hat das Attribut „${attribute}“ ohne einen Text in Anführungszeichen.`,
    hint: 'Schreiben Sie Attribute als name="text".',
  }),
  'mdx-picture': ({ what }) => ({
    message: `<Picture> ${typeof what === 'string' ? pictureFaults[what] : `kennt kein Attribut „${what.attribute}“`}.`,
    hint: 'Schreiben Sie es in eine eigene Zeile: <Picture asset="DATEI" alt="was es zeigt" caption="eine Zeile darunter" />.',
  }),
  'picture-address': ({ url, fault, suggestion }) => ({
    message:
      fault === 'external'
        ? `Das Bild ${url} käme von einer anderen Website, die so von jedem Besucher erfährt.`
        : `Unter „${url}“ gibt es kein Bild: Bilder liegen neben ihrem Text oder in content/assets.`,
    hint:
      suggestion !== undefined
        ? `Meinten Sie content/${suggestion}? Schreiben Sie den Weg dorthin von dieser Datei aus: / trennt Ordner, und ../ führt in den Ordner darüber.`
        : 'Legen Sie die Datei neben den Text, und schreiben Sie ![was es zeigt](./DATEI); oder legen Sie sie in content/assets, und schreiben Sie ![was es zeigt](/assets/DATEI).',
  }),
  'mdx-heading': ({ depth, isEmpty = false }) =>
    isEmpty
      ? { message: 'Diese Überschrift hat keine Wörter.', hint: 'Schreiben Sie sie, oder löschen Sie die Zeichen der Überschrift.' }
      : {
          message: `Eine Überschrift der Ebene ${depth} passt hier nicht: Die Seite hat ihre Hauptüberschrift schon, und die Ebenen folgen aufeinander.`,
          hint:
            depth === 1
              ? 'Löschen Sie sie, wenn sie der Titel der Seite ist. Sonst beginnen Sie mit ##, und gehen Sie Ebene für Ebene abwärts.'
              : 'Beginnen Sie mit ##, und gehen Sie Ebene für Ebene abwärts.',
        },
  'markdown-raw': ({ what, written }) => ({
    message: leftOut[what] ?? `Besucher würden ${rawMarks[what][0]} so lesen, wie es hier steht.`,
    hint:
      written === undefined
        ? rawMarks[what][1]
        : `Schreiben Sie „${written}“. Zwischen einem Buchstaben und einem Satzzeichen oder Code wirken solche Zeichen nicht, und Unterstriche nicht zwischen Buchstaben.`,
  }),
  'heading-id': ({ id, fault }) => ({
    message: `„${id}“ ${typeof fault === 'string' ? idFaults[fault] : `ist auf dieser Seite schon eine „id“, in ${fault.other}`}.`,
    hint:
      fault === 'element'
        ? 'Geben Sie einer der beiden Stellen eine andere „id“, oder löschen Sie die, auf die kein Link führt.'
        : fault === 'start'
          ? `Löschen Sie sie, wenn Links zum Anfang der Seite führen sollen: #${id} führt auch so dorthin. Sonst schreiben Sie eine andere „id“.`
          : 'Geben Sie der Überschrift an ihrem Ende eine andere „id“ aus Buchstaben, Ziffern und Bindestrichen: ## Preise {#preise-2026}.',
  }),
  'code-language': ({ name, suggestion, written }) => ({
    message: `Für Code in „${name}“ gibt es keine Farben.`,
    hint:
      written !== undefined
        ? `Schreiben Sie \`\`\`${written}: Nach der Sprache und einem Leerzeichen kennzeichnet {1,3-5} Zeilen, und title="gruss.js" ist ein Titel.`
        : `${suggestion === undefined ? 'Schreiben' : `Meinten Sie „${suggestion}“? Sonst schreiben`} Sie \`\`\`text, um ihn einfarbig zu zeigen.`,
  }),
  'code-mark': ({ mark }) => ({
    message: `„${mark}“ hat nach der Sprache eines Codeblocks keine Bedeutung.`,
    hint: 'Schreiben Sie ```js title="gruss.js" {1,3-5} ins={6} del={7} "Wort" /Muster/ showLineNumbers, oder etwas davon.',
  }),
  'aside-unknown': ({ name, ...args }) => ({
    message: `Einen Kasten der Art „${name}“ gibt es nicht.`,
    hint: didYouMean(args, `Es gibt ${oneOf(args.known)}.`),
  }),
  'front-matter': ({ fault, keys = [] }) =>
    fault === 'none'
      ? {
          message: 'Diese Datei hat keine Kopfdaten.',
          hint: ['Beginnen Sie sie mit:', '---', ...keys.map((key) => `${key}: …`), '---'].join('\n'),
        }
      : frontMatterFaults[fault],
  'front-matter-differs': ({ key, other }) => ({
    message: `„${key}“ muss in allen Sprachen gleich sein, doch in ${other} steht etwas anderes.`,
    hint: 'Gleichen Sie beide an, oder lassen Sie es hier weg.',
  }),
  'text-duplicate': ({ other }) => ({
    message: `Diese Datei und ${other} sind derselbe Text in derselben Sprache.`,
    hint: 'Löschen Sie eine davon, oder geben Sie ihr einen anderen Namen.',
  }),
  'html-unknown': ({ tag, attribute, value, instead }) => ({
    message:
      value !== undefined
        ? `„${value}“ ist kein Wert des Attributs ${attribute}.`
        : attribute === undefined
          ? `${tag.startsWith('<') ? `„${tag}“` : `Das HTML-Element <${tag}>`} ist in Markdown nicht erlaubt.`
          : instead === 'direction'
            ? `<${tag}> braucht das Attribut ${attribute}, sonst hat es keine Wirkung.`
            : `Das Attribut ${attribute} ist bei <${tag}> in Markdown nicht erlaubt.`,
    hint: instead === 'heading' ? headingInstead(tag) : htmlInstead[instead],
  }),
  'html-place': ({ tag, fault, others }) => ({
    message:
      fault === 'outside'
        ? `<${tag}> steht nicht in ${tagsOf(others)}, wo es hingehört.`
        : `Direkt in <${tag}> darf nur ${tagsOf(others)} stehen.`,
    hint:
      fault === 'outside'
        ? `Schreiben Sie es dorthin, oder löschen Sie seine Tags. ${asText}`
        : `Schreiben Sie diese Stelle in ${tagsOf(others)}.`,
  }),
  'html-unclosed': ({ tag, isEnd }) => ({
    message: isEnd ? `</${tag}> beendet ein Element, das hier nicht offen ist.` : `<${tag}> wird im selben Block nicht geschlossen.`,
    hint:
      tag === 'code'
        ? 'Schreiben Sie Code in Markdown: `Wörter`.'
        : `${isEnd ? 'Löschen Sie es.' : `Schreiben Sie </${tag}>, wo es endet.`} ${asText}`,
  }),
  'link-insecure': ({ url }) => ({
    message: `„${url}“ ist nicht verschlüsselt: Andere können unterwegs lesen und ändern, was Besucher dort bekommen.`,
    hint: `Wenn die Website dort antwortet, schreiben Sie ${url.replace(/^http:/i, 'https:')}.`,
  }),
  'text-markup': ({ found, plain }) => ({
    message: `Auf der Seite stünde „${found}“, wie es hier steht: Dieser Text kennt keine Auszeichnung.`,
    hint: {
      character: 'Schreiben Sie das Zeichen selbst.',
      link: 'Geben Sie dem Link eine eigene Schaltfläche oder einen eigenen Eintrag, oder schreiben Sie den Text in eine MDX-Datei.',
      marks: 'Löschen Sie die Zeichen; Hervorhebungen sind in längeren Texten möglich, in einer MDX-Datei.',
    }[markupKind(found, plain)],
  }),
  'fact-notation': ({ name, written }) => ({
    message: `Besucher würden „${written}“ so lesen, wie es hier steht: Eine Angabe hat ein Paar geschweifter Klammern und keine Leerzeichen.`,
    hint: `Schreiben Sie {${name}}.`,
  }),
  'variable-open': ({ name }) => ({
    message: `Die geschweifte Klammer vor „${name}“ wird nicht geschlossen; sie stünde so auf der Seite.`,
    hint: `Schreiben Sie {${name}}.`,
  }),
  'placeholder-left': ({ word }) => ({
    message: `„${word}“ ist ein Platzhalter und kein Text für die Website.`,
    hint: `Schreiben Sie den Text. Handelt ein Fließtext von dem Wort, schreiben Sie es als Code: \`${word}\`.`,
  }),
  'campaign-impossible': ({ starts, ends }) => ({
    message: `Die Aktion endet (${ends}), bevor sie beginnt (${starts}).`,
    hint: 'Vertauschen oder berichtigen Sie die beiden.',
  }),
  'campaign-overlap': ({ one, other }) => ({
    message: `Die Aktionen „${one}“ und „${other}“ überschneiden sich; der Preis wäre nicht eindeutig.`,
    hint: 'Beenden Sie die eine, bevor die andere beginnt.',
  }),
  'price-parts': ({ campaign }) => ({
    message: `Das Angebot „${campaign}“ und der reguläre Preis nennen verschiedene Beträge.`,
    hint: 'Nennen Sie in beiden dieselben Beträge („once“, oder „setup“, „monthly“ und „perMinute“).',
  }),
  'example-value': ({ value }) => ({
    message: `„${value}“ ist ein Beispiel und kein echter Wert.`,
    hint: 'Ersetzen Sie es, und löschen Sie „example: true“.',
  }),
  'service-unconfigured': ({ key, variable }) => ({
    message: `„${key}“ ist nicht gesetzt; ohne den Wert erreichen die Seiten den Dienst nicht.`,
    hint:
      variable === undefined ? 'Setzen Sie ihn in site.yaml.' : `Setzen Sie ihn in site.yaml oder mit der Umgebungsvariablen ${variable}.`,
  }),
  'service-agreement': ({ key }) => ({
    message: `Ein anderes Unternehmen bekommt, was Besucher schreiben, aber „${key}“ nennt nicht den Tag Ihres Vertrags mit ihm.`,
    hint: 'Schließen Sie den Vertrag zur Auftragsverarbeitung (DSGVO, Artikel 28), prüfen Sie, wo die Server stehen, nennen Sie das Unternehmen in der Datenschutzerklärung, und setzen Sie den Tag: 2026-11-01. Oder verwenden Sie einen eigenen Dienst.',
  }),
  'service-incomplete': ({ key, variable }) => ({
    message: `„${key}“ ist nicht gesetzt, andere Werte dieses Dienstes aber schon: Was Besucher senden, ginge verloren.`,
    hint: `Setzen Sie ihn in site.yaml${variable === undefined ? '' : ` oder mit der Umgebungsvariablen ${variable}`}, oder löschen Sie die anderen.`,
  }),
  'service-key': ({ key }) => ({
    message: `„${key}“ steht in den Inhalten, aber nur der Server darf den Schlüssel kennen.`,
    hint: 'Löschen Sie ihn, lassen Sie sich vom Anbieter einen neuen geben, und hinterlegen Sie diesen auf dem Server.',
  }),
};
