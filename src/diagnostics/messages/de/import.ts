import { counted } from '../../../model/quantities.ts';
import type { ToolMessages } from '../tool-messages.ts';

const files = (count: number): string =>
  count === 0 ? '' : `, mit ${counted(count, 'Bild oder anderer Datei', 'Bildern und anderen Dateien')}`;

export const importing: ToolMessages['importing'] = {
  noTexts: (folder) => `${folder} enthält keine Texte in Markdown (.md, .mdx, .markdown).`,
  noLanguage: (key, languages) => `Die Sprache „${key}“ hat die Website nicht; sie hat ${languages.join(', ')}.`,
  notMarkdown: (name) =>
    `Die Einträge der Sammlung „${name}“ sind YAML-Dateien. Wählen Sie mit --as einen anderen Namen, oder setzen Sie markdown: true in ihrer index.ts.`,
  unnamed: (names) =>
    `Diese Namen haben weder lateinische Buchstaben noch Ziffern, deshalb ergibt sich aus ihnen keine Adresse. Benennen Sie die Dateien zuerst um:\n  ${names.join('\n  ')}`,
  clash: (to, from) => `${from.join(' und ')} würden beide zu ${to}. Benennen Sie zuerst eine davon um.`,
  taken: (names) => `Diese Dateien gibt es schon, und import überschreibt nichts:\n  ${names.join('\n  ')}`,
  notUtf8: (names) => `Diese Texte sind nicht in UTF-8. Speichern Sie sie zuerst in UTF-8:\n  ${names.join('\n  ')}`,
  wrote: (collection, texts, copies) => `${counted(texts, 'Text', 'Texte')} nach content/${collection}${files(copies)}`,
  wouldWrite: (collection, texts, copies) =>
    `importiert würden ${counted(texts, 'Text', 'Texte')} nach content/${collection}${files(copies)}`,
  code: (file) => `Die Sammlung ist neu: ${file} enthält ihr Schema, ihre Adressen und ihre Seite.`,
  listed: (name, link) => `${name}/index führt alle anderen Texte der Sammlung auf. Eine Zeile für das Menü: ${link}`,
  unlisted: (name) => `Noch führt keine Seite diese Texte auf. Schreiben Sie content/${name}/index.md: Diese Seite führt alle anderen auf.`,
  otherSchema: (name) =>
    `Die Sammlung „${name}“ gibt es schon. archipel check meldet Schlüssel in den Kopfdaten, die ihr Schema nicht hat.`,
  redirects: (count) => `${counted(count, 'Weiterleitung', 'Weiterleitungen')} von alten Adressen, in content/redirects.yaml`,
  redirectsByHand:
    'Weiterleitungen konnten nicht ergänzt werden, denn content/redirects.yaml ist keine Liste aus Zeilen wie - { from: /alt, to: /neu }:',
  redirectsLeft: {
    code: (some) =>
      `Weiterleitungen in Code werden nicht importiert. Schreiben Sie die, die Besucher brauchen, in content/redirects.yaml: ${some}`,
    rule: (some) =>
      `Regeln, die viele Adressen oder bestimmte Anfragen weiterleiten, werden nicht importiert. Schreiben Sie für jede Adresse eine Zeile in content/redirects.yaml, oder behalten Sie die Regeln bei Ihrem Host: ${some}`,
    page: (count, some) =>
      `${counted(count, 'Weiterleitung', 'Weiterleitungen')} der anderen Website ausgelassen, weil ihre Ziele nicht im importierten Ordner sind: ${some}`,
  },
  otherUrls: (name) =>
    `Weiterleitungen wurden nicht geschrieben, denn die Adressen von „${name}“ beginnen nicht mit dem Pfad in --urls oder enden nicht mit dem Namen der Datei.`,
  foreign: (language, count) =>
    `${counted(count, 'Text', 'Texte')} in „${language}“ ausgelassen: Die Website hat diese Sprache nicht. Ergänzen Sie sie in archipel.config.ts, und importieren Sie die Texte mit --locale.`,
  components: (names) =>
    `Die Texte verwenden Komponenten, die die Website noch nicht hat: ${names.join(', ')}. Nennen Sie sie in proseComponents und geben Sie sie an <Prose>, oder ersetzen Sie sie in den Texten.`,
  otherComponents: (names) =>
    `Die Texte verwenden Komponenten, die so heißen wie Komponenten dieser Website: ${names.join(', ')}. Falls sie nicht dasselbe tun, benennen Sie sie in den Texten um.`,
  permalinks: (pattern, part, texts) =>
    `Die alten Adressen dieser Texte sind unbekannt, weil import für „${part}“ im Muster „${pattern}“ keinen Wert hat: ${texts}`,
  variants: (count, some) => `${counted(count, 'Bild', 'Bilder')} für dunkle oder schmale Bildschirme ausgelassen: ${some}`,
  diagrams: (count, some) =>
    `${counted(count, 'Diagramm', 'Diagramme')} als Code geschrieben, den Seiten so zeigen, wie er ist: ${some}. Ersetzen Sie jedes durch ein Bild.`,
  liquidInCode: (count, some) =>
    `${counted(count, 'Zeile', 'Zeilen')} Code mit Liquid, das der andere Generator ausgefüllt hat und archipel so zeigt, wie es geschrieben ist: ${some}. Schreiben Sie dort, was die alten Seiten zeigen.`,
  dataCode: (names) => `Kopfdaten in JavaScript werden nicht importiert. Schreiben Sie die Werte in die Texte: ${names}`,
  unpublished: (count, some) =>
    `${counted(count, 'Text', 'Texte')} ausgelassen, weil der andere Generator daraus keine Seite macht: ${some}`,
  listings: (some) =>
    `Die alte Website hatte auch Seiten, die Texte aufführen und die import nicht macht: ${some}. „Pages from data“ in docs/collections.md zeigt, wie man sie macht; leiten Sie die übrigen in content/redirects.yaml weiter.`,
  templates: (count, some) =>
    `${counted(count, 'Datei', 'Dateien')} ausgelassen, weil import nur Markdown übernimmt und der andere Generator daraus Seiten oder Dateien macht: ${some}. Schreiben Sie die nötigen als Vorlagen oder Texte.`,
  unused: (count, some) => `${counted(count, 'Datei', 'Dateien')} ausgelassen, weil kein Text sie zeigt oder verlinkt: ${some}`,
  changed: 'Das wurde in den Texten geändert:',
  inTexts: (count) => `in ${counted(count, 'Text', 'Texten')}`,
  changes: {
    names: 'Namen in Kleinbuchstaben mit Bindestrichen',
    matter: 'Kopfdaten in gültigem YAML statt in TOML, JSON oder YAML mit Fehlern',
    defaults: 'Werte der Kopfdaten aus _config.yml, cascade oder Datendateien',
    reserved: 'Schlüssel meta in metadata umbenannt, weil meta hier für Suchergebnisse ist',
    titles: 'Hauptüberschriften als Titel in die Kopfdaten verschoben',
    searchTitles: 'Titel für Suchergebnisse um den des Ordners ergänzt, weil mehrere Seiten denselben Titel haben',
    descriptions: 'Beschreibungen aus dem ersten Absatz',
    dates: 'Daten in der Schreibweise von ISO 8601',
    paths: 'Pfade aus url, permalink, permalinks oder slug',
    levels: 'Überschriften mit anderer Ebene, unter dem Titel der Seite',
    liquid: 'Liquid, ausgefüllt oder umgewandelt',
    shortcodes: 'Shortcodes als Markdown',
    snippets: 'Snippets mit ihren Texten',
    includes: 'Texte anstelle der Shortcodes, die sie einbinden',
    options: 'Einstellungen von Codeblöcken',
    languages: 'Sprachen von Code mit den Namen, die archipel kennt',
    asides: 'Hinweise als :::note',
    disclosures: 'aufklappbare Teile als <details>',
    tabs: 'Reiter als fette Überschriften untereinander',
    html: 'HTML als Markdown',
    variants: 'Bilder ohne ihre anderen Fassungen für dunkle oder schmale Bildschirme',
    animations: 'GIF-Bilder als Links zu ihren Dateien',
    looks: 'Attribute für das Aussehen entfernt: class, style, align, Größen',
    imports: 'Importe von Komponenten entfernt',
    jsx: 'Komponenten von Docusaurus und Starlight und Ausdrücke, die Texte sind, als Markdown',
    expressions: 'Attribute entfernt, deren Wert Code ist',
    braces: 'Wörter in geschweiften Klammern mit Backslash, weil {name} hier eine Angabe einsetzt',
    icons: 'Namen von Symbolen entfernt',
    emoji: 'Emojis statt ihrer Namen',
    keys: 'Tasten als <kbd>',
    links: 'Links und Bilder mit neuen Adressen',
  },
  next: 'Als Nächstes: npx archipel check meldet, was noch zu tun ist; npx archipel check --fix verbessert die Typografie.',
};
