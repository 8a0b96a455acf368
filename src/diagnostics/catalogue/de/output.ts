// Problems of the environment, the configuration, the templates and the output.
import { counted } from '../../../model/quantities.ts';
import * as messages from '../../messages/de/index.ts';
import { diskReason } from '../../messages/disk-reason.ts';
import type { Translation } from '../define.ts';
import type { output as english, RenderArgs } from '../en/output.ts';
import { oneOf } from './words.ts';

const environmentValues = {
  site: 'eine vollständige https-Adresse ohne Pfad, ohne Fragezeichen und ohne Schrägstrich am Ende',
  service: 'eine vollständige https-Adresse oder ein Pfad dieser Website',
};

/** Quotes an English error message. */
const said = (what: string): string => `„${what.replace(/[.?!]$/, '')}“`;

const notContent = 'an den Inhalten liegt es nicht.';

/** Returns what to do about an error of the site's code. */
function renderHint({ page, isLate, seconds }: RenderArgs): string {
  if (isLate === true) return 'Warten Sie auf jedes Promise („await“), und fangen Sie die Fehler von Timern und Ereignissen auf.';
  if (seconds !== undefined)
    return 'Suchen Sie nach einer Schleife ohne Ende. Braucht die Seite nur lange, geben Sie mit `ARCHIPEL_PAGE_TIMEOUT` an, wie viele Sekunden erlaubt sind.';
  return page === undefined
    ? 'Berichtigen Sie die Funktion. Hat sie bisher funktioniert, suchen Sie in den Inhalten nach einem Wert, den sie nicht erwartet.'
    : 'Berichtigen Sie die Vorlage. Ist nur diese Seite betroffen, suchen Sie in ihren Inhalten nach einem Wert, den die Vorlage nicht erwartet.';
}

/** Returns the start of the message: what was being rendered when code of the site threw. */
function rendering({ page, section, type, isPicture, isLate, pages = [] }: RenderArgs): string {
  if (isLate === true) return 'Code der Website bricht ab, und nichts fängt den Fehler auf';
  if (page === undefined) return 'Eine Funktion der Website bricht ab';
  const more = pages.length > 1 ? ` und bei ${counted(pages.length - 1, 'weiteren Seite', 'weiteren Seiten')}` : '';
  if (isPicture === true) return `Eine Vorlage bricht beim Vorschaubild von ${page}${more} ab`;
  return `Eine Vorlage bricht bei ${page}${section === undefined ? '' : `, Abschnitt ${section} (${type}),`}${more} ab`;
}

const listed = (outputs: readonly string[]): string =>
  outputs.length > 1 ? `${outputs[0]} und ${counted(outputs.length - 1, 'weitere', 'weitere')}` : (outputs[0] ?? '');

export const output: Translation<typeof english> = {
  'environment-invalid': ({ name, expected }) => ({
    message: `Die Umgebungsvariable ${name} ist so nicht verwendbar: Ihr Wert muss ${
      typeof expected === 'string' ? environmentValues[expected] : oneOf(expected)
    } sein.`,
    hint: 'Berichtigen Sie sie, oder entfernen Sie sie.',
  }),
  'template-compile': ({ what }) => ({
    message: `Die Vorlagen lassen sich nicht kompilieren: ${said(what)}.`,
    hint: `Berichtigen Sie die Datei; ${notContent}`,
  }),
  'template-browser-only': ({ name, element, isGlobal }) => ({
    message: isGlobal
      ? `${name} gibt es nur im Browser: Aus Vorlagen und Inseln entsteht HTML, wenn die Website gebaut wird.`
      : element === undefined
        ? `${name} bewirkt in einer Vorlage nichts: Vorlagen werden nur einmal ausgeführt, wenn die Website entsteht.`
        : `<${element}> hat ${name}, das nie aufgerufen wird: Aus Vorlagen entsteht HTML ohne Skripte.`,
    hint: isGlobal
      ? `Verwenden Sie ${name} in einer Insel (ein Ordner in islands/), und zwar in einem Ereignis wie onClick oder in useEffect.`
      : `Machen Sie die Komponente zur Insel (ein Ordner in islands/), und setzen Sie sie mit <Island> ein, oder lassen Sie ${name} weg.`,
  }),
  'template-render': (args) => ({
    message:
      args.seconds === undefined
        ? `${rendering(args)}: ${said(args.what)}.`
        : `Eine Vorlage kommt bei ${args.page} nicht zum Ende; nach ${args.seconds} s wurde sie angehalten.`,
    hint: renderHint(args),
  }),
  'template-types': ({ what }) => ({
    message: `Die Typen passen nicht zueinander: ${said(what)}.`,
    hint: 'Berichtigen Sie die Datei; die Seiten werden trotzdem gebaut, aber vielleicht nicht so, wie sie gedacht sind.',
  }),
  'template-warning': ({ what }) => ({
    message: `Beim Kompilieren der Vorlagen gibt es eine Warnung: ${said(what)}.`,
    hint: `Berichtigen Sie die Vorlage oder das Stylesheet; ${notContent}`,
  }),
  'config-invalid': ({ what }) => ({
    message: `Die Konfiguration der Website ist so nicht verwendbar: ${said(what)}.`,
    hint: `Berichtigen Sie die Datei; ${notContent}`,
  }),
  'output-failed': ({ outputs, what, isFeed }) => ({
    message: `${isFeed ? 'Der Feed' : 'Die Ausgabedatei'} ${listed(outputs)} lässt sich nicht erzeugen: ${said(what)}.`,
    hint: isFeed
      ? 'Berichtigen Sie „feed“ der Sammlung. Hat der Feed bisher funktioniert, suchen Sie in den Inhalten nach einem Wert, den er nicht erwartet.'
      : 'Berichtigen Sie die Funktion in „outputs“. Hat sie bisher funktioniert, suchen Sie in den Inhalten nach einem Wert, den sie nicht erwartet.',
  }),
  'output-clash': ({ output, other, isFeed }) => ({
    message: `${isFeed ? 'Der Feed' : 'Die Ausgabedatei'} ${output} steht im Konflikt mit ${other}, das die Website schon hat.`,
    hint: `Wählen Sie in ${isFeed ? '„feed“ der Sammlung' : '„outputs“'} einen anderen Pfad. Zwei Pfade dürfen sich nicht nur in Groß- und Kleinbuchstaben unterscheiden, und eine Datei darf nicht heißen wie ein Ordner.`,
  }),
  'public-clash': ({ other }) => ({
    message: `Diese Datei steht im Konflikt mit ${other}, das die Website schon hat.`,
    hint: 'Geben Sie ihr einen anderen Namen. Zwei Namen dürfen sich nicht nur in Groß- und Kleinbuchstaben unterscheiden, und eine Datei darf nicht heißen wie ein Ordner.',
  }),
  'public-name': () => ({
    message: 'Der Name dieser Datei sähe in einer URL anders aus.',
    hint: 'Benennen Sie sie um: Buchstaben ohne Umlaute und Akzente, Ziffern, Punkte, Binde- und Unterstriche.',
  }),
  'public-secret': () => ({
    message: 'Diese Datei enthält einen privaten Schlüssel, und alle könnten ihn lesen.',
    hint: 'Verschieben Sie sie aus dem Inhaltsordner. War sie schon veröffentlicht, muss der Schlüssel ersetzt werden.',
  }),
  'public-misplaced': ({ files: [first = '', ...others] }) => ({
    message: `Dateien im Ordner „public“ neben den Inhalten werden nicht veröffentlicht: ${first}${others.length === 0 ? '' : ` und ${others.length} weitere`}.`,
    hint: `Verschieben Sie sie nach content/public: Aus content/public/${first} wird /${first}.`,
  }),
  'output-foreign': ({ strays }) => ({
    message: `Im Ausgabeordner liegen Dateien, die nicht von „archipel build“ stammen (${strays.slice(0, 5).join(', ')}${strays.length > 5 ? ', …' : ''}); ein Build würde sie löschen.`,
    hint: 'Verschieben Sie sie, oder wählen Sie mit „--out“ einen anderen Ordner.',
  }),
  'output-busy': () => ({
    message: 'In diesen Ausgabeordner schreibt gerade ein anderer Lauf von „archipel build“.',
    hint: 'Warten Sie, bis er zu Ende ist, oder wählen Sie mit „--out“ einen anderen Ordner.',
  }),
  'output-partial': ({ why }) => ({
    message: `Einige Dateien ließen sich nicht in den Ausgabeordner schreiben (${diskReason(why, messages)}). Dort liegen jetzt Dateien dieses und des vorigen Builds.`,
    hint: 'Schaffen Sie Platz, oder prüfen Sie die Rechte des Ordners, und bauen Sie dann noch einmal.',
  }),
  'output-write': ({ why }) => ({
    message: `Die Ausgabe ließ sich nicht schreiben (${diskReason(why, messages)}).`,
    hint: 'Die alte Ausgabe ist unverändert. Schaffen Sie Platz, oder prüfen Sie die Rechte des Ordners, und bauen Sie dann noch einmal.',
  }),
};
