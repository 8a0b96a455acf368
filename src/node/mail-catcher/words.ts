// The words of the mail catcher, for people who look after a site.
import type { AnswerName } from './request-log.ts';

export interface MailCatcherMessages {
  readonly title: string;
  readonly intro: string;
  readonly other: string;
  readonly answer: string;
  readonly answers: Readonly<Record<AnswerName, string>>;
  readonly until: string;
  readonly once: string;
  readonly always: string;
  readonly setResponse: string;
  readonly now: string;
  readonly queued: string;
  readonly clear: string;
  readonly follow: string;
  readonly unfollow: string;
  readonly reload: string;
  readonly empty: string;
  readonly page: string;
  readonly relay: string;
  readonly mail: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly answered: string;
  /** What a service says that does not work. */
  readonly broken: string;
}

export const words: Readonly<Record<'de' | 'en', MailCatcherMessages>> = {
  de: {
    title: 'Mail-Catcher der Vorschau',
    intro:
      'Hier steht, was Formulare abgeschickt haben. Nichts davon verlässt diesen Rechner, und nichts davon gehört zur fertigen Website. Neues steht oben.',
    other: 'English',
    answer: 'Wie soll der Dienst antworten?',
    answers: {
      success: 'Erfolg',
      '400': 'Fehler 400: Eingaben ungültig',
      '401': 'Fehler 401: Anmeldung beim Dienst misslungen',
      '500': 'Fehler 500: Dienst gestört',
      slow: 'Erfolg, aber langsam (5 Sekunden)',
      down: 'Netz ausgefallen: keine Antwort',
    },
    until: 'Wie lange?',
    once: 'Nur einmal (mehrere nacheinander werden der Reihe nach gegeben)',
    always: 'Bis ich etwas anderes wähle',
    setResponse: 'Antwort festlegen',
    now: 'Zurzeit:',
    queued: 'Davor, je einmal:',
    clear: 'Mail-Catcher leeren',
    follow: 'Von selbst aktualisieren',
    unfollow: 'Nicht mehr von selbst aktualisieren',
    reload: 'Aktualisieren',
    empty: 'Noch nichts. Schicken Sie auf der Website ein Formular ab.',
    page: 'Aufruf der Seite',
    relay: 'Aufruf des Servers',
    mail: 'E-Mail',
    from: 'Von',
    to: 'An',
    replyTo: 'Antwort an',
    answered: 'Antwort',
    broken: 'Der Dienst ist gestört (Antwort der Vorschau)',
  },
  en: {
    title: 'Mail catcher of the preview',
    intro:
      'This is what forms have sent. None of it leaves this machine, and none of it belongs to the finished site. The newest is at the top.',
    other: 'Deutsch',
    answer: 'How should the service answer?',
    answers: {
      success: 'Success',
      '400': 'Error 400: invalid input',
      '401': 'Error 401: the service does not accept the key',
      '500': 'Error 500: the service is broken',
      slow: 'Success, but slow (5 seconds)',
      down: 'Network down: no answer',
    },
    until: 'For how long?',
    once: 'Once only (several are given in turn)',
    always: 'Until I choose something else',
    setResponse: 'Set the answer',
    now: 'At the moment:',
    queued: 'Before that, once each:',
    clear: 'Empty the mail catcher',
    follow: 'Refresh by itself',
    unfollow: 'Stop refreshing by itself',
    reload: 'Refresh',
    empty: 'Nothing yet. Send a form on the site.',
    page: 'Call of the page',
    relay: 'Call of the server',
    mail: 'E-mail',
    from: 'From',
    to: 'To',
    replyTo: 'Answer to',
    answered: 'Answer',
    broken: 'The service is broken (answer of the preview)',
  },
};
