// Values of a wrong type or notation: `yes` for true, a number instead of a text, a text without its language, a
// telephone number with slashes.
import { blank } from '../../../diagnostics/fix.ts';
import type { Line } from '../lines.ts';
import { inLine, type Proposal, propose } from '../proposal.ts';
import { quoted } from '../quote.ts';
import type { Scene, SlipKind } from '../slip-kind.ts';
import { valuesOn, type WrittenValue } from '../values.ts';

const yes = /^["']?(?:yes|ja|on|true|wahr|x)["']?$/i;
const no = /^["']?(?:no|nein|off|false|falsch)["']?$/i;

export const wrongValues: SlipKind = function* (scene) {
  for (const index of scene.near) {
    const line = scene.lines[index];
    if (line === undefined) continue;
    for (const value of valuesOn(line)) {
      yield* booleans(line, value);
      yield* unquoted(line, value);
      if (scene.figures.has(index)) yield* figures(line, value);
      if (scene.texts.has(index)) yield* bareTexts(line, value, scene);
      yield* formats(line, value, scene);
    }
  }
};

const placeOf = (line: Line, { from, to }: WrittenValue) => ({ line, from, to });

const written = (line: Line, { from, to }: WrittenValue, words: string): Proposal['edits'] => [inLine(line, [from, to], words)];

function* booleans(line: Line, value: WrittenValue): Iterable<Proposal> {
  if (!yes.test(value.words) && !no.test(value.words)) return;
  const meant = yes.test(value.words) ? 'true' : 'false';
  yield propose(placeOf(line, value), 'boolean-word', { key: value.key, value: value.words, meant, edits: written(line, value, meant) });
}

/** Puts quotes around numbers and other values that should be texts. */
function* unquoted(line: Line, value: WrittenValue): Iterable<Proposal> {
  const { key, words } = value;
  if (/^["'{[&*!]/.test(words)) return;
  yield propose(placeOf(line, value), 'text-unquoted', { key, value: words, edits: written(line, value, quoted(words)) });
}

/** Proposes a text by language instead of `title: Contact`. */
function* bareTexts(line: Line, value: WrittenValue, { languages, locales }: Scene): Iterable<Proposal> {
  const { key, words } = value;
  if (/^[{[&*!]/.test(words)) return;
  const own = /^(["']).*\1$/.test(words) ? words : quoted(words);
  // Values without letters are the same in every language.
  const others = /\p{Letter}/u.test(words) ? quoted(blank) : own;
  // Files outside of collections, such as site.yaml, have all languages of the site.
  const needed = languages.length > 0 ? languages : locales.list;
  const [first = locales.source, ...rest] = needed;
  const text = `{ ${[`${first}: ${own}`, ...rest.map((language) => `${language}: ${others}`)].join(', ')} }`;
  yield propose(placeOf(line, value), 'text-without-language', { key, value: words, languages: needed, edits: written(line, value, text) });
}

const percentage = /^["']?([+−-]?)\s*(\d+)(?:[.,](\d+))?\s*(?:%|Prozent|percent)["']?$/i;

/** Proposes a block with a number and its unit instead of `95 %`. */
function* figures(line: Line, value: WrittenValue): Iterable<Proposal> {
  const { key, words } = value;
  const [, sign, whole, decimals] = percentage.exec(words) ?? [];
  if (whole === undefined) return;
  const number = `${sign === '' || sign === '+' ? '' : '-'}${whole}${decimals === undefined ? '' : `.${decimals}`}`;
  const text = `{ number: ${number}, unit: percent${sign === '+' ? ', sign: true' : ''} }`;
  const place = placeOf(line, value);
  yield propose(place, 'format-invalid', {
    key,
    value: words.replaceAll(/^["']|["']$/g, ''),
    expected: 'figure',
    edits: written(line, value, text),
  });
}

/** Corrects the notation of telephone numbers and e-mail addresses. */
function* formats(line: Line, value: WrittenValue, { messages }: Scene): Iterable<Proposal> {
  const { key, words } = value;
  const bare = words.replace(/^["']|["']$/g, '');
  const number = bare
    .replace(/^00/, '+')
    .replace(/\(0\)/g, ' ')
    .replace(/[-/.()\s\u00a0–]+/g, ' ')
    .trim();
  const address = bare.replace(/^mailto:/i, '').replace(/\s*(?:@|[([{]\s*at\s*[)\]}]| at )\s*/i, '@');
  for (const meant of [/^\+[\d ]+$/.test(number) ? `"${number}"` : undefined, address.includes('@') ? address : undefined]) {
    if (meant === undefined || meant === words) continue;
    yield propose(placeOf(line, value), 'format-invalid', {
      key,
      value: bare,
      expected: messages[0] ?? 'other',
      edits: written(line, value, meant),
    });
  }
}
