// Slips of people who write YAML by hand. Each hint describes the fix of its finding.
import { error } from '../define.ts';
import { syntax } from './yaml.ts';

interface InText {
  readonly text: string;
}

const inQuotes = 'Put the whole text into quotes.';

const brackets: Readonly<Record<string, string>> = { '{': 'brace', '}': 'brace', '[': 'bracket', ']': 'bracket' };

const places = (count: number): string => (count === 1 ? 'one space' : `${count} spaces`);

export const slips = {
  'yaml-comma': syntax<InText>(() => ({ message: 'This text has a comma: in braces and without quotes, it ends there.', hint: inQuotes })),
  'yaml-comment': syntax<InText>(() => ({
    message: 'A space and # begin a comment: the rest of this text is lost.',
    hint: `${inQuotes} If it is a comment, put a space after the #.`,
  })),
  'yaml-colon': syntax<InText>(() => ({
    message: 'A colon in a text without quotes makes a key of what is before it.',
    hint: inQuotes,
  })),
  'yaml-variable': syntax<InText>(() => ({
    message: 'A text that begins with a variable in braces needs quotes, or the brace begins a block of keys.',
    hint: inQuotes,
  })),
  'yaml-first-character': syntax<InText>(({ text }) => ({
    message: `A text without quotes cannot begin with ${text.slice(0, 1)}, which means something else there.`,
    hint: inQuotes,
  })),
  'yaml-quote-marks': syntax<InText>(() => ({
    message: 'Typographic quotes are letters of the text; around a value belong straight ones.',
    hint: 'Write " in their place.',
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
    message: 'In double quotes, a backslash begins a special character, and this is none.',
    hint: 'Put the text into single quotes, or write two backslashes.',
  })),
  'yaml-bracket-open': syntax<{ bracket: string; missing: string }>(({ bracket, missing }) => ({
    message: `This ${brackets[bracket] ?? 'bracket'} is never closed.`,
    hint: `Add ${missing} at the end.`,
  })),
  'yaml-bracket-extra': syntax<{ bracket: string }>(({ bracket }) => ({
    message: `This ${brackets[bracket] ?? 'bracket'} ${/[{[]/.test(bracket) ? 'is there twice' : 'closes nothing'}.`,
    hint: 'Delete it.',
  })),
  'yaml-comma-missing': syntax<{ key: string }>(({ key }) => ({
    message: `Between two entries in braces belongs a comma, also before "${key}".`,
    hint: 'Put a comma between them.',
  })),
  'yaml-colon-missing': syntax<{ key: string }>(({ key }) => ({
    message: `After the key "${key}" belongs a colon.`,
    hint: 'Write a colon and a space after the key.',
  })),
  'yaml-space': syntax<{ mark: string }>(({ mark }) => ({
    message: mark === '-' ? 'After the dash of a list entry belongs a space.' : 'After the colon of a key belongs a space.',
    hint: 'Put a space there.',
  })),
  'yaml-tab': syntax(() => ({
    message: 'A tab indents this line; YAML takes spaces only.',
    hint: 'Put two spaces in the place of each tab.',
  })),
  'yaml-invisible': syntax(() => ({
    message: 'This looks like a space and is another character, which often comes with copied text.',
    hint: 'Delete it and type a space.',
  })),
  'yaml-dash': syntax(() => ({
    message: 'The hyphen is missing: each entry of a list begins with one and a space.',
    hint: 'Put the hyphen where those of the other entries are.',
  })),
  'yaml-indent': syntax<{ indent: number; due: number }>(({ indent, due }) => ({
    message: `The line begins ${places(Math.abs(due - indent))} too far ${due > indent ? 'left' : 'right'}.`,
    hint: `Begin it with ${due === 0 ? 'no space' : places(due)}, as its neighbours do.`,
  })),
  'amount-notation': error<{ value: string; cents: number }>(({ value, cents }) => ({
    message: `${value} is not how amounts are written: they are whole cents, without point or comma, so that 999700 is €9,997.`,
    hint: `Write ${cents}.`,
  })),
  'date-notation': error<{ value: string; meant: string }>(({ value, meant }) => ({
    message: `${value} is not how dates are written here.`,
    hint: `Write ${meant}${meant.includes('T') ? ': the day, the time, and how far its clock is ahead of UTC' : ''}.`,
  })),
  'boolean-word': error<{ key: string; value: string; meant: string }>(({ key, value, meant }) => ({
    message: `"${key}" is true or false; ${value} is a text.`,
    hint: `Write ${meant}, without quotes.`,
  })),
  'text-without-language': error<{ key: string; value: string; languages: readonly string[] }>(({ key, languages }) => ({
    message: `"${key}" needs a text for each language: ${languages.join(', ')}.`,
    hint: 'Write the text of each language in braces, after the name of the language.',
  })),
};
