import type { ToolMessages } from '../tool-messages.ts';

export const disk: ToolMessages['disk'] = {
  ENOENT: 'nicht vorhanden',
  EEXIST: 'schon vorhanden',
  EACCES: 'keine Berechtigung',
  EPERM: 'keine Berechtigung',
  EISDIR: 'das ist ein Ordner',
  ENOTDIR: 'das ist kein Ordner',
  ELOOP: 'der Verweis führt zu sich selbst zurück',
  ENOSPC: 'der Datenträger ist voll',
  EROFS: 'der Datenträger lässt sich nur lesen',
  EMFILE: 'zu viele Dateien sind offen',
  EDQUOT: 'der zugeteilte Speicherplatz ist aufgebraucht',
  special: 'das ist keine gewöhnliche Datei',
};
