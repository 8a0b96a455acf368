// Problems of references: links, and names of entries, lists, assets and icons. Also problems of what they refer to.
import type { LanguageOfLink } from '../arguments.ts';
import type { Message, Suggestion, Translation } from '../define.ts';
import type { references as english } from '../en/references.ts';
import { isOfComputer, linkScheme } from '../link-scheme.ts';
import { fileNameIn } from '../names.ts';
import { didYouMean, facts, formats, oneOf } from './words.ts';

interface Unknown extends Suggestion {
  readonly name: string;
  readonly known: readonly string[];
}

const addressFaults = {
  mail: ['keine E-Mail-Adresse', 'Schreiben Sie mailto:name@example.com.'],
  phone: ['keine Telefonnummer', 'Schreiben Sie sie in Ziffern und mit der Vorwahl des Landes: tel:+493023125100.'],
  site: [
    'keine Adresse, zu der Links führen können',
    'Kopieren Sie sie aus der Adresszeile eines Browsers. Sie hat weder ein Passwort noch ein zweites https://.',
  ],
} as const;

/**
 * Creates the message for an unknown name. `missing` describes what does not exist, and `where` names the place that
 * lists the existing names.
 */
const unknown =
  (missing: (name: string) => string, where: string) =>
  (args: Unknown): Message => ({
    message: `${missing(args.name)}.`,
    hint: didYouMean(args, args.known.length === 0 ? 'Dort gibt es noch keine.' : `${where} ${oneOf(args.known)}.${offered(args.known)}`),
  });

/** Names the way to a list that is too long for a message. */
const offered = ({ length }: readonly string[]): string => (length > 12 ? ' In VS Code bietet Strg+Leertaste alle an.' : '');

const activeParts = {
  script: 'ein Skript',
  handler: 'ein Attribut, das Code ausführt',
  page: 'einen Teil einer Webseite',
  link: 'einen Verweis nach außen',
  animation: 'eine Animation eines Links',
  entity: 'eine Entity oder ein eigenes Stylesheet',
  encoding: 'eine andere Kodierung als UTF-8',
};

function wayToLanguage({ way, key, target, fallback, prefix }: LanguageOfLink): string {
  if (way === 'fallback') return `Ergänzen Sie im Link „fallback: ${fallback}“`;
  if (way === 'prefix') return `Beginnen Sie den Pfad mit ${prefix}`;
  if (way === 'file') return 'Nennen Sie die Datei dieser Sprache, von dieser Datei aus gesehen und mit ihrer Endung';
  return `Schreiben Sie <Link ${key}="${target}" fallback="${fallback}">…</Link>, oder in einer Datei mit der Endung .md die ganze Adresse mit https://`;
}

export const references: Translation<typeof english> = {
  'entry-unknown': ({ folder, ...args }) => ({
    message: `In content/${folder} gibt es „${args.name}“ nicht.`,
    hint: didYouMean(
      args,
      `${/[\s\p{Lu}]/u.test(args.name) ? 'Nennen Sie die Datei ohne ihre Endung, nicht den Titel. ' : ''}Dort gibt es ${oneOf(args.known)}.`,
    ),
  }),
  'link-address': ({ path, file, isRedirected, suggestion, url }) => ({
    message: path === undefined ? `content/${file} ist kein Eintrag.` : `Keine Seite hat den Pfad ${path}.`,
    hint: isRedirected
      ? `Schreiben Sie ${suggestion}: Dorthin leitet content/redirects.yaml weiter.`
      : `${
          suggestion === undefined
            ? 'Schreiben Sie den Pfad einer Seite wie in ihrer Adresse, etwa /about, oder die Datei eines Eintrags, von dieser Datei aus gesehen, etwa ./about.yaml.'
            : `Meinten Sie ${suggestion}?`
        }${url === undefined ? '' : ' Antwortet dort ein anderes Programm, so nennen Sie die Adresse unter „externals“ in content/site.yaml.'}`,
  }),
  'link-unclear': ({ url, written, path: meant, fault }) => {
    if (fault !== undefined) return { message: `„${url}“ ist ${addressFaults[fault][0]}.`, hint: addressFaults[fault][1] };
    const { scheme, path } = linkScheme(url) ?? { scheme: undefined, path: meant ?? '/about' };
    const where = url === '' ? 'Der Link hat keine Adresse.' : `Wohin „${url}“ führt, hängt von der Seite ab, die den Text zeigt.`;
    const message = scheme === undefined ? where : `Ein Link kann nicht mit „${scheme}“ beginnen.`;
    const hint =
      written !== undefined && /^(?:https|mailto):/.test(written)
        ? `Schreiben Sie ${written}.`
        : written !== undefined
          ? `Nennen Sie die Datei des Eintrags, ${written}, oder den ganzen Pfad seiner Seite; zu einer anderen Website beginnt der Link mit https://.`
          : (scheme === undefined || isOfComputer(url)) && fileNameIn(url) !== undefined
            ? `Legen Sie die Datei in content/public ab, und schreiben Sie ihren Pfad von dort: /${fileNameIn(url)}.`
            : `Schreiben Sie den ganzen Pfad, etwa ${path}, oder die Datei eines Eintrags, etwa ./about.yaml; zu einer anderen Website beginnt der Link mit https://.`;
    return { message, hint };
  },
  'link-draft': ({ target }) => ({
    message: `„${target}“ ist ein Entwurf und fehlt in der fertigen Website; diese Stelle ist kein Entwurf.`,
    hint: 'Löschen Sie dort „draft: true“, kennzeichnen Sie auch diese Stelle als Entwurf, oder verlinken Sie etwas anderes.',
  }),
  'link-dated': ({ target }) => ({
    message: `„${target}“ gibt es nur an bestimmten Tagen, und dieser Link führt auch an anderen dorthin.`,
    hint: 'Geben Sie diesem Block dasselbe „validFrom“ und „validUntil“, oder verlinken Sie etwas anderes.',
  }),
  'page-draft': () => ({
    message: 'Jede Website braucht diese Seite, aber Entwürfe fehlen in der fertigen Website.',
    hint: 'Löschen Sie „draft: true“ bei der Seite, und setzen Sie es bei einzelnen Abschnitten.',
  }),
  'page-dated': ({ key }) => ({
    message: `Die Website braucht diese Seite an jedem Tag; wegen „${key}“ fehlt sie an manchen.`,
    hint: `Löschen Sie „${key}“ bei der Seite, und setzen Sie es bei einzelnen Abschnitten.`,
  }),
  'external-unknown': unknown((name) => `Eine externe Adresse „${name}“ gibt es nicht`, 'In site.yaml gibt es'),
  'contact-unknown': unknown((name) => `Einen Kontakt „${name}“ gibt es nicht`, 'In site.yaml gibt es'),
  'anchor-unknown': unknown(
    (name) => `Einen Abschnitt oder eine Überschrift mit der „id“ „${name}“ gibt es nicht`,
    'Auf der Seite gibt es',
  ),
  'anchor-language': ({ language, ...args }) => ({
    message: `Auf der Seite gibt es auf ${formats.language(language)} keinen Abschnitt und keine Überschrift mit der „id“ „${args.name}“.`,
    hint: didYouMean(args, `Geben Sie der Überschrift in jeder Sprache dieselbe „id“, an ihrem Ende: {#${args.name}}.`),
  }),
  'price-list-unknown': unknown((name) => `Eine Preisliste „${name}“ gibt es nicht`, 'In prices.yaml gibt es'),
  'campaign-unknown': unknown((name) => `Eine Aktion „${name}“ gibt es nicht`, 'In prices.yaml gibt es'),
  'name-unknown': ({ kind, ...args }) => ({
    message: `„${args.name}“ gibt es unter „${kind}“ nicht.`,
    hint: didYouMean(args, `In den Inhalten gibt es ${oneOf(args.known)}.`),
  }),
  'icon-unknown': unknown((name) => `Ein Symbol „${name}“ gibt es nicht`, 'Unter den Symbolen gibt es'),
  'asset-unknown': unknown((name) => `Eine Datei „${name}“ gibt es in content/assets nicht`, 'In diesem Ordner gibt es'),
  'public-file-unknown': unknown((name) => `Eine Datei „${name}“ gibt es in content/public nicht`, 'In diesem Ordner gibt es'),
  'fact-unknown': (args) => ({
    message: `Eine Angabe {${args.name}} gibt es nicht.`,
    hint:
      args.suggestion !== undefined
        ? `Meinten Sie {${args.suggestion}}?`
        : `${args.known.length === 0 ? 'Diese Website hat keine Angaben zum Einsetzen' : `Es gibt ${facts(args.known)}`}. Um die Klammern zu zeigen, schreiben Sie ${
            args.isValue === true ? `{ ${args.name} } mit Leerzeichen` : `\\{${args.name}}`
          }.`,
  }),
  'link-target': ({ count, known }) => ({
    message: count === 0 ? 'Der Link nennt kein Ziel.' : `Der Link nennt ${count} Ziele.`,
    hint: `Nennen Sie eines: ${oneOf(known, 30)}.`,
  }),
  'link-language': (args) => ({
    message: `„${args.target}“ gibt es nicht auf ${formats.language(args.language)}, aber dieser Link steht auf einer Seite in dieser Sprache.`,
    hint: `${wayToLanguage(args)}, wenn er zur Seite auf ${formats.language(args.fallbackTag)} führen darf, oder verlinken Sie etwas anderes.`,
  }),
  'link-fallback': ({ target, fallback }) => ({
    message: `„fallback: ${fallback}“ ist unnötig: „${target}“ gibt es in allen Sprachen dieser Datei.`,
    hint: 'Löschen Sie es.',
  }),
  'section-id': ({ id, other }) => ({
    message:
      other === 'start'
        ? `„${id}“ ist die „id“ des Anfangs jeder Seite.`
        : `Abschnitt ${other} hat schon die „id“ „${id}“; Links führen immer zum ersten von beiden.`,
    hint: 'Geben Sie diesem Abschnitt eine andere „id“.',
  }),
  'prose-missing': ({ name, misnamed, suggestion }) => ({
    message: `Die Datei ${name} fehlt.`,
    hint:
      misnamed === undefined
        ? didYouMean({ suggestion }, 'Schreiben Sie sie, oder ändern Sie „source“.')
        : `Benennen Sie die Datei ${misnamed} so um.`,
  }),
  'prose-unused': () => ({
    message: 'Diesen Text zeigt keine Seite.',
    hint: 'Nennen Sie ihn als „source“ eines Abschnitts vom Typ „prose“, oder löschen Sie ihn.',
  }),
  'asset-unused': () => ({
    message: 'Diese Datei wird nirgends verwendet.',
    hint: 'Nennen Sie sie in den Inhalten, oder löschen Sie sie.',
  }),
  'asset-script': ({ what }) => ({
    message: `Diese Zeichnung enthält ${activeParts[what]}. Ein Browser würde das ausführen oder laden.`,
    hint: 'Speichern Sie sie als einfaches SVG: Formen, Farben und Texte, ohne Skripte, Links und Entities.',
  }),
  'url-duplicate': ({ url, other }) => ({
    message: `Die Adresse ${url} gehört schon zu ${other}.`,
    hint: 'Ändern Sie „path“ in einer der beiden Dateien, benennen Sie die Datei um, oder ändern Sie „route“ der Sammlung.',
  }),
  'url-reserved': ({ url }) => ({
    message: `Die Adresse ${url} ist vergeben.`,
    hint: 'Die Pfade der Sprachen und /assets braucht die Website selbst, und „index“ und „404“ haben für Webserver eine eigene Bedeutung: Wählen Sie einen anderen „path“ oder Namen.',
  }),
  'url-unsafe': ({ url }) => ({
    message: url.includes(':') ? `Die Adresse ${url} ist als Ziel eines Links nicht sicher.` : `Die Adresse ${url} ist nicht vollständig.`,
    hint: 'Verwenden Sie eine vollständige Adresse, die mit https:// beginnt.',
  }),
  'parent-loop': ({ name }) => ({
    message: `„${name}“ steht über sich selbst: Die Angaben bei „parent“ laufen im Kreis.`,
    hint: 'Nennen Sie bei „parent“ eine andere Seite.',
  }),
  'overview-missing': ({ folder, types }) => ({
    message: `Keine Seite führt ${folder} auf; so würde niemand diese Seite finden.`,
    hint:
      types.length === 0
        ? `Definieren Sie einen Abschnittstyp mit lists: { collection: '${folder}' } und ergänzen Sie ihn auf einer Seite.`
        : `Ergänzen Sie auf einer Seite einen Abschnitt vom Typ ${oneOf(types)}.`,
  }),
  'meta-duplicate': ({ field, other }) => ({
    message: `„${field}“ ist dasselbe wie in ${other}.`,
    hint: 'Schreiben Sie etwas anderes: Suchmaschinen zeigen sonst nur eine der beiden Seiten.',
  }),
};
