// Values of a wrong type or notation: `yes` for true, a number instead of a text, a text without its language, a
// telephone number with slashes.
import { blank } from '../../../diagnostics/fix.ts';
import type { NotationName } from '../../../model/notations.ts';
import { asName } from '../../fixes/as-name.ts';
import { currencyCode } from '../currency-code.ts';
import { type Proposal, propose, replaced } from '../proposal.ts';
import { quoted, unquoted } from '../quote.ts';
import { onValues, type Scene } from '../slip-kind.ts';
import { valuesOn, type WrittenValue } from '../values.ts';

const yes = /^["']?(?:yes|ja|on|true|wahr|x)["']?$/i;
const no = /^["']?(?:no|nein|off|false|falsch)["']?$/i;

export const wrongValues = onValues(valuesOn, function* (value, scene) {
  const { key, words, line } = value;
  const meant = yes.test(words) ? 'true' : no.test(words) ? 'false' : undefined;
  if (meant !== undefined) yield propose(value, 'boolean-word', { key, value: words, meant, edits: replaced(value, meant) });
  // Numbers and other values that should be texts.
  if (!/^["'{[&*!]/.test(words)) yield propose(value, 'text-unquoted', { key, value: words, edits: replaced(value, quoted(words)) });
  if (scene.figures.has(line.index)) yield* figures(value);
  if (scene.texts.has(line.index)) yield* bareTexts(value, scene);
  yield* formats(value, scene);
  yield* paths(value, scene);
  // Words are one entry of a list of texts, but several names: `languages: de en`.
  const lists = /^[\w-]+(?:[\s,;]+[\w-]+)*$/.test(words) ? new Set([words, words.split(/[\s,;]+/).join(', ')]) : [];
  for (const list of lists)
    yield propose(value, 'type-wrong', { key, expected: 'list', actual: 'text', edits: replaced(value, `[${list}]`) });
});

/** Proposes a text by language instead of `title: Contact`. */
function* bareTexts(value: WrittenValue, { languages, locales }: Scene): Iterable<Proposal> {
  const { key, words } = value;
  if (/^[{[&*!]/.test(words)) return;
  const own = /^(["']).*\1$/.test(words) ? words : quoted(words);
  // Values without letters are the same in every language.
  const others = /\p{Letter}/u.test(words) ? quoted(blank) : own;
  // Files outside of collections, such as site.yaml, have all languages of the site.
  const needed = languages.length > 0 ? languages : locales.list;
  const [first = locales.source, ...rest] = needed;
  const text = `{ ${[`${first}: ${own}`, ...rest.map((language) => `${language}: ${others}`)].join(', ')} }`;
  yield propose(value, 'text-without-language', { key, value: words, languages: needed, edits: replaced(value, text) });
}

const percentage = /^["']?([+−-]?)\s*(\d+)(?:[.,](\d+))?\s*(?:%|Prozent|percent)["']?$/i;

/** Proposes a block with a number and its unit instead of `95 %`. */
function* figures(value: WrittenValue): Iterable<Proposal> {
  const { key, words } = value;
  const [, sign, whole, decimals] = percentage.exec(words) ?? [];
  if (whole === undefined) return;
  const number = `${sign === '' || sign === '+' ? '' : '-'}${whole}${decimals === undefined ? '' : `.${decimals}`}`;
  const text = `{ number: ${number}, unit: percent${sign === '+' ? ', sign: true' : ''} }`;
  yield propose(value, 'format-invalid', { key, value: unquoted(words), expected: 'figure', edits: replaced(value, text) });
}

/** Corrects the notation of telephone numbers, e-mail addresses and currencies. */
function* formats(value: WrittenValue, { messages, locales }: Scene): Iterable<Proposal> {
  const { key, words } = value;
  const bare = unquoted(words);
  const number = bare
    .replace(/^00/, '+')
    .replace(/\(0\)/g, ' ')
    .replace(/[-/.()\s\u00a0–]+/g, ' ')
    .trim();
  const address = bare.replace(/^mailto:/i, '').replace(/\s*(?:@|[([{]\s*at\s*[)\]}]| at )\s*/i, '@');
  for (const meant of [/^\+[\d ]+$/.test(number) ? `"${number}"` : undefined, address.includes('@') ? address : undefined]) {
    if (meant === undefined || meant === words) continue;
    const args = { key, value: bare, expected: messages[0] ?? 'other' };
    yield propose(value, 'format-invalid', { ...args, edits: replaced(value, meant) });
  }
  const tags = locales.list.map((locale) => locales.of(locale).tag);
  const code = messages.some((message) => message === ('currency' satisfies NotationName)) ? currencyCode(bare, tags) : undefined;
  if (code !== undefined) yield propose(value, 'format-invalid', { key, value: bare, expected: 'currency', edits: replaced(value, code) });
}

const notationsOfPaths: readonly string[] = ['address', 'oldAddress', 'path', 'redirectTarget'] satisfies NotationName[];

/** Corrects the notation of the path of a page, or of a redirect to another site. */
function* paths(value: WrittenValue, { messages }: Scene): Iterable<Proposal> {
  const { key, words } = value;
  const bare = unquoted(words);
  const [, ending = ''] = /((?:\/index)?(?:\.html?)?\/*)$/i.exec(bare) ?? [];
  const path = `/${bare.slice(0, bare.length - ending.length).replace(/^(?:https?:\/\/[^/]+)?\/*/, '')}`;
  // Only an old address may have other letters. A value with brackets, quotes, commas or colons is no path.
  const inLetters = /[{}[\]"',:]/.test(path)
    ? path
    : path
        .split('/')
        .map((part) => asName(part) ?? '')
        .join('/');
  // The two addresses of a redirect are often on one line, so that one of them remains wrong.
  for (const expected of messages.filter((message) => notationsOfPaths.includes(message)))
    for (const meant of [bare.replace(/^http:/, 'https:'), path, ...(expected === 'oldAddress' ? [] : [inLetters])])
      if (meant !== bare && !/^\/$|\/\/|.\/$/.test(meant.replace(/^https?:\/\//, '')))
        yield { ...propose(value, 'format-invalid', { key, value: bare, expected, edits: replaced(value, meant) }), isTold: true };
}
