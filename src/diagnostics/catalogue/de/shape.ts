// Problems of the shape of data: keys, values, lists, languages.
import { exceededMonth } from '../../../model/time/exceeded-month.ts';
import type { Form } from '../arguments.ts';
import type { Translation } from '../define.ts';
import { type shape as english, exampleOf, isDateObject, type LackingLanguages } from '../en/shape.ts';
import { didYouMean, formats, inside, kinds, kindsToWrite, limitIn, notationIn, oneOf, quotedKey } from './words.ts';

/** Capitalizes the first letter, for the beginning of a sentence. */
const first = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const entriesOf = (form: Form): string => {
  const example = exampleOf(form);
  return example === undefined
    ? '[eins, zwei], oder Einträge, die mit „- “ beginnen, jeden in seiner Zeile'
    : `jeden Eintrag in seiner Zeile, etwa - ${example}`;
};

const withKeys = (form: Form): string => {
  const example = exampleOf(form);
  if (example !== undefined) return `: ${example}`;
  return form.known === undefined ? '' : `, etwa ${oneOf(form.known)}`;
};

/** Explains why a day does not exist; undefined if it exists. */
function dayHint(value: string): string | undefined {
  const exceeded = exceededMonth(value);
  if (exceeded === undefined) return undefined;
  const { month, days } = exceeded;
  return days === 0
    ? 'Ein Jahr hat 12 Monate. Schreiben Sie Jahr, Monat und Tag: 2026-12-31.'
    : `Der ${formats.month(month)} hat ${days} Tage. Berichtigen Sie den Tag.`;
}

function lackingHint({ lacking, page, isFrontMatter = false }: LackingLanguages): string {
  const add = isFrontMatter
    ? `Ergänzen Sie eine Datei dieser Seite in ${formats.and(lacking)}`
    : `Ergänzen Sie ${formats.and(lacking)} in „languages“, und die Texte`;
  return page === 'home' ? `${add}, oder geben Sie der Seite eine andere Adresse, mit „path“ oder der route der Sammlung.` : `${add}.`;
}

export const shape: Translation<typeof english> = {
  'type-wrong': ({ key, expected, actual, ...form }) => ({
    message: `${first(quotedKey(key))} muss ${typeof expected === 'string' ? kinds[expected] : oneOf(expected)} sein; hier steht ${kinds[actual]}.`,
    hint: isDateObject(expected)
      ? 'Tage sind in Inhalten Texte: Schreiben Sie im Schema z.iso.date() statt z.date().'
      : expected === 'list'
        ? `Schreiben Sie hier eine Liste: ${entriesOf(form)}.`
        : `Schreiben Sie hier ${typeof expected === 'string' ? kindsToWrite[expected] : oneOf(expected)}${expected === 'block' ? withKeys(form) : ''}.`,
  }),
  'text-unquoted': ({ key, value }) => ({
    message: `${first(quotedKey(key))} ist ein Text, aber ${value} ohne Anführungszeichen wird als Zahl oder anderer Wert gelesen.`,
    hint: `Setzen Sie Anführungszeichen: "${value}".`,
  }),
  'key-missing': ({ key, parent, allowed, ...form }) => ({
    message: `${first(quotedKey(key))} fehlt ${inside(parent)}.`,
    hint:
      form.isList === true && exampleOf(form) !== undefined
        ? `Ergänzen Sie eine Zeile ${quotedKey(typeof key === 'string' ? `${key}:` : key)}, und darunter eine Liste: ${entriesOf(form)}.`
        : `Ergänzen Sie eine Zeile ${quotedKey(typeof key === 'string' ? `${key}: ${exampleOf(form) ?? '…'}` : key)}${allowed === undefined ? '' : ` mit ${oneOf(allowed, 24)}`}.`,
  }),
  'key-unknown': (args) => ({
    message:
      args.missing === undefined
        ? `Den Schlüssel „${args.key}“ gibt es hier nicht.`
        : `Den Schlüssel „${args.key}“ gibt es hier nicht, und „${args.missing}“ fehlt.`,
    hint: didYouMean(args, args.known.length > 0 ? `Hier gibt es ${oneOf(args.known)}.` : 'Löschen Sie ihn.'),
  }),
  'key-choice': ({ key, keys, found }) => ({
    message:
      found.length === 0
        ? `${first(quotedKey(key))} braucht genau eines von ${formats.and(keys.map(quotedKey))}, hat aber keines.`
        : `${first(quotedKey(key))} hat ${formats.and(found.map(quotedKey))}; nur eines davon kann dort stehen.`,
    hint: found.length === 0 ? `Schreiben Sie ${oneOf(keys)}.` : 'Behalten Sie eines, und löschen Sie die anderen.',
  }),
  'value-not-allowed': (args) => ({
    message: `„${args.value}“ ist kein Wert, den ${quotedKey(args.key)} haben kann.`,
    hint: didYouMean(args, `Möglich: ${oneOf(args.allowed)}.`),
  }),
  'section-type-unknown': (args) => ({
    message: `Einen Abschnitt vom Typ „${args.value}“ gibt es nicht.`,
    hint:
      args.suggestion === undefined
        ? `Möglich: ${oneOf(args.allowed, 24)}.`
        : `Meinten Sie „${args.suggestion}“? Es gibt ${oneOf(args.allowed, 24)}.`,
  }),
  'text-empty': ({ key }) => ({
    message: `${first(quotedKey(key))} ist leer.`,
    hint: 'Schreiben Sie den Text, oder löschen Sie den Schlüssel, wenn er fehlen darf.',
  }),
  'list-length': ({ key, expected, actual }) =>
    'lacking' in expected
      ? {
          message: `Jede Sprache der Website braucht diese Seite, denn ${
            expected.page === 'home' ? 'die Adresse / macht sie zur Startseite' : 'sie erscheint bei unbekannten Adressen'
          }. Es ${expected.lacking.length === 1 ? 'fehlt' : 'fehlen'} ${formats.and(expected.lacking)}.`,
          hint: lackingHint(expected),
        }
      : {
          message: `${first(quotedKey(key))} hat ${actual} ${actual === 1 ? 'Eintrag' : 'Einträge'}; vorgesehen sind ${limitIn(expected)}.`,
          hint: 'Ergänzen oder löschen Sie Einträge.',
        },
  'number-out-of-range': ({ key, expected }) => ({
    message: `${first(quotedKey(key))} muss ${limitIn(expected)} sein.`,
    hint: `Schreiben Sie eine Zahl, die ${limitIn(expected)} ist; Beträge sind ganze Zahlen in Cent: 999700 bedeutet 9.997 €.`,
  }),
  'format-invalid': ({ key, value, expected }) => ({
    message: `„${value}“ passt nicht zu ${quotedKey(key)}.`,
    hint: `Erwartet wird ${notationIn(expected)}.`,
  }),
  'date-invalid': ({ key, value }) => ({
    message: `${first(quotedKey(key))} hat ein Datum, das es nicht gibt: ${value}.`,
    hint: dayHint(value) ?? 'Schreiben Sie Datum, Uhrzeit und Abstand zur Weltzeit: 2025-06-30T23:59:59+02:00.',
  }),
  'language-missing': ({ key, language, tag = language, isFrontMatter = false }) =>
    isFrontMatter
      ? {
          message: `In den Kopfdaten dieser Datei fehlt ${quotedKey(key)}; in einer anderen Sprache hat derselbe Text die Angabe.`,
          hint: `Ergänzen Sie ${quotedKey(key)}.`,
        }
      : {
          message: `${first(quotedKey(key))} hat keinen Text auf ${formats.language(tag)}, aber diese Datei gibt es in dieser Sprache.`,
          hint: `Ergänzen Sie „${language}: …“ bei ${quotedKey(key)}.`,
        },
  'language-not-listed': ({ key, language, tag = language, isFrontMatter = false }) =>
    isFrontMatter
      ? {
          message: `${first(quotedKey(key))} hat einen Wert für „${language}“, aber von diesem Text gibt es keine Datei auf ${formats.language(tag)}.`,
          hint: `Schreiben Sie bei ${quotedKey(key)} nur den Wert für die Sprache dieser Datei. Jede Sprache hat eine eigene Datei.`,
        }
      : {
          message: `${first(quotedKey(key))} hat einen Text auf ${formats.language(tag)}; diese Sprache führt die Datei nicht auf.`,
          hint: `Löschen Sie den Text, oder ergänzen Sie „${language}“ bei „languages“.`,
        },
};
