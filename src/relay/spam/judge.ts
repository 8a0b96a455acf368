// Decides which messages are held for a person: those sent by programs, and those that read like the spam that every
// form gets. No message is refused: held ones are listed, and one command delivers them.
import { offers, subjects } from './phrases.ts';
import type { ReadToken } from './token.ts';

/** The token of a message: a valid one, none, one that another message has used, or `not asked for` if the form has no tokens. */
export type TokenUse = ReadToken | 'none' | 'used' | 'not asked for';

export interface Judged {
  /** The visitor's texts, by field. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly token: TokenUse;
  /** True if the field that people do not see is filled in. */
  readonly isTrapped: boolean;
}

/** A message with at least this many points is held. */
const enough = 4;
/** No person writes a message in fewer milliseconds. A page may restore a draft that is then sent at once, so speed alone is not enough. */
const fastest = 3_000;

/** A sign of spam: whether the message has it, the reason that is listed, and its points. */
type Sign = readonly [isMet: boolean, reason: string, points: number];

/** Returns why a message is held; empty if it is to be delivered. The reasons quote nothing from the message. */
export function judgeSpam(judged: Judged): readonly string[] {
  const met = [...behaviourSigns(judged), ...textSigns(judged.fields)].filter(([isMet]) => isMet);
  const points = met.reduce((total, [, , each]) => total + each, 0);
  return points >= enough ? met.map(([, reason]) => reason) : [];
}

const behaviourSigns = ({ token, isTrapped }: Judged): readonly Sign[] => [
  [isTrapped, 'hidden field', enough],
  [token === 'none', 'no token', enough],
  [token === 'used', 'used token', enough],
  [typeof token === 'object' && token.age < fastest, 'fast', 1],
];

const link = /\b(?:https?:\/\/|www\.)\S+/gi;
const markup = /<a\s|\[(?:url|link)\b|<\/?(?:p|br|div|span|b|strong)\b[^<>]*>/i;
const sum = /[$€£]\s?\d|\d\s?(?:[$€£]|usd|dollars)/gi;
const shortened = /\b(?:bit\.ly|tinyurl\.com|t\.me|wa\.me|goo\.gl|is\.gd|cutt\.ly|rb\.gy|telegra\.ph|shorturl\.at|linktr\.ee)\b/i;
const cheapDomain = /\.(?:xyz|top|click|icu|buzz|site|online|shop|ru|cn|su|space|website|fun|live|loan|win|bid|cyou|rest)(?:[/\s?#]|$)/i;
const messenger = /\b(?:telegram|whats ?app|skype|wechat|viber)\b[^\n]{0,20}(?:@\w|\+?\d{6}|:)/i;
const otherScripts =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Thai}]/gu;

/** Returns a text in the form that is compared with phrases: single spaces, no look-alike letters, no hidden characters. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[a-z])@(?=[a-z])/gi, 'a')
    .replace(/(?<=[a-z])0(?!\d)/gi, 'o')
    .replace(/(?<=[a-z])1(?=[a-z])/gi, 'i')
    .replace(/(?<=[a-z])3(?=[a-z])/gi, 'e');

function textSigns(fields: Judged['fields']): readonly Sign[] {
  const texts = Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, plain(value)] as const] : []));
  const whole = texts.map(([, text]) => text).join('\n');
  // E-mail addresses are excluded: their letters were not chosen for this message.
  const written = texts.flatMap(([, text]) => (/^[^\s@]+@[^\s@]+$/.test(text) ? [] : [text]));
  const [longest = ''] = written.sort((one, other) => other.length - one.length);
  return [...linkSigns(texts, whole), ...wordSigns(whole), ...shapeSigns(fields, longest)];
}

function linkSigns(texts: readonly (readonly [string, string])[], whole: string): readonly Sign[] {
  const links = countOf(link, whole);
  const inLine = texts.some(([name, text]) => (name === 'name' || name === 'subject') && /https?:\/\/|www\./i.test(text));
  return [
    [links > 0, 'links', links > 2 ? 3 : 1],
    [inLine, 'link in name or subject', 3],
    [markup.test(whole), 'markup', enough],
    [shortened.test(whole), 'shortened link', 3],
    [cheapDomain.test(whole), 'domain', 2],
  ];
}

function wordSigns(whole: string): readonly Sign[] {
  const met = subjects.filter((subject) => subject.test(whole)).length;
  return [
    [offers.some((offer) => offer.test(whole)), 'offer', enough],
    [met > 0, 'words', 2 * met],
    [messenger.test(whole), 'messenger', 2],
    [whole.split('\n').some((line) => countOf(sum, line) > 1), 'sums', 1],
    [/!{2,}|(?:^|\s)(?:\p{Lu}{4,}\s+){3}/u.test(whole), 'shouting', 1],
  ];
}

function shapeSigns({ name, message }: Judged['fields'], longest: string): readonly Sign[] {
  const foreign = countOf(otherScripts, longest) / Math.max(1, countOf(/\p{L}/gu, longest));
  return [
    [foreign > 0.4, 'script', 1],
    [isNoise(longest.trim()), 'noise', enough],
    [typeof name === 'string' && name.split(/\s+/).some(isNoise), 'name', 2],
    [typeof name === 'string' && name !== '' && name === message, 'same text in two fields', 3],
  ];
}

/** Returns whether a word consists of random letters: `XqKdRtPvzL`. */
const isNoise = (word: string): boolean =>
  /^[A-Za-z]{10,}$/.test(word) && (/[bcdfghjklmnpqrstvwxz]{6,}/i.test(word) || countOf(/[a-z][A-Z]/g, word) >= 3);

/** Returns how often `pattern`, which has the flag `g`, matches in `text`. */
const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;
