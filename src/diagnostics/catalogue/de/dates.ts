// Problems of campaigns and other parts of content that begin, end or need a review on a day.
import type { Translation } from '../define.ts';
import type { dates as english } from '../en/dates.ts';
import { formats, titleIn } from './words.ts';

const away = (days: number): string => (days === 0 ? 'heute' : days === 1 ? 'morgen' : `in ${days} Tagen`);

const look = 'Prüfen Sie, ob es noch stimmt, berichtigen Sie es, und setzen Sie ein neues „reviewBy“.';

export const dates: Translation<typeof english> = {
  'promotion-ended': ({ campaign, ended }) => ({
    message: `Diese Seite wirbt noch mit „${campaign}“, doch die Aktion ist am ${formats.day(ended)} zu Ende gegangen.`,
    hint: 'Setzen Sie in prices.yaml ein neues Ende, oder entfernen Sie die Aktion von der Seite.',
  }),
  'promotion-kept': ({ campaign, ended, lists }) => ({
    message: `„${campaign}“ ist am ${formats.day(ended)} zu Ende gegangen, doch ${lists.join(', ')} behalten die Preise der Aktion.`,
    hint: 'Setzen Sie ein neues Ende, oder löschen Sie dort „afterEnd: offer“, damit wieder die regulären Preise gelten.',
  }),
  'promotion-early': ({ campaign, starts }) => ({
    message: `Dieser Text spricht von „${campaign}“; die Aktion beginnt erst am ${formats.day(starts)}.`,
    hint: 'Preise und Countdowns warten auf den Beginn, andere Texte nicht: Fügen Sie diesen Text erst zum Beginn der Aktion ein.',
  }),
  'promotion-ends-soon': ({ campaign, ends, days }) => ({
    message: `Die Aktion „${campaign}“ endet am ${formats.day(ends)} (${away(days)}).`,
    hint: 'Danach gelten die regulären Preise; mit „afterEnd: offer“ gelten weiter die Preise der Aktion. „archipel schedule“ nennt die Seiten.',
  }),
  'claim-ended': ({ name, until }) => ({
    message: `„${titleIn(name)}“ galt bis zum ${formats.day(until)}; seitdem lassen die Seiten es weg.`,
    hint: 'Löschen Sie es, oder setzen Sie ein neues „validUntil“.',
  }),
  'claim-ends-soon': ({ name, until, days }) => ({
    message: `„${titleIn(name)}“ gilt bis zum ${formats.day(until)} (${away(days)}); danach lassen die Seiten es weg.`,
    hint: 'Setzen Sie ein neues „validUntil“, wenn es weiterhin stimmt.',
  }),
  'security-ended': ({ until }) => ({
    message: `/.well-known/security.txt galt bis zum ${formats.day(until)}: Seitdem darf sich niemand mehr darauf verlassen.`,
    hint: 'Prüfen Sie, ob der Kontakt noch stimmt, und setzen Sie ein neues „validUntil“, höchstens ein Jahr im Voraus.',
  }),
  'security-ends-soon': ({ until, days }) => ({
    message: `/.well-known/security.txt gilt bis zum ${formats.day(until)} (${away(days)}); danach darf sich niemand mehr darauf verlassen.`,
    hint: 'Prüfen Sie, ob der Kontakt noch stimmt, und setzen Sie ein neues „validUntil“, höchstens ein Jahr im Voraus.',
  }),
  'claim-needed': ({ list, needed, lasting }) => ({
    message: `„${list}“ braucht mindestens ${needed} Einträge, die immer zu sehen sind, hat aber ${lasting}: An manchen Tagen hätte die Seite zu wenige.`,
    hint: 'Entfernen Sie „validUntil“, „validFrom“ oder „draft“ bei einigen, oder setzen Sie es stattdessen beim ganzen Abschnitt.',
  }),
  'dates-reversed': ({ from, until }) => ({
    message: `Dieser Eintrag endet am ${until}, bevor er am ${from} beginnt: Er wird nie gezeigt.`,
    hint: 'Berichtigen Sie „validFrom“ oder „validUntil“, oder löschen Sie eines davon.',
  }),
  'claim-anchor': ({ id }) => ({
    message: `Links können zu „${id}“ führen, doch dieser Abschnitt ist nicht immer zu sehen; dann führen sie ins Leere.`,
    hint: 'Löschen Sie seine „id“, oder „validFrom“ und „validUntil“.',
  }),
  'review-overdue': ({ name, by }) => ({
    message: `„${titleIn(name)}“ sollte bis zum ${formats.day(by)} geprüft werden.`,
    hint: look,
  }),
  'review-soon': ({ name, by, days }) => ({
    message: `„${titleIn(name)}“ soll bis zum ${formats.day(by)} (${away(days)}) geprüft werden.`,
    hint: look,
  }),
};
