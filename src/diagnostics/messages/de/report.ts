import { counted, formatBytes } from '../../../model/quantities.ts';
import type { ToolMessages } from '../tool-messages.ts';
import { devClient } from './dev-client.ts';

const size = (bytes: number): string => formatBytes(bytes, 'de');

export const report: ToolMessages['report'] = {
  severity: { error: 'Fehler', warning: 'Warnung' },
  morePlaces: (count) => `${counted(count, 'weitere Stelle', 'weitere Stellen')}:`,
  morePlacesOf: (count, code) => `und ${counted(count, 'weitere Stelle', 'weitere Stellen')}: npx archipel check --code ${code}`,
  concerns: (names, more) => `Betrifft ${names}${more === 0 ? '' : ` und ${counted(more, 'weiteren Namen', 'weitere Namen')}`}.`,
  noCode: (code) => `Keine Meldung hat die Kennung ${code}; docs/diagnostics/README.md führt alle auf.`,
  problems: (errors, warnings) => devClient.problems(errors, warnings) || 'keine Beanstandungen',
  errors: (count) => `${count} Fehler`,
  all: '„check --all“ zeigt die Zeilen jeder Stelle.',
  table: { code: 'Kennung', count: 'Anzahl', place: 'Stelle', problem: 'Problem', hint: 'Lösung' },
  read: (count) => `${counted(count, 'Datei', 'Dateien')} gelesen`,
  rendered: (count, kept) => `${counted(count, 'Seite', 'Seiten')} gerendert${kept === 0 ? '' : `, ${kept} aus dem Cache`}`,
  encoded: (count, kept) => `${counted(count, 'Bild', 'Bilder')} kodiert${kept === 0 ? '' : `, ${kept} aus dem Cache`}`,
  progress: {
    read: (done, total) => `${done} von ${total} Dateien gelesen`,
    images: (done, total) => `${done} von ${total} Bildern`,
    render: (done, total) => `${done} von ${total} Seiten`,
  },
  fromCache: (count) => `${count} aus dem Cache`,
  audited: (count) => `${counted(count, 'Seite', 'Seiten')} geprüft`,
  failed: 'fehlgeschlagen',
  nothingWritten: 'es wurde nichts geschrieben',
  sourceReused: (collection, until) =>
    `die Quelle von ${collection} wird vor ${until} nicht wieder aufgerufen: Es gilt ihr letztes Ergebnis`,
  noDates: {
    noGit: 'sitemap.xml nennt keine Daten: git ist nicht installiert.',
    noRepository: 'sitemap.xml nennt keine Daten: Die Inhalte liegen in keinem Git-Repository.',
    noCommit: 'sitemap.xml nennt keine Daten: Das Repository hat noch keinen Commit.',
    shallow: 'sitemap.xml nennt keine Daten: Hier sind nur die letzten Commits. `git fetch --unshallow` holt die übrigen.',
    failed: 'sitemap.xml nennt keine Daten: git gibt den Verlauf der Inhalte nicht heraus.',
  },
  beforeRelease: (file) => `Was nur der Inhaber der Website entscheiden kann, steht in ${file}.`,
  external: 'externe Links',
  externalCounts: ({ asked, moved, failed, unknown }) =>
    `${asked} geprüft, ${moved} umgezogen, ${failed} fehlgeschlagen, ${unknown} unbekannt`,
  checked: 'geprüft',
  built: 'gebaut',
  routes: (total, byLanguage, notFound) => `${total} Adressen (${byLanguage}) und ${counted(notFound, 'Fehlerseite', 'Fehlerseiten')}`,
  islands: 'Inseln',
  bytes: 'Umfang',
  files: 'Dateien',
  linkPreviews: 'Link-Vorschauen',
  largestPage: 'größte Seite',
  otherSites: 'andere Websites',
  problemsLabel: 'Beanstandungen',
  time: 'Dauer',
  writtenTo: 'geschrieben nach',
  sizes: (html, css, js) => `HTML ${size(html)}, CSS ${size(css)}, JS ${size(js)}`,
  otherSize: (bytes) => `Sonstiges ${size(bytes)}`,
  sized: (path, bytes) => `${path} (${size(bytes)})`,
  seconds: (milliseconds) => `${(milliseconds / 1000).toFixed(2).replace('.', ',')} s`,
  placeholders: (count, lines, more) => {
    const where = `${lines.length + more === 1 ? 'Zeile' : 'Zeilen'} ${lines.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`;
    return `${count} Texte sind noch zu schreiben.${lines.length === 0 ? '' : ` ${where}.`}`;
  },
  placeholdersHint: 'Auf den Seiten sind sie markiert. „archipel check“ nennt jeden; „archipel build“ wartet, bis sie geschrieben sind.',
};
