import type { ToolMessages } from '../tool-messages.ts';

export const serving: ToolMessages['serving'] = {
  stop: '(Strg-C beendet)',
  portRefused: (port, code) => `Port ${port} lässt sich nicht verwenden (${code}). Wählen Sie mit --port einen anderen.`,
};

export const preview: ToolMessages['preview'] = {
  noSite: (folder) => `In ${folder} liegt keine gebaute Website. Bauen Sie sie zuerst: archipel build`,
  serving: (folder, url) => `${folder} ist zu sehen unter ${url}`,
  mailCatcher: (url) => `Was Formulare abschicken, ist zu sehen unter ${url}`,
  reallySent: (paths) => `Der Formularserver ist eingerichtet: Was an ${paths.join(' und ')} geht, wird wirklich verschickt.`,
};
