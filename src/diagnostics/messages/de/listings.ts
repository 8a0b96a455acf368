import { counted, formatBytes } from '../../../model/quantities.ts';
import type { ToolMessages } from '../tool-messages.ts';

export const listings: ToolMessages['listings'] = {
  routes: ['URL', 'SPRACHE', 'ART', 'QUELLE', 'ÜBERSETZUNGEN'],
  urls: ['ZUSTAND', 'URL', 'SEITE ODER ZIEL'],
  schedule: ['WANN', 'TAGE', 'WAS', 'NAME', 'STELLE', 'SEITEN'],
  urlStates: { recorded: 'verzeichnet', redirected: 'weitergeleitet', removed: 'entfallen', new: 'neu' },
  perhaps: (target) => `vielleicht → ${target}`,
  unrecorded: (fresh, all) => `${fresh} von ${all} sind nicht verzeichnet. Verzeichnen Sie sie: archipel urls accept`,
  leadNowhere: (count) =>
    `${counted(count, 'verzeichnete Adresse führt', 'verzeichnete Adressen führen')} ins Leere. „archipel check“ sagt, was zu tun ist.`,
  recorded: (count, file, all) => `${counted(count, 'neue Adresse ist', 'neue Adressen sind')} in ${file} verzeichnet; dort stehen ${all}.`,
  cannotBeWritten: (file, why) => `${file} lässt sich nicht schreiben: ${why}.`,
  events: {
    'campaign-starts': { plain: 'Aktion beginnt', overdue: 'Aktion beginnt' },
    'campaign-ends': { plain: 'Aktion endet', overdue: 'Aktion vorbei, noch zu sehen' },
    'valid-from': { plain: 'ab diesem Tag zu sehen', overdue: 'seit diesem Tag zu sehen' },
    'valid-until': { plain: 'nicht mehr zu sehen', overdue: 'abgelaufen, nicht mehr zu sehen' },
    'review-by': { plain: 'Prüfung fällig', overdue: 'Prüfung überfällig' },
    year: { plain: 'neues Jahr', overdue: 'neues Jahr' },
  },
  away: (days) => {
    if (days === 0) return 'heute';
    const count = counted(Math.abs(days), 'Tag', 'Tagen');
    return days < 0 ? `vor ${count}` : `in ${count}`;
  },
  noChange: 'Die Seiten ändern sich nicht von selbst.',
  nextChange: (at, away) => `Die Seiten ändern sich das nächste Mal am ${at}, ${away}.`,
  everyPage: 'alle Seiten',
  andMore: (count) => `und ${count} weitere`,
  settingsNotPlain:
    '.vscode/settings.json ist kein reines JSON (vielleicht steht ein Kommentar darin) und lässt sich nicht ergänzen. Es wurde nichts geschrieben.',
  schemasWritten: (count) => `${count} Schemas stehen in .vscode/schemas, dazu .vscode/settings.json.`,
  removed: 'Gelöscht:',
  cacheIn: (folder, bytes) => `der Cache in ${folder} (${formatBytes(bytes, 'de')}).`,
  verified: 'bestätigt',
  sameFiles: (count) => `${count} Dateien sind dieselben wie in einem Build ohne Cache`,
  isBug: 'Das ist ein Fehler von archipel:',
  differ: 'Ein Build ohne Cache hat ein anderes Ergebnis bei',
  reportedProblems: 'den gemeldeten Beanstandungen',
  reportDifference: 'Bitte melden Sie, was Sie vor diesem Build getan haben. Leeren Sie danach den Cache mit „archipel clean“.',
};
