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

interface Signal {
  readonly reason: string;
  readonly points: number;
}

/** Returns why a message is held; empty if it is to be delivered. The reasons quote nothing from the message. */
export function judgeSpam(judged: Judged): readonly string[] {
  const signals = [...behaviourOf(judged), ...textSignals(judged.fields)];
  const points = signals.reduce((sum, signal) => sum + signal.points, 0);
  return points >= enough ? signals.map(({ reason }) => reason) : [];
}

function behaviourOf({ token, isTrapped }: Judged): Signal[] {
  const signals: Signal[] = [];
  if (isTrapped) signals.push({ reason: 'hidden field', points: enough });
  if (token === 'none') signals.push({ reason: 'no token', points: enough });
  if (token === 'used') signals.push({ reason: 'used token', points: enough });
  if (typeof token === 'object' && token.age < fastest) signals.push({ reason: 'fast', points: 1 });
  return signals;
}

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

function textSignals(fields: Judged['fields']): Signal[] {
  const texts = Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, plain(value)] as const] : []));
  const whole = texts.map(([, text]) => text).join('\n');
  // E-mail addresses are excluded: their letters were not chosen for this message.
  const written = texts.flatMap(([, text]) => (/^[^\s@]+@[^\s@]+$/.test(text) ? [] : [text]));
  const [longest = ''] = written.sort((one, other) => other.length - one.length);
  return [...linkSignals(texts, whole), ...wordSignals(whole), ...shapeSignals(fields, longest)];
}

function linkSignals(texts: readonly (readonly [string, string])[], whole: string): Signal[] {
  const links = whole.match(link)?.length ?? 0;
  const inLine = texts.some(([name, text]) => (name === 'name' || name === 'subject') && /https?:\/\/|www\./i.test(text));
  const signals: Signal[] = [];
  if (links > 0) signals.push({ reason: 'links', points: links > 2 ? 3 : 1 });
  if (inLine) signals.push({ reason: 'link in a line', points: 3 });
  if (markup.test(whole)) signals.push({ reason: 'markup', points: enough });
  if (shortened.test(whole)) signals.push({ reason: 'shortened link', points: 3 });
  if (cheapDomain.test(whole)) signals.push({ reason: 'domain', points: 2 });
  return signals;
}

function wordSignals(whole: string): Signal[] {
  const met = subjects.filter((subject) => subject.test(whole)).length;
  const signals: Signal[] = [];
  if (offers.some((offer) => offer.test(whole))) signals.push({ reason: 'offer', points: enough });
  if (met > 0) signals.push({ reason: 'words', points: 2 * met });
  if (messenger.test(whole)) signals.push({ reason: 'messenger', points: 2 });
  if (whole.split('\n').some((line) => (line.match(sum)?.length ?? 0) > 1)) signals.push({ reason: 'sums', points: 1 });
  if (/!{2,}|(?:^|\s)(?:\p{Lu}{4,}\s+){3}/u.test(whole)) signals.push({ reason: 'shouting', points: 1 });
  return signals;
}

/** Returns whether a word consists of random letters: `XqKdRtPvzL`. */
const isNoise = (word: string): boolean =>
  /^[A-Za-z]{10,}$/.test(word) && (/[bcdfghjklmnpqrstvwxz]{6,}/i.test(word) || (word.match(/[a-z][A-Z]/g)?.length ?? 0) >= 3);

function shapeSignals({ name, message }: Judged['fields'], longest: string): Signal[] {
  const signals: Signal[] = [];
  const foreign = (longest.match(otherScripts)?.length ?? 0) / Math.max(1, longest.match(/\p{L}/gu)?.length ?? 0);
  if (foreign > 0.4) signals.push({ reason: 'script', points: 1 });
  if (isNoise(longest.trim())) signals.push({ reason: 'noise', points: enough });
  if (typeof name === 'string' && name.split(/\s+/).some(isNoise)) signals.push({ reason: 'name', points: 2 });
  if (typeof name === 'string' && name !== '' && name === message) signals.push({ reason: 'the same in fields', points: 3 });
  return signals;
}
