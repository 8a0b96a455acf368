// Problems that the audit finds in finished pages.
import { withLimit } from '../../../model/quantities.ts';
import type { Message, Translation } from '../define.ts';
import type { pages as english } from '../en/pages.ts';
import { fileNameIn } from '../names.ts';
import { causesIn, inlineCodeIn } from './words.ts';

/** Puts the page at the beginning of a message. */
const onPage =
  <Args>(say: (args: Args) => Message) =>
  (args: Args & { page: string; pages?: number }): Message => {
    const { message, hint } = say(args);
    return { message: `${args.page}${andMore(args.pages)}: ${message}`, hint };
  };

function andMore(pages = 1): string {
  if (pages < 2) return '';
  return pages === 2 ? ' und eine weitere Seite' : ` und ${pages - 1} weitere Seiten`;
}

const others = (more: number): string => {
  if (more === 0) return '';
  return more === 1 ? ' Das gilt auch für eine weitere Seite.' : ` Das gilt auch für ${more} weitere Seiten.`;
};

const byArchipel = 'Den Kopf der Seite schreibt archipel: Bitte melden Sie das als Fehler.';

const inHead = { language: 'die Sprache', title: 'ein Titel', description: 'eine Beschreibung', canonical: 'die eigene Adresse' };

export const pages: Translation<typeof english> = {
  'page-dead-link': onPage(({ href, near, pages }) => ({
    message: href === '' ? 'Ein Link hat keine Adresse.' : `Ein Link führt zu ${href}; diese Seite oder Datei gibt es nicht.`,
    hint:
      near !== undefined
        ? `Meinten Sie ${near}?`
        : fileNameIn(href) !== undefined
          ? 'Legen Sie die Datei in content/public ab, oder berichtigen Sie den Link in den Inhalten oder in der Vorlage.'
          : pages === undefined
            ? 'Berichtigen Sie den Link in den Inhalten oder in der Vorlage.'
            : 'Berichtigen Sie den Link, oder nennen Sie die Seite in den Inhalten: link: { page: about }.',
  })),
  'page-dead-anchor': onPage(({ href }) => ({
    message: `Ein Link führt zu ${href}, aber dort hat kein Element diese „id“.`,
    hint: 'Berichtigen Sie den Link, oder geben Sie dem Element diese „id“.',
  })),
  'page-wrong-language': onPage(({ href }) => ({
    message: `Der Link zu ${href} führt in eine andere Sprache, ohne dass es gekennzeichnet ist.`,
    hint: 'Verlinken Sie die Übersetzung, oder kennzeichnen Sie den Link mit „hreflang“.',
  })),
  'page-duplicate-id': onPage(({ id }) => ({
    message: `Die „id“ „${id}“ gibt es auf der Seite zweimal.`,
    hint: 'Geben Sie einer der beiden einen anderen Namen.',
  })),
  'page-heading-order': onPage(({ level, above }) => ({
    message: `Auf ${above === 0 ? 'den Seitenanfang' : `die Überschrift h${above}`} folgt die Überschrift h${level}: Dazwischen fehlt eine Ebene.`,
    hint: 'Gehen Sie bei Überschriften immer nur eine Ebene tiefer.',
  })),
  'page-main-heading': onPage(({ count }) => ({
    message: `Die Seite hat ${count} Hauptüberschriften (h1); sie braucht genau eine.`,
    hint:
      count === 0
        ? 'Geben Sie der Seite eine h1, im Layout ihrer Sammlung oder in einem Abschnitt. Fehlt sie auf allen Seiten, sehen Sie nach, ob „Body“ seine „children“ ausgibt.'
        : 'Behalten Sie eine h1, und machen Sie aus den anderen h2.',
  })),
  'page-image-text': onPage(({ source }) => ({
    message: `Das Bild ${source} hat keinen Text für Menschen, die es nicht sehen.`,
    hint: 'Beschreiben Sie es in „alt“, oder lassen Sie „alt“ leer, wenn es nur schmückt.',
  })),
  'page-image-size': onPage(({ source }) => ({
    message: `Das Bild ${source} hat weder Breite noch Höhe; die Seite würde beim Laden springen.`,
    hint: 'Geben Sie beide an.',
  })),
  'page-alternate': onPage(({ href }) => ({
    message: `Die Seite und ihre Übersetzung ${href} nennen einander nicht.`,
    hint: byArchipel,
  })),
  'page-noopener': onPage(({ href }) => ({
    message: `Der Link zu ${href} verlässt die Website ohne rel="noopener".`,
    hint: 'Erzeugen Sie ihn mit dem Baustein für Links.',
  })),
  'page-third-party': onPage(({ url }) => ({
    message: `Die Seite lädt ${url} von einer anderen Website.`,
    hint: 'Legen Sie die Datei in content/assets, oder ergänzen Sie ihre Herkunft unter „policy“ in archipel.config.ts; sollen Besucher darüber entscheiden, verwenden Sie ein embed.',
  })),
  'page-policy': onPage(({ url, directive }) => ({
    message: `Die Sicherheitsregeln erlauben der Seite nicht, ${url} zu verwenden (${directive}).`,
    hint: 'Entfernen Sie es, oder ergänzen Sie seine Herkunft unter „policy“ in archipel.config.ts.',
  })),
  'page-missing-file': onPage(({ url }) => ({
    message: `Die Seite lädt ${url}; diese Datei fehlt in der Ausgabe.`,
    hint: 'Berichtigen Sie die Vorlage oder das Stylesheet: Verwenden lassen sich importierte Dateien und die aus content/assets.',
  })),
  'page-inline-code': onPage(({ code }) => ({
    message: `Die Seite enthält ${inlineCodeIn(code)}; ihre Sicherheitsregeln verbieten das.`,
    hint: 'Verwenden Sie eine Klasse oder eine eigene Datei. Für Stilwerte aus Inhalten gibt es styleVars, für ein Skript vor der ersten Anzeige earlyScript.',
  })),
  'page-script-early': onPage(({ bytes, most, causes, more }) => {
    const [weight, limit] = withLimit(bytes, most, 'de');
    return {
      message: `Die Seite lädt ${weight} an Skripten, bevor jemand etwas tut, mehr als ${limit}: ${causesIn(causes)}.${others(more)}`,
      hint: 'Starten Sie die Insel erst bei der ersten Bedienung (hydrate="interaction"), setzen Sie early: true in ihrem defineIsland, oder erhöhen Sie „beforeInteraction“ unter „budgets“ in archipel.config.ts.',
    };
  }),
  'page-script-weight': onPage(({ bytes, most, causes, more }) => {
    const [weight, limit] = withLimit(bytes, most, 'de');
    return {
      message: `Die Skripte der Seite wiegen zusammen ${weight}, mehr als ${limit}: ${causesIn(causes)}.${others(more)}`,
      hint: 'Ersetzen Sie die Bibliothek, die eine Insel so groß macht, oder erhöhen Sie „whole“ unter „budgets“ in archipel.config.ts.',
    };
  }),
  'page-landmark': onPage(({ name, count }) => ({
    message: `Die Seite hat auf oberster Ebene ${count} Elemente „${name}“; sie braucht genau eines.`,
    hint: 'Berichtigen Sie das Layout: Der body der Seite braucht je ein header, main und footer, die in keinem anderen Element liegen.',
  })),
  'page-head': onPage(({ missing, due }) => ({
    message: `Im Kopf der Seite fehlt ${inHead[missing]}${due === undefined ? '' : ` ${due}`}.`,
    hint: byArchipel,
  })),
};
