// Phrases that several messages share.
import type { NotationName } from '../../../model/notations.ts';
import { formatBytes } from '../../../model/quantities.ts';
import { places } from '../../messages/de/places.ts';
import type { Bound, InlineCode, Key, ScriptCause, Title, ValueKind } from '../arguments.ts';
import type { Suggestion } from '../define.ts';
import { groupFacts } from '../group-facts.ts';
import { isKey, nameOfKey } from '../names.ts';

export { formats, oneOf } from '../../messages/de/words.ts';

/** Returns `Meinten Sie „…“?` if there is a similar name, or the text `otherwise`. */
export const didYouMean = ({ suggestion }: Suggestion, otherwise: string): string =>
  suggestion === undefined ? otherwise : `Meinten Sie „${suggestion}“?`;

/** Lists the names of facts: `{city}, {company}; 14, die mit „price.“ beginnen, etwa {price.tour.offer.once}`. */
export function facts(names: readonly string[]): string {
  const { single, groups } = groupFacts(names);
  const alike = groups.map(({ start, example, count }) => `${count}, die mit „${start}.“ beginnen, etwa {${example}}`);
  return [single.map((name) => `{${name}}`).join(', '), ...alike].filter((part) => part !== '').join('; ');
}

/** Names a value: `Schaltfläche 4, label`, or `title`. Returns an empty text for the entire file. */
const keyIn = (key: Key): string =>
  nameOfKey(typeof key === 'string' ? key : key.map(inGerman), (number, list) => `Eintrag ${number}${list === '' ? '' : ` von ${list}`}`);

/** Gives an entry its German title, because the titles of schemas are English. */
const inGerman = (step: Exclude<Key, string>[number]): Exclude<Key, string>[number] =>
  typeof step === 'string' || !Object.hasOwn(places.entries, step.list) ? step : { ...step, title: places.entries[step.list] };

/** Names a value as a subject: `„title“`, `die Datei`. */
export const quotedKey = (key: Key): string => (keyIn(key) === '' ? 'die Datei' : `„${keyIn(key)}“`);

/** Names a value as a place: `in „footer“`, `in dieser Datei`. */
export const inside = (key: Key): string => (keyIn(key) === '' ? 'in dieser Datei' : `in „${keyIn(key)}“`);

/** Returns the name of an item, in German if its title is translated. */
export const titleIn = (title: Title): string => (isKey(title) ? keyIn(title) : String(title['de'] ?? Object.values(title)[0]));

export const kinds: Readonly<Record<ValueKind, string>> = {
  text: 'ein Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: '„true“ oder „false“',
  list: 'eine Liste',
  block: 'ein Block mit Schlüsseln',
  nothing: 'nichts',
};

/** The kinds of values in the accusative: `einen Text`. */
export const kindsToWrite: Readonly<Record<ValueKind, string>> = { ...kinds, text: 'einen Text', block: 'einen Block mit Schlüsseln' };

const bounds: Readonly<Record<Bound['is'], string>> = {
  least: 'mindestens',
  above: 'mehr als',
  most: 'höchstens',
  below: 'weniger als',
  exactly: 'genau',
};

/** Puts a bound into words: `mindestens 2`. */
export const limitIn = ({ is, count }: Bound): string => `${bounds[is]} ${count}`;

const notations: Readonly<Record<NotationName, string>> = {
  address: 'eine Adresse wie /ferry-times',
  colour: 'eine Farbe wie #070b1a',
  currency: 'ein Kürzel aus drei Buchstaben nach ISO 4217, wie EUR',
  day: 'ein Tag wie 2026-12-31',
  dayOrInstant: 'ein Tag wie 2026-12-31, oder ein Zeitpunkt wie 2026-12-31T18:00:00+01:00',
  email: 'eine E-Mail-Adresse wie name@example.com',
  money: 'ein Betrag mit höchstens zwei Nachkommastellen, etwa 49.9',
  noPath: 'kein „path“, denn Webserver suchen diese Seite als 404.html',
  oldAddress: 'eine Adresse wie /old-page, ohne .html und ohne Schrägstrich am Ende',
  other: 'eine andere Schreibweise',
  path: '/ oder /one/two, aus lateinischen Kleinbuchstaben ohne Umlaute und Akzente, Ziffern und einzelnen Bindestrichen, ohne Schrägstrich am Ende',
  phone: 'eine internationale Nummer wie +49 30 23125 100',
  redirectTarget: 'die Adresse einer Seite, wie /ferry-times, oder die einer anderen Website mit https://, beide ohne ? und #',
  figure: 'eine Zahl mit ihrer Einheit, etwa { number: 95, unit: percent }, oder ein Text in jeder Sprache',
  siteAddress: 'eine Adresse wie https://www.example.com, ohne Schrägstrich am Ende; ein Pfad gehört in basePath von archipel.config.ts',
};

/** Names what a schema expects: the German name of the notation, or the quoted words of the schema. */
export const notationIn = (expected: string): string =>
  Object.hasOwn(notations, expected) ? notations[expected as NotationName] : `„${expected}“`;

const becauseOf = ({ because }: ScriptCause): string => {
  if (because === 'early') return 'als frühes Skript';
  if (because === 'layout') return 'für den Rahmen der Seite';
  if (because === 'loader') return 'zum Laden der Inseln';
  return 'script' in because ? `für das Skript ${because.script}` : `für die Insel ${because.island} (${because.when})`;
};

/** Lists scripts with their causes: `React mit 58,2 kB für die Insel Countdown (visible), …` */
export const causesIn = (causes: readonly ScriptCause[]): string =>
  causes.map((cause) => `${cause.file} mit ${formatBytes(cause.bytes, 'de')} ${becauseOf(cause)}`).join(', ');

/** Names inline code: `ein style-Attribut an <p>`. */
export function inlineCodeIn(code: InlineCode): string {
  switch (code.is) {
    case 'style-attribute':
      return `ein style-Attribut an <${code.on}>`;
    case 'inner-page':
      return `eine Seite in <${code.on}>`;
    case 'script-address':
      return `Code im Attribut ${code.attribute} von <${code.on}>`;
    case 'handler':
      return `den Handler ${code.attribute} an <${code.on}>`;
    case 'style-element':
      return 'ein <style>-Element';
    default:
      return 'ein Skript im Text der Seite';
  }
}
