// Problems of published URLs and of redirects.
import type { Translation } from '../define.ts';
import type { urls as english } from '../en/urls.ts';
import { didYouMean } from './words.ts';

export const urls: Translation<typeof english> = {
  'url-removed': ({ url, to, isFirst, draft }) => ({
    message:
      draft === undefined
        ? `Unter ${url} gab es eine Seite; wer sie aufruft, findet dort nichts mehr.`
        : `Unter ${url} gab es eine Seite, die content/${draft} mit „draft: true“ zum Entwurf macht; wer sie aufruft, findet dort nichts mehr.`,
    hint: [
      `${draft === undefined ? 'Stellen Sie die Seite wieder her' : `Löschen Sie „draft: true“ in content/${draft}`}, oder leiten Sie weiter. Ergänzen Sie in ${isFirst ? 'der neuen Datei ' : ''}content/redirects.yaml:`,
      ...(isFirst ? ['redirects:'] : []),
      `  - { from: ${url}, to: ${to} }`,
      'Wählen Sie die Seite, die am besten passt.',
    ].join('\n'),
  }),
  'url-unrecorded': ({ url }) => ({
    message: `Die Adresse ${url} ist nicht verzeichnet; es fiele nicht auf, wenn sie verschwände.`,
    hint: 'Sobald die Seite öffentlich ist, verzeichnen Sie die Adresse: npm run urls -- accept.',
  }),
  'redirect-reserved': ({ url, basePath, meant }) =>
    meant === undefined
      ? {
          message: `Von der Adresse ${url} kann nicht weitergeleitet werden: Dort liegen Dateien der Website oder Dienste.`,
          hint: 'Löschen Sie die Weiterleitung.',
        }
      : {
          message: `Alle Seiten der Website liegen unter ${basePath}. Das lassen Pfade hier weg, deshalb würde diese Weiterleitung bei ${basePath}${url} beginnen.`,
          hint: `Schreiben Sie ${meant}.`,
        },
  'redirect-from-page': ({ page, file }) => ({
    message: `Unter ${page} gibt es eine Seite (${file}); niemand würde sie sehen.`,
    hint: 'Löschen Sie die Weiterleitung, oder die Seite.',
  }),
  'redirect-duplicate': ({ url, other }) => ({
    message: `Von der Adresse ${url} wird zweimal weitergeleitet; weiter oben führt sie zu ${other}. Groß- und Kleinbuchstaben gelten als gleich.`,
    hint: 'Behalten Sie eine der beiden.',
  }),
  'redirect-target-unknown': (args) => ({
    message: `Unter ${args.to} gibt es keine Seite.`,
    hint: didYouMean(args, '„npm run routes“ nennt alle Adressen, die es gibt.'),
  }),
  'redirect-chain': ({ to, end }) => ({
    message: `${to} leitet selbst weiter; Besucher würden zweimal weitergeleitet.`,
    hint: `Schreiben Sie „to: ${end}“, dort enden die Weiterleitungen.`,
  }),
  'redirect-loop': ({ from, to }) => ({
    message: from === to ? `${from} führt zu sich selbst zurück.` : `Von ${from} aus führen die Weiterleitungen im Kreis.`,
    hint: 'Lassen Sie eine davon zu einer Seite führen.',
  }),
};
