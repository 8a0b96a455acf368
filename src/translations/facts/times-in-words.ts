// Reads times of day that languages without data of their own write with words: `午後3時半` in Japanese, `9h30` in Portuguese.
import { time } from './date-tokens.ts';
import type { Reader, TestedReader } from './reader.ts';

const morning = '午前|上午|早上|凌晨|오전';
const evening = '午後|下午|傍晚|晚上|中午|오후';

/** Reads matches with the groups: the half of the day, the hours, the minutes, the word for half an hour. */
const read: Reader[1] = ([, part = '', hours = '', minutes, halfHour]) => [
  time(hours, minutes?.padStart(2, '0') ?? (halfHour === undefined ? '00' : '30'), new RegExp(evening).test(part) ? 'pm' : part && 'am'),
];

const reader = (source: string, needed: RegExp): TestedReader => [new RegExp(source, 'gu'), read, needed];

const parts = `(?:(${morning}|${evening})\\s?)`;
const minutes = '(?:(\\d{1,2})分|(半))?';
const none = '()';

// A number before the Chinese word for "o'clock" can also count points, and the Portuguese "h" also hours.
const languages: Readonly<Record<string, readonly TestedReader[]>> = {
  ja: [reader(`${parts}?(\\d{1,2})時(?!間)${minutes}`, /時/u)],
  zh: [
    reader(`${parts}(\\d{1,2})[時时點点](?![間间])${minutes}`, /[時时點点]/u),
    reader(`${none}(\\d{1,2})(?:[時时](?![間间])|[點点](?=\\d{1,2}分|[半整鐘钟]))${minutes}`, /[時时點点]/u),
  ],
  ko: [reader(`${parts}?(\\d{1,2})시(?!간)(?:\\s?(\\d{1,2})분|\\s?(반))?`, /시/u)],
  pt: [
    reader(`${none}\\b(\\d{1,2})\\s?h\\s?(\\d\\d)(?:min)?(?!\\d)`, /h/u),
    reader(`${none}(?<=[àÀ]s\\s)(\\d{1,2})\\s?h(?:oras)?(?:\\s?(\\d\\d))?(\\se meia)?`, /h/u),
  ],
  tr: [reader(`${none}(?<=\\b[Ss]aat\\s)(\\d{1,2})\\.(\\d\\d)(?!\\d)`, /[Ss]aat/u)],
};

/** Returns readers of times for the language of a tag (BCP 47). */
export const timesInWords = (tag: string): readonly TestedReader[] => languages[new Intl.Locale(tag).language] ?? [];
