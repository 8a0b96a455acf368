import type { ToolMessages } from '../tool-messages.ts';

const several = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

export const devClient: ToolMessages['devClient'] = {
  severity: { error: 'Fehler', warning: 'Warnung' },
  problems: (errors, warnings) => [...several(errors, 'Fehler', 'Fehler'), ...several(warnings, 'Warnung', 'Warnungen')].join(', '),
  close: 'Schließen',
  closeOverlay: 'Schließen (Escape)',
  openInEditor: 'Im Editor öffnen',
  editorFailed: (status) => `Der Editor öffnet sich nicht (${status}).`,
  noServer: 'archipel watch antwortet nicht. Läuft es noch?',
  shownAsBefore: 'diese Seite ist zu sehen, wie sie vorher war',
  pageAsBefore: (files) => `Die Seite dahinter ist, wie sie vor dem Fehler in ${files} war.`,
  pageLacks: 'Die Seite dahinter zeigt nicht, was Fehler hat.',
  draft: 'Entwurf, wird nicht gebaut',
  disconnected: 'Verbindung unterbrochen',
  pageRemoved: 'Diese Seite gibt es nicht mehr.',
  toHome: 'Zur Startseite',
  saved: 'Gespeichert:',
  andMore: (count) => `und ${count} weitere`,
  noBuild: 'Die Website ließ sich noch nicht bauen',
  templateThrows: 'Eine Vorlage ist abgebrochen',
  reloads: 'Diese Seite lädt neu, sobald die Fehler behoben sind.',
};
