// Slips in YAML that is written by hand. Each hint describes the fix of its finding.
import { error } from '../define.ts';
import { syntax } from './yaml.ts';

interface InText {
  readonly text: string;
}

const inQuotes = 'Put the whole text into quotes.';

const brackets: Readonly<Record<string, string>> = { '{': 'brace', '}': 'brace', '[': 'bracket', ']': 'bracket' };

/** Formats 1799700 cents as `17,997 euros`. */
const euros = (cents: number): string => `${new Intl.NumberFormat('en').format(cents / 100)} euros`;

const places = (count: number): string => (count === 1 ? 'one space' : `${count} spaces`);

export const slips = {
  'yaml-comma': syntax<InText>(() => ({ message: 'In braces, a text without quotes ends at its first comma.', hint: inQuotes })),
  'yaml-comment': syntax<InText>(() => ({
    message: 'A space and # begin a comment: the rest of this text is lost.',
    hint: `${inQuotes} If it is a comment, put a space after the #.`,
  })),
  'yaml-colon': syntax<InText>(() => ({
    message: 'In a text without quotes, a colon turns the words before it into a key.',
    hint: inQuotes,
  })),
  'yaml-variable': syntax<InText>(() => ({
    message: 'A text that begins with a fact in braces needs quotes; otherwise the brace begins a block of keys.',
    hint: inQuotes,
  })),
  'yaml-first-character': syntax<InText>(({ text }) => ({
    message: `A text without quotes cannot begin with ${text.slice(0, 1)}, which means something else there.`,
    hint: inQuotes,
  })),
  'yaml-quote-marks': syntax<InText>(() => ({
    message: 'Typographic quotes are part of the text; a value needs straight quotes around it.',
    hint: 'Write " instead.',
  })),
  'yaml-quote-inside': syntax<{ quote: string }>(({ quote }) => ({
    message: quote === "'" ? 'In single quotes, an apostrophe ends the text.' : 'A double quote inside the text ends it.',
    hint: quote === "'" ? 'Put the text into double quotes.' : 'Put the text into single quotes, or a backslash before the quotes in it.',
  })),
  'yaml-quote-open': syntax<{ quote: string }>(({ quote }) => ({
    message: `There is a quote (${quote}) on one side of the text only.`,
    hint: 'Put the same one on the other side, too.',
  })),
  'yaml-backslash': syntax(() => ({
    message: 'In double quotes, a backslash begins a special character, but this is not one.',
    hint: 'Put the text into single quotes, or write two backslashes.',
  })),
  'yaml-bracket-open': syntax<{ bracket: string; missing: string }>(({ bracket, missing }) => ({
    message: `This ${brackets[bracket] ?? 'bracket'} is never closed.`,
    hint: `Add ${missing} at the end.`,
  })),
  'yaml-bracket-extra': syntax<{ bracket: string }>(({ bracket }) => ({
    message: `This ${brackets[bracket] ?? 'bracket'} ${/[{[]/.test(bracket) ? 'is typed twice' : 'closes nothing'}.`,
    hint: 'Delete it.',
  })),
  'yaml-comma-missing': syntax<{ key: string }>(({ key }) => ({
    message: `A comma is missing before "${key}": entries in braces and brackets are separated by commas.`,
    hint: 'Put a comma between them.',
  })),
  'yaml-colon-missing': syntax<{ key: string }>(({ key }) => ({
    message: `A colon is missing after the key "${key}".`,
    hint: 'Write a colon and a space after the key.',
  })),
  'yaml-space': syntax<{ mark: string }>(({ mark }) => ({
    message: mark === '-' ? 'A space is missing after the hyphen of a list entry.' : 'A space is missing after the colon of a key.',
    hint: 'Add a space there.',
  })),
  'yaml-tab': syntax(() => ({
    message: 'This line is indented with a tab; YAML allows only spaces.',
    hint: 'Replace each tab with two spaces.',
  })),
  'yaml-invisible': syntax(() => ({
    message: 'This looks like a space but is another character, which often comes with copied text.',
    hint: 'Delete it and type a space.',
  })),
  'yaml-dash': syntax(() => ({
    message: 'The hyphen is missing: each entry of a list begins with a hyphen and a space.',
    hint: 'Put the hyphen where those of the other entries are.',
  })),
  'yaml-indent': syntax<{ indent: number; due: number }>(({ indent, due }) => ({
    message: `The line begins ${places(Math.abs(due - indent))} too far ${due > indent ? 'left' : 'right'}.`,
    hint: `Begin it with ${due === 0 ? 'no space' : places(due)}, as its neighbours do.`,
  })),
  'amount-notation': error<{ value: string; cents: number; orCents?: number | undefined }>(({ value, cents, orCents }) => ({
    message: `${value} is not a valid amount: write whole cents, without point or comma. 999700 is €9,997.`,
    hint:
      orCents === undefined ? `Write ${cents}.` : `If it is ${euros(orCents)}, write ${orCents}; if it is ${euros(cents)}, write ${cents}.`,
  })),
  /** `base` is the line at which the common ancestor of the two versions begins, if git has written it between them. */
  'merge-conflict': syntax<{ start: number; base?: number | undefined; middle: number; end: number }>(({ start, base, middle, end }) => ({
    message: `Two versions of this file were merged and differ here: one is in lines ${start} to ${base ?? middle}, the other in lines ${middle} to ${end}.`,
    hint: `Keep one of the two or write a third, and delete lines ${start}, ${base === undefined ? middle : `${base} to ${middle}`} and ${end}.`,
  })),
  'yaml-comment-mark': syntax<{ mark: string }>(({ mark }) => ({
    message: `In YAML, comments begin with #; ${mark} is read as content.`,
    hint: 'Begin the comment with # and a space.',
  })),
  'yaml-comment-rest': syntax<{ from: number; to: number; above: number }>(({ from, to, above }) => ({
    message: `Only a part of the entry that begins in line ${above} is a comment.`,
    hint: from === to ? `Make line ${from} a comment, too.` : `Make lines ${from} to ${to} comments, too.`,
  })),
  'yaml-list-number': syntax<{ mark: string }>(({ mark }) => ({
    message: `Entries of a list are not numbered: "${mark}" becomes part of the key.`,
    hint: 'Write a hyphen and a space instead.',
  })),
  'yaml-line-missing': syntax<{ key: string }>(({ key }) => ({
    message: `"${key}" is on the line of another language.`,
    hint: `Begin a new line before "${key}", as far right as the first language.`,
  })),
  'yaml-comma-extra': syntax(() => ({ message: 'There must be no comma at the end of this line.', hint: 'Delete it.' })),
  /** `isWhole` is true if the number must be an integer. */
  'number-notation': error<{ key: string; value: string; readings: readonly string[]; isWhole?: true }>(
    ({ key, value, readings, isWhole }) => ({
      message: `"${key}" is a ${isWhole ? 'whole number: only digits' : 'number: digits, and a point before decimals'}. ${value} is not a valid number.`,
      hint: readings.length === 1 ? `Write ${readings[0]}.` : `Write ${readings.join(' or ')}, whichever is meant.`,
    }),
  ),
  /** `contact` is a line for site.yaml, which the link needs. */
  'link-notation': error<{ value: string; block: string; contact?: string | undefined }>(({ value, block, contact }) => ({
    message: `A link names its target in braces; "${value}" is only a text.`,
    hint: `Write link: ${block}${contact === undefined ? '' : `, and under "contacts" in content/site.yaml: ${contact}`}.`,
  })),
  'date-notation': error<{ value: string; meant: string; orMeant?: string | undefined }>(({ value, meant, orMeant }) => ({
    message: `${value} is not a valid date.`,
    hint: `Write ${orMeant === undefined ? meant : `${meant} or ${orMeant}, whichever is meant`}${meant.includes('T') ? ': the day, the time, and its offset from UTC' : ''}.`,
  })),
  'boolean-word': error<{ key: string; value: string; meant: string }>(({ key, value, meant }) => ({
    message: `"${key}" is true or false; ${value} is a text.`,
    hint: `Write ${meant}, without quotes.`,
  })),
  'text-without-language': error<{ key: string; value: string; languages: readonly string[] }>(({ key, languages }) => ({
    message: `"${key}" needs a text for each language: ${languages.join(', ')}.`,
    hint: 'Write the texts of all languages in one pair of braces, each after the key of its language.',
  })),
};
