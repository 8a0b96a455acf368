// Problems of links to other sites, for `check --external`.
import type { FailureReason } from '../../../model/external-answer.ts';
import type { Translation } from '../define.ts';
import type { external as english } from '../en/external.ts';

const reasons: Readonly<Record<Exclude<FailureReason['kind'], 'status'>, string>> = {
  'certificate-expired': 'Das Zertifikat ist abgelaufen oder gilt noch nicht',
  'certificate-host': 'Das Zertifikat gilt für einen anderen Host',
  'certificate-untrusted': 'Das Zertifikat stammt von einer Stelle, der Browser nicht vertrauen',
  dns: 'Einen Host dieses Namens gibt es nicht',
  refused: 'Der Host nimmt keine Verbindung an',
  timeout: 'Es kommt rechtzeitig keine Antwort',
  network: 'Die Verbindung bricht ab',
  redirects: 'Die Umleitungen führen nirgendwohin',
  fragment: 'Die Seite gibt es, aber nichts auf ihr hat die „id“, die hinter dem # steht',
};

const because = (reason: FailureReason): string => (reason.kind === 'status' ? `Die Antwort ist ${reason.status}` : reasons[reason.kind]);

export const external: Translation<typeof english> = {
  'external-dead': ({ url, page, reason, since }) => ({
    message: `Der Link zu ${url} auf ${page} ist seit ${since} tot, nach Fehlschlägen an drei Tagen: ${because(reason)}.`,
    hint: 'Verlinken Sie eine andere Adresse, oder entfernen Sie den Link.',
  }),
  'external-failed': ({ url, page, reason, days }) => ({
    message: `Der Link zu ${url} auf ${page} schlägt fehl: ${because(reason)}.`,
    hint: `Öffnen Sie ihn. Schlägt er an ${days === 1 ? 'einem weiteren Tag' : `${days} weiteren Tagen`} fehl, gilt er als tot; das ist dann ein Fehler.`,
  }),
  'external-moved': ({ url, to, page, isFinal }) => ({
    message: `Der Link zu ${url} auf ${page} führt zu einer Adresse, die dauerhaft umgezogen ist.`,
    hint: isFinal
      ? `Schreiben Sie ${to}.`
      : `Öffnen Sie ihn, und schreiben Sie die Adresse, an der er endet; seine erste Umleitung führt zu ${to}.`,
  }),
};
