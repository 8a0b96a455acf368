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
  EMFILE: 'zu viele Dateien sind offen; erlauben Sie mehr, etwa mit ulimit -n 1024',
  ENFILE: 'auf diesem Rechner sind zu viele Dateien offen',
  EIO: 'der Datenträger versagt',
  EINTR: 'das System hat es abgebrochen',
  EDQUOT: 'der zugeteilte Speicherplatz ist aufgebraucht',
  special: 'das ist keine gewöhnliche Datei',
};
